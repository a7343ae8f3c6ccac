import { Fragment } from "react";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { Piece } from "@/lib/search/excerpt";
import { keepUnits } from "@/lib/text/keep-units";

/** A text with the search hits marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, at) =>
    isHit ? (
      <mark key={at}>{keepUnits(text)}</mark>
    ) : (
      <Fragment key={at}>
        <NoBreakText text={text} />
      </Fragment>
    ),
  );
