"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { CART } from "@/lib/inquiry/cart-limits";
import { useCartCount } from "./cart-count";
import styles from "./cart-link.module.css";

/** More would not fit into the mark; the label says it in full. */
const MOST_SHOWN = 99;

/** In the line of a desktop's header, in the bar of phones, and in the rail beside the content. */
const SIZES = { line: 18, bar: 20, rail: 20 } as const;

type Props = {
  look: keyof typeof SIZES;
  /** How its words look, where not as beside the icon. */
  words?: string | undefined;
};

/** To the visitor's list, with how many pieces are on it; the mark has its own room and moves nothing when it comes. */
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
        // Drawn, not said: the label has it, and begins with the words that are seen.
        <span className={styles.count} data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count} />
      )}
    </a>
  );
}
