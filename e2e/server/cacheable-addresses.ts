import { addressOf } from "@/lib/routes/address";
import { ROUTES } from "@/lib/routes/routes";

/** Rules by which every id and option in a URL exists. */
const RULES = {
  isOption: () => true,
  isOffered: () => true,
  isProduct: () => true,
  isSolution: () => true,
  isBelow: () => true,
};
/** Each parameter without a fixed list of values accepts at least one of these. */
const VALUES = ["1001", "2", "1", "table", "capacity", "ok", "list"];
const FILTERS = ["f.a=1", "f.a=1,2", "f.a=1%2C2", "f.a=1&f.a=2", "f.a=1&page=2&f.b=1"];

const pathOf = (pattern: string) => pattern.replace("{id}", "33").replace("{number}", "0".repeat(24));

/** Drops addresses that differ from another in numbers only. */
const oneOfEach = (addresses: readonly string[]) => [
  ...new Map(addresses.map((address) => [address.replace(/\d+/g, "0"), address])).values(),
];

/** Addresses of each route, by whether shared caches may store the response. */
export function addressesByCaching() {
  const cacheable: string[] = [];
  const uncacheable: string[] = [];
  for (const [pattern, { params = {}, filtered }] of Object.entries(ROUTES)) {
    if (pattern.includes("{file}")) continue;
    const path = pathOf(pattern);
    const byName = Object.keys(params).flatMap((name) => {
      const queries = VALUES.map((value) => `${name}=${value}`);
      return queries.find((query) => addressOf(path, query, RULES)?.isWhole) ?? [];
    });
    for (const query of ["", ...byName, ...(filtered ? FILTERS : [])]) {
      const { isKept = false, isErasable = false } = addressOf(path, query, RULES) ?? {};
      (isKept && !isErasable ? cacheable : uncacheable).push(query ? `${path}?${query}` : path);
    }
  }
  return { cacheable: oneOfEach(cacheable), uncacheable: oneOfEach(uncacheable) };
}
