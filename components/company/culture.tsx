import { WordsMarkup } from "@/components/ui/words-markup";
import type { AboutPage } from "@/db/queries/company/pages";
import { phrased } from "@/lib/text/phrases";
import styles from "./culture.module.css";

/** The company's principles, one sentence each. */
export function Culture({ items }: { items: AboutPage["culture"] }) {
  return (
    <>
      <h3 className={styles.title}>企业文化</h3>
      <dl className={styles.culture}>
        {items.map(({ title, text }) => (
          <div key={title} className={styles.item}>
            <dt>{title}</dt>
            <dd>
              <WordsMarkup text={phrased(text)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
