import type { LineChanges } from "@/lib/inquiry/cart-form";
import { MAX_NOTES } from "@/lib/inquiry/cart-limits";
import type { ListFault } from "@/lib/inquiry/cart-texts";
import type { LineRow } from "./cart-rows";

/** Faults of a change of a line. */
export type LineFault = Extract<ListFault, "code" | "twice" | "notes" | "missing">;

/** Changes of a line with its code parsed; `code: undefined` means that the typed code is not valid for the product. */
export type ReadChanges = Omit<LineChanges, "code"> & { code?: string | undefined };

const notesLength = (lines: readonly { note: string }[]) =>
  lines.reduce((sum, { note }) => sum + Buffer.byteLength(note), 0);

/** Whether a line, possibly a new one, may have this note within the limit; shortening is always allowed. */
export function hasRoomForNote(lines: readonly LineRow[], line: LineRow | undefined, note: string): boolean {
  const more = Buffer.byteLength(note) - Buffer.byteLength(line?.note ?? "");
  return more <= 0 || notesLength(lines) + more <= MAX_NOTES;
}

const isElsewhere = (lines: readonly LineRow[], { id, product }: LineRow, code: string) =>
  lines.some((other) => other.id !== id && other.product === product && other.code === code);

function faultOfCode(lines: readonly LineRow[], line: LineRow, changes: ReadChanges): LineFault | undefined {
  if (!("code" in changes)) return undefined;
  if (changes.code === undefined) return "code";
  return isElsewhere(lines, line, changes.code) ? "twice" : undefined;
}

/** The valid part of the changes of a line, and the fault of the rest. */
export function changedLine(
  lines: readonly LineRow[],
  line: LineRow,
  changes: ReadChanges,
): { set: Partial<LineRow>; fault: LineFault | undefined } {
  const { quantity, checked, note } = changes;
  const codeFault = faultOfCode(lines, line, changes);
  const noteFault = note === undefined || hasRoomForNote(lines, line, note) ? undefined : "notes";
  return {
    set: {
      ...(changes.code !== undefined && !codeFault && { code: changes.code }),
      ...(note !== undefined && !noteFault && { note }),
      ...(quantity !== undefined && { quantity }),
      ...(checked !== undefined && { checked }),
    },
    fault: codeFault ?? noteFault,
  };
}
