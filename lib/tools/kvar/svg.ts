import type { Bank } from "./bank";

/** Why an SVG is right, if it is: by how the load moves, or by harmonics that capacitors would not bear. */
export function reasonForSvg(duty: string, { pollution }: Bank): string | undefined {
  if (duty === "fast") return "负荷变化快，电容器分级投切跟不上";
  if (duty === "unbalanced") return "三相无功不等，SVG可逐相补偿";
  if (duty === "leading") return "容性时段要吸收无功，电容器做不到";
  if (pollution === "heavy") return "谐波重，SVG不与系统谐振";
  return undefined;
}
