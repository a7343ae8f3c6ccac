import { LOGIN } from "./rules";

/** Where a member's own things are. */
export const REPLY = "/Reply";

/** Only a path of this site, so that no link of another leads on from here: no host, no backslash that a browser reads as a slash. */
export function readReturn(to: string): string {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,500}$/.test(to)) return "";
  const { origin, pathname, search } = new URL(to, "http://site.invalid");
  const isOwn = origin === "http://site.invalid" && pathname !== LOGIN && !pathname.startsWith(`${LOGIN}/`);
  return isOwn ? `${pathname}${search}` : "";
}

/** The page of signing in, which leads on to an address of this site. */
export const loginHref = (to: string) => `${LOGIN}?to=${encodeURIComponent(to)}`;
