import { env } from "@/lib/env";
import type { Call } from "./documented-call";
import type { Example } from "./operation";

/** Longer texts in printed answers are cut. */
const MOST_LETTERS = 60;

function shortened(value: unknown): unknown {
  if (typeof value === "string")
    return [...value].length > MOST_LETTERS ? `${[...value].slice(0, MOST_LETTERS).join("")}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
}

/** An answer for display: only the first item of lists and the beginning of long texts. */
export const printedAnswer = (answer: unknown): string => JSON.stringify(shortened(answer), null, 2);

/** Quotes for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const sent = (name: string, value: string) =>
  /^\w*$/.test(value) ? `-d ${name}=${value}` : `--data-urlencode ${quoted(`${name}=${value}`)}`;

/** The method option for curl, which posts if there are fields, and gets otherwise. */
function wayOf(method: Call["method"], isBare: boolean): string[] {
  if (method === "GET") return isBare ? [] : ["-G"];
  return method === "POST" && !isBare ? [] : [`-X ${method}`];
}

/** A call as a curl command; the token of a list is a shell variable, except for the call that creates the list. */
export function printedRequest({ method, path, readsCart }: Call, { id = "", input }: Example): string {
  const fields = Object.entries(input).map(([name, value]) => sent(name, String(value)));
  const makesList = method === "POST" && path === "/api/carts";
  const token = readsCart && !makesList ? ['-H "token: $TOKEN"'] : [];
  return ["curl", ...wayOf(method, fields.length === 0), `${env().SITE_URL}${path.replace("{id}", id)}`]
    .join(" ")
    .concat(...[...token, ...fields].map((field) => ` \\\n  ${field}`));
}
