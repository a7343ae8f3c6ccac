/** So many lines, and so many characters, of a parts list are read at once: a form's body takes them in UTF-8. */
export const MOST_PASTED = 200;
export const MOST_TEXT = 20_000;

/** Where a parts list is pasted. */
export const PASTE_FIELD = "paste";

/** How many lines of a parts list were read and added, and how many could not be. */
export type Pasted = { read: number; unread: number };

export const pastedText = ({ read, unread }: Pasted) => `${read}-${unread}`;

/** What an address tells; anything else counts as absent. */
export function readPasted(value: string): Pasted | undefined {
  const [, read, unread] = /^(0|[1-9]\d{0,3})-(0|[1-9]\d{0,3})$/.exec(value) ?? [];
  return read === undefined ? undefined : { read: Number(read), unread: Number(unread) };
}
