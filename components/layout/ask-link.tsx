"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { CONTACT } from "@/lib/inquiry/contact-address";

/** The form for what the page is about, as the first link of the page that is marked so asks it. */
const askOfPage = () => document.querySelector("main [data-ask]")?.getAttribute("href") ?? CONTACT;

/**
 * The form, beside every page. The frame does not know what a page is about, the page's own links do: theirs is taken
 * just before this one is followed. Without script it is the form alone.
 */
export function AskLink({ className, children }: { className?: string; children: ReactNode }) {
  const take = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = askOfPage();
  };
  return (
    <a href={CONTACT} className={className} onPointerEnter={take} onFocus={take} onClick={take}>
      {children}
    </a>
  );
}
