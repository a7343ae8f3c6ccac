import { listPage } from "@/app/(site)/list-page";
import { GalleryGrid } from "@/components/company/gallery-grid";
import { listLeaders } from "@/db/queries/company/galleries";
import { GALLERIES } from "@/lib/links/section-lists";

const route = listPage(GALLERIES.leaders, listLeaders, (items, headingLevel) => (
  <GalleryGrid items={items} headingLevel={headingLevel} />
));

export const generateMetadata = route.metadata;
export default route.page;
