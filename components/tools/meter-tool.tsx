"use client";

import { meterAnswer } from "@/lib/tools/meter/answer";
import { METER_GROUPS } from "@/lib/tools/meter/fields";
import type { MeterCandidate } from "@/lib/tools/meter/matches";
import { TOOLS } from "@/lib/links/tools";
import { ToolScreen, type ToolStart } from "./tool-screen";
import { WiringFigure } from "./wiring-figure";

export function MeterTool({ candidates, ...start }: ToolStart & { candidates: readonly MeterCandidate[] }) {
  return (
    <ToolScreen
      {...start}
      tool={TOOLS.meter}
      choice="电能表任选其一，互感器另配"
      groupsOf={() => METER_GROUPS}
      answerOf={(raw) => meterAnswer(raw, candidates)}
      pictureOf={(wiring) => wiring && <WiringFigure {...wiring} />}
    />
  );
}
