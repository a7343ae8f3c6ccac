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

/** Products per slice, some milliseconds of work; other requests are served between slices. */
const SLICE = 50;
const MOST_OPTIONS = 2000;

/** The sets that a product is a member of: holders of its values and products of its categories. */
type Own = Pick<Entry, "standing"> & { holders: Holders[] };

/** Which products match which option: one set of product places per option, made at first use. */
export class FilterIndex {
  /** The product at each place; the place of a product never changes. */
  readonly ids: number[] = [];
  private readonly placeOf = new Map<number, number>();
  private readonly owned: (Own | undefined)[] = [];
  private readonly values = new Map<string, Values>();
  /** Categories, stored like the choices of a parameter. */
  private readonly categories = new Values();
  private readonly combinations = new Combinations();
  private readonly options = new Map<string, BitSet>();
  private readonly figuresOf = new Map<string, Float64Array>();
  /** Places in list order. */
  private order: number[] = [];
  private isMoved = true;

  constructor(
    /** The filter parameters when the index was built. */
    readonly keys: string,
    /** The number of the last change that is included. */
    public change: number,
  ) {}

  /** Updates these products from the store. */
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

  /** Drops the sets, as the meaning of an option depends on the dictionary, and restores list order if products were added, removed or moved. */
  settle(): this {
    this.options.clear();
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

  /** For each group of combined parameters among the chosen ones, the products that have them together. */
  together = (chosen: Chosen): BitSet[] => this.combinations.together(chosen, this.all);

  /** The products that match an option of a parameter. `isPlain`: only by a single figure or choice, and without a condition. */
  having(name: string, option: string, { isPlain = false } = {}): BitSet {
    return this.kept(`${name}${isPlain ? "==" : "="}${option}`, () =>
      this.valuesOf(name).having(option, askedSpan(name, option), this.ids.length, isPlain),
    );
  }

  /** The products that have any value of a parameter. */
  knowing(name: string): BitSet {
    return this.kept(name, () => this.valuesOf(name).known(this.ids.length));
  }

  /** The distinct figures of a parameter. */
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

  /** The places of a set in list order, at most `most`. */
  listed(set: BitSet, most = Infinity): number[] {
    const found: number[] = [];
    if (set.isEmpty) return found;
    for (const place of this.order) {
      if (found.length >= most) break;
      if (set.has(place)) found.push(place);
    }
    return found;
  }

  /** For each place the largest figure of the first of these parameters that the product has, else Infinity. */
  largest(names: readonly string[]): Float64Array {
    const known = this.figuresOf.get(names.join());
    if (known) return known;
    const figures = new Float64Array(this.ids.length).fill(Infinity);
    for (const name of names.toReversed()) this.valuesOf(name).writeLargest(figures);
    this.figuresOf.set(names.join(), figures);
    return figures;
  }
}

/** Builds the index in slices, between which other requests are served. */
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
    // The index has no values of a parameter that was no filter when it was built.
    const isGood = before?.keys === filterKeys();
    return (await takeIn(before && isGood ? before : await make(), take)).settle();
  },
  catalogueVersion,
);

/** The index of the current catalogue. News do not invalidate it. */
export const filterIndex = index.present;

/** The index for answers that may be slightly stale: the previous one while an update takes long. */
export const recentFilterIndex = index.recent;
