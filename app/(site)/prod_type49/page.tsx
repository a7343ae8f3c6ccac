import { typePage } from "@/app/(site)/type-page";

const route = typePage(49);

export const generateMetadata = route.metadata;
export default route.page;
