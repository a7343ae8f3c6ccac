/** The elements of one-line diagrams with their names. */
export const PART_NAMES = {
  grid: "市电进线",
  generator: "发电机",
  pv: "光伏",
  transformer: "变压器",
  breaker: "断路器",
  contactor: "接触器",
  disconnector: "隔离开关",
  loadSwitch: "负荷开关",
  fuse: "熔断器",
  thyristor: "晶闸管开关",
  plug: "快速接入口",
  changeover: "双电源转换",
  phaseSwitch: "换相开关",
  meter: "电能表或仪表",
  analyser: "电能质量监测",
  controller: "补偿控制",
  residual: "剩余电流探测",
  sensor: "温度传感",
  currentTransformer: "电流互感器",
  voltageTransformer: "电压互感器",
  capacitor: "电容器组",
  detuned: "串联电抗器与电容器",
  filter: "调谐滤波支路",
  svg: "静止无功发生器",
  apf: "有源滤波器",
  balancer: "三相不平衡调节",
  motor: "电动机",
  load: "负荷",
} as const;

export type PartKind = keyof typeof PART_NAMES;

/** Devices in parallel with the load, whose current does not flow through them. */
const PARALLEL: readonly PartKind[] = ["svg", "apf", "balancer"];
export const isParallel = (kind: PartKind) => PARALLEL.includes(kind);

/** Banks are the last element of their conductor: a load below one would be in series with it. */
const BANKS: readonly PartKind[] = ["capacitor", "detuned", "filter"];
export const isBank = (kind: PartKind) => BANKS.includes(kind);
