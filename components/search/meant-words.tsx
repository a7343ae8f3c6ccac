import { Fragment } from "react";
import { siteSearchHref } from "@/lib/links/search-address";

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
  /** They are what a type designation in it means: nothing is missing. */
  isDesignation?: boolean | undefined;
};

/** Says which words the results are of, where they are not those that were typed. */
export function MeantWords({ searched, meant, isDesignation = false }: Props) {
  const words = meant.split(" ");
  return (
    <>
      {isDesignation ? "按通用型号的含义，" : searched !== undefined && `没有找到“${searched}”，`}
      以下是“{meant}”的结果。
      {words.length > 1 && !isDesignation && <>也可只查：{single(words)}</>}
    </>
  );
}
