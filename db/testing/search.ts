import { searchSite } from "@/db/queries/search/search";

export const first = { page: 1, limit: 20 };

/** The first page of what the site finds. */
export const find = (searched: string) => searchSite({ searched, ...first });

/** What is found by model, or by title where it has none. */
export const named = async (searched: string) =>
  (await find(searched)).hits.map(({ model, title }) => model || title.map(({ text }) => text).join(""));
