/** The visitor's last choice in the product menu, kept in local storage under the names of SPEC §3. */
export type MenuChoice = {
  /** Family, and the name shown for it. */
  pid: string;
  menuName: string;
  sid: string;
  submenuName: string;
  kid: string;
  kName: string;
};

/** The label of the smart meters: what the menu is called until a visitor has chosen. */
const DEFAULT_MENU_NAME = "智能电表";
const NOTHING: MenuChoice = {
  pid: "",
  menuName: DEFAULT_MENU_NAME,
  sid: "",
  submenuName: "",
  kid: "",
  kName: "",
};
const KEYS = Object.keys(NOTHING) as (keyof MenuChoice)[];

/** Storage is a convenience: where the browser refuses it, the page goes on without. */
function withStorage<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/** Writes a whole choice: levels that were not chosen are forgotten. */
export const saveChoice = (choice: Partial<MenuChoice>) =>
  withStorage((storage) => {
    for (const key of KEYS) storage.setItem(key, choice[key] ?? NOTHING[key]);
  }, undefined);

/** The stored choice; levels that were never chosen are empty. */
export const storedChoice = (): MenuChoice =>
  withStorage(
    (storage) =>
      Object.fromEntries(KEYS.map((key) => [key, storage.getItem(key) || NOTHING[key]])) as MenuChoice,
    NOTHING,
  );

export const clearChoice = () =>
  withStorage((storage) => {
    for (const key of KEYS) storage.removeItem(key);
  }, undefined);
