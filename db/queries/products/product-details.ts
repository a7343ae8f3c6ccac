import { getTableColumns } from "drizzle-orm";
import { isAmong, prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { products } from "@/db/schema";
import { commaList } from "@/lib/image-url";
import type { OrderCode } from "@/lib/order-code/shape";
import { assemble, type ProductTable } from "@/lib/parameters/assemble";
import type { Value } from "@/lib/parameters/parameter";
import type { RegisterMap } from "@/lib/registers/map";
import type { Revision } from "@/lib/revision";
import { factColumns, type ParameterLine, readFacts } from "./product-facts";
import { readRegisters, registersColumn } from "./registers";
import { readRevisions, revisionsColumn } from "./revisions";

export type ProductDetail = Omit<typeof products.$inferSelect, "sort" | "createtime" | "updatetime"> & {
  typename: string;
  image: string;
  /** The lines of its parameter table, which `maincontent` includes as well. */
  lines: ParameterLine[];
  values: Value[];
  tables: ProductTable[];
  /** How its order codes are made. */
  code: OrderCode | undefined;
  /** Its traits: how it is drawn (drawings/geometry), its role in calculators, and the calculator that its page links to. */
  outline: string;
  wiring: string[];
  role: string;
  tool: string;
  preset: string;
  /** `maincontent` with placeholders for its tables. */
  prose: string;
  /** Its Modbus registers; undefined if it has none. */
  registers: RegisterMap | undefined;
  /** Newest first. */
  revisions: Revision[];
};

const detailsOf = prepared((orm) =>
  orm
    .select({
      ...getTableColumns(products),
      ...factColumns,
      registers: registersColumn,
      revisions: revisionsColumn,
    })
    .from(products)
    .where(isAmong(products.id, "ids"))
    .prepare(),
);
type DetailRow = ReturnType<ReturnType<typeof detailsOf>["all"]>[number];

function toDetail(row: DetailRow): ProductDetail {
  const { sort: _sort, createtime: _createtime, updatetime: _updatetime, traits: _traits, ...detail } = row;
  const facts = readFacts(row);
  const { lines, tables } = facts;
  return {
    ...detail,
    ...facts,
    prose: row.maincontent,
    registers: readRegisters(row.registers),
    revisions: readRevisions(row.revisions),
    maincontent: assemble(row.maincontent, lines, tables),
    wirecontent: assemble(row.wirecontent, lines, tables),
    typename: getCategoryPath(row.type).at(-1)?.name ?? "",
    image: commaList(row.images)[0] ?? "",
  };
}

/** Lists and searches show the same products repeatedly; one takes 10 to 50 KB. */
const MOST_KEPT = 200;
const kept = perContentVersion(() => new Map<number, ProductDetail>());

/** The products with these ids and all their data, in the order of the ids; those not cached yet are read in one statement. */
export function getProducts(ids: readonly number[]): ProductDetail[] {
  if (ids.length === 0) return [];
  const known = kept();
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return ids.flatMap((id) => known.get(id) ?? []);
  const read = detailsOf()
    .all({ ids: JSON.stringify(unknown) })
    .map(toDetail);
  const all = new Map([...known, ...read.map((detail) => [detail.id, detail] as const)]);
  if (known.size + read.length > MOST_KEPT) known.clear();
  for (const detail of read.slice(0, MOST_KEPT)) known.set(detail.id, detail);
  return ids.flatMap((id) => all.get(id) ?? []);
}

export const getProduct = (id: number): ProductDetail | undefined => getProducts([id])[0];
