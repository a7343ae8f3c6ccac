"use client";

import { useEffect } from "react";
import { addLine } from "./add-line";

/** Sends the forms of AddToCartMarkup, which are not hydrated, without leaving the page. */
export function AddByForms() {
  useEffect(() => {
    const add = (event: SubmitEvent) => {
      const { target: form } = event;
      // Prevented by another AddByForms of the page.
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.adds === undefined)
        return;
      event.preventDefault();
      const fields = new URLSearchParams();
      new FormData(form).forEach((value, name) => typeof value === "string" && fields.set(name, value));
      void addLine(fields);
    };
    document.addEventListener("submit", add);
    return () => document.removeEventListener("submit", add);
  }, []);
  return null;
}
