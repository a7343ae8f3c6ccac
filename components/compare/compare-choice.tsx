"use client";

import { COMPARE_FORM } from "@/lib/links/compare";
import styles from "./compare-choice.module.css";

type Props = {
  id: number;
  title: string;
  /** In a table the column says what the box is for. */
  look?: "line" | "cell";
};

/**
 * A tick box that takes a product into the comparison. It belongs to the form of CompareBar, which sends the ticked ones
 * of a page by itself, and by script remembers those of all pages.
 */
export function CompareChoice({ id, title, look = "line" }: Props) {
  return (
    <label className={`no-print ${styles.choice} ${styles[look]}`}>
      <input type="checkbox" name="ids" value={id} form={COMPARE_FORM} />
      <span className={look === "cell" ? "visually-hidden" : undefined}>
        加入对比<span className="visually-hidden">{title}</span>
      </span>
    </label>
  );
}
