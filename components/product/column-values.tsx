import styles from "./column-values.module.css";
import { Figures } from "@/components/ui/figures";
import { WordsMarkup } from "@/components/ui/words-markup";

type Props = { columns: readonly string[]; texts: readonly string[]; note: string };

/** What a product has of the parameters of its list, each in its column, and what is said below. */
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
