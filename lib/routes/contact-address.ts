import { readCode, readWords } from "@/lib/message/about";
import type { ContactResult } from "@/lib/message/contact-result";
import { queryText } from "./filters";

export const CONTACT = "/contact";
/** Where the form of a browser without script is sent. */
const SEND = "/contact/send";

/** Longer addresses are refused (server/request-limits.ts); there is room for a result and for the host. */
const MAX_QUERY = 1800;

/** What an address of the form says that it is about. */
export type Asked = { product?: number | undefined; code?: string; about?: string };
type Told = { result?: ContactResult; number?: number | undefined };

/** Of the three, what is usable; a product's id is only looked up later. */
export function readAsked({ product = "", code = "", about = "" }: Record<string, string>) {
  return {
    product: /^[1-9]\d{0,14}$/.test(product) ? Number(product) : undefined,
    code: readCode(code),
    about: readWords(about),
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

function query({ product, code, about = "" }: Asked, { result, number }: Told = {}): string {
  const room = MAX_QUERY - written({ code, number, product, result }).length;
  const text = written({ about: fitting(about, room), code, number, product, result });
  return text && `?${text}`;
}

/** The form, for what is asked; with what became of a message, the page that says so. */
export const contactHref = (asked: Asked, told?: Told): string => CONTACT + query(asked, told);

/** Where the form for the same is sent: the answer leads back to it. */
export const sendHref = (asked: Asked): string => SEND + query(asked);
