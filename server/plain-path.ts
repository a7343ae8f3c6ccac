/** Found in paths that are not normalized. */
const ODD = /\/\/|\/\.|\\|%2e|\/$/i;

/** The path without dot segments, double slashes and trailing slash; the root becomes the home page (SPEC §2). */
export function plainPath(path: string): string {
  if (!ODD.test(path)) return path;
  const { pathname } = new URL(`http://site${path}`);
  return pathname.replace(/\/{2,}/g, "/").replace(/\/$/, "") || "/index";
}
