import { setImmediate as turn } from "node:timers/promises";
import { catalogueVersion } from "@/db/content-version";
import { type Changed, lastChange, takeIn } from "@/db/page-changes";
import { builtInBackground } from "@/db/per-content-version";
import type { Chosen } from "@/lib/links/filters";
import { askedSpan } from "./asked-span";
import { BitSet } from "./bit-set";
import { Combinations } from "./filter-combinations";
import { entriesOf, type Entry, filterKeys, idsInListOrder } from "./filter-entries";
import { type Holders, leave, Values } from "./filter-values";

/** Products read between two moments for others: some milliseconds. */
const SLICE = 50;
const MOST_OPTIONS = 2000;

/** What a product is among: those who have its values, and those of its categories. */
type Own = Pick<Entry, "standing"> & { holders: Holders[] };

/** Which products have what: sets of their places in the index, one for each option, made when it is first asked for. */
export class FilterIndex {
  /** The product of each place; a product keeps its own. */
  readonly ids: number[] = [];
  private readonly placeOf = new Map<number, number>();
  private readonly owned: (Own | undefined)[] = [];
  private readonly values = new Map<string, Values>();
  /** Categories as choices. */
  private readonly categories = new Values();
  private readonly combinations = new Combinations();
  private readonly options = new Map<string, BitSet>();
  private readonly figuresOf = new Map<string, Float64Array>();
  /** Places in the order of lists. */
  private order: number[] = [];
  private isMoved = true;

  constructor(
    /** The parameters that are filters. */
    readonly keys: string,
    /** The number of the last change that it has. */
    public change: number,
  ) {}

  /** Takes these products as they are now. */
  take(ids: readonly number[]) {
    this.options.clear();
    this.figuresOf.clear();
    const entries = new Map(entriesOf(ids).map((entry) => [entry.id, entry]));
    for (const id of ids) {
      const place = this.placeOf.get(id) ?? this.ids.length;
      this.ids[place] = id;
      this.placeOf.set(id, place);
      const [before, entry] = [this.owned[place], entries.get(id)];
      if (before?.standing !== entry?.standing) this.isMoved = true;
      leave(before?.holders ?? [], place);
      this.combinations.remove(place);
      this.owned[place] = entry && { standing: entry.standing, holders: this.added(entry, place) };
    }
  }

  private added({ categories, values, combinations }: Entry, place: number): Holders[] {
    for (const rows of combinations) this.combinations.add(rows, place);
    const known = values.map(([key, ...value]) => {
      const list = this.values.get(key) ?? new Values();
      this.values.set(key, list);
      return list.add(value, place);
    });
    const own = categories.map((id) => this.categories.add([null, null, 0, 0, String(id)], place));
    return [...known, ...own];
  }

  /** Puts all into the order of lists, where one came, went or moved. */
  settle(): this {
    if (this.isMoved) this.order = idsInListOrder().flatMap((id) => this.placeOf.get(id) ?? []);
    this.isMoved = false;
    return this;
  }

  private kept(asked: string, make: () => BitSet): BitSet {
    const found = this.options.get(asked) ?? make();
    if (this.options.size >= MOST_OPTIONS) this.options.clear();
    this.options.set(asked, found);
    return found;
  }

  private valuesOf = (name: string): Values => this.values.get(name) ?? new Values();

  /** All products. */
  get all(): BitSet {
    return this.kept("", () => BitSet.of(this.ids.length, [{ members: this.order }]));
  }

  /** Of what was chosen, those products that have it together where they have it only so; no sets where nothing belongs together. */
  together = (chosen: Chosen): BitSet[] => this.combinations.together(chosen, this.all);

  /** The products that have this option of a parameter; plainly: as a figure or a choice of its own, without a condition. */
  having(name: string, option: string, { isPlain = false } = {}): BitSet {
    const span = askedSpan(name, option);
    // What stands on a band's border may be in it or not, as editors offer bands beside it.
    const asked = `${name}${isPlain ? "==" : "="}${option}${span?.isAbove ? ">" : ""}`;
    return this.kept(asked, () => this.valuesOf(name).having(option, span, this.ids.length, isPlain));
  }

  /** The products of which anything of a parameter is known. */
  knowing(name: string): BitSet {
    return this.kept(name, () => this.valuesOf(name).known(this.ids.length));
  }

  /** The figures that products have of a parameter, each once. */
  figures = (name: string): readonly number[] => this.valuesOf(name).figures();

  /** The products at or below a category. */
  inCategory(category: number): BitSet {
    return this.kept(`/${category}`, () =>
      this.categories.having(String(category), undefined, this.ids.length),
    );
  }

  /** Whether a product is one of these. */
  isIn = (set: BitSet, id: number): boolean => set.has(this.placeOf.get(id) ?? -1);

  of(ids: Iterable<number>): BitSet {
    const found = new BitSet(this.ids.length);
    for (const id of ids) found.add(this.placeOf.get(id) ?? -1);
    return found;
  }

  /** The places of a set in the order of lists; the first ones, where no more are wanted. */
  listed(set: BitSet, most = Infinity): number[] {
    const found: number[] = [];
    if (set.isEmpty) return found;
    for (const place of this.order) {
      if (found.length >= most) break;
      if (set.has(place)) found.push(place);
    }
    return found;
  }

  /** The largest figure that each product has of the first of these parameters that it has, by places. */
  largest(names: readonly string[]): Float64Array {
    const known = this.figuresOf.get(names.join());
    if (known) return known;
    const figures = new Float64Array(this.ids.length).fill(Infinity);
    for (const name of names.toReversed()) this.valuesOf(name).writeLargest(figures);
    this.figuresOf.set(names.join(), figures);
    return figures;
  }
}

/** Every product, slice by slice, so that nobody waits for the whole. */
async function make(): Promise<FilterIndex> {
  const index = new FilterIndex(filterKeys(), lastChange());
  const ids = idsInListOrder();
  for (let from = 0; from < ids.length; from += SLICE) {
    index.take(ids.slice(from, from + SLICE));
    await turn();
  }
  return index;
}

function take(index: FilterIndex, changed: Changed) {
  const ids = changed.get("products");
  if (ids) index.take(ids);
}

const index = builtInBackground(
  "filters",
  async (before?: FilterIndex) => {
    // Of a parameter that is a filter from now on it has no values.
    const isGood = before?.keys === filterKeys();
    return (await takeIn(before && isGood ? before : await make(), take)).settle();
  },
  catalogueVersion,
);

/** The index of the present catalogue; a piece of news changes nothing of it. */
export const filterIndex = index.present;

/** The same for what need not be of this moment: where it takes long, the index while changes are taken in. */
export const recentFilterIndex = index.recent;
