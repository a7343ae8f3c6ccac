import type { Content, Name } from "@/db/source/shapes";
import type { Finding } from "./finding";

/** One text of the content. `isRich`: editors' HTML; `isPicture`: a picture's name. */
export type Text = Omit<Finding, "says"> & { value: string; isRich: boolean; isPicture: boolean };

export const RICH_FIELDS: ReadonlySet<string> = new Set(["maincontent", "wirecontent", "html"]);
const PICTURE_FIELDS = new Set(["image", "images", "banner", "part", "excerpt"]);

type Place = Pick<Finding, "file" | "id">;

/** Collects the texts of a value. `name` is the last non-numeric part of the field. */
function addTexts(value: unknown, field: string, name: string, place: Place, texts: Text[]): void {
  if (typeof value === "string")
    texts.push({
      // Not spread, which would take five times as long for 20,000 texts.
      file: place.file,
      id: place.id,
      field,
      value,
      isRich: RICH_FIELDS.has(name),
      isPicture: PICTURE_FIELDS.has(name),
    });
  else if (Array.isArray(value))
    value.forEach((inner, at) =>
      addTexts(inner, field === "" ? `${at}` : `${field}.${at}`, name, place, texts),
    );
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value))
      addTexts(inner, field === "" ? key : `${field}.${key}`, key, place, texts);
}

const isNamed = (record: unknown): record is { key?: string; id?: string | number } =>
  typeof record === "object" && record !== null && ("key" in record || "id" in record);
const nameOf = (record: unknown) => (isNamed(record) ? (record.key ?? record.id ?? "") : "");

function readTexts(content: Content): Text[] {
  const texts: Text[] = [];
  for (const [file, value] of Object.entries(content) as [Name, Content[Name]][])
    if (Array.isArray(value))
      value.forEach((record, at) =>
        addTexts(record, isNamed(record) ? "" : `第 ${at + 1} 条`, "", { file, id: nameOf(record) }, texts),
      );
    else addTexts(value, "", "", { file, id: "" }, texts);
  return texts;
}

const read = new WeakMap<Content, Text[]>();

/** All texts of the content with their fields, collected once for all rules. */
export function textsOf(content: Content): Text[] {
  const texts = read.get(content) ?? readTexts(content);
  read.set(content, texts);
  return texts;
}

/** The picture names in a text. */
export function picturesIn({ value, isRich, isPicture }: Text): string[] {
  if (isPicture) return [value];
  return isRich ? [...value.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, src = ""]) => src) : [];
}

/** The length of a text without tables, figures and spaces. */
export const proseLength = (html: string) => {
  const prose = html.replace(/<(table|figure)\b.*?<\/\1>/gs, " ");
  return [...wordsOf(prose).replace(/\s/g, "")].length;
};

/** The plain text of rich text. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/(?:\s|&nbsp;)+/g, " ")
    .trim();
