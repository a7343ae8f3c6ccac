import { Fragment } from "react";
import { BREAK } from "@/lib/text/phrase-marks";
import { NoBreakText } from "./no-break-text";
import styles from "./words.module.css";

/** Characters at which browsers break a line by themselves; a phrase that has one is put in a nowrap span. */
const BREAKABLE = /[ \-/~+?—]/;

const withBreaks = (text: string) =>
  text.split(BREAK).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {BREAKABLE.test(phrase) ? <span className={styles.whole}>{phrase}</span> : phrase}
    </Fragment>
  ));

/**
 * A title that breaks only where `phrased` (lib/text/phrases, server only) has put marks; without marks it breaks as any text.
 * This is the server component, for use inside StaticMarkup; elsewhere use Words.
 */
export const WordsMarkup = ({ text }: { text: string }) =>
  text.includes(BREAK) ? (
    <span className={styles.words}>{withBreaks(text)}</span>
  ) : (
    <NoBreakText text={text} />
  );

/** A title with the search hits in it marked. */
export const WordsWithHits = ({ pieces }: { pieces: readonly { text: string; isHit: boolean }[] }) => (
  <span className={styles.words}>
    {pieces.map(({ text, isHit }, at) =>
      isHit ? <mark key={at}>{withBreaks(text)}</mark> : <Fragment key={at}>{withBreaks(text)}</Fragment>,
    )}
  </span>
);
