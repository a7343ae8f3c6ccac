import { Fragment } from "react";
import { siteSearchHref } from "@/lib/links/search-address";
import type { Reading } from "@/lib/search/reading";

const READ_BY = { designation: "按通用型号的含义，", english: "按中文的叫法，" };

/** Links to search for each of several words alone, as all together may have few hits. */
const single = (words: readonly string[]) =>
  words.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && "、"}
      <a href={siteSearchHref({ searched: word })}>{word}</a>
    </Fragment>
  ));

type Props = {
  /** The typed search, if it has no hits itself. */
  searched: string | undefined;
  /** The words that were searched for. */
  meant: string;
  /** Set if they translate a type designation or English, so that nothing was left out. */
  reading?: Reading["by"] | undefined;
};

/** States which words were searched for, if not the typed ones. */
export function MeantWords({ searched, meant, reading }: Props) {
  const words = meant.split(" ");
  return (
    <>
      {reading ? READ_BY[reading] : searched !== undefined && `没有找到“${searched}”，`}
      以下是“{meant}”的结果。
      {words.length > 1 && !reading && <>也可只查：{single(words)}</>}
    </>
  );
}
