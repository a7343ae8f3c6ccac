import { MOST_PASTED, MOST_TEXT } from "@/lib/inquiry/pasted";

const MOST_BYTES = 1024 * 1024;
/** Limit of an unpacked workbook: a small ZIP may expand to a huge one. */
const MOST_UNPACKED = 20 * MOST_BYTES;

/** The text of a parts list in a file, as it would be pasted, or the reason why it cannot be read. */
export type ListFile = { text: string; lines: number } | { fault: string };

/** The encodings that Chinese spreadsheets and editors write: UTF-8, GB 18030, or UTF-16 with a BOM. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

const cellText = (cell: unknown) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? "").replace(/\s+/g, " ");

/** Whether the sizes in the workbook's ZIP directory are within the limit. */
async function isSmall(file: File): Promise<boolean> {
  const { unzipSync } = await import("fflate");
  let unpacked = 0;
  const filter = ({ originalSize }: { originalSize: number }) => ((unpacked += originalSize), false);
  unzipSync(new Uint8Array(await file.arrayBuffer()), { filter });
  return unpacked <= MOST_UNPACKED;
}

const TOO_LARGE = { fault: "文件里的内容太多，请只保留型号、数量和备注几列" };

/** The parsers are loaded when a file is chosen, and run without workers, which the Content-Security-Policy forbids. */
async function linesOf(file: File): Promise<string[]> {
  const toLine = (row: readonly unknown[]) => row.map(cellText).join("\t").trimEnd();
  if (/\.xlsx$/i.test(file.name)) {
    const { readSheet } = await import("read-excel-file/universal");
    return (await readSheet(file)).map(toLine);
  }
  const text = decoded(await file.arrayBuffer());
  if (!/\.(?:csv|tsv)$/i.test(file.name)) return text.split(/\r\n?|\n/);
  const { default: papa } = await import("papaparse");
  return papa.parse<string[]>(text).data.map(toLine);
}

/** Reads a file in the browser; only its text is sent to the server. */
export async function readListFile(file: File): Promise<ListFile> {
  if (!/\.(?:xlsx|csv|tsv|txt)$/i.test(file.name))
    return { fault: "只能读取 xlsx、csv、txt 文件，请另存为其中一种" };
  if (file.size > MOST_BYTES) return { fault: "文件超过 1 MB，请只保留型号、数量和备注几列" };
  try {
    if (/\.xlsx$/i.test(file.name) && !(await isSmall(file))) return TOO_LARGE;
    const lines = (await linesOf(file)).filter((line) => line.trim() !== "");
    const text = lines.join("\n");
    if (lines.length === 0) return { fault: "文件里没有内容" };
    if (lines.length > MOST_PASTED)
      return { fault: `文件有 ${lines.length} 行，一次最多读取 ${MOST_PASTED} 行，请分成几个文件` };
    if (text.length > MOST_TEXT) return { fault: `文件超过 ${MOST_TEXT} 字，请只保留型号、数量和备注几列` };
    return { text, lines: lines.length };
  } catch {
    return { fault: "读不出这个文件，请打开后复制内容，粘贴到上面" };
  }
}
