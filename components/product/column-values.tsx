import styles from "./column-values.module.css";
import { Figures } from "@/components/ui/figures";
import { WordsMarkup } from "@/components/ui/words-markup";

type Props = { columns: readonly string[]; texts: readonly string[]; note: string };

/** A product's values in the columns of its list, and the line below them. */
export function ColumnValues({ columns, texts, note }: Props) {
  if (columns.length === 0) return null;
  return (
    <>
      <dl className={styles.values}>
        {columns.map((name, at) => (
          <div key={name}>
            <dt>
              <WordsMarkup text={name} />
            </dt>
            <dd>
              <Figures text={texts[at] || "—"} />
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={styles.note}>
          <Figures text={note} />
        </p>
      )}
    </>
  );
}
