import { existsSync } from "node:fs";
import path from "node:path";
import { registersOf } from "@/db/rows/register-rows";
import { fileOf } from "@/db/source/content-files";
import type { Content } from "@/db/source/shapes";
import { addressOf, type AddressRules } from "@/lib/routes/address";
import type { Rule } from "./finding";
import { type Text, textsOf } from "./texts";

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Nouns by the path of their detail pages. */
const RECORDS = {
  newdetail: "products",
  prod_detail: "products",
  product: "products",
  product_type_list: "categories",
  cm_detail: "solutions",
  detail: "news",
  case: "cases",
} as const;

/** Fields of order codes, where `/5 A` is no address. */
const CODE = /^code\./;

/** Internal links in a text. */
function linksIn({ file, field, value, isRich, isPicture }: Text): string[] {
  // Redirects have their own rules.
  if (isPicture || CODE.test(field) || file === "site/redirects") return [];
  const links = isRich
    ? [...value.matchAll(/\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    : [value].filter((text) => /^\/\w/.test(text));
  return links.filter((link) => !SCHEME.test(link) && !link.startsWith("#"));
}

/** Accepts any query parameter: only the path must exist. */
const ANYTHING: AddressRules = {
  isOption: () => true,
  isOffered: () => true,
  isProduct: () => true,
  isSolution: () => true,
  isBelow: () => true,
};

/** Why a link is dead; undefined if it is not. */
export function linkFault(link: string, content: Content, root: string): string | undefined {
  if (!link.startsWith("/")) return `站内链接「${link}」要以 / 开头`;
  const [whole = ""] = link.split("#");
  const [place = "", query = ""] = whole.split("?");
  if (place.startsWith("/media/"))
    return existsSync(path.join(root, "public", path.posix.normalize(place)))
      ? undefined
      : `文件「${link}」不存在`;
  if (!addressOf(place, query, ANYTHING)) return `站内没有「${link}」这个地址`;
  const [, kind = "", id, part] = place.split("/");
  if (!Object.hasOwn(RECORDS, kind)) return undefined;
  const file = RECORDS[kind as keyof typeof RECORDS];
  if (!content[file].some((record) => record.id === Number(id)))
    return `链接「${link}」指向的内容（${fileOf(file, id ?? "")}）不存在`;
  return part === "registers" && registersOf(Number(id), content).length === 0
    ? `链接「${link}」指向的产品没有通信寄存器`
    : undefined;
}

/** Dead internal links. */
export const deadLinks: Rule = (content, root) =>
  textsOf(content).flatMap((text) => {
    const { file, id, field } = text;
    return linksIn(text).flatMap((link) => {
      const says = linkFault(link, content, root);
      return says ? [{ file, id, field, says }] : [];
    });
  });
