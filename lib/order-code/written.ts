/** A code for each part, empty where it is left out. */
export type Choices = readonly string[];

type Signs = { head: string; parts: readonly { before: string; after: string }[] };

/** A code, part by part. By itself, so that the builder on a product's page brings no more than this to the browser. */
export const written = ({ head, parts }: Signs, choices: Choices): string =>
  parts.reduce((code, { before, after }, at) => {
    const own = choices[at] ?? "";
    return own === "" ? code : code + before + own + after;
  }, head);
