import { combinedPage } from "@/app/(site)/list-page";
import { GalleryGrid } from "@/components/company/gallery-grid";
import { listHonours } from "@/db/queries/honours";
import { COMBINED } from "@/lib/routes/section-lists";

const route = combinedPage(COMBINED.honours, listHonours, (items, headingLevel) => (
  <GalleryGrid
    items={items.map(({ id, image, tilte }) => ({ id, image, title: tilte }))}
    headingLevel={headingLevel}
    isWhole
  />
));

export const generateMetadata = route.metadata;
export default route.page;
