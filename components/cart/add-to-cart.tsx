"use client";

import type { FormEvent } from "react";
import { Button } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { addLine } from "./add-line";
import styles from "./add-to-cart.module.css";

type Line = { product: number; code?: string | undefined; quantity?: number; note?: string };

type Props = Line & {
  /** The product's name, for screen readers: such buttons come in rows. */
  name?: string;
  /** `small` in rows, cards and tables. */
  variant?: "secondary" | "ghost" | "small";
  className?: string | undefined;
};

const WORDS = "加入询价单";

/** Left-out fields take the API's defaults: one piece, no code, no note. */
const fieldsOf = ({ product, code, quantity, note }: Line): Record<string, string> => ({
  product_id: String(product),
  ...(code && { code }),
  ...(quantity && { quantity: String(quantity) }),
  ...(note && { note }),
});

/** Adds a product to the list. Without JavaScript the form is posted and redirects to the list. */
export function AddToCart({ name, variant = "secondary", className, ...line }: Props) {
  const fields = fieldsOf(line);
  const add = (event: FormEvent) => {
    event.preventDefault();
    void addLine(new URLSearchParams(fields));
  };
  return (
    <form
      method="post"
      action={CART_CHANGE}
      className={classNames(styles[variant], className)}
      onSubmit={add}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        type="submit"
        name="do"
        value="add"
        variant={variant === "ghost" ? "ghost" : "secondary"}
        {...(variant === "ghost" && { icon: "list" })}
      >
        {WORDS}
        {name && <span className="visually-hidden">{` ${name}`}</span>}
      </Button>
    </form>
  );
}

/** The same inside another form, whose current choices only JavaScript knows. */
export const AddChosenToCart = (line: Line) => (
  <Button
    variant="secondary"
    className="script-only"
    onClick={() => void addLine(new URLSearchParams(fieldsOf(line)))}
  >
    {WORDS}
  </Button>
);
