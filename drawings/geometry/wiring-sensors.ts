import { FOUR, PAIRS, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import { transformers } from "./parallel";
import type { BusSchematic, Schematic } from "./schematic";
import { sideOf } from "./wiring-terminals";

const splitCore = (product: DrawingProduct): BusSchematic => ({
  kind: "bus",
  caption: "P1朝电源、P2朝负荷，同组三只方向一致",
  lines: PHASES,
  source: `电源侧（${product.model}三只）`,
  load: "负荷侧",
  devices: [{ name: "测量仪表", blocks: [transformers(PAIRS)] }],
});

const residual = (product: DrawingProduct): BusSchematic => ({
  kind: "bus",
  caption: "A、B、C、N同方向穿过互感器，PE不穿过",
  lines: [...FOUR, "PE"],
  source: "电源侧（TN-S）",
  load: "负荷侧",
  devices: [
    {
      name: product.model,
      blocks: [
        { kind: "taps", lines: ["L1", "N"], terminals: ["L", "N"], via: "fuse" },
        { kind: "residual", terminals: ["Z1", "Z2"] },
        stub(["T1~T4"], "测温探头"),
        stub(["J1", "J2"], "报警输出"),
        stub(["A", "B"], "RS485总线"),
      ],
    },
  ],
});

const gateway = (product: DrawingProduct): Schematic => {
  const radio = product.model.startsWith("LH-GW200");
  return {
    kind: "network",
    caption: radio ? "LoRa节点汇聚，以太网或4G上行" : "RS485手拉手接入，以太网或4G上行",
    nodes: radio ? ["LoRa仪表", "测温传感器", "环境节点"] : ["电力仪表", "电能表", "温控器"],
    link: radio ? "radio" : "wire",
    linkName: radio ? "ANT1 LoRa" : "RS485-1~4",
    receiver: product.model,
    supply: sideOf(product.wirecontent, /电源/),
    uplinks: ["LAN 以太网", radio ? "ANT2 4G" : "ANT 4G"],
    uplinkTo: "监控平台",
  };
};

const temperature = (product: DrawingProduct): Schematic => ({
  kind: "network",
  caption: "无线测温，接收单元汇聚",
  nodes: ["A相测点", "B相测点", "C相测点"],
  link: "radio",
  linkName: "无线",
  receiver: "接收单元",
  supply: [],
  uplinks: ["RS485"],
  uplinkTo: `监控系统（${product.model}）`,
});

const touchScreen = (product: DrawingProduct): Schematic => ({
  kind: "network",
  caption: "RS485接入，以太网上行",
  nodes: ["补偿控制器", "SVG/APF", "电力仪表"],
  link: "wire",
  linkName: "RS485-1/2",
  receiver: product.model,
  supply: sideOf(product.wirecontent, /电源/),
  uplinks: ["LAN 以太网"],
  uplinkTo: "监控系统",
});

/** Transformers, detectors, gateways and displays, by third-level category. */
export const SENSOR_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  219: (product) => [touchScreen(product)],
  261: (product) => [gateway(product)],
  262: (product) => [gateway(product)],
  267: (product) => [temperature(product)],
  268: (product) => [splitCore(product)],
  269: (product) => [residual(product)],
};
