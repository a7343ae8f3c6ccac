/**
 * Current transformers. Currents in A, lengths in m, burdens in VA.
 * Source: GB/T 20840.2-2014（额定一次电流与额定输出的标准值）; DL/T 448-2016（接入方式、二次回路）.
 */

/** Preferred rated primary currents, also times powers of ten. */
const PRIMARIES = [10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75];
/** Usual rated burdens. */
const BURDENS = [1, 2.5, 5, 10, 15, 20, 30];

/** Maximum current of direct connection: the largest in the catalogue; DL/T 448 recommends up to 60 A. */
export const DIRECT_MOST = 80;
export const DIRECT_ADVISED = 60;

/** Current input of a panel meter, A. */
export const INPUT_MOST = 5;

/** Below this fraction of its primary current, a transformer is less accurate than its class says. */
export const LEAST_LOAD = 0.2;

/** The load is 60 % to 80 % of the primary current, no more. */
export const FULL_LOAD = 0.8;

/** The smallest preferred primary current of which the load is at most 80 %. @param load above 0 */
export function primaryFor(load: number): number {
  const needed = load / FULL_LOAD;
  const decade = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
  const candidates = [decade, decade * 10].flatMap((times) => PRIMARIES.map((primary) => primary * times));
  return candidates.find((primary) => primary >= needed - 1e-9) ?? needed;
}

/** Conductivity of copper in m/(Ω·mm²), and the cross-section of current circuits required by DL/T 448. */
const COPPER = 57;
export const SECTION = 4;
/** Contact resistance of terminals and test block, Ω; burden of a static meter's current circuit, VA. */
const CONTACTS = 0.05;
const METER_VA = 0.5;

/** Burden of the secondary circuit, VA: wires both ways, contacts and meter. @param length one way, m */
export const burdenOf = (length: number, secondary: number) =>
  secondary ** 2 * ((2 * length) / (COPPER * SECTION) + CONTACTS) + METER_VA;

/** Above this burden at 5 A, 1 A is better: the burden of wires is then a twenty-fifth. */
const MOST_BURDEN = 10;

/** Rated secondary current for a circuit of this length, and the required rated burden. */
export function secondaryFor(length: number) {
  const secondary = burdenOf(length, 5) > MOST_BURDEN ? 1 : 5;
  const burden = burdenOf(length, secondary);
  return { secondary, burden, rated: BURDENS.find((one) => one >= burden) ?? Math.ceil(burden) };
}
