import { Fragment } from "react";
import { Figures } from "./figures";
import { WordsMarkup } from "./words-markup";
import styles from "./figure-list.module.css";

/** A name with `：` takes two lines: `串 7% 电抗：LH-XCS-7`. */
const Name = ({ text }: { text: string }) =>
  text.split("：").map((part, nth) => (
    <Fragment key={part}>
      {nth > 0 && <br />}
      <WordsMarkup text={part} />
    </Fragment>
  ));

/** What is in brackets moves to a line of its own before it breaks. */
const Value = ({ text }: { text: string }) =>
  text.split(/(?=（)/).map((part) =>
    part.startsWith("（") ? (
      <span key={part} className={styles.remark}>
        <Figures text={part} />
      </span>
    ) : (
      <Figures key={part} text={part} />
    ),
  );

/** The key figures of a product or solution as a definition list. */
export function FigureList({ figures }: { figures: readonly { name: string; text: string }[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <Name text={name} />
          </dt>
          <dd>
            <Value text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
