import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./file-choice.module.css";
import input from "./input.module.css";

type Props = Omit<ComponentProps<"input">, "type"> & {
  /** The chosen files. */
  said: string;
};

/**
 * A file input with our own label: the native control's text is in the browser's language. With JavaScript the native input
 * lies transparent over the label and takes clicks, keys and dropped files; without, it is shown as it is.
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
