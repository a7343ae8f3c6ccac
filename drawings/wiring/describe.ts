import { isGuarded } from "./blocks";
import type { Block, ChangeoverSchematic, Device, Schematic, Side, Taps } from "./schematic";

const list = (words: string[]) => words.join("、");

const banks = (count = 1) =>
  count === 1
    ? "经开关K接电容器C"
    : list(Array.from({ length: count }, (_, index) => `K${index + 1}接C${index + 1}`));

const VIA = {
  fuse: "经熔断器",
  breaker: "经断路器",
  coil: "经接触器线圈",
  plug: "经插接母线夹",
  ownBreaker: "",
};

/** What is between the conductors and their terminals, as drawn: "A、B、C、N经断路器、PE直接". */
function describeWay({ lines, via, fused }: Taps): string {
  const names = [...new Set(lines)];
  const straight = names.filter((name) => !isGuarded(via, name));
  if (!via || straight.length === names.length) return list(names);
  const guarded = list(names.filter((name) => isGuarded(via, name)));
  const way = `${guarded}${fused ? `${VIA.fuse}，再` : ""}${VIA[via]}`;
  return straight.length > 0 ? `${way}、${list(straight)}直接` : way;
}

function describeBlock(block: Block): string {
  switch (block.kind) {
    case "taps": {
      const inside = block.via === "ownBreaker" ? `，机内经断路器QF后${banks(block.banks)}` : "";
      return `${describeWay(block)}接端子${list(block.terminals)}${inside}`;
    }
    case "transformers":
      return `${list(block.lines)}上的电流互感器P1朝电源、P2朝负荷，二次接端子${list([...block.terminals, ...(block.common ? [block.common] : [])])}${block.earthed ? "，S2侧单点接地" : ""}`;
    case "openDelta":
      return `两只电压互感器V/V接线，二次B相接地，接端子${list(block.terminals)}`;
    case "residual":
      return `相线与N线同方向穿过剩余电流互感器，PE不穿过，二次接端子${list(block.terminals)}`;
    case "stubs":
      return `端子${list(block.terminals)}${leadsTo(block.to)}`;
  }
}

/** Where a terminal leads; the text may already start with 接: 接地. */
function leadsTo(to: string): string {
  return to.startsWith("接") ? to : `接${to}`;
}

const describeDevice = ({ name, blocks, earth }: Device) =>
  `${name}：${blocks.map(describeBlock).join("；")}${earth ? "；外壳接PE" : ""}。`;

const describeSides = (sides: Side[]) =>
  sides.map(({ terminals, to }) => `端子${list(terminals)}${leadsTo(to)}。`).join("");

function describeChangeover({ connectors, parallel, by, breakers, feeders }: ChangeoverSchematic): string {
  const guarded = breakers.length > 0 ? `各经断路器${list(breakers)}，再` : "";
  const ways = by === "transfer" ? `${guarded}经转换开关` : "各经断路器、以机械联锁";
  const on = feeders.length > 0 ? `，由断路器${list(feeders)}馈出` : "";
  return `市电与${connectors}${parallel ? `（${parallel}并联）` : ""}接入的应急电源${ways}接至应急母线${on}，两路不得并列。`;
}

type Through = Extract<Schematic, { kind: "through" }>;

/** The contacts of a phase swap share one outgoing terminal; only one is closed at a time. */
function describeThrough({ source, load, lines, joined, side }: Through): string {
  const exit = joined ? (lines.find(({ pole, bottom }) => pole === "contact" && bottom)?.bottom ?? "") : "";
  const ways = lines.map(
    ({ name, top, bottom, pole }) =>
      `${name}进${top || "不接"}出${bottom || (pole === "contact" && exit) || "不接"}`,
  );
  const swap = exit && `；出${exit}的触点同一时刻只合一个`;
  return `${source}从上端进，${load}从下端出：${ways.join("；")}${swap}。${describeSides(side)}`;
}

/** A text alternative of a schematic. */
export function describeSchematic(schematic: Schematic): string {
  switch (schematic.kind) {
    case "bus":
      return `自${schematic.source}至${schematic.load.replace(/^至/, "") || "末端"}的导线为${list(schematic.lines)}。${schematic.devices.map(describeDevice).join("")}${schematic.chain ? `上一台的${schematic.chain.out}接下一台的${schematic.chain.into}，依次级联。` : ""}`;
    case "branch": {
      const ends = { delta: "三角形连接", star: "星形连接", neutral: "星形连接，中性点接N" };
      const stages = [...schematic.stages, schematic.last];
      const entry = schematic.entry ? `，接端子${list(schematic.entry)}` : "";
      return `母线${list(schematic.lines)}${entry}，向下依次为${list(stages.map(({ name }) => name))}，${ends[schematic.end]}。${stages.map(({ side = [] }) => describeSides(side)).join("")}`;
    }
    case "through":
      return describeThrough(schematic);
    case "changeover":
      return describeChangeover(schematic);
    case "network":
      return `${list(schematic.nodes)}经${schematic.linkName}接入${schematic.receiver}，再经${list(schematic.uplinks)}接${schematic.uplinkTo}。${describeSides(schematic.supply)}`;
  }
}
