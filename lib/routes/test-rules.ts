import type { AddressRules } from "./address";

/** A site without filters that has all other content named in addresses. */
export const RULES_OF_ALL: AddressRules = {
  isOption: () => false,
  isOffered: () => false,
  isProduct: () => true,
  isSolution: () => true,
  isBelow: () => true,
};
