import { ABC } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import type { Schematic, Stage } from "./schematic";

const REACTOR: Stage = { symbol: "reactor", name: "串联电抗器 L" };
const CAPACITOR: Stage = { symbol: "discharge", name: "电容器 C", terminals: "并接放电线圈" };

const highVoltage = (caption: string, stages: Stage[]): Schematic => ({
  kind: "branch",
  caption,
  lines: ABC,
  stages: [...stages, CAPACITOR],
  last: { name: "中性点不接地" },
  end: "star",
});

const station = (product: DrawingProduct) =>
  highVoltage(`${product.model}：10 kV母线集中补偿，一组`, [
    { symbol: "disconnector", name: "隔离开关 QS" },
    { symbol: "contactor", name: "真空接触器 KM" },
    { symbol: "transformer", name: "电流互感器 1TA" },
    { symbol: "fuse", name: "熔断器 FU" },
    REACTOR,
  ]);

const line = (product: DrawingProduct) =>
  highVoltage(`${product.model}：跌落式熔断器在电源侧`, [
    { symbol: "dropOut", name: "跌落式熔断器" },
    { symbol: "arrester", name: "避雷器 FV" },
    { symbol: "contactor", name: "真空开关 KM" },
  ]);

const motor = (product: DrawingProduct) =>
  highVoltage(`${product.model}：与电动机并联，同投同退`, [
    { symbol: "breaker", name: "电动机断路器 QF" },
    { symbol: "motor", name: "高压电动机" },
    { symbol: "transformer", name: "电流互感器 TA" },
    { symbol: "fuse", name: "熔断器 FU" },
    REACTOR,
  ]);

/** Compensation at 6 and 10 kV, by third-level category. */
export const HIGH_VOLTAGE_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  208: (product) => [station(product)],
  209: (product) => [product.model.startsWith("LH-GYX") ? line(product) : motor(product)],
};
