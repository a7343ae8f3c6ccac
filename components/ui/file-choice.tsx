import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./file-choice.module.css";
import input from "./input.module.css";

type Props = Omit<ComponentProps<"input">, "type"> & {
  /** What was chosen. */
  said: string;
};

/**
 * Chooses files. The browser's own control speaks the browser's language: with scripts it lies unseen over words
 * of ours, and takes press, keyboard and files that are dropped on it; without them it is there itself.
 */
export const FileChoice = ({ said, className, ...field }: Props) => (
  <div className={styles.box}>
    <input {...field} type="file" className={classNames(input.input, styles.own, className)} />
    <span className={`script-only ${styles.words}`} aria-hidden="true">
      <span className={styles.choose}>选择文件</span>
      <span>{said}</span>
    </span>
  </div>
);
