import type { OrderCode } from "./shape";

/** The chosen code of each part, in the order of the grammar. */
export type Choices = readonly (string | undefined)[];

/** The total of a code in one of these units: `20+20` is 40, 10 kV is 10 000 V; undefined if it has none. */
export function ratingIn({ parts }: OrderCode, choices: Choices, ...units: string[]): number | undefined {
  const at = parts.findIndex((part) => part.kind !== "choice" && units.includes(part.unit ?? ""));
  const part = parts[at];
  const choice = choices[at];
  if (!part || part.kind === "choice" || !choice) return undefined;
  const sum = choice.split("+").reduce((all, step) => all + Number(step), 0);
  return part.unit === "kV" ? sum * 1000 : sum;
}

/** The rated capacity of one piece with all groups; undefined if the code has none. */
export function ratedKvar(grammar: OrderCode, choices: Choices): number | undefined {
  const size = ratingIn(grammar, choices, "kvar");
  return size === undefined ? undefined : size * (ratingIn(grammar, choices, "组") ?? 1);
}
