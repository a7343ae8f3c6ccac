import { COMPARE_FORM } from "@/lib/links/compare";
import styles from "./compare-choice.module.css";

export type CompareChoiceProps = {
  id: number;
  title: string;
  /** `cell`: in a table, whose column header says what the box is for. */
  look?: "line" | "cell";
};

/**
 * A checkbox that adds a product to the comparison. It belongs to the form in CompareBar, which without JavaScript submits
 * the boxes of one page, and otherwise remembers those of all pages. This is the server component, for use inside
 * StaticMarkup; elsewhere use CompareChoice.
 */
export function CompareChoiceMarkup({ id, title, look = "line" }: CompareChoiceProps) {
  return (
    <label className={`no-print ${styles.choice} ${styles[look]}`}>
      <input type="checkbox" name="ids" value={id} form={COMPARE_FORM} />
      <span className={look === "cell" ? "visually-hidden" : undefined}>
        加入对比<span className="visually-hidden">{title}</span>
      </span>
    </label>
  );
}
