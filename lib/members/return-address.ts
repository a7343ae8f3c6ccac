import { LOGIN } from "./rules";

/** The member's own page. */
export const REPLY = "/Reply";

/** Accepts paths of this site only (no open redirect): no host, no backslash, which browsers read as a slash. */
export function readReturn(to: string): string {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,500}$/.test(to)) return "";
  const { origin, pathname, search } = new URL(to, "http://site.invalid");
  const isOwn = origin === "http://site.invalid" && pathname !== LOGIN && !pathname.startsWith(`${LOGIN}/`);
  return isOwn ? `${pathname}${search}` : "";
}

/** The sign-in page, which then redirects to an address of this site. */
export const loginHref = (to: string) => `${LOGIN}?to=${encodeURIComponent(to)}`;
