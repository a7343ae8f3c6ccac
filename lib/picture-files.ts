/** Of WebP there is one size beside the picture itself: for browsers without AVIF, which are old and few. */
const WEBP_WIDTH = 640;

export type PictureSize = { width: number; format: "avif" | "webp" };

/** The file of one size of a picture `fullWidth` wide. The full-width WebP is the picture's own path, which is not stored twice. */
export const pictureFile = (image: string, fullWidth: number, { width, format }: PictureSize): string =>
  format === "webp" && width === fullWidth ? image : image.replace(/\.webp$/, `-${width}.${format}`);

/** Widths at which there is a WebP of a picture `fullWidth` wide, ascending. */
export const webpWidths = (fullWidth: number): number[] =>
  fullWidth > WEBP_WIDTH ? [WEBP_WIDTH, fullWidth] : [fullWidth];
