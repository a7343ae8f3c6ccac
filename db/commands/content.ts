import { takePictures } from "./pictures";

const HELP = `用法：
  npm run content -- pictures <文件夹或图片…>   把图片收入项目（生成各尺寸，登记到 lib/pictures.json）`;

const root = process.cwd();
const [command, ...given] = process.argv.slice(2);

async function run() {
  if (command === "pictures" && given.length > 0) {
    const taken = await takePictures(given, root);
    return `已收入 ${taken.length} 张图片。`;
  }
  process.exitCode = 1;
  return HELP;
}

try {
  console.log(await run());
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
