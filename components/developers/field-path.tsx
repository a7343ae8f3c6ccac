import { Fragment } from "react";

/** `orderCode.parts[].codes[].meaning`: a line may end after each part of it. */
export const FieldPath = ({ path }: { path: string }) => (
  <code>
    {path.split(".").map((part, nth) => (
      <Fragment key={nth}>
        {nth > 0 && (
          <>
            .<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </code>
);
