import type { Hit } from "@/db/queries/search/search";
import { hitHref } from "@/lib/search/hit-address";
import { SEARCH_KIND_NAMES } from "@/lib/links/search-address";
import { WordsWithHits } from "@/components/ui/words";
import { phrasedPieces } from "@/lib/text/phrases";
import type { Piece } from "@/lib/search/excerpt";
import styles from "./hit-list.module.css";

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text));

/** What was found, the most telling first. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className={styles.hits} aria-label="搜索结果">
      {hits.map((hit) => (
        <li key={hit.kind + hit.id}>
          <p className={styles.kind}>{SEARCH_KIND_NAMES[hit.kind]}</p>
          <h2 className={styles.title}>
            <a href={hitHref(hit)}>
              {hit.model && <span className={styles.model}>{hit.model} </span>}
              <WordsWithHits pieces={phrasedPieces(hit.title)} />
            </a>
            {hit.isDiscontinued && "（已停产）"}
          </h2>
          <p className={styles.text}>
            <Marked pieces={hit.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
