import KINDS from "@/db/content/site/fault-codes.json" with { type: "json" };

/** A register in which the same faults are read: the number after the prefix is the place of the bit. */
type CodeRegister = {
  prefix: string;
  name: string;
  symbol: string;
  /** A product that has this register. */
  product: number;
  /** Bits that say what a device does, not that something is wrong. */
  states?: string[];
};

export type FaultCode = {
  /** As the device shows it; `A01~A04` for several that mean the same of several things. */
  code: string;
  meaning: string;
  cause: string;
  remedy: string;
  /** When to call us. */
  call: string;
  /** The products that show it, where not all of the kind do. */
  products?: number[];
};

export type FaultKind = {
  /** The end of its anchor. */
  id: string;
  name: string;
  families: number[];
  products: number[];
  /** Where the code is seen. */
  shown: string;
  /** What comes before any work on the device. */
  safety: string;
  /** The kind of device whose rules hold before work on it (site/safety). */
  rules: string;
  registers: CodeRegister[];
  codes: FaultCode[];
};

/** The fault codes of the devices that show them, kept by editors. */
export const faultKinds: readonly FaultKind[] = KINDS;

/** The kind that a product is of, where it shows faults. */
export const faultKindOf = (product: number) => faultKinds.find(({ products }) => products.includes(product));

/** The codes that a product of the kind shows. */
export const codesOf = ({ codes, products }: FaultKind, product: number): FaultCode[] =>
  codes.filter((code) => (code.products ?? products).includes(product));

/** The kinds of a family's devices. */
export const faultKindsOf = (family: number) =>
  faultKinds.filter(({ families }) => families.includes(family));
