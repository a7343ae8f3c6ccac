import { StaticMarkup } from "@/components/ui/static-markup";
import { PublishedDate } from "@/components/ui/published-date";
import { NoBreakText } from "@/components/ui/no-break-text";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { PostItem } from "@/db/queries/board/board";
import { postHref } from "@/lib/board/addresses";
import type { PostKind } from "@/lib/board/rules";
import { SITE } from "@/lib/site";
import { phrased } from "@/lib/text/phrases";
import styles from "./board.module.css";

type Props = {
  kind: PostKind;
  items: readonly (PostItem & { opening?: string })[];
  label: string;
  headingLevel?: 2 | 3 | 4;
  /** Whether the lines say how each is answered. */
  isOpened?: boolean;
};

/** Questions or notes, one to a line, with what tells each from the others: that all are answered, or by whom, is no news. */
export function PostList({ kind, items, label, headingLevel = 2, isOpened = false }: Props) {
  const Heading = `h${headingLevel}` as const;
  const isMixed = items.some(({ answered }) => answered === 0);
  return (
    <StaticMarkup tag="ul" className={styles.list} aria-label={label}>
      {items.map(({ id, title, createtime, username, model, replies, answered, opening = "" }) => (
        <li key={id} className={styles.item}>
          <Heading className={styles.title}>
            <a href={postHref({ kind, id })}>
              <WordsMarkup text={phrased(title)} />
            </a>
          </Heading>
          {isOpened && opening !== "" && (
            <p className={styles.opening}>
              <NoBreakText text={opening} />
            </p>
          )}
          <p className={styles.meta}>
            {isMixed && answered === 1 && <span className={styles.good}>已回答</span>}
            {model && <span>{model}</span>}
            {username !== SITE.staffName && <span>{username}</span>}
            <PublishedDate createtime={createtime} />
            {replies > 1 && <span>{replies} 条回答</span>}
          </p>
        </li>
      ))}
    </StaticMarkup>
  );
}
