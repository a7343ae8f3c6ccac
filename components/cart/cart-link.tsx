"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { CART } from "@/lib/cart/limits";
import { useCartCount } from "./cart-count";
import styles from "./cart-link.module.css";

/** More would not fit into the mark; the label says it in full. */
const MOST_SHOWN = 99;

/** To the visitor's list, with how many pieces are on it; the mark lies on the icon and moves nothing when it comes. */
export function CartLink({ size = 20, className }: { size?: number; className?: string | undefined }) {
  const count = useCartCount();
  return (
    <a
      href={CART}
      rel="nofollow"
      className={classNames(styles.link, className)}
      aria-label={count > 0 ? `询价单，${count} 件` : "询价单"}
    >
      <span className={styles.icon}>
        <Icon name="list" size={size} />
        {count > 0 && <span className={styles.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>}
      </span>
      <span className={styles.words}>询价单</span>
    </a>
  );
}
