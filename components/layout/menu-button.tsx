"use client";

import type { MouseEvent, ReactNode } from "react";
import { openSiteMenu, SITE_MENU } from "./open-site-menu";

/** Opens the site menu as a modal dialog, or without JavaScript as a popover. */
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
