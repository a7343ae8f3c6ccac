/** The maximum of lines and characters of a pasted parts list, which fit into the body of a form. */
export const MOST_PASTED = 200;
export const MOST_TEXT = 20_000;

/** The form field for a parts list. */
export const PASTE_FIELD = "paste";

/** The number of lines of a parts list that were added, and that could not be read. */
export type Pasted = { read: number; unread: number };

export const pastedText = ({ read, unread }: Pasted) => `${read}-${unread}`;

/** Parses the result in an address; undefined if invalid. */
export function readPasted(value: string): Pasted | undefined {
  const [, read, unread] = /^(0|[1-9]\d{0,3})-(0|[1-9]\d{0,3})$/.exec(value) ?? [];
  return read === undefined ? undefined : { read: Number(read), unread: Number(unread) };
}
