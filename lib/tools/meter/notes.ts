import { formatted } from "@/lib/tools/answer";
import { type Candidate, has } from "@/lib/tools/candidate";
import { notesOf } from "@/lib/tools/notes";
import { type Choice, VOLTAGE_TRANSFORMER_CLASS } from "./choice";
import { DIRECT_ADVISED, LEAST_LOAD } from "./transformer";

const note = notesOf("meter");

/** The first note: the catalogue has transformers, but none of the class for the meter. */
export function lackingNote({ transformer }: Choice, candidates: readonly Candidate[]): string {
  const cores = candidates.filter(({ role }) => role === "transformer");
  if (!transformer || cores.length === 0) return "";
  const { accuracy } = transformer;
  return cores.some((one) => has(one, "accuracy", accuracy)) ? "" : note("lacksClass", { 等级: accuracy });
}

/** The notes. @param core the smallest primary current of split-core transformers in the catalogue, A */
export function meterNotes(choice: Choice, core: number | undefined): string[] {
  const { system, current, use, transformer, connection, isHighVoltage, needed } = choice;
  return [
    ...(use === "settle" ? [note("settled", {})] : []),
    ...(needed === "D" ? [note("classD", {})] : []),
    ...(connection === "direct" && current > DIRECT_ADVISED ? [note("warm", { 电流: DIRECT_ADVISED })] : []),
    ...(isHighVoltage
      ? [
          note("voltageTransformer", {
            电压: formatted(system.voltage / 1000),
            等级: VOLTAGE_TRANSFORMER_CLASS[needed],
          }),
        ]
      : []),
    ...(transformer && !isHighVoltage && core !== undefined && current < core * LEAST_LOAD
      ? [
          note("core", {
            最小一次电流: core,
            最小负荷: LEAST_LOAD * 100,
            一次电流: formatted(transformer.primary),
          }),
        ]
      : []),
    ...(transformer ? [note("secondary", {}), note("ratio", {})] : [note("direct", {})]),
    ...(connection === "input" ? [note("input", {})] : []),
    ...(system.phases === 1 && transformer ? [note("single", {})] : []),
  ];
}
