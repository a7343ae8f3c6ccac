/** The code of each part, empty if left out. */
export type Choices = readonly string[];

type Signs = { head: string; parts: readonly { before: string; after: string }[] };

/** Joins the parts of a code. In a module of its own, to keep the browser bundle of the code builder small. */
export const written = ({ head, parts }: Signs, choices: Choices): string =>
  parts.reduce((code, { before, after }, at) => {
    const own = choices[at] ?? "";
    return own === "" ? code : code + before + own + after;
  }, head);
