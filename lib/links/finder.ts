import KEYS from "@/db/content/site/finder.json" with { type: "json" };

/** The filter parameters of the list of all products, in order. */
export const FINDER_KEYS: readonly string[] = KEYS;
