import known from "@/db/content/pictures.json" with { type: "json" };

/** The plain background of a drawing or chart, which the page around it can continue. */
export type Ground = "light" | "dark";

/** A picture that was imported by `npm run content -- pictures`. */
export type Picture = {
  /** Its name in db/content, for example `products/lh-zcs-1`. */
  name: string;
  width: number;
  height: number;
  alt: string;
  subject: string;
  ground?: Ground;
  /** The widths of its AVIF files, ascending; the last is the full width. */
  widths: number[];
};

const pictures = known as Readonly<Record<string, Picture>>;

/** The picture at a path; undefined for unknown paths and absolute addresses. */
export const pictureOf = (image: string): Picture | undefined =>
  Object.hasOwn(pictures, image) ? pictures[image] : undefined;

const paths = new Map(Object.entries(pictures).map(([path, { name }]) => [name, path]));

/** The path of a picture by name. */
export const picturePath = (name: string): string | undefined => paths.get(name);

const pathOr = (name: string) => picturePath(name) ?? name;

/** Turns comma-separated names into paths; unknown names are left unchanged. */
export const picturePaths = (names: string): string =>
  names.includes(",") ? names.split(",").map(pathOr).join(",") : pathOr(names);

/** Replaces picture names in editors' HTML by paths. */
export const withPicturePaths = (html: string): string =>
  html.includes("<img")
    ? html.replace(
        /(<img\b[^>]*?\bsrc=")([^"]*)"/g,
        (_, before: string, name: string) => `${before}${pathOr(name)}"`,
      )
    : html;

/** Whether a picture name is that of a product. */
export const isProductName = (name: string) => name.startsWith("products/");

/** Whether a picture is a product on a plain background, which must not be cropped. */
export const isRender = (image: string) => isProductName(pictureOf(image)?.name ?? "");

/** The width of the JPEG of a product picture for its PDF data sheet, where it is 60 mm wide. */
export const PRINT_WIDTH = 640;

export const printFile = (image: string, { width }: Pick<Picture, "width">): string =>
  image.replace(/\.webp$/, `-${Math.min(width, PRINT_WIDTH)}.jpg`);
