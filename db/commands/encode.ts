import sharp from "sharp";
import type { Tone } from "@/lib/pictures";

const STEPS = [320, 640, 960, 1280, 1920];
const QUALITY = { avif: 54, webp: 80 };
/** Two encodings of moderate effort cost less than the last few per cent of size are worth. */
const EFFORT = { avif: 3, webp: 4 };

/** The widths made of a picture: the steps below its own, and its own. */
export const widthsFor = (width: number): number[] => [...STEPS.filter((step) => step < width), width];

function toneOf(mean: number): Tone {
  if (mean >= 170) return "light";
  return mean < 85 ? "dark" : "mid";
}

/** The size a picture will have at most `widest` wide, and how light it is on the whole. */
export async function look(
  bytes: Buffer,
  widest: number,
): Promise<{ width: number; height: number; tone: Tone }> {
  const { autoOrient } = await sharp(bytes).metadata();
  const width = Math.min(widest, autoOrient.width);
  const { channels } = await sharp(bytes).flatten({ background: "#fff" }).greyscale().stats();
  const height = Math.round((autoOrient.height * width) / autoOrient.width);
  return { width, height, tone: toneOf(channels[0]?.mean ?? 0) };
}

/** One size in one format. A WebP that already has the size is kept as it came, without a second loss. */
export async function encode(bytes: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const source = await sharp(bytes).metadata();
  if (format === "webp" && source.format === "webp" && source.width === width) return bytes;
  const sized = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  return sized[format]({ quality: QUALITY[format], effort: EFFORT[format] }).toBuffer();
}
