"use client";

import type { MouseEvent } from "react";
import { ButtonLink } from "./button-link";

/** Whether the visitor came here from another page of this site. */
const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

type Props = { href: string; variant?: "secondary" | "ghost" };

/** 返回: back in history for those who came from this site, otherwise on to `href`. */
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
