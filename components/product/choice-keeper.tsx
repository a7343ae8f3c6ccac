"use client";

import { useLayoutEffect } from "react";
import { Early } from "@/components/layout/early";
import type { Category, Grade3 } from "@/lib/category";
import { saveChoice, storedChoice } from "@/lib/menu-choice";
import { restoredHref } from "@/lib/type-list-address";

type Props = {
  family: Category;
  entry?: Pick<Grade3, "id" | "name"> | undefined;
  child?: Pick<Grade3, "id" | "name"> | undefined;
  /** The address chose nothing: what the visitor last chose here may come back (SPEC §4). */
  restores?: boolean;
};

/** The back key leads to what was seen there, not to what was chosen since. */
const cameBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "back_forward");

/** Keeps the choice in local storage, for the next visit and for the breadcrumbs of a product. */
export function ChoiceKeeper({ family, entry, child, restores = false }: Props) {
  useLayoutEffect(() => {
    const href = restores && !cameBack() ? restoredHref(family, storedChoice(), { entry, child }) : undefined;
    if (href !== undefined) {
      location.replace(href);
      return;
    }
    const save = () =>
      saveChoice({
        pid: String(family.id),
        menuName: family.name,
        ...(entry && { sid: String(entry.id), submenuName: entry.name }),
        ...(child && { kid: String(child.id), kName: child.name }),
      });
    save();
    // A page that the browser kept as it was runs no script when it comes back.
    addEventListener("pageshow", save);
    return () => removeEventListener("pageshow", save);
  }, [family, entry, child, restores]);
  return <Early />;
}
