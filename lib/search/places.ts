import { DOWNLOAD_KINDS, downloadsHref } from "@/lib/downloads/address";
import { CART } from "@/lib/cart/limits";
import { CODE } from "@/lib/routes/code-address";
import { COMPARE } from "@/lib/routes/compare";
import { CONTACT } from "@/lib/routes/contact-address";
import { SERVICE } from "@/lib/routes/service";
import { TOOLS } from "@/lib/routes/tools";
import { isHan, tokensOf, wordsOf } from "./tokens";

/** A page of the site that no product or article is: where it is, what it is for, and what it is searched by. */
type Place = {
  href: string;
  label: string;
  text: string;
  words: readonly string[];
  /** The part of a product's page that has the same of one product. */
  ofProduct?: "documents" | "registers";
};
export type FoundPlace = Pick<Place, "href" | "label" | "text">;

const MOST_PLACES = 3;
const ANY_TOOL = ["计算器", "计算工具", "选型工具", "在线计算"];

const PLACES: readonly Place[] = [
  {
    ...TOOLS.kvar,
    words: ["补偿容量", "无功计算", "补偿计算", "电容计算", "容量计算", "kvar", ...ANY_TOOL],
  },
  { ...TOOLS.harmonics, words: ["谐波计算", "谐波选型", "谐波治理选型", "谐波估算", ...ANY_TOOL] },
  { ...TOOLS.meter, words: ["电表选型", "电能表选型", "互感器选型", "变比计算", ...ANY_TOOL] },
  {
    href: CODE,
    label: "订货代码解读",
    text: "输入完整或部分订货代码，逐段说明含义，指出不能组合之处",
    words: ["订货代码", "订货号", "订货型号", "选型代码", "代码解读", "型号解读", "型号含义"],
  },
  {
    href: downloadsHref({}),
    label: "资料下载",
    text: "每个型号的数据页PDF、图纸、寄存器表，证书示例与产品目录数据，不用登记",
    words: ["下载", "资料", "样本", "目录", "说明书", "手册", "数据页", "规格书", "datasheet", "pdf"],
    ofProduct: "documents",
  },
  {
    href: downloadsHref({ kind: "drawing" }),
    label: DOWNLOAD_KINDS.drawing,
    text: "外形、开孔与接线图，毫米，图层分明，可直接放进CAD",
    words: ["图纸", "外形图", "尺寸图", "接线图", "开孔图", "安装图", "cad", "dxf", "dwg"],
    ofProduct: "documents",
  },
  {
    href: downloadsHref({ kind: "registers" }),
    label: DOWNLOAD_KINDS.registers,
    text: "Modbus寄存器的地址、类型、系数、单位与读写，CSV与JSON",
    words: ["modbus", "寄存器", "点表", "通信协议", "通讯协议", "通信规约", "通讯规约"],
    ofProduct: "registers",
  },
  {
    href: downloadsHref({ kind: "certificate" }),
    label: DOWNLOAD_KINDS.certificate,
    text: "认证、型式试验与体系证书的示例，可按名称查找",
    words: ["证书", "资质", "认证", "检测报告", "试验报告", "检验报告", "3c", "ccc", "cqc", "iso9001"],
  },
  {
    href: `${SERVICE}#faults`,
    label: "故障代码",
    text: "屏幕或指示灯上的代码：含义、可能原因、处理，以及何时来电",
    words: ["故障", "报警代码", "告警代码", "错误代码"],
  },
  {
    href: `${SERVICE}#parts`,
    label: "备件",
    text: "哪些零件可以在现场更换，哪些要返厂，适用哪些型号",
    words: ["备件", "配件", "零件", "更换"],
  },
  {
    href: `${SERVICE}#repair`,
    label: "维修",
    text: "从报修、远程判断到检修与交还，热线与寄修地址",
    words: ["维修", "报修", "返修", "寄修", "保修", "质保", "售后"],
  },
  {
    href: SERVICE,
    label: "常见问题",
    text: "选型、安装与通信的常见问题，按产品类别",
    words: ["常见问题", "faq", "问答"],
  },
  {
    href: CART,
    label: "询价单",
    text: "把型号、订货代码与数量列成一单，一次发给我们",
    words: ["询价", "报价", "价格", "采购", "下单", "购买"],
  },
  {
    href: COMPARE,
    label: "产品对比",
    text: "把几个型号的参数放在一张表里比较",
    words: ["对比", "比较"],
  },
  {
    href: CONTACT,
    label: "联系我们",
    text: "电话、地址、邮箱与在线咨询",
    words: ["联系", "电话", "地址", "客服", "邮箱", "热线", "咨询"],
  },
  {
    href: "/developers",
    label: "开放接口",
    text: "产品、新闻、留言与询价单的接口说明，OpenAPI文件",
    words: ["api", "openapi", "开放接口", "小程序"],
  },
];

/** A Latin word must stand by itself: `api` is not meant by a model that holds these letters. */
const lengthOf = (word: string, words: readonly string[]) =>
  words.some((one) => (isHan(word) ? one.includes(word) : one === word)) ? word.length : 0;

type Product = { id: number; model: string; registers?: unknown };

function forProduct({ href, label, text, ofProduct }: Place, product: Product | undefined): FoundPlace[] {
  if (!product || !ofProduct) return [{ href, label, text }];
  if (ofProduct === "registers" && !product.registers) return [];
  return [{ href: `/newdetail/${product.id}#${ofProduct}`, label: `${product.model} ${label}`, text }];
}

/**
 * Pages that a search may mean by name, the longest name first.
 *
 * @param product the product whose model the search names: its own papers are meant then
 */
export function placesFor(searched: string, product?: Product): FoundPlace[] {
  const words = wordsOf(searched).flatMap((tokens) => [tokens.join(""), ...tokens]);
  return PLACES.map((place) => ({
    place,
    length: Math.max(...place.words.map((word) => lengthOf(tokensOf(word).join(""), words))),
  }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_PLACES)
    .flatMap(({ place }) => forProduct(place, product));
}
