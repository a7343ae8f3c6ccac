import { Fragment } from "react";
import { siteSearchHref } from "@/lib/links/search-address";
import type { Reading } from "@/lib/search/reading";

const READ_BY = { designation: "按通用型号的含义，", english: "按中文的叫法，" };

/** Each of several words by itself: together they may leave few pages. */
const single = (words: readonly string[]) =>
  words.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && "、"}
      <a href={siteSearchHref({ searched: word })}>{word}</a>
    </Fragment>
  ));

type Props = {
  /** What was typed, where the site says nothing of it. */
  searched: string | undefined;
  /** The words that were looked for. */
  meant: string;
  /** They are what a type designation in it, or its English, means: nothing is missing. */
  reading?: Reading["by"] | undefined;
};

/** Says which words the results are of, where they are not those that were typed. */
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
