"use client";

import { useEffect, useState } from "react";
import { TOAST_MS } from "@/lib/constants";
import styles from "./toast.module.css";

const EVENT = "site:toast";
/** Toasts with a link stay long enough to click it. */
const TOAST_LINK_MS = 6000;

type ToastLink = { href: string; label: string };
type Toast = { text: string; link?: ToastLink | undefined };

/** Shows a toast for one second (SPEC §9), longer with a link. Forms also show its text in a StatusLine. */
export const toast = (text: string, link?: ToastLink) =>
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { text, link } }));

/** The container of toasts; part of the site frame. */
export function Toaster() {
  const [shown, setShown] = useState<Toast>();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const show = (event: Event) => setShown((event as CustomEvent<Toast>).detail);
    addEventListener(EVENT, show);
    return () => removeEventListener(EVENT, show);
  }, []);

  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(() => setShown(undefined), shown.link ? TOAST_LINK_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={styles.region} role="status">
      {shown && (
        <p
          className={styles.toast}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          {shown.text}
          {shown.link && (
            <a className={styles.link} href={shown.link.href}>
              {shown.link.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
