import { Fragment } from "react";

/** What a product has of a parameter: `30/50/100 kvar`. Figures stay whole: a line breaks between them. */
export const Figures = ({ text }: { text: string }) =>
  text.split("/").map((figure, nth, { length }) => (
    <Fragment key={nth}>
      {nth > 0 && <wbr />}
      {nth < length - 1 ? `${figure}/` : figure}
    </Fragment>
  ));
