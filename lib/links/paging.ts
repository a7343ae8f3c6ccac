/** A page of a list, and the total number of items. */
export type Page<Item> = { items: readonly Item[]; total: number };

export type PageRequest = { page: number; limit: number };

export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit));

export const pageOffset = ({ page, limit }: PageRequest) =>
  Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER);

/** A page of a list in memory. */
export function pageOf<Item>(all: readonly Item[], request: PageRequest): Page<Item> {
  const from = pageOffset(request);
  return { items: all.slice(from, from + request.limit), total: all.length };
}

/** The `data` of an API list (CONTRACT §1). */
export const listData = <Item>({ items, total }: Page<Item>, { page, limit }: PageRequest) => ({
  data: items,
  total,
  per_page: limit,
  current_page: page,
  last_page: pageCount(total, limit),
});

/** Page numbers a pager shows: first, last and the neighbours of the current one; `null` stands for a gap. */
export function pagerWindow(page: number, pages: number, reach = 1): (number | null)[] {
  const shown = new Set([1, pages]);
  for (let near = page - reach; near <= page + reach; near++) if (near >= 1 && near <= pages) shown.add(near);
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((value, index) => {
    const previous = sorted[index - 1];
    if (previous === undefined || value === previous + 1) return [value];
    return value === previous + 2 ? [previous + 1, value] : [null, value];
  });
}
