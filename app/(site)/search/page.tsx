import type { Metadata } from "next";
import { ClosingCall } from "@/components/page/closing-call";
import { PagedList } from "@/components/page/paged-list";
import { leavePastEnd } from "@/components/page/past-end";
import { AnswerBox } from "@/components/search/answer-box";
import { CodeHit } from "@/components/search/code-hit";
import { HitList } from "@/components/search/hit-list";
import { MeantWords } from "@/components/search/meant-words";
import { NothingFound } from "@/components/search/nothing-found";
import { PlaceList } from "@/components/search/place-list";
import { RatedLists } from "@/components/search/rated-lists";
import { SearchHead } from "@/components/search/search-head";
import { Container } from "@/components/ui/container";
import { TabStrip } from "@/components/ui/tab-strip";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { orderCodesIn } from "@/db/queries/products/order-codes";
import { searchSite } from "@/db/queries/search/search";
import { countMiss } from "@/db/queries/search/search-misses";
import type { Found } from "@/db/queries/search/search-words";
import { MAX_SEARCH, PAGE_SIZE } from "@/lib/constants";
import { contactHref } from "@/lib/inquiry/contact-address";
import { CLOSING } from "@/lib/links/closing-words";
import { pageNumber } from "@/lib/http/params";
import { readQuery } from "@/lib/links/query";
import { SEARCH_KIND_NAMES, SEARCH_KINDS, type SearchKind, siteSearchHref } from "@/lib/links/search-address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { hitCount, parts, textsOf } from "./hit-counts";
import styles from "./page.module.css";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/search">;

async function read({ searchParams }: Props) {
  const { q = "", kind, page } = await readQuery(searchParams);
  return {
    searched: [...q.trim()].slice(0, MAX_SEARCH).join(""),
    kind: SEARCH_KINDS.find((known) => known === kind),
    page: pageNumber.parse(page),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { searched } = await read(props);
  return pageMetadata({
    title: searched === "" ? "搜索" : `搜索“${searched}”`,
    description: PAGE_TEXTS.search.description,
    path: siteSearchHref({ searched }),
    noindex: true,
  });
}

/** Before anything was searched for: what can be. */
const Examples = () => (
  <>
    <p>{PAGE_TEXTS.search.examplesLead}</p>
    <p className={styles.examples}>
      {PAGE_TEXTS.search.examples.map((searched) => (
        <a key={searched} href={siteSearchHref({ searched })} rel="nofollow">
          {searched}
        </a>
      ))}
    </p>
  </>
);

type Results = {
  found: Found;
  searched: string;
  kind: SearchKind | undefined;
  page: number;
  /** What was looked for, where it is less than what was typed. */
  words: string | undefined;
};

/** How many there are of each kind, and the chosen ones. */
function Results({ found, searched, kind, page, words }: Results) {
  const { hits, total, counts, rated, besides } = found;
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

export default async function SearchPage(props: Props) {
  const asked = await read(props);
  const { searched } = asked;
  const found = searched === "" ? undefined : await searchSite({ ...asked, limit: PAGE_SIZE.search });
  const hrefFor = (to: number) => siteSearchHref({ ...asked, page: to });
  if (!found) leavePastEnd({ ...asked, total: 0, size: PAGE_SIZE.search, hrefFor });
  const isFirst = !asked.kind && asked.page === 1;
  const ordered = found && isFirst ? orderCodesIn(searched) : [];
  // Counted once, not for every kind and page that is looked at.
  const isMissed = found?.total === 0 && found.answers.length === 0 && found.places.length === 0;
  const isAnswered = found !== undefined && found.answers.length + found.places.length > 0;
  // Of an answer the summary says by the way which words it is of.
  const isToldBelow = isAnswered && !found.reading && found.total > 0;
  const faults = found?.answers.filter(({ isFault }) => isFault) ?? [];
  const [fault] = faults;
  if (isMissed && ordered.length === 0 && isFirst) countMiss(searched);
  return (
    <>
      <SearchHead searched={searched} />
      <Container className={styles.results}>
        {!found && <Examples />}
        {ordered.map((hit) => (
          <CodeHit key={hit.typed} {...hit} />
        ))}
        {found?.answers.map((answer) => (
          <AnswerBox key={answer.title} answer={answer} />
        ))}
        {found && found.places.length > 0 && <PlaceList places={found.places} />}
        {found?.meant && !isToldBelow && (
          <p className={styles.nothing}>
            <MeantWords
              searched={isAnswered ? undefined : searched}
              meant={found.meant}
              reading={found.reading}
            />
          </p>
        )}
        {found?.rated?.nothing && <p className={styles.nothing}>{found.rated.nothing}</p>}
        {found && found.total > 0 && (
          <Results found={found} {...asked} words={isToldBelow ? found.meant : undefined} />
        )}
        {found && isMissed && (
          <NothingFound searched={searched} nearest={found.nearest} families={getCategoryTree()} />
        )}
      </Container>
      {fault === undefined ? (
        <ClosingCall {...(isMissed ? CLOSING.search : CLOSING.searching)} />
      ) : (
        <ClosingCall
          {...CLOSING.fault}
          href={contactHref({ about: `故障：${faults.length === 1 ? fault.title : searched}` })}
          phone={SITE.afterSalesLine}
        />
      )}
    </>
  );
}
