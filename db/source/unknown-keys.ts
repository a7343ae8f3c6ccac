import { isSlip } from "@/lib/search/slip";

const MOST_NAMED = 20;

const nearestOf = (key: string, known: readonly string[]): string | undefined => {
  const small = key.toLowerCase();
  const found = known.filter((name) => isSlip(small, name.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
};

/** The message about unknown fields: the one that was probably meant, or all known ones. */
export function unknownKeys(keys: readonly string[], known: readonly string[]): string {
  const meant = keys.map((key) => {
    const nearest = nearestOf(key, known);
    return `没有「${key}」这个字段${nearest ? `，是不是「${nearest}」？` : ""}`;
  });
  const isGuessed = keys.every((key) => nearestOf(key, known));
  const rest = isGuessed || known.length > MOST_NAMED ? "" : `，可以写的有 ${known.join("、")}`;
  return meant.join("；") + rest;
}
