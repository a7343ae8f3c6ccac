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

const ARRESTER: Stage = { symbol: "arrester", name: "氧化锌避雷器 FV" };

/** The fuses stand with the capacitors, each of which has its own: no discharge coil is behind one of them. */
const station = (product: DrawingProduct) =>
  highVoltage(`${product.model}：10 kV母线集中补偿，一组`, [
    { symbol: "voltage", name: "电压互感器 TV", terminals: "TV二次 母线电压100 V" },
    { symbol: "disconnector", name: "隔离开关 QS" },
    { symbol: "contactor", name: "真空接触器 KM", terminals: "X5 遥控与信号" },
    { symbol: "transformer", name: "电流互感器 1TA", terminals: "1TA二次 组电流与保护" },
    ARRESTER,
    REACTOR,
    { symbol: "fuse", name: "外熔断器 FU", terminals: "每台电容器一只（外熔丝）" },
  ]);

const line = (product: DrawingProduct) =>
  highVoltage(`${product.model}：跌落式熔断器在电源侧`, [
    { symbol: "dropOut", name: "跌落式熔断器" },
    { ...ARRESTER, name: "避雷器 FV" },
    { symbol: "voltage", name: "电压互感器 TV", terminals: "控制箱 取电与定值" },
    { symbol: "contactor", name: "真空开关 KM" },
    { ...REACTOR, terminals: "1%（限涌流）或6%" },
  ]);

/** Fuse and contactor are one combination, the fuse before the contactor that it protects. */
const motor = (product: DrawingProduct) =>
  highVoltage(`${product.model}：与电动机并联，同投同退`, [
    { symbol: "breaker", name: "电动机断路器 QF", terminals: "联锁1、2 辅助触点" },
    { symbol: "motor", name: "高压电动机" },
    { symbol: "fuse", name: "熔断器 FU" },
    { symbol: "contactor", name: "真空接触器 KM" },
    { symbol: "transformer", name: "电流互感器 TA", terminals: "TA二次 监视电流" },
    REACTOR,
  ]);

/** Compensation at 6 and 10 kV, by third-level category. */
export const HIGH_VOLTAGE_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  208: (product) => [station(product)],
  209: (product) => [product.model.startsWith("LH-GYX") ? line(product) : motor(product)],
};
