"use client";

import type { Candidate } from "@/lib/tools/candidate";
import { readNumber } from "@/lib/tools/fields";
import { kvarAnswer } from "@/lib/tools/kvar/answer";
import { groupsOf } from "@/lib/tools/kvar/fields";
import { modeOf, MODES } from "@/lib/tools/kvar/load-fields";
import { TOOLS } from "@/lib/links/tools";
import { ToolScreen, type ToolStart } from "./tool-screen";
import { CapacityBar } from "./capacity-bar";
import { PowerTriangle } from "./power-triangle";

export function KvarTool({ candidates, ...start }: ToolStart & { candidates: readonly Candidate[] }) {
  return (
    <ToolScreen
      {...start}
      tool={TOOLS.kvar}
      choice="任选其一"
      modes={MODES}
      groupsOf={(raw) => groupsOf(modeOf(raw.mode))}
      answerOf={(raw) => kvarAnswer(raw, candidates)}
      pictureOf={(triangle, raw) =>
        triangle ? (
          <PowerTriangle {...triangle} />
        ) : (
          <CapacityBar capacity={readNumber(raw.sn ?? "") ?? 0} percent={readNumber(raw.ratio ?? "") ?? 0} />
        )
      }
    />
  );
}
