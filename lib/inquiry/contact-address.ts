import { readCode, readWords } from "./message-about";
import type { ContactResult } from "./contact-result";
import { MOST_COMPARED, readIds } from "@/lib/links/compare";
import { queryText } from "@/lib/links/filters";

export const CONTACT = "/contact";
/** The target of the form without scripts. */
export const SEND = "/contact/send";

/** Below the limit of server/request-limits.ts, with room for a result and the host. */
const MAX_QUERY = 1800;

/**
 * The subject of the form in its address: products and a solution by id, an order code, words; or the visitor's own list. */
export type Asked = {
  products?: readonly number[];
  solution?: number | undefined;
  code?: string;
  about?: string;
  list?: boolean;
};
type Outcome = { result?: ContactResult; number?: number | undefined };

/** Parses the subject and drops invalid parts; whether products exist is checked later. */
export function readAsked({
  product = "",
  products = "",
  solution = "",
  code = "",
  about = "",
  list = "",
}: Record<string, string>) {
  return {
    products: readIds(`${product},${products}`).ids.slice(0, MOST_COMPARED),
    solution: readIds(solution).ids[0],
    code: readCode(code),
    about: readWords(about),
    list: list === "1",
  };
}

const written = (parts: Record<string, string | number | undefined>) =>
  queryText(
    new URLSearchParams(
      Object.entries(parts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
  );

/** Cuts a text to the room in an address. */
function fitting(words: string, room: number): string {
  let length = 0;
  return [...words].filter((sign) => (length += written({ sign }).length - "sign=".length) <= room).join("");
}

function query(
  { products = [], solution, code, about = "", list }: Asked,
  { result, number }: Outcome = {},
): string {
  const [product, ...others] = products;
  const ids = others.length > 0 ? { products: products.join(",") } : { product };
  const parts = { code, list: list ? 1 : undefined, number, ...ids, result, solution };
  const room = MAX_QUERY - written(parts).length;
  const text = written({ about: fitting(about, room), ...parts });
  return text && `?${text}`;
}

/** The form with a subject, or with the result of a sent message. */
export const contactHref = (asked: Asked, outcome?: Outcome): string => CONTACT + query(asked, outcome);

/** The target of the form with this subject; it redirects back. */
export const sendHref = (asked: Asked): string => SEND + query(asked);
