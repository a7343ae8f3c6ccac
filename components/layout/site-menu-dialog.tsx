"use client";

import { useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { keepFocus } from "@/components/ui/keep-focus";
import { SITE_MENU } from "./open-site-menu";
import styles from "./site-menu.module.css";

export function SiteMenuDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  function close(event: MouseEvent) {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  }

  return (
    <dialog
      ref={dialog}
      id={SITE_MENU}
      popover="auto"
      className={`no-print ${styles.menu}`}
      aria-label="菜单"
      onKeyDown={keepFocus}
      onClick={(event) => event.target === dialog.current && close(event)}
    >
      <div className={styles.inside}>
        <div className={styles.bar}>
          <span className={styles.heading}>菜单</span>
          <button
            type="button"
            className={styles.close}
            aria-label="关闭菜单"
            popoverTarget={SITE_MENU}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon name="close" size={26} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
