import { listPage } from "@/app/(site)/list-page";
import { NewsGrid } from "@/components/news/news-grid";
import { listArticles } from "@/db/queries/articles/news";
import { LISTS } from "@/lib/links/section-lists";

const route = listPage(
  LISTS.company,
  (request) => listArticles({ type: LISTS.company.type, ...request }),
  (items, headingLevel) => <NewsGrid items={items} headingLevel={headingLevel} />,
);

export const generateMetadata = route.metadata;
export default route.page;
