import { listPage } from "@/app/(site)/list-page";
import { NewsGrid } from "@/components/news/news-grid";
import { listNews } from "@/db/queries/news";
import { LISTS } from "@/lib/routes/section-lists";

const route = listPage(
  LISTS.trade,
  (request) => listNews({ type: LISTS.trade.type, ...request }),
  (items, headingLevel) => <NewsGrid items={items} headingLevel={headingLevel} isLinked={false} />,
);

export const generateMetadata = route.metadata;
export default route.page;
