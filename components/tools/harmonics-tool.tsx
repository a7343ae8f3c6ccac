"use client";

import type { Candidate } from "@/lib/tools/candidate";
import { harmonicsAnswer } from "@/lib/tools/harmonics/answer";
import { HARMONICS_GROUPS } from "@/lib/tools/harmonics/fields";
import { TOOLS } from "@/lib/links/tools";
import { ToolScreen, type ToolStart } from "./tool-screen";
import { SpectrumChart } from "./spectrum-chart";

export function HarmonicsTool({ candidates, ...start }: ToolStart & { candidates: readonly Candidate[] }) {
  return (
    <ToolScreen
      {...start}
      tool={TOOLS.harmonics}
      choice="任选其一"
      groupsOf={() => HARMONICS_GROUPS}
      answerOf={(raw) => harmonicsAnswer(raw, candidates)}
      pictureOf={(orders) => <SpectrumChart orders={orders} />}
    />
  );
}
