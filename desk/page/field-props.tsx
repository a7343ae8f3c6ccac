import type { ReactNode } from "react";
import type { Fault } from "@/desk/checks";
import type { Schema } from "./schema";

export type Path = (string | number)[];

export type FieldProps = {
  noun: string;
  /** Its own name, or that of its list. */
  name: string;
  schema: Schema;
  value: unknown;
  path: Path;
  faults: Fault[];
  set: (value: unknown) => void;
  /** Without a label, if the surrounding field has it. */
  isBare?: boolean;
};

/** For a field that contains fields: how to render these. */
export type WholeProps = FieldProps & { field: (props: FieldProps) => ReactNode };

const begins = (whole: Path, part: Path) => part.every((key, at) => whole[at] === key);

/** The faults at a path or below it. */
export const faultsBelow = (faults: Fault[], path: Path) =>
  faults.filter((fault) => begins(fault.path, path));

export const Faults = ({ faults }: { faults: Fault[] }) =>
  faults.map(({ says, kind }, at) => (
    <p key={at} className={kind}>
      {kind === "warning" ? "提醒：" : ""}
      {says}
    </p>
  ));
