import type { ProductValue } from "@/db/source/parameter-shapes";

/** All figures of a value. */
export const figuresOf = ({ numbers = [], min, max }: ProductValue): number[] => [
  ...numbers,
  ...[min, max].filter((limit) => limit !== undefined),
];
