import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { ContentFaults } from "@/db/source/content-faults";
import { unreadableFiles } from "@/db/source/json-fault";
import { misshapenDocuments } from "@/db/source/misshapen-documents";

const HELP = `用法：
  npm run content -- desk                                   打开编辑台：填表、看页面、保存、写迁移
  npm run content -- export products.xlsx --columns title,parameters.rated-capacity   写成一张表，一列一个字段
  npm run content -- import products.xlsx [--yes]           读回来：先说改了什么，加 --yes 才写进文件
  npm run content -- check [--all]                          检查 db/content 中的内容；--all 列出全部提醒
  npm run content -- migrate "<修改说明>" [--name new-svg]  把内容的变化写成一个迁移（drizzle/），名称可省略
  npm run content -- pictures <文件夹或图片…>               收入图片：生成各种尺寸，登记到 db/content/pictures.json
  npm run content -- searches                               列出访客搜过而搜不到结果的词，次数多的在前`;

const root = process.cwd();

const ELSEWHERE = "内容要在项目目录里检查和修改，先运行 npm ci：发布目录里没有审查 HTML 的软件包。";

type Order = {
  command?: string | undefined;
  given: string[];
  all: boolean;
  yes: boolean;
  name?: string | undefined;
  columns?: string | undefined;
};

function readOrder(): Order {
  const options = {
    all: { type: "boolean", default: false },
    name: { type: "string" },
    columns: { type: "string" },
    yes: { type: "boolean", default: false },
  } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [command, ...given] = positionals;
    return { command, given, ...values };
  } catch {
    return { given: [], all: false, yes: false };
  }
}

/**
 * Loads the modules that need the content. Parts of the site import content files, so the files are checked first.
 * DOMPurify and jsdom are needed as well, which a release does not have: it gets content by migrations.
 */
async function forEditors() {
  const folder = path.join(root, "db/content");
  if (!existsSync(folder)) throw new ContentFaults([ELSEWHERE]);
  const unreadable = unreadableFiles(folder);
  const wrong = unreadable.length > 0 ? unreadable : misshapenDocuments(folder);
  if (wrong.length > 0) throw new ContentFaults(wrong);
  try {
    return {
      ...(await import("@/db/check/report")),
      ...(await import("@/db/check/rules")),
      ...(await import("@/db/editing/editing")),
      ...(await import("@/db/pictures/pictures")),
    };
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw fault;
    throw new ContentFaults([ELSEWHERE]);
  }
}

/** Imports the desk by its path at run time, so that it is not bundled into releases. */
async function ofDesk<Name extends string, Given extends unknown[]>(
  file: string,
  name: Name,
  ...given: Given
) {
  const entry = path.join(root, "desk", file);
  if (!existsSync(entry)) throw new ContentFaults([ELSEWHERE]);
  await forEditors();
  const module = (await import(pathToFileURL(entry).href)) as Record<
    Name,
    (...given: Given) => Promise<string>
  >;
  return module[name](...given);
}

async function run(): Promise<string> {
  const { command, given, all, yes, name, columns } = readOrder();
  if (command === "desk") return ofDesk("main.ts", "startDesk", root);
  if (command === "export" && given[0] && columns)
    return ofDesk("tables/main.ts", "exportTable", root, given[0], columns);
  if (command === "import" && given[0]) return ofDesk("tables/main.ts", "importTable", root, given[0], yes);
  if (command === "check") {
    const { checkContent, contentWarnings, warningReport } = await forEditors();
    return warningReport(contentWarnings(checkContent(root), root), all);
  }
  if (command === "migrate" && given.length > 0) {
    const { migrateContent } = await forEditors();
    return migrateContent(root, { why: given.join(" "), name });
  }
  if (command === "pictures" && given.length > 0) {
    const { takePictures } = await forEditors();
    return `已收入 ${(await takePictures(given, root)).length} 张图片。`;
  }
  if (command === "searches") {
    const { readSettings } = await import("@/lib/settings.mjs");
    const { searchesReport } = await import("@/db/editing/searches-report");
    readSettings();
    return searchesReport();
  }
  process.exitCode = 1;
  return HELP;
}

try {
  console.log(await run());
} catch (fault) {
  if (fault instanceof ContentFaults)
    console.error(`${fault.message}\n共 ${fault.faults.length} 处需要修改。`);
  else if (fault instanceof Error && fault.name === "Refusal") console.error(fault.message);
  else console.error(fault);
  process.exitCode = 1;
}
