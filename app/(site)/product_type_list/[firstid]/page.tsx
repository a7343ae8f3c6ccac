import { cache } from "react";
import { readQuery } from "@/lib/links/query";
import { List, listMetadata } from "./list";
import { Search, searchMetadata } from "./search";

type Props = PageProps<"/product_type_list/[firstid]">;

/** The query of a request is one thing for the head and the body of its page, by which what is read from it is kept. */
const queryOf = cache((asked: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(asked)),
);

async function load({ params, searchParams }: Props) {
  const { firstid } = await params;
  const query = queryOf(String(new URLSearchParams(await readQuery(searchParams))));
  // A search drops the menu's choice and looks through all products (CONTRACT §2).
  return { firstid, query, isSearch: (query.title ?? "").trim() !== "" };
}

export async function generateMetadata(props: Props) {
  const { firstid, query, isSearch } = await load(props);
  return isSearch ? searchMetadata(firstid, query) : listMetadata(firstid, query);
}

export default async function ProductTypeListPage(props: Props) {
  const { isSearch, ...shown } = await load(props);
  return isSearch ? <Search {...shown} /> : <List {...shown} />;
}
