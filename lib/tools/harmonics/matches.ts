import { type Match, shown } from "@/lib/tools/answer";
import { type Candidate, covers, fewest, has, named, singles } from "@/lib/tools/candidate";
import type { Spectrum } from "./spectrum";

const SYSTEM = 400;
const CURRENT = "compensation-current";
const MOST = 8;
const FEW = 6;

const isApf = ({ role }: Candidate) => role === "apf";

function filters(candidate: Candidate, rating: number, isFourWire: boolean): Match[] {
  const way = fewest(singles(candidate, CURRENT), rating, MOST);
  if (!way) return [];
  const total = shown(way.size * way.count);
  const wires = isFourWire && has(candidate, "wiring", "三相四线") ? "；零线有3次谐波，选三相四线型" : "";
  return [
    {
      ...named(candidate, { size: way.size, volts: SYSTEM }),
      amount: `${way.count} 台 × ${shown(way.size)} A`,
      pieces: way.count,
      reason: `补偿电流共 ${total} A，不小于 ${shown(rating)} A${wires}`,
    },
  ];
}

/** From so much current on, the fifth order is worth a tuned branch, kvar that are missing included. */
const TUNED_FROM = 150;

function tuned(candidate: Candidate, { orders, reactive }: Spectrum): Match[] {
  const fifth = orders.find(({ order }) => order === 5)?.current ?? 0;
  if (fifth < TUNED_FROM || !covers(candidate, "system-voltage", SYSTEM)) return [];
  return [
    {
      ...named(candidate),
      amount: "按实测设计",
      pieces: 1,
      reason: `5次谐波约 ${shown(fifth, 0)} A，同时缺无功约 ${shown(reactive, 0)} kvar，可用调谐滤波一并解决`,
    },
  ];
}

/** Active filters by the current, the fewest pieces first; tuned ones where the fifth order is large. */
export function harmonicMatches(
  candidates: readonly Candidate[],
  spectrum: Spectrum,
  rating: number,
): Match[] {
  if (rating <= 0) return [];
  const active = candidates
    .filter(isApf)
    .flatMap((one) => filters(one, rating, spectrum.neutral > 0))
    .toSorted((a, b) => Number.parseInt(a.amount) - Number.parseInt(b.amount));
  const passive = candidates.filter(({ role }) => role === "filter").flatMap((one) => tuned(one, spectrum));
  return [...active, ...passive].slice(0, FEW);
}
