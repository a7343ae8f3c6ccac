import { Fragment } from "react";
import { Whole } from "./whole";

/** Figures of a parameter, which stay whole: `30/50/100 kvar` breaks between them, `GB/T 14549` does not. */
export const Figures = ({ text }: { text: string }) =>
  text.split(/\/(?=[\d…])/).map((figure, nth, { length }) => (
    <Fragment key={nth}>
      {nth > 0 && <wbr />}
      <Whole text={nth < length - 1 ? `${figure}/` : figure} />
    </Fragment>
  ));
