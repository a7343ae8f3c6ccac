import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { solutionSheets } from "@/db/schema-cases";
import { type OneLine, oneLineShape } from "@/lib/one-line/shape";
import { keptDetails } from "@/db/queries/lists/list";

const MOST_FIGURES = 4;
const words = (longest: number) =>
  z.string("要写成文字").trim().min(1, "不能为空").max(longest, `不超过 ${longest} 个字`);

/** What the solution reaches, in a few figures. */
export const figuresShape = z
  .array(z.strictObject({ label: words(12), value: words(20) }))
  .max(MOST_FIGURES, `最多 ${MOST_FIGURES} 项指标`);

export type SolutionSheet = { figures: z.infer<typeof figuresShape>; diagram: OneLine | undefined };

const NOTHING: SolutionSheet = { figures: [], diagram: undefined };

const bySolution = prepared((orm) =>
  orm
    .select({ figures: solutionSheets.figures, diagram: solutionSheets.diagram })
    .from(solutionSheets)
    .where(eq(solutionSheets.solution, sql.placeholder("id")))
    .prepare(),
);

/** @throws when the stored JSON has another shape, which is a fault of a migration */
export const getSolutionSheet: (solution: number) => SolutionSheet = keptDetails((id) => {
  const row = bySolution().get({ id });
  if (!row) return NOTHING;
  return {
    figures: figuresShape.parse(JSON.parse(row.figures)),
    diagram: row.diagram === "" ? undefined : oneLineShape.parse(JSON.parse(row.diagram)),
  };
});
