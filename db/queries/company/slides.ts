import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { banners, bannerTexts } from "@/db/schema-company";
import type { GalleryItem } from "./galleries";
import { inListOrder } from "@/db/queries/lists/list";

type SlideText = Omit<typeof bannerTexts.$inferSelect, "banner">;
/** A banner of the home page, with or without text. */
export type Slide = GalleryItem & { text: SlideText | null };

const first = prepared((orm) => {
  const { sentence, label, href, side } = bannerTexts;
  return orm
    .select({
      id: banners.id,
      image: banners.image,
      title: banners.title,
      text: { sentence, label, href, side },
    })
    .from(banners)
    .leftJoin(bannerTexts, eq(bannerTexts.banner, banners.id))
    .orderBy(...inListOrder(banners))
    .limit(sql.placeholder("limit"))
    .prepare();
});

/** The first banners in list order, with their texts. */
export const firstSlides = (limit: number): Slide[] => first().all({ limit });
