import { Kept } from "@/components/ui/kept";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { PostItem } from "@/db/queries/board/board";
import { postHref } from "@/lib/board/addresses";
import type { PostKind } from "@/lib/board/rules";
import { phrased } from "@/lib/text/phrases";
import styles from "./board.module.css";

type Props = { kind: PostKind; items: readonly PostItem[]; label: string; headingLevel?: 2 | 3 | 4 };

/** Questions or notes, one to a line, with who wrote them and whether they are answered. */
export function PostList({ kind, items, label, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Kept tag="ul" className={styles.list} aria-label={label}>
      {items.map(({ id, title, createtime, username, model, replies, answered }) => (
        <li key={id} className={styles.item}>
          <Heading className={styles.title}>
            <a href={postHref({ kind, id })}>
              <WordsMarkup text={phrased(title)} />
            </a>
          </Heading>
          <p className={`${styles.meta} ${styles.facts}`}>
            {answered === 1 && <span className={styles.good}>已回答</span>}
            {model && <span className={styles.model}>{model}</span>}
            <span className={styles.by}>{username}</span>
            <time dateTime={createtime.replace(" ", "T")}>{createtime.slice(0, 10)}</time>
            <span>{replies} 条回答</span>
          </p>
        </li>
      ))}
    </Kept>
  );
}
