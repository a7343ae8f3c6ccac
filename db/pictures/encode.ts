import sharp from "sharp";
import { type PictureSize, webpWidths } from "@/lib/picture-files";
import type { Ground } from "@/lib/pictures";
import { groundOf } from "./ground";

/** The allowed decoders of libvips, which detects formats by content. The HEIF loader reads AVIF. */
const LOADERS = ["Png", "Jpeg", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);
const MAX_PIXELS = 50_000_000;
const QUALITY = { avif: 54, webp: 80, jpg: 82 };
/** Moderate effort: the last few per cent of size are not worth the time. */
const EFFORT = { avif: 3, webp: 4 };
/** Quality of the smallest width, which lists show by the dozen: a fifth smaller without visible loss. */
const LEAST = { quality: 48, effort: 5 };

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

export type Scale = {
  widest: number;
  steps: readonly number[];
  /** The width of an additional JPEG for PDF files. */
  print?: number;
};

export type Encoded = {
  width: number;
  height: number;
  ground?: Ground;
  sizes: (PictureSize & { bytes: Uint8Array })[];
  print?: { width: number; bytes: Uint8Array };
};

/** Decodes a picture to raw sRGB pixels at its largest size, rotated by its EXIF orientation. */
const decode = (bytes: Uint8Array, widest: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Encodes a picture in all sizes: AVIF in each width, WebP by lib/picture-files.ts, at most `widest` wide and in the smaller
 * widths of `steps`. Only pixels are kept: no EXIF, colour profile or trailing data of the source.
 * @throws the error of sharp if the bytes are no picture of an allowed format
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
