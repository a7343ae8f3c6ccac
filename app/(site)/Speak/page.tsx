import { ClosedPage } from "@/components/section/closed-page";
import { CLOSED_PAGES } from "@/lib/closed-pages";
import { closedMetadata } from "@/lib/closed-seo";

export const generateMetadata = () => closedMetadata(CLOSED_PAGES.speak);

export default function SpeakPage() {
  return <ClosedPage {...CLOSED_PAGES.speak} />;
}
