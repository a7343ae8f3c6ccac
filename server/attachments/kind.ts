import { unzipSync } from "fflate";
import type { AttachmentKind } from "@/lib/inquiry/attachment-rules";
import { isPlainPdf } from "./pdf";

const latin = (bytes: Buffer, from: number, to?: number) => bytes.subarray(from, to).toString("latin1");

/** Office computers open no workbook that is larger uncompressed. */
const MOST_UNPACKED = 200_000_000;
const MOST_PARTS = 5000;
/** Two days of measured data, one row a second. */
const MOST_ROWS = 200_000;
/** Macros, embedded objects and external links. */
const ACTIVE_PARTS =
  /(?:^|\/)(?:vbaProject|macrosheets|activeX|embeddings|externalLinks|connections\.xml|queryTables)/i;
const IS_XML = /\.(?:xml|rels|vml)$/i;

/** Entity declarations can expand without bound, and no spreadsheet program writes them. */
const hasDoctype = (part: Buffer) => part.includes("<!DOCTYPE") || part.includes("<!DOCTYPE", 0, "utf16le");

/** The number of rows in a part; counting stops above `most`. */
function rowsIn(part: Buffer, most: number): number {
  let rows = 0;
  for (let at = part.indexOf("row>"); at !== -1 && rows <= most; at = part.indexOf("row>", at + 4)) rows++;
  return rows;
}

function hasOnlyCells(parts: Record<string, Uint8Array>): boolean {
  let rows = 0;
  return Object.values(parts).every((bytes) => {
    const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    rows += rowsIn(part, MOST_ROWS);
    return rows <= MOST_ROWS && !hasDoctype(part);
  });
}

/** Whether a ZIP is a workbook without active parts and not too large. Names and sizes are checked before anything is unpacked. */
function isWorkbook(bytes: Buffer): boolean {
  const names: string[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        unpacked += originalSize;
        return false;
      },
    });
    return (
      names.includes("[Content_Types].xml") &&
      names.some((name) => name.startsWith("xl/")) &&
      names.length <= MOST_PARTS &&
      unpacked <= MOST_UNPACKED &&
      new Set(names).size === names.length &&
      !names.some((name) => ACTIVE_PARTS.test(name)) &&
      hasOnlyCells(unzipSync(bytes, { filter: ({ name }) => IS_XML.test(name) }))
    );
  } catch {
    return false;
  }
}

/** Comments may stand before the first section. */
const DXF_TEXT = /^\uFEFF?\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/;
const DXF_BINARY = "AutoCAD Binary DXF\r\n\u001a\0";

function isDrawing(bytes: Buffer): boolean {
  if (latin(bytes, 0, DXF_BINARY.length) === DXF_BINARY) return true;
  return DXF_TEXT.test(bytes.subarray(0, 4096).toString("utf8")) && !bytes.includes(0);
}

const PICTURES: [AttachmentKind, (bytes: Buffer) => boolean][] = [
  ["jpg", (bytes) => latin(bytes, 0, 3) === "\u00ff\u00d8\u00ff"],
  ["png", (bytes) => latin(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n"],
  ["webp", (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP"],
];

/** The kind of a file by its bytes, whatever its name. `fileBroken`: an accepted kind that is damaged or has forbidden parts. */
export function kindOf(bytes: Buffer): AttachmentKind | "fileBroken" | "fileType" {
  const picture = PICTURES.find(([, is]) => is(bytes));
  if (picture) return picture[0];
  if (latin(bytes, 0, 5) === "%PDF-") return isPlainPdf(bytes) ? "pdf" : "fileBroken";
  if (latin(bytes, 0, 4) === "PK\u0003\u0004") return isWorkbook(bytes) ? "xlsx" : "fileBroken";
  if (isDrawing(bytes)) return "dxf";
  return bytes.length === 0 ? "fileBroken" : "fileType";
}
