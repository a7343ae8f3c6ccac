import { faultsOf } from "./rules";
import type { OrderCode } from "./shape";
import { valueOf } from "./values";
import { type Choices, written } from "./written";

/** The order code for these choices. */
export const build = ({ head, parts }: OrderCode, choices: Choices): string =>
  written({ head, parts: parts.map((part) => ({ after: "", ...part })) }, choices);

/** Whether the choices are a valid product: each is a code of its part, and no rule is broken. */
export const isWhole = (grammar: OrderCode, choices: Choices): boolean =>
  grammar.parts.every((part, at) => {
    const code = choices[at] ?? "";
    return code === "" ? part.absent !== undefined : valueOf(part, code) !== undefined;
  }) && faultsOf(grammar, choices).length === 0;
