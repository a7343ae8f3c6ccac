import { Fragment } from "react";
import { keepUnits } from "@/lib/text/keep-units";
import { MODEL } from "@/lib/text/models";
import styles from "./words.module.css";

/** A model, which no line parts at its hyphens, and the sign between two sizes, after which one may end. */
const PIECES = new RegExp(`(${MODEL.source}|[a-z]×(?=\\d))`);

/** Text with models and figures, each in one piece with its unit. Sizes, longer than a narrow column, break after `×`. */
export const Whole = ({ text }: { text: string }) =>
  keepUnits(text)
    .split(PIECES)
    .map((piece, nth) => {
      if (nth % 2 === 0) return piece;
      return piece.endsWith("×") ? (
        <Fragment key={nth}>
          {piece}
          <wbr />
        </Fragment>
      ) : (
        <span key={nth} className={styles.whole}>
          {piece}
        </span>
      );
    });
