import { Fragment } from "react";
import { COUNTERS, keepUnits } from "@/lib/text/keep-units";
import styles from "./words.module.css";

/**
 * What no line parts: a model, the rest of its code, a day and a span of numbers with its unit at their hyphens, `宽×高×深` at its signs,
 * `96只` before its counter, `A级` before its word, `次/年` at its stroke. All but the last two keep the bracket before them and the signs behind: where
 * they are boxes of their own, a line could end between. And the signs at which a line may end though no browser ends one
 * there: between two sizes, between a unit and what is said of it. A standard with its year is longer.
 */
const PIECES = new RegExp(
  [
    String.raw`([（(]?(?:\b(?![\d.]+-\d{4}(?!\d))[A-Z\d][\w.]*(?:[-~+][+−-]?[\w.]+%?)+(?:\u00a0[A-Za-zΩ]+)?|[宽高深长](?:×[宽高深长])+|\b\d[\d,.]*[${COUNTERS}])[）)、，；]*`,
    String.raw`[次台元]\/[年季月]`,
    String.raw`\b[A-Z]级`,
    String.raw`[a-z]×(?=[\d(])`,
    "[%℃](?=（))",
  ].join("|"),
);
/** Longer ones are wider than a narrow column. */
const MOST = 16;

/** Text with models, codes and figures, each in one piece with its unit. Sizes, longer than a narrow column, break after `×`. */
export const Whole = ({ text }: { text: string }) => {
  const pieces = keepUnits(text).split(PIECES);
  return pieces.map((piece, nth) => {
    if (nth % 2 === 0) return piece;
    if (/^.?[×%℃]$/.test(piece))
      return (
        <Fragment key={nth}>
          {piece}
          <wbr />
        </Fragment>
      );
    if (piece.length > MOST) return piece;
    return (
      <Fragment key={nth}>
        {pieces[nth - 1]?.endsWith("/") && <wbr />}
        <span className={styles.whole}>{piece}</span>
      </Fragment>
    );
  });
};
