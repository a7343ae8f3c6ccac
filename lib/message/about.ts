import { MESSAGE_MAX } from "./rules";

const MAX_CODE = 100;

/** What a consultation is about: what the address of the form names. */
export type About = {
  product?: { id: number; name: string } | undefined;
  /** An order code, as typed. */
  code: string;
  /** The page that the visitor comes from, in words. */
  words: string;
};

const cut = (text: string, most: number) => [...text].slice(0, Math.max(0, most)).join("");

/** Words out of an address: one line, and nothing in it that cannot be seen. */
const plain = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ").trim();

/** An order code as an address brings it, where a `+` arrives as a blank; one that is too long is none. */
export function readCode(value: string): string {
  const code = plain(value).replace(/(?<=\d) (?=\d)/g, "+");
  return [...code].length > MAX_CODE ? "" : code;
}

export const readWords = (value: string): string => cut(plain(value), MESSAGE_MAX.about);

const productHref = (id: number) => `/newdetail/${id}`;

/** A labelled line; its text may be a link, and have a remark behind it. */
export type Line = { label: string; text: string; href?: string; remark?: string };

/** The same line by line, for people's eyes. */
export function aboutLines({ product, code, words }: About): Line[] {
  const remark = code && `（型号代码 ${code}）`;
  return [
    ...(product ? [{ label: "咨询产品", text: product.name, href: productHref(product.id), remark }] : []),
    ...(code && !product ? [{ label: "型号代码", text: code }] : []),
    ...(words ? [{ label: "咨询事项", text: words }] : []),
  ];
}

/** As an address of the form has it. */
export const askedOf = ({ product, code, words }: About) => ({ product: product?.id, code, about: words });

/** What is sent and stored with the message: `产品：LH-ZCS 共补智能集成电容器（/newdetail/1001）`, and so on, a line each. */
export function aboutText({ product, code, words }: About): string {
  const lines = [
    ...(product ? [`产品：${product.name}（${productHref(product.id)}）`] : []),
    ...(code ? [`型号代码：${code}`] : []),
    ...(words ? [`页面：${words}`] : []),
  ];
  return cut(lines.join("\n"), MESSAGE_MAX.about);
}
