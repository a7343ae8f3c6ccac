import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./story.module.css";

type Props = {
  children: ReactNode;
  /** A picture or diagram beside the text. */
  figure: ReactNode;
  /** Puts the figure on the other side, so that several stories alternate. */
  isReversed?: boolean;
  /** The figure is the wider column. */
  isWide?: boolean;
  /** A picture that may be cropped to the height of the text. */
  isFilled?: boolean;
  /** Both columns are texts, aligned at the top. */
  isLevel?: boolean;
};

/** Text and figure side by side; stacked on phones. */
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
