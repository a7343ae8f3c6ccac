import { eq, sql, sum } from "drizzle-orm";
import { prepared } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines, carts } from "@/db/schema-carts";
import type { Address } from "@/lib/inquiry/order";
import { commaList } from "@/lib/image-url";

/** A line of a list, in the spelling of the API; `checked` lines are sent with the list. */
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

// Inner join: lines of deleted products are hidden, and shown again if the product comes back.
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

/** The lines of a list, oldest first; empty if there is no list. */
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

/** The total quantity on a list; 0 if there is none. */
export const getCartSum = (cart: string | undefined): number =>
  cart === undefined ? 0 : Number(sumQuery().get({ cart })?.value ?? 0);

const addressQuery = prepared((orm) =>
  orm
    .select({ name: carts.name, phone: carts.phone, addres: carts.addres })
    .from(carts)
    .where(eq(carts.id, sql.placeholder("cart")))
    .prepare(),
);

/** The delivery address of a list; null if unset. */
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

/** The project name of a list; empty if unset. */
export const getCartProject = (cart: string | undefined): string =>
  cart === undefined ? "" : (projectQuery().get({ cart })?.project ?? "");

const createdQuery = prepared((orm) =>
  orm
    .select({ created: carts.created })
    .from(carts)
    .where(eq(carts.id, sql.placeholder("cart")))
    .prepare(),
);

/** Whether a list is from before `created` was stored; the cookie had another name behind TLS then. */
export const isFromBefore = (cart: string): boolean => createdQuery().get({ cart })?.created === "";
