import type { Neighbours } from "@/db/queries/lists/neighbours";
import { IconDrawing } from "@/components/ui/icon-drawing";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { phrased } from "@/lib/text/phrases";
import styles from "./neighbours-nav.module.css";

type Props = Neighbours & {
  label: string;
  hrefFor: (id: number) => string;
  words?: readonly [previous: string, next: string];
};

/** Links to the previous and next article or product; at the ends of the list one side is empty. */
export function NeighboursNav({ previous, next, label, hrefFor, ...rest }: Props) {
  const { words = ["上一篇", "下一篇"] } = rest;
  if (!previous && !next) return null;
  return (
    <StaticMarkup tag="nav" className={`no-print ${styles.nav}`} aria-label={label}>
      {previous && (
        <a href={hrefFor(previous.id)} rel="prev" className={styles.link}>
          <span className={styles.side}>
            <IconDrawing name="previous" size={16} />
            {words[0]}
          </span>
          <WordsMarkup text={phrased(previous.title)} />
        </a>
      )}
      {next && (
        <a href={hrefFor(next.id)} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.side}>
            {words[1]}
            <IconDrawing name="next" size={16} />
          </span>
          <WordsMarkup text={phrased(next.title)} />
        </a>
      )}
    </StaticMarkup>
  );
}
