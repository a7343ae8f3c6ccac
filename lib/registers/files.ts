/** The page of a product's registers, and of one block of them. */
export const registersHref = (product: number, block?: string) =>
  `/newdetail/${product}/registers${block ? `#${block}` : ""}`;

/** Where the registers of a product lie as files, and as what these are sent. */
export const REGISTER_FILES = {
  csv: { type: "text/csv; charset=utf-8", disposition: "attachment" },
  json: { type: "application/json; charset=utf-8", disposition: "inline" },
} as const;

export type RegisterFileKind = keyof typeof REGISTER_FILES;

export const registerFileHref = (product: number, kind: RegisterFileKind) =>
  `/data/modbus/${product}.${kind}`;

/** The product and the kind that a file's name says; nothing where it is no such name. */
export function readRegisterFileName(name: string): { id: number; kind: RegisterFileKind } | undefined {
  const [, id, kind] = /^([1-9]\d{0,14})\.(csv|json)$/.exec(name) ?? [];
  return id && kind ? { id: Number(id), kind: kind as RegisterFileKind } : undefined;
}

/** What the file is called when it is saved: by the model, as far as a file system takes its letters. */
export const registerFileName = (model: string, kind: RegisterFileKind) =>
  `${model.replace(/[^\w-]+/g, "-")}-modbus.${kind}`;
