import { crc32, deflateRawSync } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

/** Creates a ZIP of these files. Node compresses it, as hundreds of megabytes would take seconds otherwise. */
export function testZip(parts: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_fault, piece) => void pieces.push(piece));
  for (const [filename, part] of Object.entries(parts)) {
    const bytes = Buffer.from(part as string);
    const file: ZipInputFile = { filename, size: bytes.length, crc: crc32(bytes), compression: 8 };
    zip.add(file);
    file.ondata?.(null, deflateRawSync(bytes, { level: 1 }), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(pieces));
}
