import shipped from "@/db/content/site/redirects.json" with { type: "json" };

/** An old address and its new one, or that its content was removed. Maintained by editors. */
export type Redirect = { from: string; to: string } | { from: string; gone: true };

export type Moved = { to: string } | "gone";

/** Returns a function that finds the target of an old path. The query is kept if the target has none. */
export function redirects(list: readonly Redirect[] = shipped) {
  const known = new Map(list.map((redirect) => [redirect.from, redirect]));
  return (path: string, query: string): Moved | undefined => {
    const found = known.get(path) ?? known.get(ofProduct(path));
    if (!found) return undefined;
    if ("gone" in found) return "gone";
    return { to: query === "" || found.to.includes("?") ? found.to : `${found.to}?${query}` };
  };
}

/** A redirect of a product's page also applies to its registers and revisions, which are pages below it. */
function ofProduct(path: string): string {
  return path.replace(/^(\/newdetail\/\d+)\/(?:registers|revisions)$/, "$1");
}
