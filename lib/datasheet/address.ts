/** Where a product's data sheet lies for good: as a page and as a file. */
export const dataSheetHref = (id: number) => `/datasheet/${id}`;
export const dataSheetFile = (id: number) => `/datasheet/${id}.pdf`;

/** What a file is promised not to exceed (datasheet/document.test.ts). */
export const MOST_KB = 200;

/** A solution as a file. */
export const solutionFile = (id: number) => `/cm_detail/${id}.pdf`;

const fileName = (words: string) => `${words.replace(/[\\/:*?"<>|]/g, "-")}.pdf`;

/** Under which name the file is saved. */
export const dataSheetName = ({ model, title }: { model: string; title: string }) =>
  fileName(`${[model, title].filter(Boolean).join(" ")} 数据页`);
/** With its number: programs that know letters alone are left with that. */
export const solutionFileName = (id: number, title: string) => fileName(`${id} ${title}`);

/** The header that says so: a name for programs that know letters alone, and the real one (RFC 6266). */
export function inlineAs(name: string): string {
  const plain = name
    .replace(/[^\x20-\x7e]+/g, " ")
    .replace(/["\\]/g, "")
    .replace(/\s+/g, " ")
    .replace(" .", ".");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
