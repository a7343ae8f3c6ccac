"use client";

import { type ReactNode, useState } from "react";
import { perProcess } from "@/lib/per-process";

/** The element around the static markup. */
export type StaticElement = {
  tag?: "details" | "div" | "dl" | "figure" | "nav" | "p" | "script" | "section" | "table" | "tbody" | "ul";
  type?: string;
  className?: string;
  "aria-label"?: string;
  "aria-hidden"?: "true";
  "data-unfolds"?: "";
  "data-surface"?: "dark";
  "data-cards"?: boolean;
  "data-erasable"?: "";
};

/** A string of HTML, or elements. */
export type StaticContent = { html: string; children?: never } | { html?: never; children: ReactNode };

type Store = { getStore(): StaticContent[] | undefined };

/** While the server renders: what StaticMarkup stored under this number. In the browser: the HTML that was served there. */
function markupAt(at: number): StaticContent {
  const made = perProcess<Store | undefined>("static-markup", () => undefined)?.getStore();
  return made?.[at] ?? { html: document.querySelector(`[data-kept="${at}"]`)?.innerHTML ?? "" };
}

type Props = Partial<StaticContent> &
  StaticElement & {
    /** Its number on the page; undefined if the markup itself is passed (`next dev`). */
    at?: number;
  };

/** The client half of components/ui/static-markup.tsx. */
export function StaticMarkupPlace({ tag: Tag = "div", at, html, children, ...element }: Props) {
  const [kept] = useState(() => (at === undefined ? { html, children } : markupAt(at)));
  if (kept.html === undefined)
    return (
      <Tag {...element} data-kept={at}>
        {kept.children}
      </Tag>
    );
  return (
    <Tag
      {...element}
      data-kept={at}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: kept.html }}
    />
  );
}
