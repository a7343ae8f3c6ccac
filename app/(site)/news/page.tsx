import { listPage } from "@/app/(site)/list-page";
import { ArticleGrid } from "@/components/news/article-grid";
import { listArticles } from "@/db/queries/articles/news";
import { LISTS } from "@/lib/links/section-lists";

const route = listPage(
  LISTS.trade,
  (request) => listArticles({ type: LISTS.trade.type, ...request }),
  (items, headingLevel) => <ArticleGrid items={items} headingLevel={headingLevel} />,
);

export const generateMetadata = route.metadata;
export default route.page;
