import { Card } from "@/components/ui/card";
import { AlignedCardGrid, CardGrid } from "@/components/ui/card-grid";
import type { SolutionBrief } from "@/db/queries/articles/solution-sheets";
import type { SolutionItem } from "@/db/queries/articles/solutions";
import { BriefLines } from "./brief-lines";

type Props = {
  items: readonly SolutionItem[];
  headingLevel: 2 | 3;
  /** Problem, load, devices and target of each: three per row, or four if that fills the rows. */
  briefs?: ReadonlyMap<number, SolutionBrief>;
};

export function SolutionGrid({ items, headingLevel, briefs }: Props) {
  const Grid = briefs ? AlignedCardGrid : CardGrid;
  return (
    <Grid columns={briefs && items.length % 4 > 0 ? 3 : 4}>
      {items.map(({ id, title, image }) => {
        const brief = briefs?.get(id);
        return (
          <Card key={id} title={title} image={image} href={`/cm_detail/${id}`} headingLevel={headingLevel}>
            {brief && <BriefLines brief={brief} />}
          </Card>
        );
      })}
    </Grid>
  );
}
