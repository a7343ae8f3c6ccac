import { LICENCE } from "@/lib/catalogue/files";
import { SITE } from "@/lib/site";
import { EXCEL_MARK } from "@/lib/text/csv";

export type ReadmeFacts = {
  model: string;
  title: string;
  /** With its date, `V1.0 · 2026-01-31`; empty if unknown. */
  version: string;
  /** The URL of the product's page. */
  address: string;
  files: readonly { name: string; what: string }[];
};

const labelled = (lines: readonly (readonly [string, string])[]) =>
  lines.filter(([, text]) => text !== "").map(([label, text]) => `${label}：${text}`);

/** The list of files for Windows Notepad: UTF-8 with a byte order mark, and CRLF. */
export function readme({ model, title, version, address, files }: ReadmeFacts): string {
  const longest = Math.max(...files.map(({ name }) => name.length));
  const lines = [
    `${SITE.brand}产品资料`,
    "",
    ...labelled([
      ["型号", model],
      ["名称", title],
      ["版本", version],
      ["产品页面", address],
    ]),
    "",
    "文件：",
    ...files.map(({ name, what }) => `  ${name.padEnd(longest)}  ${what}`),
    "",
    "外形与开孔图单位为mm，DXF按1:1绘制，尺寸是范围的按最大尺寸；接线图为示意。开孔、钻孔与接线前请与供货图纸和实物核对。",
    "资料以产品页面的现行版本为准。",
    `使用条件：${LICENCE}`,
    "",
    `${SITE.company}  技术咨询 ${SITE.technicalLine}  ${SITE.email}`,
  ];
  return EXCEL_MARK + lines.map((line) => `${line}\r\n`).join("");
}
