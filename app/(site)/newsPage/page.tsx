import { combinedPage } from "@/app/(site)/list-page";
import { ArticleGrid } from "@/components/news/article-grid";
import { NewsGrid } from "@/components/news/news-grid";
import { ArticleIndex, SubjectLinks } from "@/components/news/article-index";
import { indexArticles, listArticles } from "@/db/queries/articles/news";
import { NEWS_TYPE } from "@/lib/constants";
import { COMBINED } from "@/lib/links/section-lists";

const route = combinedPage(
  COMBINED.news,
  listArticles,
  (items, headingLevel, type) =>
    type === NEWS_TYPE.company ? (
      <NewsGrid items={items} headingLevel={headingLevel} />
    ) : (
      <>
        <SubjectLinks {...indexArticles(type)} />
        <ArticleGrid items={items} headingLevel={headingLevel} />
      </>
    ),
  {
    below: (type) =>
      type === NEWS_TYPE.industry && <ArticleIndex {...indexArticles(type)} headingLevel={3} />,
  },
);

export const generateMetadata = route.metadata;
export default route.page;
