import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { FigureList } from "@/components/ui/figure-list";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { ToolAnswer } from "@/lib/tools/answer";
import { FirstFigure } from "./first-figure";
import { ToolColumns } from "./tool-columns";
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

/** The result: the main figure, the sentence, the other figures, target and choice, the diagram, the main note and the others, folded. */
export function ToolResults({
  answer: { figures, columns = [], summary, notes },
  examples,
  isOld,
  picture,
}: Props) {
  const [first, ...others] = figures;
  const [note, ...more] = notes;
  return (
    <div
      className={styles.results}
      data-old={isOld || undefined}
      data-columns={columns.length > 0 || undefined}
    >
      <h2 className="visually-hidden">计算结果</h2>
      {examples !== "none" && <p className={styles.example}>{EXAMPLE[examples]}</p>}
      {first && <FirstFigure {...first} />}
      <p className={styles.summary} role="status">
        <NoBreakText text={summary} />
      </p>
      <FigureList figures={others} />
      {columns.length > 0 && <ToolColumns columns={columns} />}
      {!isOld && picture}
      {note && !isOld && (
        <div className={styles.notes} role="group" aria-label="选型提示">
          <p>
            <NoBreakText text={note} />
          </p>
          {more.length > 0 && (
            <Disclosure title={`其余 ${more.length} 条选型提示`}>
              <ul className={styles.more}>
                {more.map((text) => (
                  <li key={text}>
                    <NoBreakText text={text} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      )}
    </div>
  );
}
