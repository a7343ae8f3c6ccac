"use client";

import { useEffect, useState, type PointerEvent, type ReactNode } from "react";
import styles from "./service-bar.module.css";

const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest("li") : null);

/** The rail. Escape hides a button's tooltip until another button is hovered or focused (WCAG 1.4.13). */
export function ServiceRail({ children }: { children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(false);

  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => key === "Escape" && setQuiet(true);
    addEventListener("keydown", hide);
    return () => removeEventListener("keydown", hide);
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
