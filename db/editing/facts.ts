import { plainText } from "@/lib/text/plain-text";
import type { FactChange } from "@/lib/revision";
import type { Row } from "@/db/rows/table";

/** The facts of a product by their names on its page; several values are separate items. */
export type Facts = Map<string, string[]>;
type Fact = readonly [name: string, items: string[]];
export type RowsOf = (table: string) => Row[];

/** Names of the fields that have no parameter in the dictionary. */
const FIELDS: readonly (readonly [column: string, name: string])[] = [
  ["title", "产品名称"],
  ["model", "型号"],
];
const TEXTS = [
  ["maincontent", "产品说明"],
  ["wirecontent", "接线说明"],
] as const;

const SECTION = /(?=<h[1-6]>)/;
const HEADING = /^<h([1-6])>(.*?)<\/h\1>/;
const INLINE = /<\/?(?:a|code|em|strong|sub|sup)\b[^>]*>/g;
const SENTENCE_END = /。|<\/?[a-z][^>]*>/;

const words = (value: Row[string] | undefined) => String(value ?? "");

/** The sentences of each section of a text by its heading, without markup, pictures and table marks. */
export function sentencesOf(html: string, untitled: string): Fact[] {
  return html.split(SECTION).map((part): Fact => {
    const title = plainText(HEADING.exec(part)?.[2] ?? "") || untitled;
    const sentences = part.replace(HEADING, "").replace(INLINE, "").split(SENTENCE_END).map(plainText);
    return [title, sentences.filter((sentence) => sentence !== "")];
  });
}

/** The rows of a table by their first cell. */
function tableFacts({ name, header, rows }: Row): Fact[] {
  const cells = JSON.parse(words(rows)) as string[][];
  return [
    [`${words(name)} 表头`, [(JSON.parse(words(header)) as string[]).join("、")]],
    ...cells.map(([first = "", ...rest]): Fact => {
      const said = rest.filter((cell) => cell !== "").join("，");
      return [`${words(name)} ${first}`, [said || first]];
    }),
  ];
}

/** The facts of every product. Pictures, sort order and parsed values do not count. */
export function factsOf(rowsOf: RowsOf, nameOf: ReadonlyMap<string, string>): Map<number, Facts> {
  const all = new Map(rowsOf("products").map(({ id }) => [Number(id), new Map<string, string[]>()]));
  const add = (product: Row[string] | undefined, name: string, items: readonly string[]) => {
    const facts = all.get(Number(product));
    const said = items.filter((item) => item !== "");
    if (said.length > 0) facts?.set(name, [...(facts.get(name) ?? []), ...said]);
  };
  for (const row of rowsOf("products")) {
    for (const [column, name] of [...FIELDS, ...nameOf])
      add(row.id, name, column === "standards" ? words(row[column]).split(",") : [words(row[column])]);
  }
  for (const { product, label, text } of rowsOf("product_parameters"))
    add(product, words(label), [words(text)]);
  for (const row of rowsOf("product_tables"))
    for (const [name, items] of tableFacts(row)) add(row.product, name, items);
  for (const row of rowsOf("products"))
    for (const [column, untitled] of TEXTS)
      for (const [name, items] of sentencesOf(words(row[column]), untitled)) add(row.id, name, items);
  for (const { product, since } of rowsOf("discontinued_products")) add(product, "停产日期", [words(since)]);
  return all;
}

/** The differences between two states of the facts of a product. */
export function changesBetween(before: Facts, after: Facts): FactChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((fact) => {
    const [was, is] = [before.get(fact) ?? [], after.get(fact) ?? []];
    const gone = was.filter((item) => !is.includes(item));
    const come = is.filter((item) => !was.includes(item));
    if (gone.length + come.length === 0) return [];
    return [{ fact, before: gone.join("；"), after: come.join("；") }];
  });
}
