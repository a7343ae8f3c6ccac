import { Fragment } from "react";
import { NoBreakText } from "./no-break-text";

/** Where a line may break: between several figures (`30/50`), and between a count and a size (`10 台 × 40 kvar`). */
const ENDS = /(\/(?=[\d…])|× (?=\d))/;

/** The value of a parameter: `30/50/100 kvar` may break between figures, `10 台 × 40 kvar` after `×`, `GB/T 14549` nowhere. */
export function Figures({ text }: { text: string }) {
  const pieces = text.split(ENDS);
  return pieces.map(
    (piece, nth) =>
      nth % 2 === 0 && (
        <Fragment key={nth}>
          {nth > 0 && <wbr />}
          <NoBreakText text={piece + (pieces[nth + 1] ?? "")} />
        </Fragment>
      ),
  );
}
