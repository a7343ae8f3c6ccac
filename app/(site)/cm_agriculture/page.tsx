import { listPage } from "@/app/(site)/list-page";
import { solutionCards } from "@/app/(site)/solution-cards";
import { listSolutions } from "@/db/queries/articles/solutions";
import { LISTS } from "@/lib/links/section-lists";

const route = listPage(
  LISTS.breeding,
  (request) => listSolutions({ type: LISTS.breeding.type, ...request }),
  solutionCards,
);

export const generateMetadata = route.metadata;
export default route.page;
