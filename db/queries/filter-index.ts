import { setImmediate as turn } from "node:timers/promises";
import { and, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { builtPerContentVersion } from "@/db/per-content-version";
import { productCategories, products } from "@/db/schema";
import { parameters, productValues } from "@/db/schema-parameters";
import { Bits } from "@/lib/bits";
import { type Span, readSpan } from "@/lib/parameters/option";
import { grouped } from "@/lib/grouped";

/** Rows read between two moments for others: some milliseconds. */
const SLICE = 4000;
const MOST_OPTIONS = 2000;

type Row = {
  product: number;
  place: number;
  key: string;
  min: number | null;
  max: number | null;
  choice: string;
};
type Values = { at: number; min: number; max: number; choice: string }[];

const inListOrder = prepared((orm) =>
  orm
    .select({ id: products.id })
    .from(products)
    .orderBy(desc(products.sort), desc(products.createtime), desc(products.id))
    .prepare(),
);

const { product, place, key, min, max, choice } = productValues;

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
  for (let from = { product: -1, place: -1 }; ;) {
    const rows: Row[] = nextValues().all(from);
    for (const [name, own] of grouped(rows, (row) => row.key)) {
      const list = values.get(name) ?? [];
      values.set(name, list);
      for (const row of own)
        list.push({
          at: placeOf.get(row.product) ?? -1,
          min: row.min ?? -Infinity,
          max: row.max ?? Infinity,
          choice: row.choice,
        });
    }
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return values;
    from = last;
    await turn();
  }
}

const touches = (value: Values[number], span: Span) =>
  value.choice === "" && value.min <= span.max && value.max >= span.min;

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
    for (const value of this.values.get(name) ?? [])
      if (value.choice === option || (span && touches(value, span))) found.add(value.at);
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
    for (const name of names.toReversed())
      for (const [at, own] of grouped(this.values.get(name) ?? [], (value) => value.at))
        found.set(at, Math.max(...own.map((value) => (value.max === Infinity ? value.min : value.max))));
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

/** The index of the present content. */
export const filterIndex = builtPerContentVersion(build);
