import { candidatesFor, listCandidates } from "@/db/queries/products/tool-candidates";
import { type Raw, rawOf } from "@/lib/tools/fields";
import { harmonicsAnswer } from "@/lib/tools/harmonics/answer";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";
import { kvarAnswer } from "@/lib/tools/kvar/answer";
import { KVAR_FIELDS } from "@/lib/tools/kvar/fields";
import { KVAR_ROLES } from "@/lib/tools/kvar/matches";
import { meterAnswer } from "@/lib/tools/meter/answer";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import { METER_ROLES } from "@/lib/tools/meter/matches";

const wired = () =>
  listCandidates(...METER_ROLES, "transformer").map(({ candidate }) => ({
    ...candidate,
    wirings: (candidate.choices.wiring ?? ["三相四线"]).flatMap((system) =>
      [`${system}经互感器接入`, `${system}直接接入`].map((caption) => ({
        ...{ name: "wiring", caption, alt: "", width: 1, height: 1 },
      })),
    ),
  }));

/** The calculators as their pages ask them, by the parameters of an address. */
export const kvar = (query: Raw) => kvarAnswer(rawOf(KVAR_FIELDS, query), candidatesFor(...KVAR_ROLES));
export const harmonics = (query: Raw) =>
  harmonicsAnswer(rawOf(HARMONICS_FIELDS, query), candidatesFor("filter", "furnace-filter", "apf"));
export const meter = (query: Raw) => meterAnswer(rawOf(METER_FIELDS, query), wired());

type Answered = { answer?: { matches: readonly { model: string }[]; notes: readonly string[] } };

/** Of an answer: the models that it offers, its notes, and what it says of one model. */
export const models = ({ answer }: Answered) => answer?.matches.map(({ model }) => model) ?? [];
export const notes = ({ answer }: Answered) => answer?.notes.join("\n") ?? "";
export const find = <One extends { model: string }>(
  answer: { matches: readonly One[] } | undefined,
  asked: string,
) => answer?.matches.find(({ model }) => model === asked);
