import styles from "./swipe-hint.module.css";

/** Over what is wider than a phone: that it is moved sideways, and what then comes into sight. */
export const SwipeHint = ({ to }: { to: string }) => (
  <p className={`no-print ${styles.hint}`}>{`左右滑动看${to}`}</p>
);
