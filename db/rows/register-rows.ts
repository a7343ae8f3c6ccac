import type { RegisterMap } from "@/lib/registers/map";
import type { RegisterDevice, RegisterFamily } from "@/db/source/register-shapes";
import type { Content } from "@/db/source/shapes";
import type { Table } from "./table";

type Block = RegisterFamily["blocks"][number];

type Register = Block["registers"][number];

const firstOf = ({ registers }: Block) => Math.min(...registers.map(({ address }) => address));

/** The range of the register that holds the baud rate: the lowest and highest rate of the device. */
const ratesOf = ({ rates }: Register, { rtu }: RegisterDevice) =>
  rates && rtu && { min: Math.min(...rtu.baudRates), max: Math.max(...rtu.baudRates) };

/**
 * The blocks of a device by address, with its own series lengths, ranges and notes. The title of an optional block says
 * 选配; unknown blocks are left out.
 */
export function blocksOf({ blocks }: RegisterFamily, device: RegisterDevice): Block[] {
  const own = device.blocks.flatMap((chosen) => {
    const { id, count, optional, own } = typeof chosen === "string" ? { id: chosen } : chosen;
    const block = blocks.find((each) => each.id === id);
    if (!block) return [];
    const registers = block.registers.map((register) => ({
      ...register,
      ...(register.series && count && { series: { ...register.series, count } }),
      ...ratesOf(register, device),
      ...own?.[register.symbol],
    }));
    return [{ ...block, title: optional ? `${block.title}（选配）` : block.title, registers }];
  });
  return own.toSorted((a, b) => firstOf(a) - firstOf(b));
}

/** All registers of a product. */
export const registersOf = (product: number, { registers }: Pick<Content, "registers">) =>
  registers.flatMap((family) =>
    family.devices
      .filter((device) => device.product === product)
      .flatMap((device) => blocksOf(family, device).flatMap((block) => block.registers)),
  );

function mapOf(family: RegisterFamily, device: RegisterDevice): RegisterMap {
  const { id: _id, blocks: _blocks, devices: _devices, ...shared } = family;
  const { rtu, tcp } = device;
  return {
    ...shared,
    ...(rtu && { rtu }),
    ...(tcp && { tcp }),
    blocks: blocksOf(family, device).map(({ registers, ...block }) => ({
      ...block,
      registers: registers.map(({ covers: _covers, rates: _rates, ...register }) => register),
    })),
  };
}

/** The map of each product, which belongs to it: it changes when its map does. */
export const registerRows = ({ registers }: Content): Table => ({
  name: "product_registers",
  key: ["product"],
  owner: "products",
  rows: registers.flatMap((family) =>
    family.devices.map((device) => ({ product: device.product, map: JSON.stringify(mapOf(family, device)) })),
  ),
});
