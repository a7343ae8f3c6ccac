import { isIP } from "node:net";

/** @param {string | undefined} address */
const plain = (address = "") => address.trim().replace(/^::ffff:(?=\d)/i, "");

/**
 * The address of a visitor: the socket's, or what the outermost trusted proxy saw. Each proxy appends the address it
 * was called from, so with `trusted` proxies it is the entry that far from the right; all before it is hearsay.
 * @param {string | undefined} socket
 * @param {string | string[] | undefined} forwarded
 * @param {number} trusted
 */
export function visitorAddress(socket, forwarded, trusted) {
  if (trusted > 0 && forwarded !== undefined) {
    const told = plain(String(forwarded).split(",").at(-trusted));
    if (isIP(told)) return told;
  }
  return plain(socket);
}

/**
 * Headers with which a client could speak for a proxy, or to Next's own machinery: client-side navigation and server
 * actions, which this site does not use, and the content policy, from which Next takes its nonce.
 */
const SPOKEN_FOR = [
  "content-security-policy",
  "content-security-policy-report-only",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "x-request-id",
  "x-middleware-subrequest",
  "x-middleware-prefetch",
  "x-nextjs-data",
  "x-matched-path",
  "x-invoke-path",
  "x-prerender-revalidate",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "rsc",
];

/**
 * Leaves of a request's headers only what a visitor may say; `x-forwarded-for` is then one address that can be believed.
 * @param {import("node:http").IncomingMessage} request
 * @param {{ id: string, trusted: number }} visit
 */
export function cleanse(request, { id, trusted }) {
  const { headers } = request;
  for (const name of SPOKEN_FOR) if (headers[name] !== undefined) delete headers[name];
  headers["x-forwarded-for"] = visitorAddress(
    request.socket.remoteAddress,
    headers["x-forwarded-for"],
    trusted,
  );
  headers["x-request-id"] = id;
}
