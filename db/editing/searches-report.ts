import { existsSync } from "node:fs";
import { storeFile } from "@/db/connection";
import { listMisses } from "@/db/queries/search/search-misses";

/** Searches without results, one per line. */
export function searchesReport(): string {
  const file = storeFile();
  if (!existsSync(file)) return `找不到数据库 ${file}，请先运行 npm run site。`;
  const misses = listMisses();
  if (misses.length === 0) return "还没有搜不到结果的词。";
  const lines = misses.map(({ words, times, last }) => `${String(times).padStart(6)} 次  ${last}  ${words}`);
  return [`搜不到结果的词共 ${misses.length} 个（次数、最近一天、词）：`, ...lines].join("\n");
}
