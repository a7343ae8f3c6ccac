import type { Metadata } from "next";
import { type CombinedChoice, combinedHref } from "@/lib/links/combined";
import { picturePath } from "@/lib/pictures";
import type { CombinedInfo, PageInfo } from "@/lib/links/section-lists";
import { pageMetadata } from "./page-metadata";
import { SITE } from "@/lib/site";

export const listHref = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** Later pages of a list have distinct titles and descriptions. */
export const numbered = (title: string, page: number) => (page > 1 ? `${title}（第 ${page} 页）` : title);

/** A filtered part of a list, with its own address. */
type Part = { chosen: readonly string[]; href: string };

/** Each page of a list is indexed with its own address; a filtered part of a list is not indexed. */
export function listMetadata(info: PageInfo, page: number, part?: Part): Metadata {
  const chosen = part?.chosen ?? [];
  const title = [info.title, ...chosen].join(" · ");
  return pageMetadata({
    title: numbered(title, page),
    description: numbered(`${SITE.brand}${title}。${info.lead}`, page),
    path: part?.href ?? listHref(info.path, page),
    image: picturePath(info.banner),
    noindex: chosen.length > 0,
  });
}

/**
 * All tabs of a combined page have the same lists, so their first pages share a canonical address without a tab. A
 * later page of a list has the address of that page of the separate list, if there is one.
 */
export function combinedMetadata(
  info: CombinedInfo,
  choice: CombinedChoice,
  chosen: readonly string[] = [],
): Metadata {
  const types = info.parts.map(({ type }) => type);
  const part = info.parts.find(({ type }) => type === choice.tab);
  const page = choice.pages[choice.tab] ?? 1;
  const own = { tab: choice.tab, pages: { [choice.tab]: page } };
  if (chosen.length > 0)
    return listMetadata(info, 1, { chosen, href: combinedHref(info.path, types, choice) });
  const deep = part?.path ? listHref(part.path, page) : combinedHref(info.path, types, own);
  return pageMetadata({
    title: page > 1 ? numbered(`${info.label}：${part?.label}`, page) : info.title,
    description: numbered(
      page > 1
        ? `${SITE.brand}${info.title}：${part?.label}。${info.lead}`
        : `${SITE.brand}${info.title}。${info.lead}`,
      page,
    ),
    path: page > 1 ? deep : info.path,
    image: picturePath(info.banner),
  });
}
