import { checkContent, migrateContent } from "./editing";
import { takePictures } from "./pictures";
import { ContentFaults } from "./read-content";

const HELP = `用法：
  npm run content -- check                      检查 db/content 中的内容
  npm run content -- migrate "<修改说明>"       把内容的变化写成一个迁移（drizzle/）
  npm run content -- pictures <文件夹或图片…>   收入图片：生成各种尺寸，登记到 lib/pictures.json`;

const root = process.cwd();
const [command, ...given] = process.argv.slice(2);

async function run(): Promise<string> {
  if (command === "check") {
    checkContent(root);
    return "内容检查通过。";
  }
  if (command === "migrate" && given[0]) return migrateContent(root, given.join(" "));
  if (command === "pictures" && given.length > 0)
    return `已收入 ${(await takePictures(given, root)).length} 张图片。`;
  process.exitCode = 1;
  return HELP;
}

try {
  console.log(await run());
} catch (fault) {
  if (fault instanceof ContentFaults)
    console.error(`${fault.message}\n共 ${fault.faults.length} 处需要修改。`);
  else console.error(fault);
  process.exitCode = 1;
}
