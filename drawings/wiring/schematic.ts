/**
 * Wiring schematics as data: a family is a few lines of these, which drawings/schematic draws. Conductors run from the
 * supply at the top to the load at the bottom; the product is beside them.
 */
import type { SymbolName } from "@/drawings/geometry/symbols";

/**
 * Conductors tapped to terminals, with a wire each. The breaker of the device comes behind its terminals, and `banks`
 * of capacitors behind that, each with its own switch; `inside` names other contents. `fused`: a fuse in each phase
 * before the contacts of a plug.
 */
export type Taps = {
  kind: "taps";
  lines: string[];
  terminals: string[];
  via?: "fuse" | "breaker" | "coil" | "plug" | "ownBreaker";
  fused?: boolean;
  label?: string;
  banks?: number;
  inside?: string;
};
/**
 * Current transformers on conductors, P1 towards the supply. Each has its own pair of terminals for S1 and S2; with
 * `common`, each S1 has one of `terminals` and all S2 are tied to the common one. `earthed`: S2 earthed at one point.
 */
export type Transformers = {
  kind: "transformers";
  lines: string[];
  terminals: string[];
  common?: string;
  earthed: boolean;
};
/** Two voltage transformers in V/V, the middle of their secondaries earthed; terminals a, b, c. */
export type OpenDelta = { kind: "openDelta"; terminals: [string, string, string] };
/** Residual-current transformer around all live conductors; PE passes outside. */
export type Residual = { kind: "residual"; terminals: [string, string] };
/** Terminals whose far end is only named. */
export type Stubs = { kind: "stubs"; terminals: string[]; to: string; via?: "fuse" };
export type Block = Taps | Transformers | OpenDelta | Residual | Stubs;
export type Device = { name: string; blocks: Block[]; earth?: boolean; out?: string };

/** Products beside the conductors; the order of the blocks is the order along the conductors. */
export type BusSchematic = {
  kind: "bus";
  caption: string;
  lines: string[];
  source: string;
  load: string;
  devices: Device[];
  /** The terminals that connect the devices in a daisy chain; a device may have another `out`. */
  chain?: { out: string; into: string };
};

/** Terminals at the edge of a device that are not in the main circuit, and where they lead. */
export type Side = { terminals: string[]; to: string };

/**
 * An element in each phase of a branch; `own` is the product itself, `inside` a further element of the product above.
 */
export type Stage = {
  symbol: SymbolName;
  name: string;
  terminals?: string;
  own?: boolean;
  inside?: boolean;
  side?: Side[];
};
/** A branch below a busbar, element by element. */
export type BranchSchematic = {
  kind: "branch";
  caption: string;
  lines: string[];
  stages: Stage[];
  end: "delta" | "star" | "neutral";
  /** The capacitors at the end of the branch. */
  last: Omit<Stage, "symbol">;
  /** If the product is the whole branch, the names of its terminals at the busbar. */
  entry?: string[];
};

/** A device in series with the conductors: in at the top, out at the bottom. */
export type ThroughSchematic = {
  kind: "through";
  caption: string;
  source: string;
  load: string;
  name: string;
  lines: { name: string; top: string; bottom: string; pole: "line" | "contact" | "breaker" | "open" }[];
  /** Conductors that end in the device, where they are connected to the named pole (phase swap). */
  joined?: boolean;
  side: Side[];
};

/** Two supplies of an emergency busbar, of which only one is connected at a time. */
export type ChangeoverSchematic = {
  kind: "changeover";
  caption: string;
  name: string;
  /** What separates the supplies: an interlock of two breakers, or a transfer switch. */
  by: "interlock" | "transfer";
  /** Breakers of mains and emergency supply before a transfer switch, and those behind its busbar. */
  breakers: string[];
  feeders: string[];
  /** Names of the terminals of the mains, of the emergency supply, and of the line to the busbar. */
  mains?: string;
  connectors: string;
  /** Names of the poles of the emergency supply, including PE if it has its own. */
  poles: readonly string[];
  /** Connectors in parallel, as in the table: "每极2~3只". */
  parallel?: string;
  outlet: string;
  terminals: string[];
};

/** Devices that report to a receiver, which reports upwards. */
export type NetworkSchematic = {
  kind: "network";
  caption: string;
  nodes: string[];
  link: "wire" | "radio";
  linkName: string;
  receiver: string;
  supply: Side[];
  uplinks: string[];
  uplinkTo: string;
};

export type Schematic =
  BusSchematic | BranchSchematic | ThroughSchematic | ChangeoverSchematic | NetworkSchematic;
