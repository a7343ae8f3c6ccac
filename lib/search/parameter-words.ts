import WORDS from "@/db/content/site/parameter-words.json" with { type: "json" };

const byKey = new Map(WORDS.map(({ parameter, words }) => [parameter, words]));

/** Other names of a parameter: 尺寸 for 外形尺寸. */
export const otherNames = (key: string): readonly string[] => byKey.get(key) ?? [];
