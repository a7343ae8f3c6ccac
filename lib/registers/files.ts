/** The page of a product's registers, or of one block of them. */
export const registersHref = (product: number, block?: string) =>
  `/newdetail/${product}/registers${block ? `#${block}` : ""}`;

/** Addresses and media types of register files. */
export const REGISTER_FILES = {
  csv: { type: "text/csv; charset=utf-8", disposition: "attachment" },
  json: { type: "application/json; charset=utf-8", disposition: "inline" },
} as const;

export type RegisterFileKind = keyof typeof REGISTER_FILES;

export const registerFileHref = (product: number, kind: RegisterFileKind) =>
  `/data/modbus/${product}.${kind}`;

/** Parses the name of a register file into product and kind; undefined for other names. */
export function readRegisterFileName(name: string): { id: number; kind: RegisterFileKind } | undefined {
  const [, id, kind] = /^([1-9]\d{0,14})\.(csv|json)$/.exec(name) ?? [];
  return id && kind ? { id: Number(id), kind: kind as RegisterFileKind } : undefined;
}

/** The name of the downloaded file: the model, without characters that file systems do not allow. */
export const registerFileName = (model: string, kind: RegisterFileKind) =>
  `${model.replace(/[^\w-]+/g, "-")}-modbus.${kind}`;
