import { faultsOf } from "./rules";
import type { OrderCode } from "./shape";
import { valueOf } from "./values";
import { type Choices, written } from "./written";

/** The order code of these choices, written as the maker writes it. */
export const build = ({ head, parts }: OrderCode, choices: Choices): string =>
  written({ head, parts: parts.map((part) => ({ after: "", ...part })) }, choices);

/** Whether they make a product: each is one that its part knows, and they go together. */
export const isWhole = (grammar: OrderCode, choices: Choices): boolean =>
  grammar.parts.every((part, at) => {
    const code = choices[at] ?? "";
    return code === "" ? part.absent !== undefined : valueOf(part, code) !== undefined;
  }) && faultsOf(grammar, choices).length === 0;
