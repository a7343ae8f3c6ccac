import { SITE } from "@/lib/site";

/** Allowed elements and attributes in editors' HTML: checked on entry (DOMPurify) and enforced again on display (sanitize-html). */
export const RICH_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ["start"],
  li: [],
  table: [],
  caption: [],
  colgroup: [],
  col: ["span"],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  strong: [],
  em: [],
  sub: [],
  sup: [],
  br: [],
  a: ["href"],
  img: ["src", "alt"],
  figure: [],
  figcaption: [],
  blockquote: [],
  code: [],
  iframe: ["src", "title"],
};

/** Whether this is a player of one of the listed hosts, over https. */
export function isVideoAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    SITE.videoHosts.some((host) => host === hostname)
  );
}
