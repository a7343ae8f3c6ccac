import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { testZip as zip } from "@/lib/test-zip";
import { check } from "./check";
import { plainName } from "./plain-name";

const folder = mkdtempSync(path.join(tmpdir(), "attachments-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function placed(bytes: Uint8Array | string): string {
  const place = path.join(folder, String(++count));
  writeFileSync(place, bytes);
  return place;
}
const found = (bytes: Uint8Array | string) => check(placed(bytes));

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#c00" } });
/** As a phone makes it: turned by its own note, with the place where it was taken. */
const photo = () =>
  picture()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 14/1 0/1" } })
    .jpeg()
    .toBuffer();
const SHEET = "xl/worksheets/sheet1.xml";
/** Each entity is ten of the one before it. */
const BILLION = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(10)}"><!ENTITY c "${"&b;".repeat(10)}">]>`;
/** Two parts of one name: one program reads the one, another the other. */
const twice = (file: Uint8Array) =>
  Buffer.from(Buffer.from(file).toString("latin1").replaceAll("workbook.xmk", "workbook.xml"), "latin1");
const WORKBOOK = { "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" };
const PDF = "%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n";
/** A PDF whose objects are packed, as most programs write them. */
const packedPdf = (objects: Buffer | string, kind = "ObjStm") =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj << /Type /${kind} /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`),
    deflateSync(objects, { level: 1 }),
    Buffer.from("\nendstream\nendobj\ntrailer <<>>\n%%EOF\n"),
  ]);
const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";
const DXF = "999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n";

/** A picture that says of itself that it is so large. */
function claiming(width: number, height: number): Buffer {
  const part = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const start = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
  return Buffer.concat([
    start,
    part("IHDR", head),
    part("IDAT", Buffer.alloc(20)),
    part("IEND", Buffer.alloc(0)),
  ]);
}

test("a photo stays upright, without its location", async () => {
  const place = placed(await photo());
  const kept = await check(place);
  const stored = readFileSync(place);
  expect(kept).toEqual({
    kind: "jpg",
    bytes: stored.length,
    hash: createHash("sha256").update(stored).digest("hex"),
  });
  const { exif, width, height } = await sharp(stored).metadata();
  expect([exif, width, height]).toEqual([undefined, 40, 60]);
});

test("PNG and WebP keep their format; a picture of a whole panel is scaled to a readable size", async () => {
  expect(await found(await picture().png().toBuffer())).toMatchObject({ kind: "png" });
  expect(await found(await picture().webp().toBuffer())).toMatchObject({ kind: "webp" });
  const place = placed(await picture().resize(6000, 300).jpeg().toBuffer());
  await check(place);
  expect((await sharp(readFileSync(place)).metadata()).width).toBe(4096);
});

test.each([
  ["xlsx", zip({ ...WORKBOOK, "xl/printerSettings/printerSettings1.bin": "x" })],
  [
    "xlsx",
    zip({ ...WORKBOOK, [SHEET]: "<row><c><v>1</v></c></row>".repeat(1000), "xl/media/a.zip": zip(WORKBOOK) }),
  ],
  ["pdf", PDF],
  // Nothing here follows where it leads.
  ["pdf", PDF.replace("<<>>", "<< /Type /Pages /Kids [1 0 R] /Parent 1 0 R >>")],
  ["pdf", PDF.replace("<<>>", `<< /Font ${"[ << /A ".repeat(20)}${">> ]".repeat(20)} >>`)],
  ["pdf", PDF.replace("<<>>", `<< /Length 9000 >>\nstream\n${"[".repeat(9000)}\nendstream`)],
  ["pdf", packedPdf("2 0 << /Type /Page /Contents 3 0 R >>")],
  ["dxf", DXF],
  ["dxf", "AutoCAD Binary DXF\r\n\u001a\0\0\0"],
])("%s is kept byte by byte", async (kind, bytes) => {
  const place = placed(bytes);
  expect(await check(place)).toMatchObject({ kind });
  expect(readFileSync(place).equals(Buffer.from(bytes as Uint8Array))).toBe(true);
});

test("data after the end of a picture is removed", async () => {
  const place = placed(Buffer.concat([await photo(), zip({ "run.exe": "MZ" })]));
  expect(await check(place)).toMatchObject({ kind: "jpg" });
  expect(readFileSync(place).includes("PK\u0003\u0004")).toBe(false);
});

test.each([
  ["a picture of 3.6 billion pixels in 100 bytes", claiming(60_000, 60_000)],
  ["a picture that ends too soon", claiming(60, 40)],
  ["the beginning of a JPEG, and a page", "\u00ff\u00d8\u00ff<html><script>alert(1)</script>"],
  ["a workbook with macros", zip({ ...WORKBOOK, "xl/vbaProject.bin": "x" })],
  ["a workbook with a program in it", zip({ ...WORKBOOK, "xl/embeddings/oleObject1.bin": "x" })],
  ["a ZIP that is no workbook", zip({ "a.txt": "x" })],
  [
    "a workbook that asks another file",
    zip({ ...WORKBOOK, "xl/externalLinks/externalLink1.xml": "<externalLink/>" }),
  ],
  ["a workbook that asks a database", zip({ ...WORKBOOK, "xl/connections.xml": "<connections/>" })],
  [
    "a workbook of 1,000,000 rows",
    zip({ ...WORKBOOK, [SHEET]: "<row><c><v>1</v></c></row>".repeat(1_000_000) }),
  ],
  [
    "a workbook with entities that grow",
    zip({ ...WORKBOOK, [SHEET]: `<?xml version="1.0"?>${BILLION}<worksheet>&c;</worksheet>` }),
  ],
  [
    "the same in other letters",
    zip({ ...WORKBOOK, [SHEET]: new Uint8Array(Buffer.from(`\ufeff${BILLION}`, "utf16le")) }),
  ],
  ["a workbook with a part twice", twice(zip({ ...WORKBOOK, "xl/workbook.xmk": "x" }))],
  ["a workbook of 210 MB unpacked", zip({ ...WORKBOOK, "xl/a.xml": Buffer.alloc(210_000_000, "a") })],
  ["a ZIP that ends too soon", zip(WORKBOOK).subarray(0, 60)],
  ["a PDF with a script", PDF.replace("<<>>", SCRIPT)],
  ["a PDF with a script whose name stands in numbers", PDF.replace("<<>>", "<< /S /J#61vaScript >>")],
  ["a PDF with a script that is packed", packedPdf(SCRIPT)],
  ["a PDF with a packed script that does not say so", packedPdf(SCRIPT, "Obj#53tm")],
  ["a PDF whose packed objects have 100 MB", packedPdf(Buffer.alloc(100_000_000))],
  [
    "a PDF whose packed objects are damaged",
    PDF.replace("<<>> endobj", "<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream endobj"),
  ],
  ["a PDF nested 500,000 deep", PDF.replace("<<>>", "<< /A ".repeat(500_000) + ">>".repeat(500_000))],
  ["a PDF whose packed objects are nested too deep", packedPdf("[".repeat(1000))],
  ["a PDF that starts a program", PDF.replace("<<>>", "<< /S /Launch >>")],
  ["a PDF that ends too soon", "%PDF-1.7\n"],
  ["nothing", ""],
])("%s is refused as broken", async (_what, bytes) => {
  expect(await found(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes)).toEqual({
    fault: "fileBroken",
  });
});

test.each([
  ["a vector picture", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a GIF", "GIF89a"],
  ["a program", "MZ\u0090"],
  ["an old workbook", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"],
  ["a drawing with a program behind it", `${DXF}\0MZ`],
])("%s is refused for its kind, whatever its name", async (_what, text) => {
  expect(await found(Buffer.from(text, "latin1"))).toEqual({ fault: "fileType" });
});

test.each([
  ["铭牌 1.JPG", "铭牌_1.jpg"],
  ["C:\\照片\\..\\屏幕.jpeg", "屏幕.jpg"],
  ["../../etc/passwd", "passwd.jpg"],
  ["a\u202Egpj.exe", "a_gpj.jpg"],
  [" -rf\n;$(x).png", "-rf_(x).jpg"],
  ["...", "附件.jpg"],
  ["", "附件.jpg"],
  ["长".repeat(300), `${"长".repeat(60)}.jpg`],
])("%j is named %j for staff", (given, name) => {
  expect(plainName(given, "jpg")).toBe(name);
});
