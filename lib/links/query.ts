/** What Next hands to a page as `searchParams`. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Merges repeated parameters: filters and ids are joined, of others the last counts, as in the API. */
export const valueOf = (name: string, values: readonly string[]): string | undefined =>
  name.startsWith("f.") || name === "ids" ? values.join(",") : values.at(-1);

/** The query parameters, one string each. */
export async function readQuery(searchParams: SearchParams): Promise<Record<string, string>> {
  const entries = Object.entries(await searchParams).flatMap(([name, value]) => {
    const given = Array.isArray(value) ? valueOf(name, value) : value;
    return given === undefined ? [] : [[name, given] as const];
  });
  return Object.fromEntries(entries);
}
