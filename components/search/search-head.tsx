import { SearchForm } from "./search-form";
import { PlainHead } from "@/components/page/plain-head";
import { SEARCH_PATH } from "@/lib/links/navigation";

/** The search field above the results. */
export const SearchHead = ({ searched }: { searched: string }) => (
  <PlainHead label="搜索" path={SEARCH_PATH} title={searched === "" ? "搜索" : `搜索“${searched}”`}>
    <SearchForm label="搜索" value={searched} />
  </PlainHead>
);
