import styles from "./swipe-hint.module.css";

/** A hint above content wider than a phone: that it scrolls sideways, and what is there. */
export const SwipeHint = ({ to }: { to: string }) => (
  <p className={`no-print ${styles.hint}`}>{`左右滑动看${to}`}</p>
);
