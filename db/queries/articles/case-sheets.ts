import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { keptDetails } from "@/db/queries/lists/list";
import { cases, caseSheets } from "@/db/schema-cases";
import { type OneLine, oneLineShape } from "@/lib/one-line/shape";
import { MOST_PIECES } from "@/lib/inquiry/cart-limits";
import { TOOL_NAMES } from "@/lib/links/tools";
import { parsed, words } from "./stored-shapes";

/** Measure words for equipment. */
const COUNTED = ["台", "只", "组", "套", "面"] as const;

/** Installed equipment with order codes. */
export const equipmentShape = z.array(
  z.strictObject({
    product: z.int("产品要写编号").positive("编号要大于 0"),
    code: words(100),
    quantity: z.int("数量要写成整数").min(1, "数量至少 1").max(MOST_PIECES, `数量最多 ${MOST_PIECES}`),
    unit: z.enum(COUNTED, `单位要写 ${COUNTED.join("、")} 之一`).default("台"),
    /** Place or purpose. */
    use: words(40),
  }),
);

/** The calculator used for the selection, and its inputs. */
export const calculationShape = z.strictObject({
  tool: z.enum(TOOL_NAMES, `计算工具要写 ${TOOL_NAMES.join("、")} 之一`),
  values: z.record(z.string(), z.string('数值要写在引号里，如 "0.86"')),
  /** The number of equal installations, one of which the calculator covers. */
  count: z.int("份数要写成整数").min(1, "份数至少 1").default(1),
  /** What the values refer to. */
  says: words(120),
});

export type Equipment = z.infer<typeof equipmentShape>[number];
export type Calculation = z.infer<typeof calculationShape>;

export type CaseSheet = {
  createtime: string;
  maincontent: string;
  equipment: readonly Equipment[];
  diagram: OneLine | undefined;
  calculation: Calculation | undefined;
};

const byCase = prepared((orm) =>
  orm
    .select({ createtime: cases.createtime, sheet: caseSheets })
    .from(cases)
    .leftJoin(caseSheets, eq(caseSheets.case, cases.id))
    .where(eq(cases.id, sql.placeholder("id")))
    .prepare(),
);

/**
 * Details of a case's own page; undefined if there is no such case.
 * @throws if the stored JSON is invalid, which is a fault of a migration
 */
export const getCaseSheet: (id: number) => CaseSheet | undefined = keptDetails((id) => {
  const row = byCase().get({ id });
  if (!row) return undefined;
  const { createtime, sheet } = row;
  return {
    createtime,
    maincontent: sheet?.maincontent ?? "",
    equipment: parsed(equipmentShape, sheet?.equipment) ?? [],
    diagram: parsed(oneLineShape, sheet?.diagram),
    calculation: parsed(calculationShape, sheet?.calculation),
  };
});
