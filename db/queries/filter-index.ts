import { setImmediate as turn } from "node:timers/promises";
import { and, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { catalogueVersion } from "@/db/content-version";
import { builtPerContentVersion } from "@/db/per-content-version";
import { productCategories, products } from "@/db/schema";
import { parameters, productValues } from "@/db/schema-parameters";
import { Bits } from "@/lib/bits";
import { type Span, readSpan } from "@/lib/parameters/option";

/** Rows read between two moments for others: some milliseconds. */
const SLICE = 4000;
const MOST_OPTIONS = 2000;

/** All values of a parameter, by columns: a million objects would take five times the memory. */
type Values = { at: number[]; min: number[]; max: number[]; choice: string[] };
const noValues = (): Values => ({ at: [], min: [], max: [], choice: [] });

const inListOrder = prepared((orm) =>
  orm
    .select({ id: products.id })
    .from(products)
    .orderBy(desc(products.sort), desc(products.createtime), desc(products.id))
    .prepare(),
);

const { product, place, key, min, max, choice } = productValues;

/** What the statement below selects, in its order. */
type Row = [
  product: number,
  place: number,
  key: string,
  min: number | null,
  max: number | null,
  choice: string,
];

const nextValues = prepared((orm) =>
  orm
    .select({ product, place, key, min, max, choice })
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
async function readValues(placeOf: ReadonlyMap<number, number>): Promise<Map<string, Values>> {
  const values = new Map<string, Values>();
  // Each text is held once, however many products have it.
  const choices = new Map<string, string>();
  for (let from = { product: -1, place: -1 }; ;) {
    const rows = nextValues().values(from) as Row[];
    for (const [id, , name, min, max, choice] of rows) {
      const list = values.get(name) ?? noValues();
      values.set(name, list);
      list.at.push(placeOf.get(id) ?? -1);
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

/**
 * Whether a product's figures fit what is asked. A bound covers every single figure on its side; of a span it must stand
 * inside: `≤10 ms` is in 1 to 20 ms and in at most 20, but promises no 1 ms, and is not 10 ms or more.
 */
function fits(min: number, max: number, span: Span): boolean {
  if (span.min < span.max) {
    if (min === -Infinity) return span.min < max && max <= span.max;
    if (max === Infinity) return span.min <= min && min < span.max;
  }
  return min <= span.max && max >= span.min;
}

/** Which products have what: sets of places in list order, one for each option, made when it is first asked for. */
export class FilterIndex {
  private readonly options = new Map<string, Bits>();
  private readonly categories = new Map<number, Bits>();

  constructor(
    readonly ids: readonly number[],
    private readonly placeOf: ReadonlyMap<number, number>,
    private readonly values: ReadonlyMap<string, Values>,
  ) {}

  /** The products that have this option of a parameter. */
  having(name: string, option: string): Bits {
    const asked = `${name}=${option}`;
    const kept = this.options.get(asked);
    if (kept) return kept;
    const span = readSpan(option);
    const found = new Bits(this.ids.length);
    const { at, min, max, choice } = this.values.get(name) ?? noValues();
    at.forEach((place, nth) => {
      const isIn = span && choice[nth] === "" && fits(min[nth] ?? NaN, max[nth] ?? NaN, span);
      if (isIn || choice[nth] === option) found.add(place);
    });
    if (this.options.size >= MOST_OPTIONS) this.options.clear();
    this.options.set(asked, found);
    return found;
  }

  /** The products at or below a category. */
  inCategory(category: number): Bits {
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

  of(ids: Iterable<number>): Bits {
    const found = new Bits(this.ids.length);
    for (const id of ids) found.add(this.placeOf.get(id) ?? -1);
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
  const ids = inListOrder()
    .all()
    .map(({ id }) => id);
  const placeOf = new Map(ids.map((id, at) => [id, at]));
  return new FilterIndex(ids, placeOf, await readValues(placeOf));
}

/** The index of the present catalogue; a piece of news makes nothing anew. */
export const filterIndex = builtPerContentVersion(build, catalogueVersion);
