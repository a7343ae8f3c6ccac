"use client";

import { IconDrawing } from "@/components/ui/icon-drawing";
import { WordsMarkup } from "@/components/ui/words-markup";
import styles from "./product-filters.module.css";

/**
 * An option: its words, and where it leads anywhere the rest of its address after `base` and how many products it leaves.
 * Search engines do not follow it to a view of the visitor's own.
 */
export type FilterLink = readonly [
  text: string,
  href?: string,
  count?: number,
  isChosen?: boolean,
  isOwnView?: boolean,
];
export type FilterRow = readonly [name: string, links: readonly FilterLink[]];

type Props = {
  /** What the addresses of all options begin with. */
  base: string;
  rows: readonly FilterRow[];
};

/** What fills about one line of options, and what an option takes of it beside its words, in Latin letters. */
const LINE = 50;
const AROUND = 5;

/** A Chinese character is twice as wide as a Latin letter. */
const widthOf = (text: string) => text.length + (text.match(/[^\x00-\xff]/g) ?? []).length;

/** The options of the first line, and those that open on demand; never one alone. */
function inTwo(links: readonly FilterLink[]): [readonly FilterLink[], readonly FilterLink[]] {
  let width = 0;
  const first = links.findIndex(([text]) => (width += widthOf(text) + AROUND) > LINE);
  return first < 1 || links.length - first < 2 ? [links, []] : [links.slice(0, first), links.slice(first)];
}

/**
 * The options of filters, as links. A client component only because of its size: each link is then sent once as markup
 * and once as a few words, not as markup twice.
 */
export function FilterRows({ base, rows }: Props) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, links]) => {
        const [first, others] = inTwo(links);
        return (
          <div key={name} className={styles.row}>
            <dt>
              <WordsMarkup text={name} />
            </dt>
            <dd>
              <Options base={base} links={first} />
              {others.length > 0 && (
                <details className={styles.rest} open={others.some(([, , , isChosen]) => isChosen)}>
                  <summary>
                    还有 {others.length} 个
                    <IconDrawing name="chevron" size={14} className={styles.chevron} />
                  </summary>
                  <div>
                    <Options base={base} links={others} />
                  </div>
                </details>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const Options = ({ base, links }: { base: string; links: readonly FilterLink[] }) =>
  links.map(([text, href, count, isChosen, isOwnView]) =>
    href === undefined ? (
      <span key={text}>{text}</span>
    ) : (
      <a
        key={text}
        href={base + href}
        aria-current={isChosen ? "true" : undefined}
        rel={isOwnView ? "nofollow" : undefined}
      >
        {text}
        <small>{count}</small>
      </a>
    ),
  );
