/** Characters that begin a formula in spreadsheets, also in full width (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;
export const isFormula = (text: string) => FORMULA.test(text);

/** The byte order mark, by which Excel recognizes UTF-8. */
export const EXCEL_MARK = "\ufeff";

export type Cell = string | number | null;

function cell(value: Cell): string {
  // Numbers are no formulas, including negative ones.
  if (typeof value !== "string") return String(value ?? "");
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with formulas neutralized. */
export const csvRows = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** A complete CSV file. */
export const csv = (rows: readonly (readonly Cell[])[]) => EXCEL_MARK + csvRows(rows);
