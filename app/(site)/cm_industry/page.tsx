import { listPage } from "@/app/(site)/list-page";
import { SolutionGrid } from "@/components/solution/solution-grid";
import { listSolutions } from "@/db/queries/articles/solutions";
import { LISTS } from "@/lib/links/section-lists";

const route = listPage(
  LISTS.industry,
  (request) => listSolutions({ type: LISTS.industry.type, ...request }),
  (items, headingLevel) => <SolutionGrid items={items} headingLevel={headingLevel} />,
);

export const generateMetadata = route.metadata;
export default route.page;
