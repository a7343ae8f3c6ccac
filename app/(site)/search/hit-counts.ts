import { MOST_HITS } from "@/db/queries/search/counts";
import type { HitGroup } from "@/components/search/hit-list";
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

/**
 * The groups of a search by ratings with their numbers of hits and the index of their first hit on this page: what meets all
 * ratings, what misses one, what only mentions them. A single group needs no heading.
 */
export function groupsOf({ total, rated }: Found, page: number): HitGroup[] {
  if (!rated) return [];
  const { full, near } = rated;
  const products = full + near;
  const start = (page - 1) * PAGE_SIZE.search;
  const groups = [
    { from: -start, count: full, title: `全部符合 ${hitCount(full)}\u00a0款` },
    { from: full - start, count: near, title: `差一项 ${near}\u00a0款` },
    {
      from: products - start,
      count: total - products,
      title: `文字相关 ${hitCount(total - products)}\u00a0条`,
      isText: true,
    },
  ].filter(({ count }) => count > 0);
  return groups.length > 1 ? groups : [];
}
