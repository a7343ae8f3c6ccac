"use client";

import type { MouseEvent, ReactNode } from "react";
import { openSiteMenu } from "./open-site-menu";
import { SITE_MENU } from "./site-menu-id";

/** Opens the site menu: as a dialog that keeps the focus, or without scripts as the browser's popover. */
function openMenu(event: MouseEvent) {
  event.preventDefault();
  openSiteMenu();
}

type Props = { children: ReactNode; className?: string; label?: string };

export function MenuButton({ children, className, label }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      popoverTarget={SITE_MENU}
      onClick={openMenu}
    >
      {children}
    </button>
  );
}
