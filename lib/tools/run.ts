import type { ToolAnswer } from "./answer";
import type { Candidate, Role } from "./candidate";
import { type Field, type Raw, rawOf } from "./fields";
import { harmonicsAnswer } from "./harmonics/answer";
import { HARMONICS_FIELDS } from "./harmonics/fields";
import { kvarAnswer, type Triangle } from "./kvar/answer";
import { shownFields } from "./kvar/fields";
import { modeOf } from "./kvar/load-fields";
import { KVAR_ROLES } from "./kvar/matches";
import { meterAnswer } from "./meter/answer";
import { METER_FIELDS } from "./meter/fields";
import { METER_ROLES } from "./meter/matches";

type ToolName = "kvar" | "harmonics" | "meter";

/** The roles of products that each calculator may choose; only of these it can tell whether the catalogue has any. */
export const TOOL_ROLES: Readonly<Record<ToolName, readonly Role[]>> = {
  kvar: KVAR_ROLES,
  harmonics: ["apf", "filter", "furnace-filter"],
  meter: [...METER_ROLES, "transformer"],
};

type Ran = {
  /** All fields; those not given have the values of the example. */
  raw: Raw;
  fields: readonly Field[];
  faults: Readonly<Record<string, string>>;
  answer?: ToolAnswer<unknown>;
  /** For reactive power, if the load is known. */
  triangle?: Triangle | undefined;
};

/** Runs a calculator with values and the products that it may choose. */
export function runTool(tool: ToolName, values: Raw, candidates: readonly Candidate[] = []): Ran {
  if (tool === "kvar") {
    const fields = shownFields(modeOf(values.mode));
    const raw = rawOf(fields, values);
    const result = kvarAnswer(raw, candidates);
    return { raw, fields, ...result, triangle: "answer" in result ? result.answer?.picture : undefined };
  }
  const fields = tool === "harmonics" ? HARMONICS_FIELDS : METER_FIELDS;
  const raw = rawOf(fields, values);
  if (tool === "harmonics") return { raw, fields, ...harmonicsAnswer(raw, candidates) };
  // Drawings are only shown on the calculator's own page.
  const undrawn = candidates.map((one) => ({ ...one, wirings: [] }));
  return { raw, fields, ...meterAnswer(raw, undrawn) };
}
