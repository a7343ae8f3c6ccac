"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { CART } from "@/lib/inquiry/cart-limits";
import { useCartCount } from "./cart-count";
import styles from "./cart-link.module.css";

/** Higher counts do not fit into the badge; the label has the full number. */
const MOST_SHOWN = 99;

/** Icon size by place: in the desktop header, in the phone's bar, or in the rail. */
const SIZES = { line: 18, bar: 20, rail: 20 } as const;

type Props = {
  look: keyof typeof SIZES;
  /** Class of its text, if it is not plain text beside the icon. */
  words?: string | undefined;
};

/** Link to the visitor's list with the number of pieces on it. The badge has its space reserved, so that nothing shifts. */
export function CartLink({ look, words = styles.words }: Props) {
  const count = useCartCount();
  return (
    <a
      href={CART}
      rel="nofollow"
      className={classNames(styles.link, styles[look])}
      aria-label={count > 0 ? `询价单，${count} 件` : "询价单"}
    >
      <Icon name="list" size={SIZES[look]} />
      <span className={words}>询价单</span>
      {count > 0 && (
        // Hidden from screen readers: the label has the number, after the visible text (WCAG 2.5.3).
        <span className={styles.count} data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count} />
      )}
    </a>
  );
}
