"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { CONTACT } from "@/lib/inquiry/contact-address";

/** The page's own link to the contact form, with its subject in the query: the first one marked `data-ask`. */
const askOfPage = () => document.querySelector("main [data-ask]")?.getAttribute("href") ?? CONTACT;

/**
 * The contact link of the site frame. The frame does not know the page's subject, so just before it is followed the link
 * copies the href of the page's own contact link. Without JavaScript it leads to the plain form.
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
