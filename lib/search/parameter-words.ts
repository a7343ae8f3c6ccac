import WORDS from "@/db/content/site/parameter-words.json" with { type: "json" };

const byKey = new Map(WORDS.map(({ parameter, words }) => [parameter, words]));

/** What people call a parameter beside its name in the tables: 尺寸 is 外形尺寸. */
export const otherNames = (key: string): readonly string[] => byKey.get(key) ?? [];
