import { caseListPage } from "@/app/(site)/case-list-page";
import { LISTS } from "@/lib/links/section-lists";

const route = caseListPage(LISTS.manufacturing);

export const generateMetadata = route.metadata;
export default route.page;
