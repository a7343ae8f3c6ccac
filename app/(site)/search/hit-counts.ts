import { MOST_HITS } from "@/db/queries/search/counts";
import type { Found } from "@/db/queries/search/search-words";
import { PAGE_SIZE } from "@/lib/constants";

/** At the maximum that is counted, there may be more. */
export const hitCount = (count: number) => (count < MOST_HITS ? String(count) : `${count}+`);

/** Hits of a search by ratings: how many meet all of them, miss one, or only mention them. */
export function parts(total: number, { full, near }: NonNullable<Found["rated"]>): string {
  const others = total - full - near;
  const told = [
    full > 0 && `${hitCount(full)}\u00a0款全部符合`,
    near > 0 && `${near}\u00a0款差一项`,
    others > 0 && `${hitCount(others)}\u00a0条文字相关`,
  ].filter(Boolean);
  return told.length > 1 ? `：${told.join("，")}` : "";
}

/** The index on this page of the first hit that only mentions the ratings. */
export function textsOf({ total, rated }: Found, page: number) {
  if (!rated) return undefined;
  const products = rated.full + rated.near;
  const others = total - products;
  return products > 0 && others > 0
    ? { from: products - (page - 1) * PAGE_SIZE.search, title: `文字相关 ${hitCount(others)} 条` }
    : undefined;
}
