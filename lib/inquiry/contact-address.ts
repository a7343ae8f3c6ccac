import { readCode, readWords } from "./message-about";
import type { ContactResult } from "./contact-result";
import { MOST_COMPARED, readIds } from "@/lib/links/compare";
import { queryText } from "@/lib/links/filters";

export const CONTACT = "/contact";
/** Where the form of a browser without script is sent. */
export const SEND = "/contact/send";

/** Longer addresses are refused (server/request-limits.ts); there is room for a result and for the host. */
const MAX_QUERY = 1800;

/**
 * What an address of the form says that it is about: products and a solution by their ids, an order code, words; or the
 * visitor's own list. */
export type Asked = {
  products?: readonly number[];
  solution?: number | undefined;
  code?: string;
  about?: string;
  list?: boolean;
};
type Outcome = { result?: ContactResult; number?: number | undefined };

/** Of all these, what is usable; whether there is such a product is only looked up later. */
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

/** As many characters as an address has room for. */
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

/** The form, for what is asked; with what became of a message, the page that says so. */
export const contactHref = (asked: Asked, outcome?: Outcome): string => CONTACT + query(asked, outcome);

/** Where the form for the same is sent: the answer leads back to it. */
export const sendHref = (asked: Asked): string => SEND + query(asked);
