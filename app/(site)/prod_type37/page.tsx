import { typePage } from "@/app/(site)/type-page";

const route = typePage(37);

export const generateMetadata = route.metadata;
export default route.page;
