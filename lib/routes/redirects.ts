import shipped from "@/db/content/site/redirects.json" with { type: "json" };

/** An old address, and where its content is now, or that it was removed for good. Kept by editors. */
export type Redirect = { from: string; to: string } | { from: string; gone: true };

export type Moved = { to: string } | "gone";

/** Finds where the content of an old path went; what a visitor asked for besides goes along where the target has no query. */
export function redirects(list: readonly Redirect[] = shipped) {
  const known = new Map(list.map((redirect) => [redirect.from, redirect]));
  return (path: string, query: string): Moved | undefined => {
    const found = known.get(path) ?? known.get(ofProduct(path));
    if (!found) return undefined;
    if ("gone" in found) return "gone";
    return { to: query === "" || found.to.includes("?") ? found.to : `${found.to}?${query}` };
  };
}

/** Registers and revisions of a product are pages below its own, so what holds for the product's page holds for them. */
function ofProduct(path: string): string {
  return path.replace(/^(\/newdetail\/\d+)\/(?:registers|revisions)$/, "$1");
}
