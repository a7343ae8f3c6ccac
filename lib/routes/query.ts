/** What Next hands to a page as `searchParams`. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * The parameters of an address, one text each: as in the API, the last of several values counts, and repeated filters
 * join.
 */
export async function readQuery(searchParams: SearchParams): Promise<Record<string, string>> {
  const entries = Object.entries(await searchParams).flatMap(([name, value]) => {
    const isFilter = name.startsWith("f.");
    const last = Array.isArray(value) ? (isFilter ? value.join(",") : value.at(-1)) : value;
    return last === undefined ? [] : [[name, last] as const];
  });
  return Object.fromEntries(entries);
}
