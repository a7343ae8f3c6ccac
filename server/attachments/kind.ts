import { unzipSync } from "fflate";
import type { AttachmentKind } from "@/lib/inquiry/attachment-rules";

const latin = (bytes: Buffer, from: number, to?: number) => bytes.subarray(from, to).toString("latin1");

/** Unpacked no desk's computer opens more. */
const MOST_UNPACKED = 200_000_000;
const MOST_PARTS = 5000;
/** Programs, and what fetches or starts others. */
const MACROS = /(?:^|\/)(?:vbaProject|macrosheets|activeX|embeddings)/i;

/** Whether a ZIP is a workbook that only holds data; of what it holds nothing is unpacked. */
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
  } catch {
    return false;
  }
  return (
    names.includes("[Content_Types].xml") &&
    names.some((name) => name.startsWith("xl/")) &&
    names.length <= MOST_PARTS &&
    unpacked <= MOST_UNPACKED &&
    !names.some((name) => MACROS.test(name))
  );
}

/** What a PDF may do beside showing pages. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/;

const isPlainPdf = (bytes: Buffer) =>
  latin(bytes, Math.max(0, bytes.length - 1024)).includes("%%EOF") && !ACTIVE.test(latin(bytes, 0));

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

/** What a file is by what it holds, whatever it is called; what it is and may not be is broken. */
export function kindOf(bytes: Buffer): AttachmentKind | "fileBroken" | "fileType" {
  const picture = PICTURES.find(([, is]) => is(bytes));
  if (picture) return picture[0];
  if (latin(bytes, 0, 5) === "%PDF-") return isPlainPdf(bytes) ? "pdf" : "fileBroken";
  if (latin(bytes, 0, 4) === "PK\u0003\u0004") return isWorkbook(bytes) ? "xlsx" : "fileBroken";
  if (isDrawing(bytes)) return "dxf";
  return bytes.length === 0 ? "fileBroken" : "fileType";
}
