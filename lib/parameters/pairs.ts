import { UNIT_PATTERNS } from "./units";

type Said = { value: number; unit: string };

const FIGURE = `(\\d+(?:\\.\\d+)?) ?(${UNIT_PATTERNS.join("|")})`;
const PAIR = new RegExp(`${FIGURE}/${FIGURE}(?![A-Za-z\\d])`, "g");

/** Figures with different units that a text combines: `480 V/7%或525 V/14%`. */
export const pairsIn = (text: string): [Said, Said][] =>
  [...text.matchAll(PAIR)].flatMap(([, one, unit = "", other, otherUnit = ""]): [Said, Said][] =>
    unit === otherUnit
      ? []
      : [
          [
            { value: Number(one), unit },
            { value: Number(other), unit: otherUnit },
          ],
        ],
  );
