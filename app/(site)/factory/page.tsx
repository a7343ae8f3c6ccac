import { listPage } from "@/app/(site)/list-page";
import { GalleryGrid } from "@/components/company/gallery-grid";
import { listRooms } from "@/db/queries/company/galleries";
import { GALLERIES } from "@/lib/links/section-lists";

const route = listPage(GALLERIES.factory, listRooms, (items, headingLevel) => (
  <GalleryGrid items={items} headingLevel={headingLevel} hasLead />
));

export const generateMetadata = route.metadata;
export default route.page;
