import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./menu-panel.module.css";

type Props = { id: string; isWide: boolean; isOpen: boolean; children: ReactNode };

/** The submenu of an item. */
export const MenuPanel = ({ id, isWide, isOpen, children }: Props) => (
  <div id={id} className={classNames(styles.panel, isWide && styles.wide)} data-open={isOpen || undefined}>
    {children}
  </div>
);
