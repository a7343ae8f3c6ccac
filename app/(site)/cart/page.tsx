import { ClosedPage } from "@/components/section/closed-page";
import { CLOSED_PAGES } from "@/lib/closed-pages";
import { closedMetadata } from "@/lib/closed-seo";

export const generateMetadata = () => closedMetadata(CLOSED_PAGES.cart);

export default function CartPage() {
  return <ClosedPage {...CLOSED_PAGES.cart} />;
}
