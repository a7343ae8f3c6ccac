import { fileOf } from "@/db/source/content-files";
import { type Content, type Name, RECORDS } from "@/db/source/shapes";

/** What there is to say of one field of one record, in Chinese and without its full stop; files of one record have no id. */
export type Finding = {
  file: Name | "pictures";
  id: number | string;
  field: string;
  says: string;
};

/** @param root the project's folder, for what lies beside the content */
export type Rule = (content: Content, root: string) => Finding[];

export function sentenceOf({ file, id, field, says }: Finding): string {
  const isNamedByFile = id === "" || Object.hasOwn(RECORDS, file);
  return [fileOf(file, id), ...(isNamedByFile ? [] : [`id ${id}`]), field].join("，").concat(`：${says}。`);
}
