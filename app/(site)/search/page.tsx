import type { Metadata } from "next";
import { ClosingCall } from "@/components/page/closing-call";
import { leavePastEnd } from "@/components/page/past-end";
import { AnswerBox } from "@/components/search/answer-box";
import { CodeHit } from "@/components/search/code-hit";
import { MeantWords } from "@/components/search/meant-words";
import { NothingFound } from "@/components/search/nothing-found";
import { PlaceList } from "@/components/search/place-list";
import { SearchHead } from "@/components/search/search-head";
import { Container } from "@/components/ui/container";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { orderCodesIn } from "@/db/queries/products/order-codes";
import { searchSite } from "@/db/queries/search/search";
import { countMiss } from "@/db/queries/search/search-misses";
import { MAX_SEARCH, PAGE_SIZE } from "@/lib/constants";
import { contactHref } from "@/lib/inquiry/contact-address";
import { CLOSING } from "@/lib/links/closing-words";
import { pageNumber } from "@/lib/http/params";
import { readQuery } from "@/lib/links/query";
import { SEARCH_KINDS, siteSearchHref } from "@/lib/links/search-address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import styles from "./page.module.css";
import { Results } from "./results";
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

/** Example searches, shown before the first search. */
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

export default async function SearchPage(props: Props) {
  const asked = await read(props);
  const { searched } = asked;
  const found = searched === "" ? undefined : await searchSite({ ...asked, limit: PAGE_SIZE.search });
  const hrefFor = (to: number) => siteSearchHref({ ...asked, page: to });
  if (!found) leavePastEnd({ ...asked, total: 0, size: PAGE_SIZE.search, hrefFor });
  const isFirst = !asked.kind && asked.page === 1;
  const ordered = found && isFirst ? orderCodesIn(searched) : [];
  // Counts a search once, not again for each tab and page of its results.
  const isMissed = found?.total === 0 && found.answers.length === 0 && found.places.length === 0;
  const isAnswered = found !== undefined && found.answers.length + found.places.length > 0;
  // If there is an answer, the summary below states which words were searched for.
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
