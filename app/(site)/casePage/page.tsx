import { combinedPage } from "@/app/(site)/list-page";
import { CaseGrid } from "@/components/case/case-grid";
import { listCaseCards } from "@/db/queries/articles/case-cards";
import { COMBINED } from "@/lib/links/section-lists";

const route = combinedPage(COMBINED.cases, listCaseCards, (items, headingLevel) => (
  <CaseGrid items={items} headingLevel={headingLevel} />
));

export const generateMetadata = route.metadata;
export default route.page;
