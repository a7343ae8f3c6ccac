import type { SectionId } from "@/lib/routes/navigation";

/** What the end of a page says: a question of that page, and what to have at hand when asking us. */
export type ClosingWords = { title: string; text: string };

export const CLOSING = {
  home: {
    title: "不确定从哪一款开始？",
    text: "写明系统电压、变压器容量和主要负荷，工程师先给出选型意见。",
  },
  productCentre: {
    title: "七条产品线里选不定？",
    text: "写明要补偿、治理还是计量，以及系统电压和变压器容量，工程师帮您缩小范围。",
  },
  solutions: {
    title: "您的现场与这些场景不同？",
    text: "有单线图和主要负荷清单最好；没有，写明行业、变压器容量和遇到的问题也可以。",
  },
  solution: {
    title: "这套方案放到您的现场，要怎样调整？",
    text: "准备好单线图、变压器容量和主要负荷，工程师按现场重新配置。",
  },
  cases: {
    title: "您的项目与哪个案例相近？",
    text: "写明负荷类型、变压器容量和要达到的指标，我们按同类现场的做法回复。",
  },
  news: {
    title: "对文中的产品、标准或做法有疑问？",
    text: "写明文章标题和您的问题，由对应的工程师回复。",
  },
  company: {
    title: "想来厂参观，或核对资质文件？",
    text: "写明来访时间和人数；要资质文件，请写明用途和需要哪一份。",
  },
  service: {
    title: "屏幕上的代码不在表里？",
    text: "写明型号、序列号、屏幕显示的内容和出现的时间，售后工程师回电处理。",
  },
  search: {
    title: "没有找到要的型号或参数？",
    text: "写下型号、参数或铭牌内容，工程师帮您对照。",
  },
} as const satisfies Record<string, ClosingWords>;

const OF_SECTION: Partial<Record<SectionId, ClosingWords>> = {
  solutions: CLOSING.solutions,
  cases: CLOSING.cases,
  news: CLOSING.news,
  about: CLOSING.company,
};

/** Of the lists of a section. */
export const closingOfSection = (section: SectionId): ClosingWords => OF_SECTION[section] ?? CLOSING.home;
