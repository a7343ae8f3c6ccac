import { type Catalogue, COLUMNS } from "@/lib/catalogue/shape";
import { CATALOGUE_FILES } from "@/lib/catalogue/files";
import { type RegisterFile, registerTable } from "@/lib/registers/file";
import { FEED } from "@/lib/seo/feed-xml";
import { csvRows } from "@/lib/text/csv";

export const CATALOGUE_GROUP = {
  id: "catalogue",
  title: "产品数据文件",
  note: "全部产品与参数，JSON 与 CSV 两种格式，与产品页面同时更新，用于选型、设计与系统对接。",
};

/** The section on /developers about Modbus registers. */
export const REGISTER_PART = { id: "registers", title: "Modbus 寄存器" };

/** General rules for files, for the document and /developers. */
export const FILE_RULES = {
  json: "数值与单位已经分开，例如 450 与 V；`text` 是产品页面上的原文。以后可能增加新的字段。",
  csv: "一行一个数值或选项，UTF-8 带 BOM，可以直接用 Excel 打开。数字照原样；以 =、+、-、@ 开头的文字前面加了一个半角单引号，以免被当作公式。版本与日期在文件名里。",
  registers:
    "支持 Modbus 的产品各有一份寄存器表，id 是产品的编号；没有寄存器表的产品答复 404。CSV 一行一项。",
  tag: "答复带 ETag：下次用 If-None-Match 询问，没有改动时答复 304。",
  both: "支持 gzip。答复带 ETag：下次用 If-None-Match 询问，没有改动时答复 304。",
};

const notModified = { 304: { description: "与 If-None-Match 里的版本相同，没有内容" } };
const ok = (content: object) => ({
  200: {
    description: "整个文件",
    headers: { ETag: { description: "文件的版本", schema: { type: "string" } } },
    content,
  },
});
const file = (summary: string, rules: readonly string[], id: string, content: object) => ({
  get: {
    operationId: id,
    tags: [CATALOGUE_GROUP.title],
    summary,
    description: rules.join(""),
    responses: { ...ok(content), ...notModified },
  },
});

const ofProduct = {
  ...{ name: "id", in: "path", required: true, description: "产品的编号" },
  schema: { type: "integer", minimum: 1 },
};
const notFound = (description: string) => ({ 404: { description } });

/** A file of a product; `missing` is the description of its 404. */
const productPath = (
  summary: string,
  { id, rules, missing }: { id: string; rules: readonly string[]; missing: string },
  content: object,
  parameters: readonly object[] = [],
) => {
  const { get } = file(summary, rules, id, content);
  const responses = { ...get.responses, ...notFound(`${missing}；答复是一个网页`) };
  return { get: { ...get, parameters: [ofProduct, ...parameters], responses } };
};

const registerPath = (summary: string, id: string, content: object) =>
  productPath(
    summary,
    {
      id,
      rules: [FILE_RULES.registers, FILE_RULES.both],
      missing: "没有这个产品，或者它没有寄存器表",
    },
    content,
  );

const binary = (type: string) => ({ [type]: { schema: { type: "string", format: "binary" } } });
const text = (...types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string" } }]));

const DRAWING = {
  ...{ name: "file", in: "path", required: true },
  description: "图纸的名称与格式：svg 供查看，dxf 供绘图软件；名称见产品页面与下载中心",
  schema: { type: "string", pattern: String.raw`^[\w-]+\.(svg|dxf)$` },
};

/** Files offered on product pages and in the download centre. */
const downloadPaths = () => ({
  "/datasheet/{id}.pdf": productPath(
    "数据页（PDF）",
    { id: "get_datasheet", rules: [FILE_RULES.tag], missing: "没有这个产品" },
    binary("application/pdf"),
  ),
  "/downloads/{id}.zip": productPath(
    "产品的全部文件（ZIP）",
    { id: "get_package", rules: [FILE_RULES.tag], missing: "没有这个产品" },
    binary("application/zip"),
  ),
  "/drawings/{id}/{file}": productPath(
    "外形图、开孔图与接线图",
    { id: "get_drawing", rules: [FILE_RULES.both], missing: "没有这个产品，或者它没有这张图" },
    text("image/svg+xml", "image/vnd.dxf"),
    [DRAWING],
  ),
  [FEED.path]: file("新闻订阅（Atom）", [FILE_RULES.both], "get_feed", text(FEED.type)),
});

/** Register files; `example` is undefined if no product has registers. */
const registerPaths = (example: RegisterFile | undefined) => ({
  "/data/modbus/{id}.json": registerPath("Modbus 寄存器（JSON）", "get_modbus_json", {
    "application/json": { schema: { $ref: "#/components/schemas/registers" }, ...(example && { example }) },
  }),
  "/data/modbus/{id}.csv": registerPath("Modbus 寄存器（CSV）", "get_modbus_csv", {
    "text/csv": {
      schema: { type: "string" },
      ...(example && { example: csvRows(registerTable(example)) }),
    },
  }),
});

export type FileExamples = { catalogue: Catalogue; registers: RegisterFile | undefined };

/** The files as OpenAPI Path Items. */
export const filePaths = ({
  catalogue: example,
  registers,
}: FileExamples): Record<string, Record<string, object>> => ({
  [CATALOGUE_FILES.json.path]: file(
    "产品数据（JSON）",
    [FILE_RULES.json, FILE_RULES.both],
    "get_catalogue_json",
    {
      "application/json": { schema: { $ref: "#/components/schemas/catalogue" }, example },
    },
  ),
  [CATALOGUE_FILES.csv.path]: file(
    "产品数据（CSV）",
    [FILE_RULES.csv, FILE_RULES.both],
    "get_catalogue_csv",
    {
      "text/csv": { schema: { type: "string" }, example: `${Object.keys(COLUMNS).join(",")}\r\n` },
    },
  ),
  ...registerPaths(registers),
  ...downloadPaths(),
});
