"use client";

import { useEffect, useState } from "react";
import { TOAST_MS } from "@/lib/catalog";
import styles from "./toast.module.css";

const EVENT = "site:toast";

/** Shows a sentence for one second (SPEC §9). Forms keep it in the page as well, with StatusLine. */
export const toast = (text: string) => window.dispatchEvent(new CustomEvent(EVENT, { detail: text }));

/** The one place where toasts appear; part of the frame. */
export function Toaster() {
  const [text, setText] = useState("");

  useEffect(() => {
    let timer = 0;
    const show = (event: Event) => {
      setText((event as CustomEvent<string>).detail);
      clearTimeout(timer);
      timer = window.setTimeout(() => setText(""), TOAST_MS);
    };
    addEventListener(EVENT, show);
    return () => {
      clearTimeout(timer);
      removeEventListener(EVENT, show);
    };
  }, []);

  return (
    <div className={styles.region} role="status">
      {text && <p className={styles.toast}>{text}</p>}
    </div>
  );
}
