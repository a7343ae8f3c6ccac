import { setImmediate as turn } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { sharedStore } from "@/db/connection";
import { catalogueVersion } from "@/db/content-version";
import { builtInBackground, builtPerContentVersion } from "@/db/per-content-version";
import { productCategories } from "@/db/schema";
import { parameters, productValues } from "@/db/schema-parameters";
import { statement } from "@/db/statement";
import { BitSet } from "./bit-set";
import type { Chosen } from "@/lib/links/filters";
import { type Combinations, readCombinations } from "./filter-combinations";
import { figuresOf, having, noValues, type Values } from "./filter-values";

/** Rows read between two moments for others: a millisecond or two, as a page that is made meanwhile waits for many of them. */
const SLICE = 1000;
const MOST_OPTIONS = 2000;

/** In plain SQL: Drizzle takes four times as long for 100,000 ids, and others wait for them. */
const inListOrder = () =>
  statement<[], number>(sharedStore(), "SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC")
    .pluck()
    .all();

const { product, place, key, min, max, choice, exclusive, condition } = productValues;

/** What the statement below selects, in its order. */
type Row = [
  product: number,
  place: number,
  key: string,
  min: number | null,
  max: number | null,
  choice: string,
  exclusive: number,
  condition: string,
];

const nextValues = prepared((orm) =>
  orm
    .select({ product, place, key, min, max, choice, exclusive, condition })
    .from(productValues)
    .innerJoin(parameters, and(eq(parameters.key, key), eq(parameters.filter, true)))
    .where(sql`(${product}, ${place}) > (${sql.placeholder("product")}, ${sql.placeholder("place")})`)
    .orderBy(product, place)
    .limit(SLICE)
    .prepare(),
);

const inCategory = prepared((orm) =>
  orm
    .select({ id: productCategories.product })
    .from(productCategories)
    .where(eq(productCategories.category, sql.placeholder("category")))
    .prepare(),
);

/** All values of filters, slice by slice, so that nobody waits for the whole. */
async function readValues(positionOf: ReadonlyMap<number, number>): Promise<Map<string, Values>> {
  const values = new Map<string, Values>();
  // Each text is held once, however many products have it.
  const choices = new Map<string, string>();
  for (let from = { product: -1, place: -1 }; ;) {
    const rows = nextValues().values(from) as Row[];
    for (const [id, , name, min, max, choice, isExclusive, condition] of rows) {
      const list = values.get(name) ?? noValues();
      values.set(name, list);
      if (isExclusive) list.exclusive.add(list.at.length);
      if (condition !== "") list.conditional.add(list.at.length);
      list.at.push(positionOf.get(id) ?? -1);
      list.min.push(min ?? -Infinity);
      list.max.push(max ?? Infinity);
      list.choice.push(choices.get(choice) ?? choice);
      choices.set(choice, choice);
    }
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return values;
    from = { product: last[0], place: last[1] };
    await turn();
  }
}

/** Which products have what: sets of places in list order, one for each option, made when it is first asked for. */
export class FilterIndex {
  private readonly options = new Map<string, BitSet>();
  private readonly covered = new Map<string, BitSet>();
  private readonly categories = new Map<number, BitSet>();
  private readonly figuresOfName = new Map<string, number[]>();

  constructor(
    readonly ids: readonly number[],
    private readonly positionOf: ReadonlyMap<number, number>,
    private readonly values: ReadonlyMap<string, Values>,
    private readonly combinations: Combinations,
  ) {
    this.all = this.of(ids);
  }

  /** All products. */
  readonly all: BitSet;

  /** Of what was chosen, those products that have it together where they have it only so; no sets where nothing belongs together. */
  together = (chosen: Chosen): BitSet[] => this.combinations.together(chosen);

  /** The products that have this option of a parameter; plainly: as a figure or a choice of its own, without a condition. */
  having(name: string, option: string, isPlain = false): BitSet {
    const asked = `${name}${isPlain ? "==" : "="}${option}`;
    const kept = this.options.get(asked);
    if (kept) return kept;
    const found = having(this.values.get(name) ?? noValues(), option, this.ids.length, isPlain);
    if (this.options.size >= MOST_OPTIONS) this.options.clear();
    this.options.set(asked, found);
    return found;
  }

  /** The products of which anything of a parameter is known. */
  knowing(name: string): BitSet {
    const kept = this.covered.get(name);
    if (kept) return kept;
    const found = new BitSet(this.ids.length);
    for (const place of this.values.get(name)?.at ?? []) found.add(place);
    this.covered.set(name, found);
    return found;
  }

  /** The figures that products have of a parameter, each once. */
  figures(name: string): readonly number[] {
    const kept = this.figuresOfName.get(name) ?? figuresOf(this.values.get(name) ?? noValues());
    this.figuresOfName.set(name, kept);
    return kept;
  }

  /** The products at or below a category. */
  inCategory(category: number): BitSet {
    const kept = this.categories.get(category);
    if (kept) return kept;
    const found = this.of(
      inCategory()
        .all({ category })
        .map(({ id }) => id),
    );
    this.categories.set(category, found);
    return found;
  }

  /** Whether a product is one of these. */
  isIn = (set: BitSet, id: number): boolean => set.has(this.positionOf.get(id) ?? -1);

  of(ids: Iterable<number>): BitSet {
    const found = new BitSet(this.ids.length);
    for (const id of ids) found.add(this.positionOf.get(id) ?? -1);
    return found;
  }

  /** The largest figure that each product has of the first of these parameters that it has. */
  largest(names: readonly string[]): Map<number, number> {
    const found = new Map<number, number>();
    for (const name of names.toReversed()) {
      const { at, min, max } = this.values.get(name) ?? noValues();
      const own = new Map<number, number>();
      at.forEach((place, nth) => {
        const figure = (max[nth] === Infinity ? min[nth] : max[nth]) ?? -Infinity;
        own.set(place, Math.max(own.get(place) ?? -Infinity, figure));
      });
      for (const [place, figure] of own) found.set(place, figure);
    }
    return found;
  }
}

async function build(): Promise<FilterIndex> {
  const ids = inListOrder();
  const positionOf = new Map(ids.map((id, at) => [id, at]));
  await turn();
  return new FilterIndex(ids, positionOf, await readValues(positionOf), await readCombinations(positionOf));
}

/** The index of the present catalogue; a piece of news makes nothing anew. */
export const filterIndex = builtPerContentVersion("filters", build, catalogueVersion);

/** The same for what need not be of this moment: where it takes long to build, the one before. */
export const recentFilterIndex = builtInBackground("filters", filterIndex, catalogueVersion);
