import { combinedPage } from "@/app/(site)/list-page";
import { CaseGrid } from "@/components/case/case-grid";
import { listCasesWithProducts } from "@/db/cases";
import { COMBINED } from "@/lib/section-lists";

const route = combinedPage(COMBINED.cases, listCasesWithProducts, (items, headingLevel) => (
  <CaseGrid items={items} headingLevel={headingLevel} />
));

export const generateStaticParams = () => [];
export const generateMetadata = route.metadata;
export default route.page;
