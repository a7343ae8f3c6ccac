import { ClosedPage } from "@/components/page/closed-page";
import { CLOSED_PAGES } from "@/lib/routes/closed-pages";
import { closedMetadata } from "@/lib/seo/closed-seo";

export const generateMetadata = () => closedMetadata(CLOSED_PAGES.stickReply);

export default function StickReplyPage() {
  return <ClosedPage {...CLOSED_PAGES.stickReply} />;
}
