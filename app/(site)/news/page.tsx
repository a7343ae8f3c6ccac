import { listPage } from "@/app/(site)/list-page";
import { ArticleGrid } from "@/components/news/article-grid";
import { ArticleIndex, SubjectLinks } from "@/components/news/article-index";
import { indexArticles, listArticles } from "@/db/queries/articles/news";
import { LISTS } from "@/lib/links/section-lists";

const route = listPage(
  LISTS.trade,
  (request) => listArticles({ type: LISTS.trade.type, ...request }),
  (items, headingLevel) => (
    <>
      <SubjectLinks {...indexArticles(LISTS.trade.type)} />
      <ArticleGrid items={items} headingLevel={headingLevel} />
    </>
  ),
  () => <ArticleIndex {...indexArticles(LISTS.trade.type)} headingLevel={2} />,
);

export const generateMetadata = route.metadata;
export default route.page;
