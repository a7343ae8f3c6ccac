/** Colours of app/tokens.module.css. Used as SVG attributes, as the content security policy allows no inline styles. */
const [NAVY, BRAND, WHITE] = ["#0a1f44", "#0b4da2", "#fff"];

type Paint = { fill?: string; stroke?: string; strokeWidth?: number; strokeDasharray?: string };

/** The default of lines. */
export const LINE = { fill: "none", stroke: NAVY };
export const TEXT = { fill: "#14213a", stroke: "none" };
export const LINK = { ...TEXT, fill: BRAND };

const paints = {
  // Dimension drawings: bodies, displays and details, cut-outs, and dimensions.
  body: { fill: "#e9eef5", strokeWidth: 1.5 },
  screen: { fill: WHITE },
  cut: { fill: WHITE, strokeWidth: 1.2 },
  hole: { fill: WHITE },
  detail: {},
  hidden: { strokeDasharray: "5 3" },
  centre: { strokeDasharray: "9 2 2 2" },
  measure: { stroke: BRAND },
  arrow: { fill: BRAND, stroke: "none" },
  // Schematics: conductors and what is connected to them.
  wire: {},
  busbar: { strokeWidth: 2 },
  secondary: { stroke: BRAND },
  symbol: {},
  /** A transformer around several conductors. */
  window: { strokeWidth: 1.5 },
  /** Fuses, connectors and machines; they cover their wire. */
  part: { fill: WHITE },
  device: { fill: "#f4f6f9", stroke: BRAND, strokeWidth: 1.5 },
  /** A device in a one-line diagram. */
  box: { fill: "#f4f6f9", stroke: BRAND },
  terminal: { fill: WHITE },
  /** Poles that operate together, and interlocked switches. */
  ganged: { strokeDasharray: "4 3" },
  interlock: { strokeDasharray: "5 3" },
  radio: { stroke: BRAND, strokeDasharray: "2 4" },
  network: { stroke: BRAND, strokeDasharray: "5 4" },
  // Both: small filled parts, joints and arrow heads.
  solid: { fill: NAVY, stroke: "none" },
} satisfies Record<string, Paint>;

/** What a mark stands for. */
export type Role = keyof typeof paints;

/** How marks are drawn on screen and on paper; DXF has layers instead (dxf/layers.ts). */
export const PAINT: Readonly<Record<Role, Paint>> = paints;
