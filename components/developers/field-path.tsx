import { Fragment } from "react";

/** `orderCode.parts[].codes[].meaning`, which may break after each part. */
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
