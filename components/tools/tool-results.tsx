import type { ReactNode } from "react";
import { FigureList } from "@/components/ui/figure-list";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { ToolAnswer } from "@/lib/tools/answer";
import { FirstFigure } from "./first-figure";
import styles from "./tool-results.module.css";

type Props = {
  answer: ToolAnswer<unknown>;
  /** The number of values that are those of the example. */
  examples: "all" | "some" | "none";
  /** Whether it is the result of the last valid values, as a field is now invalid. */
  isOld: boolean;
  picture: ReactNode;
};

const EXAMPLE = {
  all: "示例数据：改成您的数，结果随之更新",
  some: "部分条件仍是示例值，见标出的地方",
};

/** The result: the main figure, the sentence, the other figures, the diagram and notes. */
export function ToolResults({ answer: { figures, summary, notes }, examples, isOld, picture }: Props) {
  const [first, ...others] = figures;
  return (
    <div className={styles.results} data-old={isOld || undefined}>
      {examples !== "none" && <p className={styles.example}>{EXAMPLE[examples]}</p>}
      {first && <FirstFigure {...first} />}
      <p className={styles.summary} role="status">
        <NoBreakText text={summary} />
      </p>
      <FigureList figures={others} />
      {!isOld && picture}
      {notes.length > 0 && !isOld && (
        <ul className={styles.notes} aria-label="选型提示">
          {notes.map((note) => (
            <li key={note}>
              <NoBreakText text={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
