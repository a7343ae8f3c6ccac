import { type Figure, type Match, quantity, type Step } from "@/lib/tools/answer";
import type { Bank, Banks } from "./bank";
import { ratedText, reactorText, shownRate } from "./reactor";
import { amountIn } from "./ways";

type Order = { text: string; figures: Figure[]; steps: Step[] };

const RATE = "串联电抗率";

/** `9 台 × 40 kvar`; the steps if the catalogue has no such units. */
const countText = ({ units, steps, isHighVoltage }: Bank) =>
  units ? amountIn(units, isHighVoltage) : `${steps.count} × ${quantity(steps.size, "kvar")}`;

/** Units of the catalogue are "选用", a mere division into steps is not. */
const chosenText = (bank: Bank) =>
  bank.units ? `选 ${bank.units.product.model} ${countText(bank)}` : `按 ${countText(bank)} 分级`;

/** The single bank: required and chosen capacity. */
function only(bank: Bank): Order {
  const { order, rate, steps, units } = bank;
  const rated = `额定 ${ratedText(bank.rated)}`;
  return {
    text: `${rated}、${reactorText(rate)}的电容器安装容量不小于 ${quantity(order, "kvar")}，${chosenText(bank)}，共 ${quantity(steps.total, "kvar")}、${steps.count} 级。`,
    figures: [
      { name: `安装容量（${rated}）`, text: `≥ ${quantity(order, "kvar")}` },
      { name: units ? `选用 ${units.product.model}` : "分级", text: countText(bank) },
      { name: RATE, text: rate > 0 ? shownRate(rate) : "不串" },
    ],
    steps: bank.lines,
  };
}

const UNKNOWN = "谐波情况未填，电抗率须实测后定";
const UNDECIDED = "实测谐波后定";

/** If the harmonics are unknown, the banks without a reactor and with each rate that may be right. */
function either(banks: Banks): Order {
  const texts = banks.map(
    (one) => `${reactorText(one.rate)}（额定 ${ratedText(one.rated)}）不小于 ${quantity(one.order, "kvar")}`,
  );
  return {
    text: `${UNKNOWN}。安装容量：${texts.join("，")}。`,
    figures: [
      { name: RATE, text: UNDECIDED },
      ...banks.map((one) => ({
        name: `${reactorText(one.rate)}：${one.units?.product.model ?? "分级"}`,
        text: countText(one),
      })),
    ],
    steps: banks.flatMap((one) =>
      one.lines
        .filter(({ isMain }) => isMain)
        .map((line) => ({ ...line, name: `${line.name}（${reactorText(one.rate)}）` })),
    ),
  };
}

/** For unbalanced phases, only measurements tell the capacity of each phase. */
function byPhase([bank, other]: Banks): Order {
  const rate = other ? UNDECIDED : bank.rate > 0 ? shownRate(bank.rate) : "不串";
  return {
    text: `${other ? `${UNKNOWN}；` : ""}用分补或混补的电容器，各相容量按实测分配。`,
    figures: [{ name: RATE, text: rate }],
    steps: [],
  };
}

type Duty = { isUnbalanced: boolean; generator: Match | undefined };

/** What to order, as sentence, figures and steps, based on the first suitable products. */
export function orderOf(banks: Banks, { isUnbalanced, generator }: Duty): Order {
  const [bank, other] = banks;
  const capacitors = isUnbalanced ? byPhase(banks) : other ? either(banks) : only(bank);
  if (!generator) return capacitors;
  const { model, amount } = generator;
  return {
    ...capacitors,
    text: `建议 ${model} ${amount}；只用电容器时，${capacitors.text}`,
    figures: [{ name: `建议 ${model}`, text: amount }, ...capacitors.figures],
  };
}
