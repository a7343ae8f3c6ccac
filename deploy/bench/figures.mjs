/** @param {(number | undefined)[]} values */
export function median(values) {
  const sorted = values.map((value) => value ?? NaN).sort((a, b) => a - b);
  const [below = NaN, above = below] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 ? below : (below + above) / 2;
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

/** @param {number | undefined} value */
export function short(value = NaN) {
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
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const cells = (/** @type {string[]} */ row) =>
    widths.map((width, column) => (column ? row[column]?.padStart(width) : row[column]?.padEnd(width)));
  const rule = widths.map((width, column) => (column ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  const [top = [], ...below] = all.map((row) => `| ${cells(row).join(" | ")} |`);
  return [top, `| ${rule.join(" | ")} |`, ...below].join("\n");
}
