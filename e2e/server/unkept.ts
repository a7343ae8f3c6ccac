import { addressOf } from "@/lib/routes/address";
import { ROUTES } from "@/lib/routes/routes";

/** All content that a URL can name exists. */
const RULES = {
  isOption: () => true,
  isOffered: () => true,
  isProduct: () => true,
  isSolution: () => true,
  isBelow: () => true,
};
/** One of them is a value of each parameter that is no choice among few. */
const VALUES = ["1001", "2", "1", "table", "capacity", "ok", "list"];
const FILTERS = ["f.a=1", "f.a=1,2", "f.a=1%2C2", "f.a=1&f.a=2", "f.a=1&page=2&f.b=1"];

const pathOf = (pattern: string) => pattern.replace("{id}", "33").replace("{number}", "0".repeat(24));

/** Of addresses that differ in numbers alone, one. */
const oneOfEach = (addresses: readonly string[]) => [
  ...new Map(addresses.map((address) => [address.replace(/\d+/g, "0"), address])).values(),
];

/** Addresses of each kind that the table of routes knows, by whether the site lets others keep the answer. */
export function addressesByKeeping() {
  const kept: string[] = [];
  const unkept: string[] = [];
  for (const [pattern, { params = {}, filtered }] of Object.entries(ROUTES)) {
    if (pattern.includes("{file}")) continue;
    const path = pathOf(pattern);
    const byName = Object.keys(params).flatMap((name) => {
      const queries = VALUES.map((value) => `${name}=${value}`);
      return queries.find((query) => addressOf(path, query, RULES)?.isWhole) ?? [];
    });
    for (const query of ["", ...byName, ...(filtered ? FILTERS : [])]) {
      const { isKept = false, isErasable = false } = addressOf(path, query, RULES) ?? {};
      (isKept && !isErasable ? kept : unkept).push(query ? `${path}?${query}` : path);
    }
  }
  return { kept: oneOfEach(kept), unkept: oneOfEach(unkept) };
}
