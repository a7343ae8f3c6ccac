import { ClosedPage } from "@/components/page/closed-page";
import { CLOSED_PAGES } from "@/lib/routes/closed-pages";
import { closedMetadata } from "@/lib/seo/closed-seo";

export const generateMetadata = () => closedMetadata(CLOSED_PAGES.cart);

export default function CartPage() {
  return <ClosedPage {...CLOSED_PAGES.cart} />;
}
