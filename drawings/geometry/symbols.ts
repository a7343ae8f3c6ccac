/**
 * Circuit symbols according to GB/T 4728 (IEC 60617) as path data: upright, centred on 0 0, with leads from -20 to 20.
 */
const BLADE = "M0-20v10M0 20v-10l-9-19";

export const SYMBOLS = {
  arrester: "M0-20v40M0-15h15v4M11-11h8v15h-8ZM15-11v10m-2.5-5l2.5 5l2.5-5M15 4v6M9 10h12m-10 3h8m-6 3h4",
  breaker: `${BLADE}M-3.5-13.5l7 7m0-7l-7 7`,
  breakerLying: "M-20 0h10M20 0h-10l-19-9M-13.5-3.5l7 7m0-7l-7 7",
  capacitor: "M0-20v16.5M-9-3.5h18M-9 3.5h18M0 3.5v16.5",
  contact: BLADE,
  contactor: `${BLADE}M0-17a3.5 3.5 0 0 1 0 7`,
  damped: `${BLADE}M0-17a3.5 3.5 0 0 1 0 7M0-18h13v5M10-13h6v12h-6ZM13-1v5M13 18v-5l-6-11M13 18h-13`,
  disconnector: `${BLADE}M-5-10h10`,
  discharge:
    "M0-20v16.5M-9-3.5h18M-9 3.5h18M0 3.5v16.5M0-18h17v4a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0 7v4h-17",
  /** A continuous conductor, with an earthing switch beside it. */
  earthing: "M0-20v40M0-16h15v4M10-12h10M15 4l-7-13M15 4v5M9 9h12m-10 3h8m-6 3h4",
  dropOut: "M0-20v10M0 20v-8l-9-19M-6.7 6.4l-7-14 5.6-2.8 7 14Z",
  fuse: "M0-20v40M-4.5-11h9v22h-9Z",
  hybrid: `${BLADE}M0-18h14v8M14 10v8h-14M7-10h14M7-10l7 9 7-9M7 10h14M7 10l7-9 7 9M14-1v2`,
  line: "M0-20v40",
  /** A disconnector that can break the load current. */
  loadSwitch: `${BLADE}M-5-10h10M-2.5-7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z`,
  /** A continuous conductor; the motor is drawn beside it. */
  motor: "M0-20v40",
  /** A continuous conductor; the voltage transformer is drawn beside it. */
  voltage: "M0-20v40",
  plug: "M0-20v17M-6-9l6 6l6-6M-6-3l6 6l6-6M0 3v17",
  reactor: "M0-20v6a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0 7v6",
  /** A current transformer in single-line form. */
  ring: "M0-20v40M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
  synchronous: `${BLADE}M6-6c3-8 6-8 9 0s6 8 9 0M4-6h22`,
  thyristor:
    "M0-20v5M-8-15h16M-8-15v8M8-15v30M-8 15h16M-8 15v-22M0 15v5M-13-6h10l-5 9ZM-13 4h10M3 5h10l-5-9ZM3-5h10",
  twoWinding:
    "M0-20v3M0 20v-3M-10-7a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM-10 7a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
  transformer: "M0-20v40M7-10a5 5 0 0 0 0 10a5 5 0 0 0 0 10M7-10h9M7 10h9",
} as const;

export type SymbolName = keyof typeof SYMBOLS;
