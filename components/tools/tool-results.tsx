import type { ReactNode } from "react";
import { FigureList } from "@/components/ui/figure-list";
import { wholeQuantities } from "@/lib/text/whole-quantities";
import type { ToolAnswer } from "@/lib/tools/answer";
import styles from "./tool-results.module.css";

type Props = { answer: ToolAnswer<unknown>; isExample: boolean; picture: ReactNode };

/** What came out: the sentence, the figures, the picture and what to mind. */
export function ToolResults({ answer, isExample, picture }: Props) {
  return (
    <div className={styles.results}>
      {isExample && <p className={styles.example}>示例数据：改成您的数，结果随之更新</p>}
      <p className={styles.summary} role="status">
        {wholeQuantities(answer.summary)}
      </p>
      <FigureList figures={answer.figures} />
      {picture}
      {answer.notes.length > 0 && (
        <ul className={styles.notes} aria-label="选型提示">
          {answer.notes.map((note) => (
            <li key={note}>{wholeQuantities(note)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
