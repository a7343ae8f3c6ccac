import sharp from "sharp";
import { type PictureSize, webpWidths } from "@/lib/picture-files";
import type { Ground } from "@/lib/pictures";
import { groundOf } from "./ground";

/** What libvips may read, told by content and not by name. AVIF is what its HEIF reader makes of it. */
const LOADERS = ["Png", "Jpeg", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);
const MAX_PIXELS = 50_000_000;
const QUALITY = { avif: 54, webp: 80, jpg: 82 };
/** Two encodings of moderate effort cost less than the last few per cent of size are worth. */
const EFFORT = { avif: 3, webp: 4 };
/** Of the least width there is, which lists show by the dozen and never large: a fifth lighter, and nobody sees it. */
const LEAST = { quality: 48, effort: 5 };

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

export type Scale = {
  widest: number;
  steps: readonly number[];
  /** The width of a JPEG beside them, for papers. */
  print?: number;
};

export type Encoded = {
  width: number;
  height: number;
  ground?: Ground;
  sizes: (PictureSize & { bytes: Uint8Array })[];
  print?: { width: number; bytes: Uint8Array };
};

/** The picture at its full size here: turned as its camera was held, in sRGB, and nothing but its points. */
const decode = (bytes: Uint8Array, widest: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * A picture in all its sizes (AVIF in each width, WebP as lib/picture-files.ts says), at most `widest` wide, with those of `steps` below that: decoded once and written anew, without anything else that the source
 * holds (EXIF, colour profiles, what hangs on behind its end).
 * @throws what sharp says where the bytes are no picture of a known kind
 */
export async function encodeSizes(bytes: Uint8Array, { widest, steps, print }: Scale): Promise<Encoded> {
  const { data, info } = await decode(bytes, widest);
  const { width, height, channels } = info;
  const points = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...steps.filter((step) => step < width), width];
  const sizes: Encoded["sizes"] = [];
  for (const [format, offered] of [
    ["avif", widths],
    ["webp", webpWidths(width)],
  ] as const)
    for (const size of offered) {
      const isLeast = format === "avif" && size === steps[0];
      const quality = isLeast ? LEAST : { quality: QUALITY[format], effort: EFFORT[format] };
      sizes.push({ width: size, format, bytes: await points().resize(size)[format](quality).toBuffer() });
    }
  const ground = groundOf(data, info);
  const encoded = { width, height, sizes, ...(ground && { ground }) };
  if (print === undefined) return encoded;
  const paper = points().flatten({ background: "#fff" }).resize({ width: print, withoutEnlargement: true });
  const jpeg = await paper.jpeg({ quality: QUALITY.jpg, mozjpeg: true }).toBuffer();
  return { ...encoded, print: { width: Math.min(print, width), bytes: jpeg } };
}
