import KEYS from "@/db/content/site/finder.json" with { type: "json" };

/** The parameters by which all products are found, in their order. */
export const FINDER_KEYS: readonly string[] = KEYS;
