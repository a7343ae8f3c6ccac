"use client";

import { useSyncExternalStore } from "react";
import { Early } from "@/components/layout/early";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Grade3 } from "@/lib/category";
import { storedChoice } from "@/lib/menu-choice";
import { productTrail, storedNames } from "@/lib/product-trail";

const unchanging = () => () => {};

/** The product's own place; the names of the visitor's stored choice where they name the same chain. */
export function ProductTrail({ path, title }: { path: Grade3[]; title: string }) {
  const names = useSyncExternalStore(
    unchanging,
    () => storedNames(path, storedChoice()).join("\n"),
    () => path.map(({ name }) => name).join("\n"),
  ).split("\n");
  const named = path.map((node, level) => ({ ...node, name: names[level] ?? node.name }));
  return (
    <>
      <Early />
      <Breadcrumbs items={[...productTrail(named), { label: title }]} />
    </>
  );
}
