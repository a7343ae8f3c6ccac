import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { isAmong, prepared } from "@/db/client";
import { solutionSheets } from "@/db/schema-cases";
import { type OneLine, oneLineShape } from "@/lib/one-line/shape";
import { keptDetails } from "@/db/queries/lists/list";
import { parsed, words } from "./stored-shapes";

const MOST_FIGURES = 4;

/** The results of the solution in a few figures. */
export const figuresShape = z
  .array(z.strictObject({ label: words(12), value: words(20) }))
  .max(MOST_FIGURES, `最多 ${MOST_FIGURES} 项指标`);

/** Problem, typical load, devices and target values (THDi, cos φ). */
const briefWords = { problem: words(24), load: words(40), target: words(32) };
/** As written by editors, devices by id. */
export const briefShape = z.strictObject({
  ...briefWords,
  devices: z.array(z.int()).min(1, "至少一台设备").max(4, "最多四台设备"),
});
/** As stored and shown, devices by kind and model. */
const shownBriefShape = z.strictObject({ ...briefWords, devices: z.array(z.string()) });

export type SolutionBrief = z.infer<typeof shownBriefShape>;
export type SolutionSheet = {
  brief: SolutionBrief | undefined;
  figures: z.infer<typeof figuresShape>;
  diagram: OneLine | undefined;
};

const NOTHING: SolutionSheet = { brief: undefined, figures: [], diagram: undefined };

const bySolution = prepared((orm) =>
  orm
    .select({
      brief: solutionSheets.brief,
      figures: solutionSheets.figures,
      diagram: solutionSheets.diagram,
    })
    .from(solutionSheets)
    .where(eq(solutionSheets.solution, sql.placeholder("id")))
    .prepare(),
);

/** @throws if the stored JSON is invalid, which is a fault of a migration */
export const getSolutionSheet: (solution: number) => SolutionSheet = keptDetails((id) => {
  const row = bySolution().get({ id });
  if (!row) return NOTHING;
  return {
    brief: parsed(shownBriefShape, row.brief),
    figures: figuresShape.parse(JSON.parse(row.figures)),
    diagram: parsed(oneLineShape, row.diagram),
  };
});

const briefsBySolution = prepared((orm) =>
  orm
    .select({ solution: solutionSheets.solution, brief: solutionSheets.brief })
    .from(solutionSheets)
    .where(isAmong(solutionSheets.solution, "ids"))
    .prepare(),
);

/** The briefs of these solutions by id, as far as they have one. */
export const solutionBriefs: (ids: readonly number[]) => Map<number, SolutionBrief> = keptDetails(
  (ids) =>
    new Map(
      briefsBySolution()
        .all({ ids: JSON.stringify(ids) })
        .flatMap(({ solution, brief: stored }) => {
          const brief = parsed(shownBriefShape, stored);
          return brief ? [[solution, brief] as const] : [];
        }),
    ),
  (ids) => ids.join(),
);
