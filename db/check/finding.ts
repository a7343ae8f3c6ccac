import { fileOf } from "@/db/source/content-files";
import { type Content, type Name, RECORDS } from "@/db/source/shapes";

/** A finding on a field of a record, in Chinese, without the final full stop; documents have no id. */
export type Finding = {
  file: Name | "pictures";
  id: number | string;
  field: string;
  says: string;
};

/** @param root the folder of the project, for files outside of the content */
export type Rule = (content: Content, root: string) => Finding[];

export function sentenceOf({ file, id, field, says }: Finding): string {
  const isNamedByFile = id === "" || Object.hasOwn(RECORDS, file);
  return [fileOf(file, id), ...(isNamedByFile ? [] : [`id ${id}`]), field].join("，").concat(`：${says}。`);
}
