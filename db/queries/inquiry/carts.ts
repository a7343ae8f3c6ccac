import { eq, sql, sum } from "drizzle-orm";
import { prepared } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines, carts } from "@/db/schema-carts";
import type { Address } from "@/lib/inquiry/order";
import { commaList } from "@/lib/image-url";

/** A line of a list, in the API's spelling; `checked` lines go along when the list is sent. */
export type CartLine = {
  id: number;
  product_id: number;
  title: string;
  model: string;
  image: string;
  code: string;
  quantity: number;
  note: string;
  checked: 0 | 1;
};

// The product is joined: a line whose product is gone is on no list, and on it again should the product come back.
const linesQuery = prepared((orm) =>
  orm
    .select({
      id: cartLines.id,
      product_id: products.id,
      title: products.title,
      model: products.model,
      images: products.images,
      code: cartLines.code,
      quantity: cartLines.quantity,
      note: cartLines.note,
      checked: cartLines.checked,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.product))
    .where(eq(cartLines.cart, sql.placeholder("cart")))
    .prepare(),
);

/** What is on a list, in the order in which it came; nothing where there is no list. */
export const listCartLines = (cart: string | undefined): CartLine[] =>
  cart === undefined
    ? []
    : linesQuery()
        .all({ cart })
        .sort((one, other) => one.id - other.id)
        .map(({ images, checked, ...line }) => ({
          ...line,
          image: commaList(images)[0] ?? "",
          checked: checked ? 1 : 0,
        }));

const sumQuery = prepared((orm) =>
  orm
    .select({ value: sum(cartLines.quantity) })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.product))
    .where(eq(cartLines.cart, sql.placeholder("cart")))
    .prepare(),
);

/** How many pieces are on a list; 0 where there is none. */
export const getCartSum = (cart: string | undefined): number =>
  cart === undefined ? 0 : Number(sumQuery().get({ cart })?.value ?? 0);

const addressQuery = prepared((orm) =>
  orm
    .select({ name: carts.name, phone: carts.phone, addres: carts.addres })
    .from(carts)
    .where(eq(carts.id, sql.placeholder("cart")))
    .prepare(),
);

/** Where the goods of a list would go; null where nothing was said. */
export function getCartAddress(cart: string | undefined): Address | null {
  const found = cart === undefined ? undefined : addressQuery().get({ cart });
  return found && found.addres !== "" ? found : null;
}

const projectQuery = prepared((orm) =>
  orm
    .select({ project: carts.project })
    .from(carts)
    .where(eq(carts.id, sql.placeholder("cart")))
    .prepare(),
);

/** What a list is for, empty where nothing was said. */
export const getCartProject = (cart: string | undefined): string =>
  cart === undefined ? "" : (projectQuery().get({ cart })?.project ?? "");

const createdQuery = prepared((orm) =>
  orm
    .select({ created: carts.created })
    .from(carts)
    .where(eq(carts.id, sql.placeholder("cart")))
    .prepare(),
);

/** Whether a list was made before its day was kept, and the cookie's name behind TLS was another. */
export const isFromBefore = (cart: string): boolean => createdQuery().get({ cart })?.created === "";
