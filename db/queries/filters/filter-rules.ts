import { isOption } from "@/lib/parameters/option";
import type { Parameter } from "@/lib/parameters/parameter";
import type { FilterRules } from "@/lib/links/filters";
import { getDictionary } from "@/db/queries/products/dictionary";

const filterOf = (key: string): Parameter | undefined => {
  const parameter = getDictionary().get(key);
  return parameter?.filter ? parameter : undefined;
};

/** Which filters an address may have, by the dictionary alone: the server in front does not read products. */
export const filterRules: FilterRules = {
  isOption: (key, option) => {
    const parameter = filterOf(key);
    return parameter !== undefined && isOption(parameter, option);
  },
  isOffered: (key, option) => filterOf(key)?.choices.includes(option) ?? false,
};
