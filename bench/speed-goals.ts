// Targets for requests per second and latency.
import { bound, ratio, type Goal } from "./goal";
import type { Results } from "./results";
import { CACHED } from "@/scripts/measure/site";
import { PROXIED } from "./turns";

const AT = "16";

const share = (a: number | undefined, b: number | undefined) => (a && b ? a / b : undefined);

export function speedGoals({ speed }: Results): Goal[] {
  const figures = speed?.figures ?? {};
  const rps = (target: string, call: string) => figures[target]?.[call]?.[AT]?.rps;
  const p99 = (call: string) => figures.site?.[call]?.["64"]?.p99;
  return [
    ...CACHED.map((call) =>
      ratio(
        `${call}, requests/s against the floor's static page`,
        share(rps("site", call), rps("floor", "page")),
        7,
      ),
    ),
    ...CACHED.map((call) =>
      ratio(
        `${call} behind nginx, against nginx serving it as a file`,
        figures[PROXIED]?.[call]?.[AT]?.share,
        0.95,
      ),
    ),
    ...["API list", "API detail"].map((call) =>
      ratio(`${call}, against the floor's constant JSON`, share(rps("site", call), rps("floor", "json")), 3),
    ),
    ratio(
      "title search, against the floor rendering twelve cards",
      share(rps("site", "title search"), rps("floor", "cards")),
      0.9,
    ),
    ...CACHED.map((call) => bound(`${call}, p99 at 64 connections`, p99(call), 15, "ms")),
    bound("API list, p99 at 64 connections", p99("API list"), 120, "ms"),
  ];
}
