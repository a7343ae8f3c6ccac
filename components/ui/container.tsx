import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./container.module.css";

type Props = { children: ReactNode; width?: "page" | "text"; className?: string };

/** The one column grid of the site: everything but full-bleed pictures sits inside it. */
export function Container({ children, width = "page", className }: Props) {
  return <div className={classNames(styles.container, styles[width], className)}>{children}</div>;
}
