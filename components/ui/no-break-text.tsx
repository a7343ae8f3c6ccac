import { Fragment } from "react";
import { COUNTERS, keepUnits } from "@/lib/text/keep-units";
import styles from "./words.module.css";

/**
 * Pieces of text that must not be broken across lines: models and order codes (`LH-ZCS/450-20+10`), dates and ranges with
 * their unit, `宽×高×深`, a number with its counter (`96只`), `A级`, `次/年`. The first pattern includes adjacent
 * brackets and punctuation: a nowrap span would otherwise allow a break between itself and them. The last two patterns
 * are places where a break is wanted and browsers make none: between two sizes, and between a unit and a bracket. Standards
 * with their year (`GB/T 15576-2020`) are excluded: they are too long.
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
/** In characters. Longer pieces would overflow a narrow column. */
const MOST = 16;

/** Text in which models, codes and figures with their units stay on one line. Long sizes may break after `×`. */
export const NoBreakText = ({ text }: { text: string }) => {
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
