import { listPage } from "@/app/(site)/list-page";
import { CaseGrid } from "@/components/case/case-grid";
import { listCasesWithProducts } from "@/db/queries/cases";
import { LISTS } from "@/lib/routes/section-lists";

const route = listPage(
  LISTS.manufacturing,
  (request) => listCasesWithProducts({ type: LISTS.manufacturing.type, ...request }),
  (items, headingLevel) => <CaseGrid items={items} headingLevel={headingLevel} />,
);

export const generateMetadata = route.metadata;
export default route.page;
