import type { Metadata } from "next";
import { headers } from "next/headers";
import { ownerOf } from "@/app/api/order-owner";
import { CartPage } from "@/components/cart/cart-page";
import { CopiedList, NoCopy } from "@/components/cart/copied-list";
import { OwnSheet } from "@/components/cart/own-sheet";
import { getCartProject, listCartLines } from "@/db/queries/inquiry/carts";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { listFamilies } from "@/db/queries/categories/families";
import { getSharedList } from "@/db/queries/inquiry/shared-lists";
import { codedProduct, exampleCodes } from "@/db/queries/products/order-codes";
import { chinaDay } from "@/db/queries/inquiry/desk";
import { listOrders, type Owner } from "@/db/queries/inquiry/orders";
import { listUnread, listWritten } from "@/db/queries/inquiry/unread-lines";
import { quotationsOf } from "@/db/queries/inquiry/quotations";
import { readCartFaults } from "@/lib/inquiry/cart-faults";
import { CART } from "@/lib/inquiry/cart-limits";
import { readPasted } from "@/lib/inquiry/pasted";
import { standingText } from "@/lib/inquiry/standing";
import { readQuery } from "@/lib/links/query";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

/** The maximum of receipts shown; older ones are available from the API. */
const ORDERS_SHOWN = 12;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: "询价单",
    description: PAGE_TEXTS.cart.description,
    path: CART,
    noindex: true,
    nofollow: true,
  });

/** The sent lists, with their current states. */
function sentOf(owner: Owner) {
  const { items, total } = listOrders(owner, { page: 1, limit: ORDERS_SHOWN });
  const quoted = quotationsOf(items.map(({ number }) => number));
  const today = chinaDay(new Date());
  const standing = ({ number, state }: (typeof items)[number]) =>
    standingText(state, quoted.get(number)?.[0], today);
  return { items: items.map((order) => ({ ...order, standing: standing(order) })), total };
}

export default async function Cart({ searchParams }: PageProps<"/cart">) {
  const { fault = "", read = "", view, copy } = await readQuery(searchParams);
  const owner = ownerOf({ headers: await headers() });
  const { cart } = owner;
  if (copy !== undefined) {
    const shared = getSharedList(copy, new Date());
    return shared ? <CopiedList token={copy} {...shared} /> : <NoCopy />;
  }
  const listed = listCartLines(cart);
  const project = getCartProject(cart);
  if (view === "sheet" && listed.length > 0)
    return <OwnSheet lines={listed} project={project} now={new Date()} />;
  const written = listWritten(cart);
  const lines = listed.map((line) => ({
    ...line,
    written: written.get(line.id),
    example: codedProduct(line.product_id)?.ordercode,
    isDiscontinued: discontinuedOf(line.product_id) !== undefined,
  }));
  return (
    <CartPage
      lines={lines}
      faulty={readCartFaults(fault)}
      pasted={readPasted(read)}
      unread={listUnread(cart)}
      families={listFamilies()}
      examples={exampleCodes().map(({ ordercode }) => ordercode)}
      project={project}
      orders={sentOf(owner)}
      isSignedIn={owner.member !== undefined}
    />
  );
}
