"use client";

import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "./button-link";

/** Whether the visitor came here from another page of this site. */
const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** 返回: back in history for those who came from this site, otherwise on to `href`. */
export function BackLink({ href, children = "返回" }: { href: string; children?: ReactNode }) {
  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  }

  return (
    <ButtonLink href={href} variant="secondary" icon="back" onClick={goBack} data-back="">
      {children}
    </ButtonLink>
  );
}
