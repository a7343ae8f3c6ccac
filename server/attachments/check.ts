import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { AttachmentKind } from "@/lib/inquiry/attachment-rules";
import { kindOf } from "./kind";

/** The largest phone pictures have 50 million pixels in a file of 10 MB. */
const MOST_PIXELS = 50_000_000;
/** Enough to read a nameplate in a picture of a whole panel. In pixels. */
const LONGEST_SIDE = 4096;

/** The kind, hash and size of a file as stored, or why it is refused. */
export type Checked =
  { kind: AttachmentKind; hash: string; bytes: number } | { fault: "fileBroken" | "fileType" | "fileRoom" };

const FORMATS = { jpg: "jpeg", png: "png", webp: "webp" } as const;
const isPicture = (kind: AttachmentKind): kind is keyof typeof FORMATS => Object.hasOwn(FORMATS, kind);

// libvips may load accepted formats only, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

/** Re-encodes a picture upright, which drops its metadata (place, author) and anything hidden in the file. */
function madeAnew(bytes: Buffer, kind: keyof typeof FORMATS): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
    .timeout({ seconds: 12 })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .toFormat(FORMATS[kind], { quality: 86 })
    .toBuffer();
}

/** Checks a file by its bytes and replaces a picture by its re-encoded copy. The file is on stable storage when this resolves. */
export async function check(place: string): Promise<Checked> {
  const given = await readFile(place);
  const kind = kindOf(given);
  if (kind === "fileBroken" || kind === "fileType") return { fault: kind };
  let kept: Buffer = given;
  if (isPicture(kind)) {
    try {
      kept = await madeAnew(given, kind);
    } catch {
      return { fault: "fileBroken" };
    }
  }
  await writeFile(place, kept, { flush: true });
  return { kind, hash: createHash("sha256").update(kept).digest("hex"), bytes: kept.length };
}
