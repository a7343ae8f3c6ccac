import { CATALOGUE_FILES } from "@/lib/catalogue/files";

/** The files of the whole catalogue, with their contents. */
export const CATALOGUE_ROWS = [
  {
    name: "全部产品与参数",
    format: "CSV",
    href: CATALOGUE_FILES.csv.path,
    text: "一行一个数值或选项，UTF-8带BOM，Excel可以直接打开",
  },
  {
    name: "全部产品与参数",
    format: "JSON",
    href: CATALOGUE_FILES.json.path,
    text: "数值与单位已经分开，带版本与日期，供选型软件读取",
  },
  {
    name: "开放接口说明",
    format: "OpenAPI",
    href: "/openapi.json",
    text: "所有接口与数据文件的字段，可导入接口调试工具",
  },
] as const;
