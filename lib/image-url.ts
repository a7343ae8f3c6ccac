import { env } from "./env";

/** The address of a picture: absolute ones unchanged, paths on the image host (SPEC §3). */
export function imageUrl(image: string, host = env().IMAGE_HOST ?? ""): string {
  if (image === "" || /^https?:\/\//.test(image)) return image;
  return `${host}${image.startsWith("/") ? "" : "/"}${image}`;
}

/** The values of a comma-separated field, without empty ones. */
export const commaList = (value: string) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
