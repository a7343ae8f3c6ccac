import { readQuery } from "@/lib/links/query";
import { List, listMetadata } from "./list";
import { Search, searchMetadata } from "./search";

type Props = PageProps<"/product_type_list/[firstid]">;

/** The request as a string, the cache key by which metadata and page share one query. */
async function load({ params, searchParams }: Props) {
  const { firstid } = await params;
  const query = await readQuery(searchParams);
  // A search drops the menu's choice and looks through all products (CONTRACT §2).
  const isSearch = (query.title ?? "").trim() !== "";
  return { firstid, queryText: String(new URLSearchParams(query)), isSearch };
}

export async function generateMetadata(props: Props) {
  const { firstid, queryText, isSearch } = await load(props);
  return isSearch ? searchMetadata(firstid, queryText) : listMetadata(firstid, queryText);
}

export default async function ProductTypeListPage(props: Props) {
  const { isSearch, ...shown } = await load(props);
  return isSearch ? <Search {...shown} /> : <List {...shown} />;
}
