import type { Metadata } from "next";
import { headers } from "next/headers";
import { ownerOf } from "@/app/api/order-owner";
import { ContactScreen } from "@/components/contact/contact-screen";
import { getCartAddress, getCartProject, listCartLines } from "@/db/queries/inquiry/carts";
import { listOrders } from "@/db/queries/inquiry/orders";
import { listUnread } from "@/db/queries/inquiry/unread-lines";
import { getProducts } from "@/db/queries/products/product-details";
import { getSolution } from "@/db/queries/articles/solutions";
import { SEND_LIST } from "@/lib/inquiry/cart-texts";
import type { About } from "@/lib/inquiry/message-about";
import { CONTACT_RESULT, type ContactResult } from "@/lib/inquiry/contact-result";
import { CONTACT, readAsked } from "@/lib/inquiry/contact-address";
import { routeId } from "@/lib/http/params";
import { readQuery } from "@/lib/links/query";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/contact">;

type Asked = ReturnType<typeof readAsked>;

const isResult = (value: string): value is ContactResult => Object.hasOwn(CONTACT_RESULT, value);

function aboutOf({ products: ids, solution: id, code, about: words }: Asked): About | undefined {
  const products = getProducts(ids).map(({ id, model, title }) => ({
    ...{ kind: "product" as const, id },
    name: [model, title].filter(Boolean).join(" "),
  }));
  const found = id === undefined ? undefined : getSolution(id);
  const solutions = found ? [{ kind: "solution" as const, id: found.id, name: found.title }] : [];
  const subjects = [...products, ...solutions];
  return subjects.length > 0 || code || words ? { subjects, code, words } : undefined;
}

async function load({ searchParams }: Props) {
  const query = await readQuery(searchParams);
  const { result = "", number } = query;
  const asked = readAsked(query);
  return {
    result: isResult(result) ? result : undefined,
    number: routeId.parse(number) || undefined,
    asked: aboutOf(asked),
    isOrder: asked.list,
  };
}

/** The lines of the visitor's list that are sent with the message. */
async function listToSend() {
  const owner = ownerOf({ headers: await headers() });
  const { cart } = owner;
  const unread = listUnread(cart).map(({ written }) => written);
  const [last] = listOrders(owner, { page: 1, limit: 1 }).items;
  return {
    lines: listCartLines(cart).filter((line) => line.checked),
    delivery: getCartAddress(cart),
    project: getCartProject(cart),
    unread,
    last,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { result, asked, isOrder } = await load(props);
  return pageMetadata({
    title: result ? CONTACT_RESULT[result] : isOrder ? SEND_LIST : "联系我们",
    description: PAGE_TEXTS.contact.description,
    path: CONTACT,
    noindex: isOrder || result !== undefined || asked !== undefined,
  });
}

export default async function ContactPage(props: Props) {
  const { isOrder, ...loaded } = await load(props);
  return <ContactScreen {...loaded} list={isOrder ? await listToSend() : undefined} />;
}
