/**
 * Wiring schematics as data. A family is a few lines of these; drawings/svg draws them.
 * Conductors run from the supply at the top to the load at the bottom, the product stands beside them.
 */
import type { SymbolName } from "@/drawings/geometry/symbols";

/**
 * Conductors tapped to terminals, each by its own wire. A device's own breaker stands behind its terminals, and `banks` of
 * capacitors behind that, each by its own switch; `inside` says instead what stands there. `fused`: a fuse in each phase
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
 * Current transformers on conductors, P1 towards the supply. Each brings S1 and S2 to its own pair of terminals; with
 * `common` every S1 has one of `terminals`, and the S2 are tied to the common one. `earthed`: S2 earthed at one point.
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
/** Residual-current transformer round all live conductors; PE passes outside. */
export type Residual = { kind: "residual"; terminals: [string, string] };
/** Terminals whose other end is only named. */
export type Stubs = { kind: "stubs"; terminals: string[]; to: string; via?: "fuse" };
export type Block = Taps | Transformers | OpenDelta | Residual | Stubs;
export type Device = { name: string; blocks: Block[]; earth?: boolean; out?: string };

/** Products beside a run of conductors; the order of the blocks is the order along the conductors. */
export type BusSchematic = {
  kind: "bus";
  caption: string;
  lines: string[];
  source: string;
  load: string;
  devices: Device[];
  /** The terminals by which the devices are joined one after another; a device may have another `out`. */
  chain?: { out: string; into: string };
};

/** Terminals at the edge of a device, beside its conductors, and what they lead to. */
export type Side = { terminals: string[]; to: string };

/** One element in every phase of a branch; `own` is the product itself, `inside` one more element of the product above it. */
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
  /** The product is the whole branch: the names of its terminals where it is joined to the busbar. */
  entry?: string[];
};

/** A device in the run of the conductors: in at the top, out at the bottom. */
export type ThroughSchematic = {
  kind: "through";
  caption: string;
  source: string;
  load: string;
  name: string;
  lines: { name: string; top: string; bottom: string; pole: "line" | "contact" | "breaker" | "open" }[];
  /** Conductors that go into the device at the top and end there, joined inside to the named pole (phase swap). */
  joined?: boolean;
  side: Side[];
};

/** Two supplies of one emergency busbar, never both. */
export type ChangeoverSchematic = {
  kind: "changeover";
  caption: string;
  name: string;
  /** What keeps the supplies apart: an interlock of two breakers, or one transfer switch. */
  by: "interlock" | "transfer";
  /** Breakers of the mains and of the emergency supply before a transfer switch, and those behind its busbar. */
  breakers: string[];
  feeders: string[];
  /** Names of the terminals of the mains, of the emergency supply, and of the way to the busbar. */
  mains?: string;
  connectors: string;
  /** Names of the poles at which the emergency supply is taken in, PE among them where it has one of its own. */
  poles: readonly string[];
  /** "每极2~3只": connectors side by side, where the table says so. */
  parallel?: string;
  outlet: string;
  terminals: string[];
};

/** Devices that report to one receiver, which reports upwards. */
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
