/** A table of a product other than the parameter table: order codes, terminals, sizes of variants. */
export type ProductTable = { name: string; header: string[]; rows: string[][] };
type Line = { label: string; text: string };

/** The name that marks the place of the parameter table in a prose text: `{{参数}}`. */
export const PARAMETERS = "参数";
const MARK = /\{\{([^{}]*)\}\}/g;

/** The names of the tables that a prose text places. */
export const marksIn = (prose: string): string[] => [...prose.matchAll(MARK)].map(([, name = ""]) => name);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const row = (cells: string[]) => `<tr>${cells.join("")}</tr>`;
const th = (text: string) => `<th>${escaped(text)}</th>`;
const td = (text: string) => `<td>${escaped(text)}</td>`;

const parameterTable = (lines: readonly Line[]) =>
  `<table><tbody>${lines.map(({ label, text }) => row([th(label), td(text)])).join("")}</tbody></table>`;
const otherTable = ({ header, rows }: ProductTable) =>
  `<table><thead>${row(header.map(th))}</thead><tbody>${rows.map((cells) => row(cells.map(td))).join("")}</tbody></table>`;

/** Inserts the parameters and tables at their marks into the text of an editor; the result is what the API returns. */
export const assemble = (prose: string, lines: readonly Line[], tables: readonly ProductTable[]): string =>
  prose.replace(MARK, (_, name: string) => {
    if (name === PARAMETERS) return lines.length > 0 ? parameterTable(lines) : "";
    const table = tables.find((each) => each.name === name);
    return table ? otherTable(table) : "";
  });
