"use client";

import { classNames } from "./class-names";
import { ICON_PATHS, type IconName } from "./icon-paths";
import styles from "./icon.module.css";

/**
 * Decorative: the words beside it, or the label of its button, say what it means. A client component, so that the
 * payload of a page holds its name instead of its drawing.
 */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
