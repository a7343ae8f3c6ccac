import type { Answer } from "./answer";

/** What an answer says; undefined where there is none. */
export const textOf = (answer: Answer | undefined) =>
  answer?.packed ? Buffer.concat(answer.packed.pieces).toString() : answer?.bodies.identity.toString();
