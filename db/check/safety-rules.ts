import type { Content } from "@/db/source/shapes";
import { safetyDeviceOf } from "@/lib/service/safety";
import { SAFETY_ACTS } from "@/lib/service/safety-acts";
import { categoryChain } from "./family-of";
import type { Finding, Rule } from "./finding";
import { namedModelFaults } from "./named-models";
import { dischargeFault } from "./safety-words";
import { textsOf } from "./texts";

type Device = Content["site/safety"]["devices"][number];
/** A kind of device, a field of it, and its fault. */
type Fault = [device: string, field: string, says: string];

const MINUTES = /(\d+) ?min/;
const OF_DISCHARGE = /放电|残压|端电压降/;

const minutesIn = (text: string) => Number(MINUTES.exec(text)?.[1] ?? Number.NaN);

/** The discharge time in minutes in the texts of a product. */
function dischargeMinutes({ maincontent, wirecontent = "", parameters = [] }: Content["products"][number]) {
  const said = [maincontent, wirecontent, ...parameters.map(({ label, text }) => `${label} ${text}`)];
  return said
    .flatMap((text) => text.split(/[。；<>]/))
    .filter((sentence) => OF_DISCHARGE.test(sentence) && MINUTES.test(sentence))
    .map(minutesIn);
}

/** Rules with a shorter waiting time than one of their products needs. */
function productFaults(content: Content): Fault[] {
  const { devices } = content["site/safety"];
  return content.products.flatMap((product): Fault[] => {
    const device = safetyDeviceOf(devices, categoryChain(product.type, content));
    const longest = Math.max(0, ...dischargeMinutes(product));
    return !device || longest === 0 || minutesIn(device.wait) >= longest
      ? []
      : [[device.id, "wait", `产品 ${product.id} 的资料写的是 ${longest} min，这里不能短于它`]];
  });
}

/** The fault codes of a device must state the same time. */
function codeFaults(content: Content): Fault[] {
  const { devices } = content["site/safety"];
  return content["site/fault-codes"].flatMap(({ id, rules, safety }): Fault[] => {
    const device = devices.find((one) => one.id === rules);
    if (!device) return [["", "devices", `故障代码 ${id} 的 rules 写的「${rules}」不在这里`]];
    const said = minutesIn(safety);
    return Number.isNaN(said) || said === minutesIn(device.wait)
      ? []
      : [[device.id, "wait", `故障代码 ${id} 的 safety 写的是等待 ${said} min，两处要一致`]];
  });
}

function categoryFaults(devices: readonly Device[], { categories }: Content): Fault[] {
  const known = new Set(categories.map(({ id }) => id));
  const named = devices.flatMap(({ id, categories: own }) => own.map((category) => ({ id, category })));
  return named.flatMap(({ id, category }, at): Fault[] => {
    if (!known.has(category)) return [[id, "categories", `分类 ${category} 不存在`]];
    return named.findIndex((one) => one.category === category) < at
      ? [[id, "categories", `分类 ${category} 写了两次`]]
      : [];
  });
}

/** Checks the safety rules against products and fault codes, and the order of their steps. */
export const safetyFaults: Rule = (content) => {
  const { devices, steps } = content["site/safety"];
  const unknownModels = namedModelFaults(content);
  const acts = steps.map(({ act }) => act);
  const faults = [
    ...categoryFaults(devices, content),
    ...productFaults(content),
    ...codeFaults(content),
    ...(acts.join() === SAFETY_ACTS.join()
      ? []
      : [["", "steps", `步骤的 act 要依次写出 ${SAFETY_ACTS.join("、")}`] satisfies Fault]),
  ];
  const ofTexts = textsOf(content)
    .filter(({ file, field }) => file === "site/safety" && !/(?:^|\.)(?:title|lead|name)$/.test(field))
    .flatMap(({ file, id, field, value }): Finding[] =>
      [dischargeFault(value) ?? [], unknownModels(value)].flat().map((says) => ({ file, id, field, says })),
    );
  return [
    ...faults.map(([id, field, says]): Finding => ({ file: "site/safety", id, field, says })),
    ...ofTexts,
  ];
};

/** Products without safety rules. */
export const productsWithoutRules: Rule = (content) =>
  content.products
    .filter(({ type }) => !safetyDeviceOf(content["site/safety"].devices, categoryChain(type, content)))
    .map(({ id, type }) => ({
      file: "products",
      id,
      field: "type",
      says: `分类 ${type} 没有写在 site/safety.json 的任何一类设备里，产品页上没有停电与放电的规则`,
    }));
