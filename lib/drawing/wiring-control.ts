import type { DrawingProduct } from "./drawing-product";
import type { Block, BusSchematic, Schematic, Stubs, Transformers } from "./schematic";

const PHASES = ["L1", "L2", "L3"];
const FOUR = [...PHASES, "N"];
const stub = (terminals: string[], to: string, via?: Stubs["via"]): Stubs => ({
  kind: "stubs",
  terminals,
  to,
  ...(via && { via }),
});
const PAIRS: Transformers = {
  kind: "transformers",
  lines: PHASES,
  terminals: ["IA*", "IA", "IB*", "IB", "IC*", "IC"],
  earthed: true,
};

const onIncomer = (
  product: DrawingProduct,
  blocks: Block[],
  caption: string,
  source: string,
): BusSchematic => ({
  kind: "bus",
  caption,
  lines: FOUR,
  source,
  load: "至电容柜与负荷",
  devices: [{ name: product.model, blocks }],
});

const fused = (terminals: string[]): Block => ({ kind: "taps", lines: FOUR, terminals, via: "fuse" });

const busMaster = (product: DrawingProduct) =>
  onIncomer(
    product,
    [
      PAIRS,
      fused(["1 UA", "2 UB", "3 UC", "4 UN"]),
      stub(["21 L", "22 N"], "工作电源", "fuse"),
      stub(["A1", "B1"], "电容总线"),
      stub(["A2", "B2"], "上行通信"),
    ],
    "总进线取样，互感器在电容柜电源侧",
    "总进线",
  );

const areaTerminal = (product: DrawingProduct) => {
  const hub = product.model.startsWith("LH-CK310");
  const links = hub
    ? [stub(["485-1~4"], "下行设备"), stub(["LAN"], "上行网口"), stub(["ANT1", "ANT2"], "4G/LoRa天线")]
    : [
        stub(["T1~T4"], "测温探头"),
        stub(["485-1"], "下行设备"),
        stub(["485-2"], "上行"),
        stub(["GPS"], "定位天线"),
      ];
  return onIncomer(
    product,
    [fused(["UA", "UB", "UC", "UN"]), PAIRS, ...links],
    "变压器低压侧取样，电压经熔断器",
    "变压器低压侧",
  );
};

/** One current, the voltage of the two other phases. */
const common = (product: DrawingProduct) =>
  onIncomer(
    product,
    [
      { kind: "transformers", lines: ["L1"], terminals: ["Is1", "Is2"], earthed: true },
      { kind: "taps", lines: ["L2", "L3"], terminals: ["Us1", "Us2"], via: "fuse" },
      stub(["L", "N"], "工作电源", "fuse"),
      stub(["P"], "零线或+12 V"),
      stub(["1", "…12"], "接触器线圈", "coil"),
    ],
    "电流取A相，电压取B、C相线电压",
    "总进线",
  );

const mixed = (product: DrawingProduct) =>
  onIncomer(
    product,
    [
      { ...PAIRS, terminals: ["IA", "IB", "IC"], common: "I*" },
      fused(["UA", "UB", "UC", "UN"]),
      stub(["+12 V", "1", "…18"], "投切开关控制端"),
      stub(["A", "B"], "RS485总线"),
    ],
    "三相电压、电流相别一一对应",
    "总进线",
  );

const CLIPS: Transformers = {
  kind: "transformers",
  lines: PHASES,
  terminals: ["IA*", "IA", "IB*", "IB", "IC*", "IC"],
  earthed: true,
};

