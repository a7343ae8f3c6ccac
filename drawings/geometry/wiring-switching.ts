import { PHASES } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import type { Schematic } from "./schematic";

const breaker = (product: DrawingProduct): Schematic[] => {
  const [first, second, third] = PHASES.map((name, index) => ({
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
    ...(transfer && { mains: "常用A/B/C/N" }),
    connectors: transfer ? "应急" : large ? "连接器组" : "连接器",
    outlet: large ? "出线母排" : "出线排",
    terminals: transfer
      ? ["DO1 机组起动", "DI1~DI4 外部信号"]
      : large
        ? ["QF端子 遥控遥信", "EPO 急停"]
        : ["联锁锁孔 与QF1", "RS485 选配"],
  };
};

/** Breakers and what changes phases or supplies, by third-level category. */
export const SWITCHING_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  227: (product) => [phaseSwap(product)],
  230: (product) => [changeover(product)],
  231: (product) => [changeover(product)],
  264: breaker,
  265: breaker,
};
