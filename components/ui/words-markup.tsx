import { Fragment } from "react";
import { BREAK } from "@/lib/text/phrase-marks";
import { Whole } from "./whole";
import styles from "./words.module.css";

/** Where a line may end by itself, though it must not inside a phrase: at a blank, at a model's signs, at a dash between words. */
const BREAKABLE = /[ \-/~+?—]/;

const withBreaks = (text: string) =>
  text.split(BREAK).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {BREAKABLE.test(phrase) ? <span className={styles.whole}>{phrase}</span> : phrase}
    </Fragment>
  ));

/**
 * A title that may break where `phrased` (lib/text/phrases, on the server) has marked it; without marks it breaks as a text does.
 * As markup, for what is kept as it was served (components/ui/kept.tsx); elsewhere components/ui/words.tsx.
 */
export const WordsMarkup = ({ text }: { text: string }) =>
  text.includes(BREAK) ? <span className={styles.words}>{withBreaks(text)}</span> : <Whole text={text} />;

/** A title in which what was searched for is marked. */
export const WordsWithHits = ({ pieces }: { pieces: readonly { text: string; isHit: boolean }[] }) => (
  <span className={styles.words}>
    {pieces.map(({ text, isHit }, at) =>
      isHit ? <mark key={at}>{withBreaks(text)}</mark> : <Fragment key={at}>{withBreaks(text)}</Fragment>,
    )}
  </span>
);
