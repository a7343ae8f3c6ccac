/** Colours of app/tokens.module.css; attributes, because the policy of the site allows a file no style. */
const NAVY = "#0a1f44";
const BRAND = "#0b4da2";

export const LINE = { fill: "none", stroke: NAVY } as const;
/** Of a device's body, of its screen and terminals, of what is filled, and of what is measured. */
export const BODY = { fill: "#e9eef5" } as const;
export const WHITE = { fill: "#fff" } as const;
export const SOLID = { fill: NAVY, stroke: "none" } as const;
export const DEVICE = { fill: "#f4f6f9", stroke: BRAND } as const;
export const MEASURE = { stroke: BRAND } as const;
export const ARROW = { fill: BRAND, stroke: "none" } as const;
export const TEXT = { fill: "#14213a", stroke: "none" } as const;
export const LINK = { fill: BRAND, stroke: "none", textDecoration: "underline" } as const;
