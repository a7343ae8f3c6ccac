/** What a spreadsheet takes for the beginning of a formula, full width too (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;

const cell = (value: string) => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** A table as RFC 4180 has it, with the mark by which Excel knows UTF-8; no cell can be a formula. */
export const csv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
