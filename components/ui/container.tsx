import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./container.module.css";

type Props = { children: ReactNode; className?: string };

/** The one column grid of the site: everything but full-bleed pictures sits inside it. */
export function Container({ children, className }: Props) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
