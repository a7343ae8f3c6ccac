// `npm run content -- export` and `import`: exchanges records with a workbook.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RecordName } from "@/db/source/shapes";
import { check, faultsOf } from "@/desk/checks";
import { Documents } from "@/desk/documents";
import { Drafts, writeWhole } from "@/desk/drafts";
import { fileOfItem, isRecord, Refusal, schemaOf } from "@/desk/items";
import { jsonText } from "@/desk/json-text";
import type { Fields } from "@/desk/page/schema";
import { type Column, columnFor, pathOf } from "./columns";
import { columnName } from "@/lib/text/xlsx";
import { rowsIn, workbookOf } from "./workbook";

const ID = "编号 id";

function nounOf(file: string): RecordName {
  const noun = path.parse(file).name;
  if (!isRecord(noun) || path.extname(file) !== ".xlsx")
    throw new Refusal(`${file}：文件要叫 products.xlsx、news.xlsx 的样子，名称是 db/content 里的文件夹。`);
  return noun;
}

/** The content with drafts in a temporary folder, to which the changes of a table are applied. */
function opened(root: string) {
  const apart = mkdtempSync(path.join(tmpdir(), "table-"));
  const drafts = new Drafts(apart);
  const documents = new Documents(path.join(root, "db/content"), drafts);
  const columnsOf = (noun: RecordName, paths: string[]): Column[] => {
    const schema = schemaOf(noun);
    const names = new Map(documents.content().parameters.map(({ key, name }) => [key, name]));
    return paths.map((one) => columnFor(noun, schema, one, names));
  };
  return { drafts, documents, columnsOf, close: () => rmSync(apart, { recursive: true, force: true }) };
}

/** Writes the records of a noun as a workbook: one row per record, one column per field. */
export function exportTable(root: string, file: string, columns: string): string {
  const noun = nounOf(file);
  const { documents, columnsOf, close } = opened(root);
  try {
    const chosen = columnsOf(
      noun,
      columns
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    );
    const records = documents
      .items()
      .filter((item) => item.noun === noun)
      .flatMap((item) => documents.saved(item)?.value ?? []) as Fields[];
    const rows = records.map((record) => [String(record.id), ...chosen.map(({ read }) => read(record))]);
    writeFileSync(file, workbookOf([[ID, ...chosen.map(({ title }) => title)], ...rows]));
    return `已写出 ${file}：${rows.length} 行，${chosen.length + 1} 列。`;
  } finally {
    close();
  }
}

type Told = { changes: string[]; faults: string[] };

/** Applies the rows to the content. @returns the changes, and faults of single cells */
function lay(
  noun: RecordName,
  rows: string[][],
  { drafts, documents, columnsOf }: ReturnType<typeof opened>,
) {
  const [head = [], ...body] = rows;
  if (pathOf(head[0] ?? "") !== "id") throw new Refusal("第一列要是编号（id），第一行要是各列的名称。");
  const columns = columnsOf(noun, head.slice(1).map(pathOf));
  const told: Told = { changes: [], faults: [] };
  const lineOf = new Map<number, number>();
  for (const [at, [number = "", ...cells]] of body.entries()) {
    const line = at + 2;
    if (number.trim() === "" && cells.every((cell) => cell === "")) continue;
    const id = Number(number);
    const item = { noun, id };
    const before =
      Number.isInteger(id) && id > 0 ? (documents.saved(item)?.value as Fields | undefined) : undefined;
    if (!before || lineOf.has(id)) {
      told.faults.push(
        `第 ${line} 行，A 列：${before ? `编号 ${number} 写了两次` : `没有编号「${number}」`}。`,
      );
      continue;
    }
    lineOf.set(id, line);
    let after = before;
    for (const [place, { title, read, write }] of columns.entries()) {
      const cell = (cells[place] ?? "").trim();
      if (cell === read(after)) continue;
      try {
        after = write(after, cell);
        told.changes.push(`${fileOfItem(item)}，${title}：${read(before) || "（空）"} → ${cell || "（空）"}`);
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        told.faults.push(`第 ${line} 行，${columnName(place + 1)} 列：${fault.message}。`);
      }
    }
    if (after !== before)
      drafts.set(fileOfItem(item), { base: documents.text(fileOfItem(item)), value: after });
  }
  return { told, columns, lineOf };
}

/**
 * The changes of a table in words, or its faults by row and column.
 * @param isMeant whether to write the files, all or none
 */
export async function importTable(root: string, file: string, isMeant: boolean): Promise<string> {
  const noun = nounOf(file);
  if (!existsSync(file)) throw new Refusal(`${file}：文件不存在。`);
  const open = opened(root);
  const { drafts, documents, close } = open;
  try {
    const { told, columns, lineOf } = lay(noun, rowsIn(readFileSync(file)), open);
    const found = await check(documents.content(), root, new AbortController().signal);
    for (const [id, line] of lineOf) {
      const item = { noun, id };
      if (!drafts.get(fileOfItem(item))) continue;
      const shown = documents.shown(item);
      const ofShape = (shown?.faults ?? []).map(({ where, says }) => ({
        path: where.map(String),
        says,
        kind: "fault" as const,
      }));
      for (const { path: names, says, kind } of [
        ...ofShape,
        ...(found ? faultsOf(found, item, shown?.value) : []),
      ]) {
        if (kind !== "fault") continue;
        const field = names.join(".");
        const record = shown?.value as { parameters?: { key: string }[] };
        const key = names[0] === "parameters" && record.parameters?.[Number(names[1])]?.key;
        const place = columns.findIndex(({ title }) =>
          [field, String(names[0]), `parameters.${key}`].includes(pathOf(title)),
        );
        told.faults.push(
          `第 ${line} 行${place < 0 ? "" : `，${columnName(place + 1)} 列`}：${place < 0 ? `${field}：` : ""}${says}`,
        );
      }
    }
    if (told.faults.length > 0)
      throw new Refusal(
        [...told.changes, "", ...told.faults, `共 ${told.faults.length} 处需要修改，什么都没有写。`].join(
          "\n",
        ),
      );
    if (told.changes.length === 0) return "表里的内容和文件一样，没有要改的。";
    if (!isMeant)
      return [...told.changes, `共 ${told.changes.length} 处。要写进文件，在命令后面加 --yes。`].join("\n");
    for (const name of drafts.files()) {
      const draft = drafts.get(name);
      if (draft) writeWhole(path.join(root, "db/content", name), jsonText(draft.value, draft.base));
    }
    return [...told.changes, `已写进 ${drafts.files().length} 个文件。`].join("\n");
  } finally {
    close();
  }
}
