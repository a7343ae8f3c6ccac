import { Fragment } from "react";
import { Whole } from "./whole";

/** After these a line may end: between several figures, and between how many and of which size. */
const ENDS = /(\/(?=[\d…])|× (?=\d))/;

/** Figures of a parameter, which stay whole: `30/50/100 kvar` breaks between them, `10 台 × 40 kvar` after its sign, `GB/T 14549` nowhere. */
export function Figures({ text }: { text: string }) {
  const pieces = text.split(ENDS);
  return pieces.map(
    (piece, nth) =>
      nth % 2 === 0 && (
        <Fragment key={nth}>
          {nth > 0 && <wbr />}
          <Whole text={piece + (pieces[nth + 1] ?? "")} />
        </Fragment>
      ),
  );
}
