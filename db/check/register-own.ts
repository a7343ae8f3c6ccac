import type { RegisterDevice, RegisterFamily } from "@/db/source/register-shapes";
import { limitsOf } from "@/lib/registers/words";

/** Faults in the registers that differ in a product: unknown symbols, or ranges outside those of the family. */
export const ownFaults = ({ blocks }: RegisterFamily, device: RegisterDevice): string[] =>
  device.blocks.flatMap((chosen) => {
    if (typeof chosen === "string") return [];
    const registers = blocks.find(({ id }) => id === chosen.id)?.registers ?? [];
    return Object.entries(chosen.own ?? {}).flatMap(([symbol, said]) => {
      const register = registers.find((each) => each.symbol === symbol);
      if (!register) return [`分块「${chosen.id}」里没有 ${symbol}`];
      const shared = limitsOf(register);
      const { min, max } = { ...shared, ...said };
      const isWithin = shared.min <= min && min < max && max <= shared.max;
      return isWithin ? [] : [`${symbol} 的 ${min}~${max} 不在系列的 ${shared.min}~${shared.max} 之内`];
    });
  });
