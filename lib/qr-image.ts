import { crc32, deflateSync } from "node:zlib";

/** PNG: grey with one bit per pixel, without interlace. */
const FORMAT = [1, 0, 0, 0, 0];

const bytesOf = (figure: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(figure);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([bytesOf(data.length), body, bytesOf(crc32(body))]);
}

/** A line of pixels: no filter, then eight pixels per byte, of which light ones are set. */
const lineOf = (row: readonly boolean[]) => [
  0,
  ...Array.from({ length: Math.ceil(row.length / 8) }, (_, at) =>
    [...Array(8).keys()].reduce((bits, bit) => bits * 2 + (row[at * 8 + bit] ? 0 : 1), 0),
  ),
];

/** A QR code as a picture in a data URL, one pixel per module: a quarter of the bytes of its path (qr-path.ts). */
export function codeImage(rows: readonly boolean[][]): string {
  const [first = []] = rows;
  const size = Buffer.concat([bytesOf(first.length), bytesOf(rows.length), Buffer.from(FORMAT)]);
  const png = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.from(rows.flatMap(lineOf)), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}
