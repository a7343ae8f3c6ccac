/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of each figure of several runs.
 * @template {Record<string, number>} Figures
 * @param {Figures[]} runs
 * @returns {Figures}
 */
export const medians = (runs) =>
  /** @type {Figures} */ (
    Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name]))]))
  );

/** @param {number} value */
export function short(value) {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** @param {number} bytes */
export const kb = (bytes) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;

/**
 * A table of Markdown, which is as readable on a terminal.
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join("\n");
}
