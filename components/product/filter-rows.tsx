"use client";

import { IconDrawing } from "@/components/ui/icon-drawing";
import { WordsMarkup } from "@/components/ui/words-markup";
import styles from "./product-filters.module.css";

/**
 * An option: its text and, unless it is disabled, its href after `base`, the number of products it leaves, whether it is
 * chosen, and whether the link is nofollow (a combination of filters). A tuple, as every list page has hundreds.
 */
export type FilterLink = readonly [
  text: string,
  href?: string,
  count?: number,
  isChosen?: boolean,
  isOwnView?: boolean,
];
/** Numbers: the collapsed part repeats all of them, so that the scale is in one place. */
export type FilterRow = readonly [name: string, links: readonly FilterLink[], isScale?: boolean];

type Props = {
  /** What the addresses of all options begin with. */
  base: string;
  rows: readonly FilterRow[];
};

/** With more options than this, the most frequent ones are shown and the others are collapsed. */
const MOST = 6;
const FIRST = 3;

/** The visible and the collapsed options, in their order; chosen ones are always visible. */
function inTwo(links: readonly FilterLink[]): [FilterLink[], FilterLink[]] {
  if (links.length <= MOST) return [[...links], []];
  const reach = ([, , count = 0, isChosen]: FilterLink) => (isChosen ? Infinity : count);
  const sorted = [...links].sort((one, other) => Math.sign(reach(other) - reach(one)) || 0);
  const chosen = links.filter(([, , , isChosen]) => isChosen).length;
  const first = new Set(sorted.slice(0, Math.max(FIRST, chosen)));
  return [links.filter((link) => first.has(link)), links.filter((link) => !first.has(link))];
}

/** The options of filters as links. A client component only to keep the RSC payload small: it has a few words per link. */
export function FilterRows({ base, rows }: Props) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, links, isScale = false]) => {
        const [shown, others] = inTwo(links);
        return (
          <div key={name} className={styles.row}>
            <dt>
              <WordsMarkup text={name} />
            </dt>
            <dd className={styles.options}>
              <Options base={base} links={shown} />
              {others.length > 0 && (
                <details className={styles.rest}>
                  <summary>
                    更多（{others.length}）
                    <IconDrawing name="chevron" size={14} className={styles.chevron} />
                  </summary>
                  <div className={styles.options}>
                    <Options base={base} links={isScale ? links : others} />
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
