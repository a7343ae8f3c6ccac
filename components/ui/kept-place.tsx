"use client";

import { type ReactNode, useState } from "react";
import { perProcess } from "@/lib/per-process";

/** The element whose markup is kept. */
export type KeptElement = {
  tag?: "details" | "div" | "dl" | "figure" | "nav" | "p" | "script" | "table" | "tbody" | "ul";
  type?: string;
  className?: string;
  "aria-label"?: string;
  "data-unfolds"?: "";
};

/** HTML as it is, or elements. */
export type KeptMarkup = { html: string; children?: never } | { html?: never; children: ReactNode };

type Store = { getStore(): KeptMarkup[] | undefined };

/** What the page that is made holds there; in a browser, what was served. */
function markupAt(at: number): KeptMarkup {
  const made = perProcess<Store | undefined>("kept-markup", () => undefined)?.getStore();
  return made?.[at] ?? { html: document.querySelector(`[data-kept="${at}"]`)?.innerHTML ?? "" };
}

type Props = Partial<KeptMarkup> &
  KeptElement & {
    /** Where it is kept; without, it is given. */
    at?: number;
  };

/** Shows what components/ui/kept.tsx keeps. */
export function KeptPlace({ tag: Tag = "div", at, html, children, ...element }: Props) {
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
