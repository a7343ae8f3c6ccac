import { Refusal } from "@/desk/items";
import { type Fields, isFields, kindOf, type Schema, waysOf } from "@/desk/page/schema";
import { fieldName } from "@/desk/words";
import { readQuantity } from "@/lib/parameters/quantity";

/** A field as a column of a table. */
export type Column = {
  title: string;
  read: (record: Fields) => string;
  write: (record: Fields, cell: string) => Fields;
};

type Line = { key?: string; text?: string; choices?: string[]; [field: string]: unknown };

/** The separator of several values in a cell; texts may contain anything but line breaks. */
const BETWEEN = { lines: "\n", numbers: "、" } as const;

const numberOf = (text: string) => (text === "" || Number.isNaN(Number(text)) ? text : Number(text));

function cellOf(kind: string, value: unknown): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.join(kind === "lines" ? BETWEEN.lines : BETWEEN.numbers);
  return String(value);
}

function valueOf(kind: string, cell: string): unknown {
  if (kind === "lines") return cell.split(/\r?\n/).filter(Boolean);
  if (kind === "numbers")
    return cell
      .split(/[、,，\s]+/)
      .filter(Boolean)
      .map(numberOf);
  if (kind === "number") return numberOf(cell);
  if (kind === "yes") return cell === "true" ? true : cell === "false" ? false : cell;
  return cell;
}

/** Sets the field at a path; undefined removes it. */
function put(fields: Fields, [name = "", ...rest]: string[], value: unknown): Fields {
  const inner = rest.length > 0 ? put(isFields(fields[name]) ? fields[name] : {}, rest, value) : value;
  if (inner !== undefined) return { ...fields, [name]: inner };
  const { [name]: _gone, ...others } = fields;
  return others;
}
const get = (fields: Fields, names: string[]) =>
  names.reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), fields);

/** Parses the data of a parameter line that is a single quantity; other lines keep their data, and the check reports differences. */
function dataOf(line: Line, text: string): Line {
  const { min: _min, max: _max, numbers: _numbers, unit: _unit, ...rest } = line;
  const said = readQuantity(text);
  if (!said) return line.choices?.join() === line.text ? { ...line, choices: [text] } : line;
  const { numbers: [number] = [], unit } = said;
  const own = unit === "" ? {} : { unit };
  if (/[≤＜]/.test(text)) return { ...rest, max: number, ...own };
  if (/[≥＞]/.test(text)) return { ...rest, min: number, ...own };
  return { ...rest, ...said, ...(unit === "" && { unit: undefined }) };
}

function parameterColumn(key: string, called: string): Column {
  const linesOf = ({ parameters }: Fields) => (Array.isArray(parameters) ? (parameters as Line[]) : []);
  const isOwn = (line: Line) => line.key === key && line.text !== undefined;
  return {
    title: `${called} parameters.${key}`,
    read: (record) => linesOf(record).find(isOwn)?.text ?? "",
    write(record, text) {
      const lines = linesOf(record);
      const at = lines.findIndex(isOwn);
      const line = lines[at];
      if (!line) throw new Refusal(`参数表里没有「${called}」这一行`);
      return { ...record, parameters: lines.with(at, { ...dataOf(line, text), text }) };
    },
  };
}

/**
 * The column for a path: `title`, `brief.load`, `parameters.rated-capacity`.
 * @throws {Refusal} if there is no such field, or its values do not fit into a cell
 */
export function columnFor(
  noun: string,
  whole: Schema,
  path: string,
  parameterNames: ReadonlyMap<string, string>,
): Column {
  const names = path.split(".");
  const [first, key = ""] = names;
  if (noun === "products" && first === "parameters" && parameterNames.has(key))
    return parameterColumn(key, parameterNames.get(key) ?? key);
  let at: Schema | undefined = whole;
  for (const name of names) {
    const properties: Record<string, Schema> = (at && waysOf(at)[0]?.properties) ?? {};
    at = Object.hasOwn(properties, name) ? properties[name] : undefined;
  }
  const [way, ...others] = at ? waysOf(at) : [];
  const kind = way && others.length === 0 ? kindOf(way) : "group";
  if (!["text", "number", "numbers", "lines", "choice", "yes"].includes(kind) || path === "id")
    throw new Refusal(`「${path}」不能作一列：没有这个字段，或者它不是一个值。`);
  return {
    title: `${fieldName(noun, names.at(-1) ?? "")} ${path}`,
    read: (record) => cellOf(kind, get(record, names)),
    write: (record, cell) => put(record, names, cell === "" ? undefined : valueOf(kind, cell)),
  };
}

/** The path in the title of a column. */
export const pathOf = (title: string) => title.trim().split(/\s+/).at(-1) ?? "";
