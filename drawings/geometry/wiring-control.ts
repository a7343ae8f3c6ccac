import { FOUR, PAIRS, stub } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import { transformers } from "./parallel";
import type { Block, BusSchematic, Schematic } from "./schematic";

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
      transformers(PAIRS.map((name, index) => `${index + 5} ${name}`)),
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
    ? [stub(["RS485-1~4"], "下行设备"), stub(["LAN"], "上行网口"), stub(["ANT1", "ANT2"], "4G/LoRa天线")]
    : [
        stub(["T1~T4"], "测温探头"),
        stub(["RS485-1"], "下行设备"),
        stub(["RS485-2"], "上行"),
        stub(["GPS"], "定位天线"),
      ];
  return onIncomer(
    product,
    [fused(["UA", "UB", "UC", "UN"]), transformers(PAIRS), ...links],
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
      stub(["1", "2~12"], "接触器线圈", "coil"),
    ],
    "电流取A相，电压取B、C相线电压",
    "总进线",
  );

const mixed = (product: DrawingProduct) =>
  onIncomer(
    product,
    [
      { ...transformers(["IA", "IB", "IC"]), common: "I*" },
      fused(["UA", "UB", "UC", "UN"]),
      stub(["+12 V", "1~18"], "投切开关控制端"),
      stub(["A", "B"], "RS485总线"),
    ],
    "三相电压、电流相别一一对应",
    "总进线",
  );

/** Controllers and terminals that sample the incomer, by third-level category. */
export const CONTROL_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  216: (product) => [busMaster(product)],
  217: (product) => [areaTerminal(product)],
  243: (product) => [common(product)],
  244: (product) => [mixed(product)],
};
