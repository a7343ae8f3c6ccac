import { ClosedPage } from "@/components/section/closed-page";
import { CLOSED_PAGES } from "@/lib/closed-pages";
import { closedMetadata } from "@/lib/closed-seo";

export const generateMetadata = () => closedMetadata(CLOSED_PAGES.posted);

export default function PostedPage() {
  return <ClosedPage {...CLOSED_PAGES.posted} />;
}
