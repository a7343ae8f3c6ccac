export function median(values: (number | undefined)[]): number {
  const sorted = values.map((value) => value ?? NaN).sort((a, b) => a - b);
  const [below = NaN, above = below] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 ? below : (below + above) / 2;
}

/** The 95th percentile. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;

/** The median of each figure of several runs. */
export const medians = <Figures extends Record<string, number>>(runs: Figures[]) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Figures;

export function short(value = NaN): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export const kb = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;

/** A Markdown table, which is also readable on a terminal. */
export function table(head: string[], rows: (string | number)[][]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const cells = (row: string[]) =>
    widths.map((width, column) => (column ? row[column]?.padStart(width) : row[column]?.padEnd(width)));
  const rule = widths.map((width, column) => (column ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  const [top = [], ...below] = all.map((row) => `| ${cells(row).join(" | ")} |`);
  return [top, `| ${rule.join(" | ")} |`, ...below].join("\n");
}
