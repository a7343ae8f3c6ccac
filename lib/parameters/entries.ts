import ENTRIES from "@/db/content/parameters.json" with { type: "json" };

/**
 * What an entry of the dictionary says for lists, searches and calculators alone (db/source/parameter-shapes.ts). The site is
 * built with these fields, like with the texts of db/content/site; the store does not have them.
 */
type Entry = {
  key: string;
  role?: string | undefined;
  /** The options that calculators ask for, by their roles there. */
  optionRoles?: Readonly<Partial<Record<string, string>>> | undefined;
  listOrder?: string | undefined;
  noteBelow?: string | undefined;
  /** The option that equipment is rated for where users say another value: 400 V for 380 V. */
  ratedAs?: Readonly<Record<string, string>> | undefined;
};
export const entries: readonly Entry[] = ENTRIES;
const BY_KEY: ReadonlyMap<string, Entry> = new Map(entries.map((entry) => [entry.key, entry]));

export const entryOf = (key: string): Entry | undefined => BY_KEY.get(key);

/** The parameter with a role (lib/tools/parameter-roles.ts). */
export const entryInRole = (role: string): Entry | undefined => entries.find((entry) => entry.role === role);
