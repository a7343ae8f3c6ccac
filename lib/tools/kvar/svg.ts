import { notesOf } from "@/lib/tools/notes";
import type { Bank } from "./bank";
import { UNBALANCED } from "./load-fields";

const note = notesOf("kvar");

/** The reason for an SVG, if there is one: varying loads, or harmonics that capacitors would not withstand. */
export function reasonForSvg(duty: string, { pollution }: Bank): string | undefined {
  if (duty === "fast") return note("fast", {});
  if (duty === UNBALANCED) return note("unbalanced", {});
  if (duty === "leading") return note("leading", {});
  if (pollution === "heavy") return note("resonating", {});
  return undefined;
}