const splitCore = (product: DrawingProduct): BusSchematic => ({
  kind: "bus",
  caption: "P1朝电源、P2朝负荷，同组三只方向一致",
  lines: PHASES,
  source: `电源侧（${product.model}三只）`,
  load: "负荷侧",
  devices: [{ name: "测量仪表", blocks: [CLIPS] }],
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

const breaker = (product: DrawingProduct): Schematic[] => {
  const [first, second, third] = ["L1", "L2", "L3"].map((name, index) => ({
    name,
    top: String(index * 2 + 1),
    bottom: String(index * 2 + 2),
    pole: "breaker" as const,
  }));
  const neutral = { name: "N", top: "N", bottom: "N", pole: "breaker" as const };
  const miniature = product.model.startsWith("LH-SB63");
  const base = { kind: "through", source: "电源", load: "负荷", name: product.model } as const;
  const side = [{ terminals: ["485 A", "485 B"], to: "通信" }];
  const three = [first, second, third].flatMap((pole) => pole ?? []);
  if (!miniature) {
    const operated = [{ terminals: ["A1", "A2"], to: "电动操作" }, ...side];
    return [{ ...base, caption: "三相上进下出", lines: three, side: operated }];
  }
  const single = { name: "L", top: "1", bottom: "2", pole: "breaker" as const };
  return [
    { ...base, caption: "1P+N，N线必须经过N极", lines: [single, neutral], side },
    { ...base, caption: "三相4P，N线必须经过N极", lines: [...three, neutral], side },
  ];
};

const phaseSwap = (product: DrawingProduct): Schematic => ({
  kind: "through",
  caption: "换相单元：三相四线进，单相出",
  source: "A、B、C、N进线",
  load: "单相用户",
  name: product.model,
  lines: [
    { name: "A", top: "A", bottom: "", pole: "contact" },
    { name: "B", top: "B", bottom: "L", pole: "contact" },
    { name: "C", top: "C", bottom: "", pole: "contact" },
    { name: "N", top: "N", bottom: "N", pole: "line" },
  ],
  joined: true,
  side: [
    { terminals: ["ANT"], to: "LoRa" },
    { terminals: ["PE"], to: "接地" },
  ],
});

const changeover = (product: DrawingProduct): Schematic => {
  const transfer = product.model.startsWith("LH-KJT");
  const large = product.model.startsWith("LH-KJX-D");
  return {
    kind: "changeover",
    caption: transfer ? "两路电源经转换开关接应急母线" : "快接箱与市电机械联锁，严禁并列",
    name: product.model,
    by: transfer ? "transfer" : "interlock",
    connectors: large ? "连接器组" : "连接器",
    terminals: transfer
      ? ["DO1 机组起动", "DI1~DI4 外部信号"]
      : large
        ? ["QF 遥控遥信", "EPO 急停"]
        : ["联锁 与市电QF1", "RS485 选配"],
  };
};

const gateway = (product: DrawingProduct): Schematic => {
  const radio = product.model.startsWith("LH-GW200");
  return {
    kind: "network",
    caption: radio ? "LoRa节点汇聚，以太网或4G上行" : "RS485手拉手接入，以太网或4G上行",
    nodes: radio ? ["LoRa仪表", "测温传感器", "环境节点"] : ["电力仪表", "电能表", "温控器"],
    link: radio ? "radio" : "wire",
    linkName: radio ? "LoRa" : "RS485",
    receiver: product.model,
    uplinks: ["以太网", "4G"],
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
  uplinks: ["RS485"],
  uplinkTo: `监控系统（${product.model}）`,
});

const touchScreen = (product: DrawingProduct): Schematic => ({
  kind: "network",
  caption: "RS485接入，以太网上行",
  nodes: ["补偿控制器", "SVG/APF", "电力仪表"],
  link: "wire",
  linkName: "RS485",
  receiver: product.model,
  uplinks: ["以太网"],
  uplinkTo: "监控系统",
});

/** Controllers, switching of supplies and the Internet of things, by third-level category. */
export const CONTROL_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  216: (product) => [busMaster(product)],
  217: (product) => [areaTerminal(product)],
  219: (product) => [touchScreen(product)],
  227: (product) => [phaseSwap(product)],
  230: (product) => [changeover(product)],
  231: (product) => [changeover(product)],
  243: (product) => [common(product)],
  244: (product) => [mixed(product)],
  261: (product) => [gateway(product)],
  262: (product) => [gateway(product)],
  264: breaker,
  265: breaker,
  267: (product) => [temperature(product)],
  268: (product) => [splitCore(product)],
  269: (product) => [residual(product)],
};
