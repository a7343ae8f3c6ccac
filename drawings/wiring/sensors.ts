import { FOUR, PAIRS, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { transformers } from "./parallel";
import type { NetworkSchematic, Schematic } from "./schematic";
import { rowOf, rowsOf, worded } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";
import { sideOf } from "./terminals";

const splitCore = (product: DrawingProduct): Schematic[] => [
  {
    kind: "bus",
    caption: "P1朝电源、P2朝负荷，同组三只方向一致",
    lines: PHASES,
    source: `电源侧（${product.model}三只）`,
    load: "负荷侧",
    devices: [{ name: "测量仪表", blocks: [transformers(PAIRS)] }],
  },
];

const residual = (product: DrawingProduct): Schematic[] => {
  const [first = "Z1", second = "Z2"] = rowOf(product, /剩余电流/)?.terminals ?? [];
  const others = rowsOf(product).filter(({ job }) => !/剩余电流|工作电源/.test(job));
  return [
    {
      kind: "bus",
      caption: "A、B、C、N同方向穿过互感器，PE不穿过",
      lines: [...FOUR, "PE"],
      source: "电源侧（TN-S）",
      load: "负荷侧",
      devices: [
        {
          name: product.model,
          blocks: [
            {
              ...{ kind: "taps", lines: ["A", "N"], via: "fuse" },
              terminals: rowOf(product, /工作电源/)?.terminals ?? ["L", "N"],
            },
            { kind: "residual", terminals: [first, second] },
            ...others.map((row) => stub(row.terminals, worded(row))),
          ],
        },
      ],
    },
  ];
};

type Network = Pick<NetworkSchematic, "caption" | "nodes" | "link"> & { uplinkTo?: string };

/** A row by its terminal and type: "LAN 以太网". */
const portOf = ({ text, job }: { text: string; job: string }) =>
  `${text} ${job.replace(/（.*?）|，.*$|上行|天线(?=（|$)/g, "")}`;

/** A receiver of devices that reports upwards; ports, antennas and supply are from its table. */
function gathering(
  product: DrawingProduct,
  { caption, nodes, link, uplinkTo = "监控平台" }: Network,
): Schematic[] {
  const rows = rowsOf(product);
  const isDown = ({ job }: { job: string }) => (link === "radio" ? /LoRa/ : /下行/).test(job);
  const down = rows.find(isDown);
  return [
    {
      kind: "network",
      caption,
      nodes,
      link,
      linkName: down ? (link === "radio" ? portOf(down) : down.text) : "",
      receiver: product.model,
      supply: sideOf(product.wirecontent, /电源/),
      uplinks: rows.filter((row) => /上行|4G/.test(row.job) && !isDown(row)).map(portOf),
      uplinkTo,
    },
  ];
}

const temperature = (product: DrawingProduct): Schematic[] => [
  {
    kind: "network",
    caption: "无线测温，接收单元汇聚",
    nodes: ["A相测点", "B相测点", "C相测点"],
    link: "radio",
    linkName: "无线",
    receiver: "接收单元",
    supply: [],
    uplinks: ["RS485"],
    uplinkTo: `监控系统（${product.model}）`,
  },
];

/** Transformers, detectors, gateways and displays. */
export const SENSOR_WIRING = {
  touchScreen: (product) =>
    gathering(product, {
      ...{ caption: "RS485接入，以太网上行", nodes: ["补偿控制器", "SVG/APF", "电力仪表"] },
      ...{ link: "wire", uplinkTo: "监控系统" },
    }),
  gateway: (product) =>
    gathering(product, {
      caption: "RS485手拉手接入，以太网或4G上行",
      nodes: ["电力仪表", "电能表", "温控器"],
      link: "wire",
    }),
  "gateway:radio": (product) =>
    gathering(product, {
      caption: "LoRa节点汇聚，以太网或4G上行",
      nodes: ["LoRa仪表", "测温传感器", "环境节点"],
      link: "radio",
    }),
  wirelessTemperature: temperature,
  splitCoreTransformer: splitCore,
  residualCurrent: residual,
} as const satisfies Vocabulary;
