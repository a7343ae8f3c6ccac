"use client";

import { useEffect, useState, type PointerEvent, type ReactNode } from "react";
import styles from "./service-bar.module.css";

const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest("li") : null);

/** The rail. Escape puts a button's name away until another button is pointed at or focused (WCAG 1.4.13). */
export function ServiceRail({ children }: { children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(false);

  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => key === "Escape" && setQuiet(true);
    addEventListener("keydown", hide);
    return () => removeEventListener("keydown", hide);
  }, []);

  useEffect(() => {
    if (!CSS.supports("selector(::details-content)"))
      void import("./old-browsers").then(({ helpOldBrowser }) => helpOldBrowser());
  }, []);

  const show = () => setQuiet(false);
  const showElsewhere = ({ target, relatedTarget }: PointerEvent) =>
    itemOf(target) !== itemOf(relatedTarget) && show();

  return (
    <nav
      className={`no-print ${styles.rail}`}
      aria-label="快捷服务"
      data-quiet={isQuiet || undefined}
      onFocus={show}
      onPointerOver={showElsewhere}
    >
      {children}
    </nav>
  );
}
