/** The one smaller size in WebP, for the few old browsers without AVIF. */
const WEBP_WIDTH = 640;

export type PictureSize = { width: number; format: "avif" | "webp" };

/** The file of one size of a picture. The full-width WebP is the path of the picture itself. */
export const pictureFile = (image: string, fullWidth: number, { width, format }: PictureSize): string =>
  format === "webp" && width === fullWidth ? image : image.replace(/\.webp$/, `-${width}.${format}`);

/** The widths of the WebP files of a picture, ascending. */
export const webpWidths = (fullWidth: number): number[] =>
  fullWidth > WEBP_WIDTH ? [WEBP_WIDTH, fullWidth] : [fullWidth];
