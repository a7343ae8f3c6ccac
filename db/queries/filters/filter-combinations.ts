import { setImmediate as turn } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { parameters, productCombinations } from "@/db/schema-parameters";
import { BitSet } from "./bit-set";
import type { Chosen } from "@/lib/links/filters";
import { having, noValues, type Values } from "./filter-values";

const SLICE = 1000;
const MOST_OPTIONS = 2000;

const { product, place, key, figure, choice } = productCombinations;

const next = prepared((orm) =>
  orm
    .select({ product, place, key, figure, choice })
    .from(productCombinations)
    .innerJoin(parameters, and(eq(parameters.key, key), eq(parameters.filter, true)))
    .where(
      sql`(${product}, ${place}, ${key}) > (${sql.placeholder("product")}, ${sql.placeholder("place")}, ${sql.placeholder("key")})`,
    )
    .orderBy(product, place, key)
    .limit(SLICE)
    .prepare(),
);

type Row = ReturnType<ReturnType<typeof next>["all"]>[number];

/** Combinations of the same parameters, of all products: what each is of, and what it has of each parameter. */
class Group {
  private readonly options = new Map<string, BitSet>();

  constructor(
    /** The product of each combination, by its place in list order. */
    private readonly productOf: readonly number[],
    private readonly values: ReadonlyMap<string, Values>,
    /** The products that have none of this group: to them all is free. */
    private readonly others: BitSet,
  ) {}

  asked = (chosen: Chosen): string[] =>
    [...this.values.keys()].filter((name) => (chosen.get(name)?.length ?? 0) > 0);

  private having(name: string, option: string): BitSet {
    const asked = `${name}=${option}`;
    const kept = this.options.get(asked);
    if (kept) return kept;
    if (this.options.size >= MOST_OPTIONS) this.options.clear();
    const found = having(this.values.get(name) ?? noValues(), option, this.productOf.length);
    this.options.set(asked, found);
    return found;
  }

  /** The products of which one combination has something of everything that is asked. */
  fitting(chosen: Chosen): BitSet {
    const found = BitSet.or(this.others);
    const none = new BitSet(this.productOf.length);
    const [first = none, ...rest] = this.asked(chosen).map((name) =>
      BitSet.or(none, ...(chosen.get(name) ?? []).map((option) => this.having(name, option))),
    );
    for (const combination of BitSet.and(first, ...rest).members())
      found.add(this.productOf[combination] ?? -1);
    return found;
  }
}

/** What products have only together. */
export class Combinations {
  constructor(private readonly groups: readonly Group[]) {}

  /** For each group of which several parameters are asked, the products that have them together. */
  together = (chosen: Chosen): BitSet[] =>
    this.groups.flatMap((group) => (group.asked(chosen).length > 1 ? [group.fitting(chosen)] : []));
}

/** Rows in their order, slice by slice, so that nobody waits for the whole. */
async function* slices(): AsyncGenerator<Row[]> {
  for (let from: Pick<Row, "product" | "place" | "key"> = { product: -1, place: -1, key: "" }; ;) {
    const rows = next().all(from);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    from = last;
    await turn();
  }
}

/** A group while it is read. */
type Columns = { productOf: number[]; values: Map<string, Values> };

function add(groups: Map<string, Columns>, rows: readonly Row[], at: number) {
  // With one filter alone there is nothing that could go together.
  if (rows.length < 2) return;
  const keys = rows.map((row) => row.key).join();
  const group = groups.get(keys) ?? {
    productOf: [],
    values: new Map(rows.map((row) => [row.key, noValues()])),
  };
  groups.set(keys, group);
  for (const row of rows) {
    const list = group.values.get(row.key);
    list?.at.push(group.productOf.length);
    list?.min.push(row.figure ?? NaN);
    list?.max.push(row.figure ?? NaN);
    list?.choice.push(row.choice);
  }
  group.productOf.push(at);
}

function withOthers({ productOf, values }: Columns, positionOf: ReadonlyMap<number, number>): Group {
  const own = new Set(productOf);
  const others = new BitSet(positionOf.size);
  for (const at of positionOf.values()) if (!own.has(at)) others.add(at);
  return new Group(productOf, values, others);
}

/** The combinations of all products. */
export async function readCombinations(positionOf: ReadonlyMap<number, number>): Promise<Combinations> {
  const groups = new Map<string, Columns>();
  let rows: Row[] = [];
  const done = () => {
    const [first] = rows;
    if (first) add(groups, rows, positionOf.get(first.product) ?? -1);
    rows = [];
  };
  for await (const slice of slices())
    for (const row of slice) {
      const [first] = rows;
      if (first && (first.product !== row.product || first.place !== row.place)) done();
      rows.push(row);
    }
  done();
  return new Combinations([...groups.values()].map((group) => withOthers(group, positionOf)));
}
