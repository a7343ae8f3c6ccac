"use client";

import { Fragment } from "react";
import { withBreaks, WordsMarkup } from "./words-markup";
import styles from "./words.module.css";

/** A title that breaks between its phrases. A client component, so that the payload of a page holds its text instead of its elements. */
export const Words = ({ text }: { text: string }) => <WordsMarkup text={text} />;

/** A title in which what was searched for is marked. */
export const WordsWithHits = ({ pieces }: { pieces: readonly { text: string; isHit: boolean }[] }) => (
  <span className={styles.words}>
    {pieces.map(({ text, isHit }, at) =>
      isHit ? <mark key={at}>{withBreaks(text)}</mark> : <Fragment key={at}>{withBreaks(text)}</Fragment>,
    )}
  </span>
);
