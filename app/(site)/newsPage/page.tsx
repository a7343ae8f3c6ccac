import { combinedPage } from "@/app/(site)/list-page";
import { NewsGrid } from "@/components/news/news-grid";
import { listNews } from "@/db/queries/news";
import { NEWS_TYPE } from "@/lib/catalog";
import { COMBINED } from "@/lib/routes/section-lists";

const route = combinedPage(COMBINED.news, listNews, (items, headingLevel, type) => (
  <NewsGrid items={items} headingLevel={headingLevel} isLinked={type === NEWS_TYPE.company} />
));

export const generateMetadata = route.metadata;
export default route.page;
