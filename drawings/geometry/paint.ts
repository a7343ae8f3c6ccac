/** Colours of app/tokens.module.css; attributes of SVG, because the policy of the site allows a file no style. */
const [NAVY, BRAND, WHITE] = ["#0a1f44", "#0b4da2", "#fff"];

type Paint = { fill?: string; stroke?: string; strokeWidth?: number; strokeDasharray?: string };

/** What a line is where its part says nothing else. */
export const LINE = { fill: "none", stroke: NAVY };
export const TEXT = { fill: "#14213a", stroke: "none" };
export const LINK = { ...TEXT, fill: BRAND };

const paints = {
  // Of a dimension drawing: bodies, what they show, what is cut out of them, and what is measured.
  body: { fill: "#e9eef5", strokeWidth: 1.5 },
  screen: { fill: WHITE },
  cut: { fill: WHITE, strokeWidth: 1.2 },
  hole: { fill: WHITE },
  detail: {},
  hidden: { strokeDasharray: "5 3" },
  centre: { strokeDasharray: "9 2 2 2" },
  measure: { stroke: BRAND },
  arrow: { fill: BRAND, stroke: "none" },
  // Of a schematic: conductors, and what hangs on them.
  wire: {},
  busbar: { strokeWidth: 2 },
  secondary: { stroke: BRAND },
  symbol: {},
  /** A transformer round several conductors. */
  window: { strokeWidth: 1.5 },
  /** Fuses, connectors and machines, before their wire. */
  part: { fill: WHITE },
  device: { fill: "#f4f6f9", stroke: BRAND, strokeWidth: 1.5 },
  /** A device of a one-line diagram. */
  box: { fill: "#f4f6f9", stroke: BRAND },
  terminal: { fill: WHITE },
  /** Poles that move together, switches of which one opens before the other closes. */
  ganged: { strokeDasharray: "4 3" },
  interlock: { strokeDasharray: "5 3" },
  radio: { stroke: BRAND, strokeDasharray: "2 4" },
  network: { stroke: BRAND, strokeDasharray: "5 4" },
  // Of both: small solid parts, joints and arrow heads.
  solid: { fill: NAVY, stroke: "none" },
} satisfies Record<string, Paint>;

/** What a mark shows. */
export type Role = keyof typeof paints;

/** How each is drawn on the screen and on paper; a file in millimetres has layers instead (dxf/layers.ts). */
export const PAINT: Readonly<Record<Role, Paint>> = paints;
