import { INDUSTRIES, PROBLEMS, VOLTAGES } from "@/lib/cases/facts";
import { SUBJECTS } from "@/lib/links/articles";
import { TOOLS } from "@/lib/links/tools";
import { PART_NAMES } from "@/lib/one-line/parts";
import { SHARED_WORDS } from "./shared-words";

/** The label of a field, optionally with a help text. */
type Word = string | readonly [name: string, help: string];

/** Labels of fields that differ for one kind of content. */
const OWN: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  products: {
    type: ["所属分类", "第三级分类的编号"],
    tables: ["其他表", "在正文里用 {{表名}} 标出位置，每个表标一次"],
    parameters: ["参数表", "每行写页面上的原文和它的数据，两者要一致"],
    code: ["订货代码", "选型编码、解读和搜索都取自这里"],
    text: ["原文", "页面上写的话；订货代码里用 {} 代替数值"],
    values: "值",
    line: ["决定参数表的行", "写那一行的名称"],
    figure: "由哪个计算结果决定",
    before: "前面照印的字符",
    after: "后面照印的字符",
    only: "那时只能是",
    when: "这些段是",
    sum: "哪几段合计",
    name: "段的名称",
  },
  solutions: {
    type: ["类别", "17 智慧城市，23 智慧养殖，25 智慧工业"],
    figures: "开头的几项指标",
    label: "名称",
  },
  cases: {
    type: ["类别", "27 公共建筑，29 医疗教育，31 工业制造"],
    figures: "改造前后的数据",
    before: ["改造前", "新建工程不写"],
    after: "改造后",
    products: ["选用产品", "案例也显示在它们的页面上"],
    values: "计算工具的各项",
  },
  news: {
    type: ["类别", "19 公司资讯，21 行业资讯"],
    subject: "题目类别",
    maincontent: ["正文", "600～1000 字"],
  },
  honours: {
    type: ["类别", "55 证书，57 发明，59 实用新型，61 软件著作权"],
    version: "软件的版本",
    standards: ["依据的标准", "只写在证书与检验报告里，标准号带年份，一行一个"],
    covers: ["适用的产品分类", "写分类的编号，一行一个；专利写用在哪类产品上"],
  },
  questions: { title: "问题", content: "问的情况", answer: "本公司的回答", family: "产品分类" },
  leaders: { subject: "事由" },
  parameters: {
    key: "代号",
    field: "文字取自产品的字段",
    name: "名称",
    choices: "选项的次序",
    role: ["计算工具里的作用", "计算工具按它找参数，每种作用正好有一个参数"],
  },
  registers: {
    note: "说明",
    unit: "单位",
    words: "寄存器的值",
    from: "从第几次",
    count: "有几次",
    product: "产品",
    values: "取值含义",
    symbol: "符号",
    label: "名称",
  },
  cloud: {
    part: ["手机上的图", "pictures.json 里的名称：整幅里手机上看得清的一块"],
    excerpt: ["页面上的图", "pictures.json 里的名称：整幅里电脑上看得清的一块，点开是整幅"],
  },
  banners: { label: "链接的文字", href: "链接" },
};

const CHOICES: Readonly<Record<string, string>> = {
  ...INDUSTRIES,
  ...PROBLEMS,
  ...VOLTAGES,
  ...PART_NAMES,
  ...SUBJECTS,
  ...Object.fromEntries(Object.entries(TOOLS).map(([name, { label }]) => [name, label])),
  ...{
    number: "数值",
    choice: "选项",
    steps: "分路容量",
    range: "范围",
    list: "几个数",
    yesno: "是否",
    text: "文字",
  },
  ...{ left: "左边", right: "右边", less: "小的好", more: "大的好", wider: "宽的好", narrower: "窄的好" },
  ...{
    earlier: "排在前面的好",
    size: "容量或电流",
    volts: "电压",
    percent: "电抗率",
    groups: "组数",
    mode: "补偿方式",
  },
};

const wordOf = (noun: string, field: string): Word | undefined => OWN[noun]?.[field] ?? SHARED_WORDS[field];

/** The label of a field; its own name if it has none. */
export function fieldName(noun: string, field: string): string {
  const word = wordOf(noun, field) ?? field;
  return typeof word === "string" ? word : word[0];
}

export function fieldHelp(noun: string, field: string): string {
  const word = wordOf(noun, field);
  return word === undefined || typeof word === "string" ? "" : word[1];
}

export const choiceName = (choice: string): string => {
  const name = CHOICES[choice];
  return name ? `${name}（${choice}）` : choice;
};

/** Multi-line text fields. */
export const LONG_TEXTS: ReadonlySet<string> = new Set(["content", "answer"]);

/** Fields that refer to something, with its kind. */
export const REFERENCES: Readonly<Record<string, string>> = {
  type: "categories",
  pid: "categories",
  category: "categories",
  family: "categories",
  product: "products",
  products: "products",
  devices: "products",
  successor: "products",
  gateway: "products",
  cases: "cases",
  article: "news",
  key: "parameters",
  image: "pictures",
  images: "pictures",
};
