import { Figures } from "./figures";
import { WordsMarkup } from "./words-markup";
import styles from "./figure-list.module.css";

/** The few figures by which an engineer knows a product or a solution, each with its name. */
export function FigureList({ figures }: { figures: readonly { name: string; text: string }[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <WordsMarkup text={name} />
          </dt>
          <dd>
            <Figures text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
