import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./story.module.css";

type Props = {
  children: ReactNode;
  /** A picture or a figure beside the words. */
  figure: ReactNode;
  /** The figure stands on the other side, for a rhythm of several stories. */
  isReversed?: boolean;
  /** The figure takes the larger part. */
  isWide?: boolean;
  /** A picture that may be cropped, as tall as the words. */
  isFilled?: boolean;
  /** Two texts: both begin at the same height. */
  isLevel?: boolean;
};

/** Words and a figure side by side; one above the other on phones. */
export function Story({ children, figure, isReversed, isWide, isFilled, isLevel }: Props) {
  return (
    <div
      className={classNames(
        styles.story,
        isReversed && styles.reversed,
        isWide && styles.wide,
        isFilled && styles.filled,
        isLevel && styles.level,
      )}
    >
      <div className={styles.words}>{children}</div>
      <div className={styles.figure}>{figure}</div>
    </div>
  );
}
