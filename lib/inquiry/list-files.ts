/** The file formats of a list, below the address of its page. */
export const LIST_FILES = {
  xlsx: {
    label: "下载 Excel（xlsx）",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  csv: { label: "下载 CSV", type: "text/csv; charset=utf-8" },
} as const;

export type ListFileKind = keyof typeof LIST_FILES;
export const LIST_FILE_KINDS = Object.keys(LIST_FILES) as ListFileKind[];

export const listFileHref = (page: string, kind: ListFileKind) => `${page}/list.${kind}`;

/** The format of a file name; undefined for other names. */
export const readListFile = (name: string): ListFileKind | undefined =>
  LIST_FILE_KINDS.find((kind) => name === `list.${kind}`);

/** The newest quotation as PDF, below the address of its receipt. */
export const QUOTATION_FILE = "quotation.pdf";
