/** The actions of the buttons in the form of a list. */
export type CartAction =
  | "save"
  | "all"
  | "none"
  | "send"
  | "add"
  | "add-case"
  | "paste"
  | "project"
  | "share"
  | "copy"
  | { remove: number };

/** Removes an unread line, or replaces it by one of its suggestions. */
export type UnreadAction = { unread: number; choice?: number };

export const LINE_FIELDS = ["quantity", "code", "note", "checked"] as const;
export type LineField = (typeof LINE_FIELDS)[number];

const FIELD = new RegExp(`^(${LINE_FIELDS.join("|")})-([1-9]\\d{0,14})$`);
const REMOVE = /^remove-([1-9]\d{0,14})$/;

/** The name of a field of a line: `quantity-12`. */
export const lineFieldName = (field: LineField, line: number) => `${field}-${line}`;
export const removeName = (line: number) => `remove-${line}`;

export const unreadName = ({ unread, choice }: UnreadAction) =>
  choice === undefined ? `drop-${unread}` : `choose-${unread}-${choice}`;
const UNREAD = /^(?:drop-([1-9]\d{0,14})|choose-([1-9]\d{0,14})-(\d))$/;

/** Parses the value of a button of an unread line. */
export function readUnreadAction(pressed: unknown): UnreadAction | undefined {
  const [, dropped, chosen, choice] = UNREAD.exec(String(pressed)) ?? [];
  if (dropped !== undefined) return { unread: Number(dropped) };
  return chosen === undefined ? undefined : { unread: Number(chosen), choice: Number(choice) };
}

/** Parses the name of a field of a line. */
export function readLineField(name: string): { field: LineField; line: number } | undefined {
  const [, field, line] = FIELD.exec(name) ?? [];
  return field === undefined ? undefined : { field: field as LineField, line: Number(line) };
}

/** Parses the pressed button; Enter in a field presses none and means save. */
export function readCartAction(pressed: unknown = "save"): CartAction | undefined {
  if (typeof pressed !== "string") return undefined;
  const [, line] = REMOVE.exec(pressed) ?? [];
  if (line !== undefined) return { remove: Number(line) };
  return (
    ["save", "all", "none", "send", "add", "add-case", "paste", "project", "share", "copy"] as const
  ).find((known) => known === pressed);
}

/** Joins the lines of a note. */
export const oneLine = (note: string) => note.replace(/\s*[\r\n]+\s*/g, " ");
