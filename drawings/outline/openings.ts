import { plain, readGroups, readSpan, type Span } from "./lengths";

/** A rectangular panel cut-out; `tolerance` as printed, "+0.8/0". */
export type Cutout = { width: Span; height: Span; tolerance: string; title: string };
/**
 * Mounting holes: distances and, if the text gives them, number and diameter. `version` is the version that has them
 * ("落地型"), `base`: they are in the bottom. Of three holes, one is centred above the two others.
 */
export type Holes = {
  across: Span;
  along: Span | undefined;
  count: number;
  callout: string;
  version: string;
  base: boolean;
};
/** Diameter of the holes in mm; 0 if the text gives none. */
export const boreOf = ({ callout }: Holes): number => Number(callout.split("φ")[1] ?? 0);
export type Openings = {
  cutout: Cutout | undefined;
  holes: Holes | undefined;
  /** Distance between the two bands that hold a box on a pole. */
  bands: Span | undefined;
  /** 35 mm DIN rail. */
  rail: boolean;
  /** Thread of the stud at the bottom: "M12". */
  stud: string | undefined;
};

/** A cut-out of a panel, as opposed to an opening in a frame. */
export const PANEL_CUTOUT = "面板开孔尺寸";
const COUNTS: Readonly<Record<string, number>> = { 二: 2, 两: 2, 四: 4, 六: 6, 八: 8 };
const DISTANCE = /(?:孔距|孔安装|安装孔|[二两四]孔)\s*(\d+(?:\.\d+)?)(?:×(\d+(?:\.\d+)?))?/;

/** "4×φ7" is 4 holes of φ7; "四孔φ14" and "四角孔φ9" have the same form. */
function readCallout(text: string) {
  const [, number, size] = text.match(/(\d)×(φ\d+(?:\.\d+)?)/) ?? [];
  if (number && size) return { count: Number(number), callout: `${number}×${size}` };
  const [, word, bore] = text.match(/([二两四六八])[角点]?孔(φ\d+(?:\.\d+)?)?/) ?? [];
  const count = word && COUNTS[word];
  return count ? { count, callout: bore ? `${count}×${bore}` : "" } : undefined;
}

function readHoles(text: string): Holes | undefined {
  const callout = readCallout(text);
  const bare = text.replace(/\d×φ\d+(?:\.\d+)?/g, "").replace(/φ\d+(?:\.\d+)?/g, "");
  const [, first, second] = bare.match(DISTANCE) ?? [];
  const across = first && readSpan(first);
  if (!across) return undefined;
  const along = second ? readSpan(second) : undefined;
  const clause = text.split(/[;。]/).find((part) => part.includes(callout?.callout ? "φ" : "孔距")) ?? "";
  return {
    across,
    along,
    count: callout?.count ?? (along ? 4 : 2),
    callout: callout?.callout ?? "",
    version: /^([^,\d]*?型)/.exec(clause.trim())?.[1] ?? "",
    base: /底座|底框|落地/.test(clause),
  };
}

/** A panel cut-out is at the start of the text or labelled as one; other pairs are distances between holes. */
function readCutout(text: string): Cutout | undefined {
  for (const { spans, before, after } of readGroups(text)) {
    const [width, height] = spans;
    const named = before === "" ? PANEL_CUTOUT : /开档$/.test(before) ? "滑轨开档尺寸" : "";
    if (!width || !height || spans.length > 2 || width.text.includes("φ")) continue;
    if (!named) continue;
    const tolerance = after.match(
      /^\s*\([^)]*?([+±−-]?\d+(?:\.\d+)?\/[+−-]?\d+(?:\.\d+)?|±\d+(?:\.\d+)?)\)/,
    )?.[1];
    return { width, height, tolerance: tolerance ?? "", title: named };
  }
  return undefined;
}

export function readOpenings(openingsize: string, Installationmethod = ""): Openings {
  const text = plain(openingsize);
  return {
    cutout: readCutout(text),
    holes: readHoles(text),
    bands: readSpan(text.match(/抱箍(?:安装)?,?间距(\d+(?:\.\d+)?)(?!\.?\d*\s*m)/)?.[1] ?? ""),
    rail: /35\s*(?:标准)?导轨/.test(`${text} ${plain(Installationmethod)}`),
    stud: text.match(/安装孔(M\d+)/)?.[1],
  };
}

/** The window of a version, read from its label: "φ24型", "80×50型". */
export function readWindow(label: string): { width: Span; height: Span; round: boolean } | undefined {
  const [pair] = readGroups(label);
  const [width, height] = pair?.spans ?? [];
  if (width && height) return { width, height, round: false };
  const bore = readSpan(label.match(/φ\d+(?:\.\d+)?/)?.[0] ?? "");
  return bore && { width: bore, height: bore, round: true };
}
