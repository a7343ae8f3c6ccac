import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./container.module.css";

type Props = { children: ReactNode; className?: string };

/** The content width of the site, for everything but full-bleed pictures. */
export function Container({ children, className }: Props) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
