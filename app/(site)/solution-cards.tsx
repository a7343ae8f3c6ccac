import { SolutionGrid } from "@/components/solution/solution-grid";
import { solutionBriefs } from "@/db/queries/articles/solution-sheets";
import type { SolutionItem } from "@/db/queries/articles/solutions";

/** The solutions of a list with their purposes. */
export const solutionCards = (items: readonly SolutionItem[], headingLevel: 2 | 3) => (
  <SolutionGrid
    items={items}
    headingLevel={headingLevel}
    briefs={solutionBriefs(items.map(({ id }) => id))}
  />
);
