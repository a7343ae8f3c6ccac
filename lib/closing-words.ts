import TEXTS from "@/db/content/site/closing.json" with { type: "json" };
import type { SectionId } from "@/lib/routes/navigation";

/** What the end of a page says: a question of that page, and what to have at hand when asking us. */
export type ClosingWords = { title: string; text: string };

export const CLOSING = TEXTS satisfies Record<string, ClosingWords>;

const OF_SECTION: Partial<Record<SectionId, ClosingWords>> = {
  solutions: CLOSING.solutions,
  cases: CLOSING.cases,
  news: CLOSING.news,
  about: CLOSING.company,
};

/** Of the lists of a section. */
export const closingOfSection = (section: SectionId): ClosingWords => OF_SECTION[section] ?? CLOSING.home;

const OF_FAMILY: Record<number, ClosingWords> = {
  33: {
    title: "补偿容量要配多少？",
    text: "准备好变压器容量、目前与目标功率因数，近三个月的电费单最好也带上。",
  },
  35: {
    title: "电抗率选 7% 还是 14%？",
    text: "准备好变压器容量、主要谐波源和谐波测试数据；没有测过，写明负荷类型也可以。",
  },
  39: {
    title: "测控与显示怎样接进现有柜子？",
    text: "准备好柜型、开孔尺寸、要测量的量和通信规约。",
  },
  41: {
    title: "SVG、APF 的容量怎样定？",
    text: "准备好单线图、变压器容量，以及谐波、无功或不平衡的测试数据。",
  },
  43: {
    title: "要替换现场的旧元件？",
    text: "拍下旧件铭牌，写明系统电压、单台容量和电抗率，我们给出对应型号。",
  },
  49: {
    title: "该选哪一款仪表？",
    text: "写明要测量的量、接线方式、互感器变比、通信规约和开孔尺寸。",
  },
  122: {
    title: "现场设备怎样接上平台？",
    text: "准备好测点清单、现有仪表的通信规约，以及现场有没有 4G 信号。",
  },
};

/** Of a product family's pages; others have the product centre's. */
export const closingOfFamily = (family = 0): ClosingWords => OF_FAMILY[family] ?? CLOSING.productCentre;
