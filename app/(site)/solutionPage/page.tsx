import { combinedPage } from "@/app/(site)/list-page";
import { SolutionGrid } from "@/components/solution/solution-grid";
import { listSolutions } from "@/db/queries/articles/solutions";
import { COMBINED } from "@/lib/links/section-lists";

const route = combinedPage(COMBINED.solutions, listSolutions, (items, headingLevel) => (
  <SolutionGrid items={items} headingLevel={headingLevel} />
));

export const generateMetadata = route.metadata;
export default route.page;
