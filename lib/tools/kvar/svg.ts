import { notesOf } from "@/lib/tools/notes";
import type { Bank } from "./bank";

const note = notesOf("kvar");

/** Why an SVG is right, if it is: by how the load moves, or by harmonics that capacitors would not bear. */
export function reasonForSvg(duty: string, { pollution }: Bank): string | undefined {
  if (duty === "fast") return note("fast", {});
  if (duty === "unbalanced") return note("unbalanced", {});
  if (duty === "leading") return note("leading", {});
  if (pollution === "heavy") return note("resonating", {});
  return undefined;
}
