import { notFound } from "next/navigation";
import { ClosedPage } from "@/components/page/closed-page";
import { CLOSED_PAGES } from "@/lib/routes/closed-pages";
import { closedMetadata } from "@/lib/seo/closed-seo";
import { routeId } from "@/lib/routes/params";

type Props = PageProps<"/Receipt/[id]">;

/** Any whole number may be a receipt; nothing is said about which ones exist. */
async function load({ params }: Props) {
  const id = routeId.parse((await params).id) || notFound();
  return { ...CLOSED_PAGES.receipt, path: `${CLOSED_PAGES.receipt.path}/${id}` };
}

export const generateMetadata = async (props: Props) => closedMetadata(await load(props));

export default async function ReceiptPage(props: Props) {
  return <ClosedPage {...await load(props)} />;
}
