import { caseListPage } from "@/app/(site)/case-list-page";
import { LISTS } from "@/lib/links/section-lists";

const route = caseListPage(LISTS.buildings);

export const generateMetadata = route.metadata;
export default route.page;
