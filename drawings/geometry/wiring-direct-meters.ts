import { CLIPS, FOUR, PAIRS, stub } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import { VOLTAGES } from "./meter-blocks";
import { transformers } from "./parallel";
import type { Block, BusSchematic, Schematic, Stubs } from "./schematic";

/** Split cores clip on; their secondaries end in the plugs of the meter. */
function splitCores(
  product: DrawingProduct,
  extra: Stubs[],
  terminals: string[],
  load = "负荷侧",
): BusSchematic {
  const blocks: Block[] = [
    { kind: "taps", lines: FOUR, terminals: VOLTAGES, via: "fuse" },
    transformers(terminals, false),
    ...extra,
  ];
  return {
    kind: "bus",
    caption: "三相四线，开口式互感器箭头指向负荷",
    lines: FOUR,
    source: "断路器负荷侧",
    load,
    devices: [{ name: product.model, blocks }],
  };
}

const SLOT = PAIRS.map((name) => `槽1 ${name}`);

const single = (product: DrawingProduct): Schematic => {
  const switched = product.model.startsWith("LH-DM2P");
  const pole = switched ? "contact" : "line";
  const [lineIn, lineOut, neutralIn, neutralOut] = switched
    ? ["L进", "L出", "N进", "N出"]
    : ["1", "3", "4", "6"];
  return {
    kind: "through",
    caption: switched ? "单相直接接入，相线经内部继电器" : "单相直接接入，上进下出",
    source: "电源",
    load: "负荷",
    name: product.model,
    lines: [
      { name: "L", top: lineIn, bottom: lineOut, pole },
      { name: "N", top: neutralIn, bottom: neutralOut, pole: "line" },
    ],
    side: [
      switched ? { terminals: ["485A", "485B"], to: "抄表总线" } : { terminals: ["7 A", "8 B"], to: "RS485" },
      ...(switched ? [{ terminals: ["ANT"], to: "LoRa" }] : []),
    ],
  };
};

export const direct = (product: DrawingProduct): Schematic => ({
  kind: "through",
  caption: "三相四线直接接入，同一相进出在同一列",
  source: "电源",
  load: "负荷",
  name: product.model,
  lines: [
    { name: "L1", top: "1", bottom: "4", pole: "line" },
    { name: "L2", top: "2", bottom: "5", pole: "line" },
    { name: "L3", top: "3", bottom: "6", pole: "line" },
    { name: "N", top: "7", bottom: "", pole: "open" },
  ],
  side: [{ terminals: ["8 A", "9 B"], to: "RS485" }],
});

const wireless = (product: DrawingProduct): BusSchematic =>
  product.model.startsWith("LH-WM41")
    ? splitCores(product, [stub(["2~4路CT"], "其余设备"), stub(["485A", "485B"], "扩展")], CLIPS, "设备1")
    : splitCores(
        product,
        [stub(["T1~T4"], "测温探头"), stub(["485A", "485B"], "本地总线"), stub(["ANT"], "4G天线")],
        CLIPS,
      );

/** Meters in the run of the conductors and meters with split cores, by third-level category. */
export const DIRECT_METER_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  249: (product) => [single(product)],
  256: (product) => [wireless(product)],
  257: (product) => [splitCores(product, [stub(["ANT"], "LoRa天线")], CLIPS)],
  259: (product) => {
    const stubs = [stub(["槽2~12"], "其余回路互感器"), stub(["LAN1/2", "485"], "监控系统")];
    return [splitCores(product, stubs, SLOT, "回路1")];
  },
};
