import { expect } from "vitest";
import { kvar, notes } from "@/db/testing/tools";

// Every kind of network with loads and transformers of any size: the finer the steps, the longer it takes.

/** That no rate of reactors that is advised is near to a resonance. @param step from one transformer to the next larger */
export function expectNoResonance(step: number) {
  const seen = new Set<string | undefined>();
  for (const h of ["0", "10", "16", "20", "25", "30", "60"])
    for (let sn = 200; sn <= 6400; sn *= step)
      for (let p = 20; p <= 0.9 * sn; p *= 1.6)
        for (const u of ["400", "10000"]) {
          const asked = kvar({ h, u, sn: String(sn), p: String(p), pf1: "0.8" });
          expect(notes(asked), JSON.stringify({ h, u, sn, p })).not.toContain("会放大");
          seen.add(asked.answer?.figures.find(({ name }) => name === "串联电抗率")?.text);
        }
  expect([...seen].toSorted()).toEqual(["1%", "5%", "7%", "不串"]);
}

/** How many proposals of summaries were found among the rows of their answers. @param step from one load to the next larger */
export function proposalsCompared(step: number): number {
  let compared = 0;
  for (const duty of ["steady", "fast", "unbalanced", "leading"])
    for (const h of ["", "5", "20", "40"])
      for (const order of ["3", "5"])
        for (const u of ["400", "690", "10000"])
          for (let p = 4; p <= 4000; p *= step) {
            const query = { duty, h, order, u, p: String(p), sn: "" };
            const { answer } = kvar(query);
            const rows = answer?.matches.map(({ model, amount }) => `${model} ${amount}`);
            for (const [said] of answer?.summary.matchAll(
              /LH-[A-Z0-9-]+ \d+ (?:台 × [\d.]+ kvar|套（\d+ 组 × [\d.]+ kvar）)/g,
            ) ?? []) {
              compared++;
              expect(rows, JSON.stringify(query)).toContain(said);
            }
          }
  return compared;
}
