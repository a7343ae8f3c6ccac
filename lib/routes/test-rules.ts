import type { AddressRules } from "./address";

/** A site without filters that has everything else that addresses name. */
export const RULES_OF_ALL: AddressRules = {
  isOption: () => false,
  isOffered: () => false,
  isProduct: () => true,
  isSolution: () => true,
  isBelow: () => true,
};
