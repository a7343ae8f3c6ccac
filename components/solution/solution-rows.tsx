import { PictureRows } from "@/components/ui/picture-rows";
import type { SolutionBrief } from "@/db/queries/articles/solution-sheets";
import type { SolutionItem } from "@/db/queries/articles/solutions";

type Props = {
  items: readonly SolutionItem[];
  briefs: ReadonlyMap<number, SolutionBrief>;
};

/** Solutions that use a product: each links to its page, with problem and results. */
export const SolutionRows = ({ items, briefs }: Props) => (
  <PictureRows
    swipes
    rows={items.map(({ id, title, image }) => {
      const brief = briefs.get(id);
      return {
        href: `/cm_detail/${id}`,
        title,
        image,
        lines: brief && { kind: brief.problem, result: brief.target },
      };
    })}
  />
);
