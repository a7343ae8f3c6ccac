import type { FormEventHandler } from "react";
import { ButtonMarkup } from "@/components/ui/button-link-markup";
import { classNames } from "@/components/ui/class-names";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import styles from "./add-to-cart.module.css";

export type Line = { product: number; code?: string | undefined; quantity?: number; note?: string };

export type AddToCartProps = Line & {
  /** The product's name, for screen readers: such buttons come in rows. */
  name?: string;
  /** `small` in rows, cards and tables. */
  variant?: "secondary" | "ghost" | "small";
  className?: string | undefined;
};

export const WORDS = "加入询价单";

/** Left-out fields take the API's defaults: one piece, no code, no note. */
export const fieldsOf = ({ product, code, quantity, note }: Line): Record<string, string> => ({
  product_id: String(product),
  ...(code && { code }),
  ...(quantity && { quantity: String(quantity) }),
  ...(note && { note }),
});

type Props = AddToCartProps & { onSubmit?: FormEventHandler };

/**
 * Adds a product to the list. Without JavaScript the form is posted and redirects to the list.
 * This is the server component, for use inside StaticMarkup, where AddByForms sends it; elsewhere use AddToCart.
 */
export function AddToCartMarkup({ name, variant = "secondary", className, onSubmit, ...line }: Props) {
  return (
    <form
      method="post"
      action={CART_CHANGE}
      className={classNames(styles[variant], className)}
      data-adds={onSubmit ? undefined : ""}
      onSubmit={onSubmit}
    >
      {Object.entries(fieldsOf(line)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ButtonMarkup
        type="submit"
        name="do"
        value="add"
        variant={variant === "ghost" ? "ghost" : "secondary"}
        {...(variant === "ghost" && { icon: "list" })}
      >
        {WORDS}
        {name && <span className="visually-hidden">{` ${name}`}</span>}
      </ButtonMarkup>
    </form>
  );
}
