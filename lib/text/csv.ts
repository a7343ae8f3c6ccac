/** What a spreadsheet takes for the beginning of a formula, full width too (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;
export const isFormula = (text: string) => FORMULA.test(text);

/** By this mark Excel knows UTF-8. */
export const EXCEL_MARK = "\ufeff";

export type Cell = string | number | null;

function cell(value: Cell): string {
  // A number is no formula, a negative one neither.
  if (typeof value !== "string") return String(value ?? "");
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Rows as RFC 4180 has them; no cell can be a formula. */
export const csvRows = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** A whole table. */
export const csv = (rows: readonly (readonly Cell[])[]) => EXCEL_MARK + csvRows(rows);
