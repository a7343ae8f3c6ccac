import type { Content, Name } from "@/db/commands/shapes";
import type { Finding } from "./finding";

/** One text of the content. `isRich`: editors' HTML; `isPicture`: a picture's name. */
export type Text = Omit<Finding, "says"> & { value: string; isRich: boolean; isPicture: boolean };

const RICH_FIELDS = new Set(["maincontent", "wirecontent", "html"]);
const PICTURE_FIELDS = new Set(["image", "images", "banner"]);

type Place = Pick<Finding, "file" | "id">;

function textsWithin(value: unknown, field: string, place: Place): Text[] {
  if (typeof value === "string") {
    const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
    return [{ ...place, field, value, isRich: RICH_FIELDS.has(name), isPicture: PICTURE_FIELDS.has(name) }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsWithin(inner, field === "" ? key : `${field}.${key}`, place),
  );
}

const isNamed = (record: unknown): record is { key?: string; id?: string | number } =>
  typeof record === "object" && record !== null && ("key" in record || "id" in record);
const nameOf = (record: unknown) => (isNamed(record) ? (record.key ?? record.id ?? "") : "");

/** Every text of the content with its place. */
export function textsOf(content: Content): Text[] {
  return (Object.entries(content) as [Name, Content[Name]][]).flatMap(([file, value]) =>
    Array.isArray(value)
      ? value.flatMap((record, at) =>
          textsWithin(record, isNamed(record) ? "" : `第 ${at + 1} 条`, { file, id: nameOf(record) }),
        )
      : textsWithin(value, "", { file, id: "" }),
  );
}

/** Names of pictures that a text shows. */
export function picturesIn({ value, isRich, isPicture }: Text): string[] {
  if (isPicture) return [value];
  return isRich ? [...value.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, src = ""]) => src) : [];
}

/** How many characters a reader goes through: without tables, figures and spaces. */
export const proseLength = (html: string) => {
  const prose = html.replace(/<(table|figure)\b.*?<\/\1>/gs, " ");
  return [...wordsOf(prose).replace(/\s/g, "")].length;
};

/** The words of rich text. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/(?:\s|&nbsp;)+/g, " ")
    .trim();
