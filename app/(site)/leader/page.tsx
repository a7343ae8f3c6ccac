import { listPage } from "@/app/(site)/list-page";
import { VisitList } from "@/components/company/visit-list";
import { listVisits } from "@/db/queries/company/galleries";
import { GALLERIES } from "@/lib/links/section-lists";

const route = listPage(GALLERIES.leaders, listVisits, (items) => <VisitList items={items} />);

export const generateMetadata = route.metadata;
export default route.page;
