import { PagedList } from "@/components/page/paged-list";
import { HitList } from "@/components/search/hit-list";
import { RatedLists } from "@/components/search/rated-lists";
import { SeriesLinks } from "@/components/search/series-links";
import { TabStrip } from "@/components/ui/tab-strip";
import type { Found } from "@/db/queries/search/search-words";
import { PAGE_SIZE } from "@/lib/constants";
import { SEARCH_KIND_NAMES, SEARCH_KINDS, type SearchKind, siteSearchHref } from "@/lib/links/search-address";
import { groupsOf, hitCount, parts } from "./hit-counts";
import styles from "./page.module.css";

type Results = {
  found: Found;
  searched: string;
  kind: SearchKind | undefined;
  page: number;
  /** The words that were searched for, if fewer than typed. */
  words: string | undefined;
};

/** The number of hits of each kind, and the hits of the chosen kind. */
export function Results({ found, searched, kind, page, words }: Results) {
  const { hits, total, counts, listed, series, rated, besides } = found;
  const lists = rated?.lists ?? [];
  const kinds = SEARCH_KINDS.filter((one) => counts[one] > 0 || one === kind);
  return (
    <>
      <p className={styles.summary} role="status">
        找到 {hitCount(total)} 条{words !== undefined && `“${words}”的`}结果
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
          {series.length > 0 && (
            <SeriesLinks
              series={series}
              total={counts.families}
              allHref={siteSearchHref({ searched, kind: "families" })}
            />
          )}
          <PagedList
            page={page}
            total={listed}
            size={PAGE_SIZE.search}
            isCountSeen
            hrefFor={(to) => siteSearchHref({ searched, kind, page: to })}
          >
            <HitList hits={hits} groups={kind ? [] : groupsOf(found, page)} />
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
