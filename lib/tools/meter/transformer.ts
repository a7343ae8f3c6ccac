/**
 * Current transformers. Currents in A, lengths in m, burdens in VA.
 * Source: GB/T 20840.2-2014（额定一次电流与额定输出的标准值）; DL/T 448-2016（接入方式、二次回路）.
 */

/** Preferred rated primary currents, and their decimal multiples. */
const PRIMARIES = [10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75];
/** Rated burdens that are usual. */
const BURDENS = [1, 2.5, 5, 10, 15, 20, 30];

/** A meter may carry the load's current itself up to here: the largest of the catalogue's; DL/T 448 advises it up to 60 A. */
export const DIRECT_MOST = 80;
export const DIRECT_ADVISED = 60;

/** The current input of a panel meter, A. */
export const INPUT_MOST = 5;

/** Below this part of its primary current a transformer is no longer as exact as its class says. */
export const LEAST_LOAD = 0.2;

/** The load runs at 60 % to 80 % of the primary current, no higher. */
export const FULL_LOAD = 0.8;

/** The smallest preferred primary current of which the load takes at most 80 %. @param load above 0 */
export function primaryFor(load: number): number {
  const needed = load / FULL_LOAD;
  const decade = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
  const candidates = [decade, decade * 10].flatMap((times) => PRIMARIES.map((primary) => primary * times));
  return candidates.find((primary) => primary >= needed - 1e-9) ?? needed;
}

/** Conductivity of copper in m/(Ω·mm²), and the section of current circuits that DL/T 448 asks for. */
const COPPER = 57;
export const SECTION = 4;
/** Contacts of terminals and test block, Ω; a static meter's current circuit, VA. */
const CONTACTS = 0.05;
const METER_VA = 0.5;

/** What the secondary circuit takes, VA: wires there and back, contacts and the meter. @param length one way, m */
export const burdenOf = (length: number, secondary: number) =>
  secondary ** 2 * ((2 * length) / (COPPER * SECTION) + CONTACTS) + METER_VA;

/** From so much burden at 5 A on, 1 A is better: wires then take a twenty-fifth. */
const MOST_BURDEN = 10;

/** Rated secondary current for a circuit of this length, and the rated burden that it needs. */
export function secondaryFor(length: number) {
  const secondary = burdenOf(length, 5) > MOST_BURDEN ? 1 : 5;
  const burden = burdenOf(length, secondary);
  return { secondary, burden, rated: BURDENS.find((one) => one >= burden) ?? Math.ceil(burden) };
}
