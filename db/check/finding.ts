import type { Content, Name } from "@/db/commands/shapes";

/** What there is to say of one field of one record, in Chinese and without its full stop; files of one record have no id. */
export type Finding = {
  file: Name | "lib/pictures" | "lib/routes/redirects";
  id: number | string;
  field: string;
  says: string;
};

/** @param root the project's folder, for what lies beside the content */
export type Rule = (content: Content, root: string) => Finding[];

export const sentenceOf = ({ file, id, field, says }: Finding) =>
  `${file}.json，${id === "" ? "" : `id ${id}，`}${field}：${says}。`;
