"use client";

import type { FormEvent } from "react";
import { Button } from "@/components/ui/button-link";
import { addLine } from "./add-line";
import { type AddToCartProps, AddToCartMarkup, fieldsOf, type Line, WORDS } from "./add-to-cart-markup";

/** Adds a product to the list. Without JavaScript the form is posted and redirects to the list. */
export function AddToCart(props: AddToCartProps) {
  const add = (event: FormEvent) => {
    event.preventDefault();
    void addLine(new URLSearchParams(fieldsOf(props)));
  };
  return <AddToCartMarkup {...props} onSubmit={add} />;
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
