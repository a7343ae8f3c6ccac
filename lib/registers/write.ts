import { csv } from "@/lib/text/csv";
import { type RegisterFile, registerTable } from "./file";
import type { RegisterFileKind } from "./files";

/** The registers of a product as a table or as data. */
export const registerFileText = (file: RegisterFile, kind: RegisterFileKind): string =>
  kind === "csv" ? csv(registerTable(file)) : `${JSON.stringify(file, null, 1)}\n`;
