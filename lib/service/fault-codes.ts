import KINDS from "@/db/content/site/fault-codes.json" with { type: "json" };

/** A register with the same faults: the number after the prefix is the index of the bit. */
type CodeRegister = {
  prefix: string;
  name: string;
  symbol: string;
  /** A product with this register. */
  product: number;
  /** Bits for operating states, which are not faults. */
  states?: string[];
};

export type FaultCode = {
  /** As displayed by the device; `A01~A04` for several codes with the same meaning for different parts. */
  code: string;
  meaning: string;
  cause: string;
  remedy: string;
  /** When to call the service. */
  call: string;
  /** The products with this code, if not all of the kind have it. */
  products?: number[];
};

export type FaultKind = {
  /** The end of its anchor. */
  id: string;
  name: string;
  families: number[];
  products: number[];
  /** Where the device shows the code. */
  shown: string;
  /** What to do before any work on the device. */
  safety: string;
  /** The kind of device whose safety rules apply (site/safety). */
  rules: string;
  registers: CodeRegister[];
  codes: FaultCode[];
};

/** The fault codes by kind of device; maintained by editors. */
export const faultKinds: readonly FaultKind[] = KINDS;

/** The kind of a product, if it shows fault codes. */
export const faultKindOf = (product: number) => faultKinds.find(({ products }) => products.includes(product));

/** The codes that a product of the kind shows. */
export const codesOf = ({ codes, products }: FaultKind, product: number): FaultCode[] =>
  codes.filter((code) => (code.products ?? products).includes(product));

/** The kinds of devices in a family. */
export const faultKindsOf = (family: number) =>
  faultKinds.filter(({ families }) => families.includes(family));
