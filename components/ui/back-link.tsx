"use client";

import type { MouseEvent } from "react";
import { ButtonLink } from "./button-link";

/** Whether the visitor came here from another page of this site. */
const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

type Props = { href: string; variant?: "secondary" | "ghost" };

/** 返回: history.back() for visitors who came from this site, otherwise a link to `href`. */
export function BackLink({ href, variant = "secondary" }: Props) {
  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  }

  return (
    <ButtonLink href={href} variant={variant} icon="back" onClick={goBack} data-back="">
      返回
    </ButtonLink>
  );
}
