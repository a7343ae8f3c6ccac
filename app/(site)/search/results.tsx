import { PagedList } from "@/components/page/paged-list";
import { HitList } from "@/components/search/hit-list";
import { RatedLists } from "@/components/search/rated-lists";
import { TabStrip } from "@/components/ui/tab-strip";
import { MOST_HITS } from "@/db/queries/search/counts";
import type { Found } from "@/db/queries/search/search-words";
import { PAGE_SIZE } from "@/lib/constants";
import { SEARCH_KIND_NAMES, SEARCH_KINDS, type SearchKind, siteSearchHref } from "@/lib/links/search-address";
import styles from "./page.module.css";

/** From the most that are counted on there may be more. */
const hitCount = (count: number) => (count < MOST_HITS ? String(count) : `${count}+`);

/** Of the hits of a search by ratings: how many have all of it, miss one thing, or only speak of it. */
function parts(total: number, { full, near }: NonNullable<Found["rated"]>): string {
  const others = total - full - near;
  const told = [
    full > 0 && `${hitCount(full)}\u00a0款全部符合`,
    near > 0 && `${near}\u00a0款差一项`,
    others > 0 && `${hitCount(others)}\u00a0条文字相关`,
  ].filter(Boolean);
  return told.length > 1 ? `：${told.join("，")}` : "";
}

/** Where on a page the hits begin that only speak of it, below products that have it. */
function textsOf({ total, rated }: Found, page: number) {
  if (!rated) return undefined;
  const products = rated.full + rated.near;
  const others = total - products;
  return products > 0 && others > 0
    ? { from: products - (page - 1) * PAGE_SIZE.search, title: `文字相关 ${hitCount(others)} 条` }
    : undefined;
}

type Results = {
  found: Found;
  searched: string;
  kind: SearchKind | undefined;
  page: number;
  /** What was looked for, where it is less than what was typed. */
  words: string | undefined;
};

/** How many there are of each kind, and the chosen ones. */
export function Results({ found, searched, kind, page, words }: Results) {
  const { hits, total, counts, rated, besides } = found;
  const lists = rated?.lists ?? [];
  const kinds = SEARCH_KINDS.filter((one) => counts[one] > 0 || one === kind);
  return (
    <>
      <p className={styles.summary} role="status">
        {words !== undefined && `“${words}”：`}找到 {hitCount(total)} 条结果
        {rated && !kind && parts(total, rated)}
      </p>
      {(kinds.length > 1 || kind) && (
        <TabStrip
          label="结果的种类"
          current={siteSearchHref({ searched, kind })}
          items={[
            { label: `全部 ${hitCount(total)}`, href: siteSearchHref({ searched }) },
            ...kinds.map((one) => ({
              label: `${SEARCH_KIND_NAMES[one]} ${hitCount(counts[one])}`,
              href: siteSearchHref({ searched, kind: one }),
            })),
          ]}
        />
      )}
      <div className={lists.length > 0 ? styles.beside : undefined}>
        {lists.length > 0 && <RatedLists lists={lists} />}
        <div>
          <PagedList
            page={page}
            total={kind ? counts[kind] : total}
            size={PAGE_SIZE.search}
            isCountedAbove
            hrefFor={(to) => siteSearchHref({ searched, kind, page: to })}
          >
            <HitList hits={hits} texts={kind ? undefined : textsOf(found, page)} />
          </PagedList>
          {besides.map((some) => (
            <div key={some.words} className={styles.besides}>
              <p className={styles.words}>
                含“{some.words}”的还有
                {some.total > some.hits.length + hits.length && (
                  <a href={siteSearchHref({ searched: some.words })} rel="nofollow">
                    全部 {hitCount(some.total)} 条
                  </a>
                )}
              </p>
              <HitList label={`含“${some.words}”的结果`} hits={some.hits} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
