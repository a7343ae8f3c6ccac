import { combinedPage } from "@/app/(site)/list-page";
import { solutionCards } from "@/app/(site)/solution-cards";
import { listSolutions } from "@/db/queries/articles/solutions";
import { COMBINED } from "@/lib/links/section-lists";

const route = combinedPage(COMBINED.solutions, listSolutions, solutionCards);

export const generateMetadata = route.metadata;
export default route.page;
