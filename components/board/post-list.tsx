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
  /** Whether lines show the beginning of the answer. */
  isOpened?: boolean;
};

/**
 * Questions or notes, one per line, with what distinguishes them: whether one is answered is shown only if some are
 * not, and the author only if it is not the company.
 */
export const PostList = ({ label, ...rest }: Props) => (
  <StaticMarkup tag="ul" className={styles.list} aria-label={label}>
    <PostLines {...rest} />
  </StaticMarkup>
);

/** The same for use inside StaticMarkup. */
export const PostListMarkup = ({ label, ...rest }: Props) => (
  <ul className={styles.list} aria-label={label}>
    <PostLines {...rest} />
  </ul>
);

function PostLines({ kind, items, headingLevel = 2, isOpened = false }: Omit<Props, "label">) {
  const Heading = `h${headingLevel}` as const;
  const isMixed = items.some(({ answered }) => answered === 0);
  return (
    <>
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
    </>
  );
}
