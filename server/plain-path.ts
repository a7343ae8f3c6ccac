/** What only a path that can be written more plainly holds. */
const ODD = /\/\/|\/\.|\\|%2e|\/$/i;

/** The path without dot segments, doubled slashes and a slash at its end; the root is the first page (SPEC §2). */
export function plainPath(path: string): string {
  if (!ODD.test(path)) return path;
  const { pathname } = new URL(`http://site${path}`);
  return pathname.replace(/\/{2,}/g, "/").replace(/\/$/, "") || "/index";
}
