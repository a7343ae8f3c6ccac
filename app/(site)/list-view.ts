import { filterRules } from "@/db/queries/filters/filter-rules";
import { getDictionary } from "@/db/queries/products/dictionary";
import { optionText, orderedOptions } from "@/lib/parameters/option";
import {
  type Chosen,
  isPublicList,
  type ListView,
  type ReadListView,
  readFilters,
  sortOf,
} from "@/lib/links/filters";
import { listViewAhead } from "@/lib/links/read-list-view";

/** The view of a list that a URL asks for. */
export const listViewOf = (query: URLSearchParams): ReadListView =>
  listViewAhead.getStore() ?? {
    chosen: readFilters(query, filterRules),
    sort: sortOf(query.get("sort")),
    asTable: query.get("as") === "table",
  };

/** Whether the view is a visitor's own (filters, order, form), which is not indexed. */
export const isOwnView = (view: ListView) => !isPublicList(view, filterRules);

/** The chosen filters in words: `电容器额定电压450 V、通信方式RS485`. */
export const chosenText = (chosen: Chosen): string =>
  [...chosen]
    .flatMap(([key, options]) => {
      const parameter = getDictionary().get(key);
      if (!parameter) return [];
      const texts = orderedOptions(parameter, options).map((option) => optionText(parameter, option));
      return [`${parameter.name}${texts.join("或")}`];
    })
    .join("、");
