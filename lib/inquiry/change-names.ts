/** What a button of the list's form asks for. */
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

/** A line that could not be read is taken off, or becomes one of the choices that its buttons are. */
export type UnreadAction = { unread: number; choice?: number };

export const LINE_FIELDS = ["quantity", "code", "note", "checked"] as const;
export type LineField = (typeof LINE_FIELDS)[number];

const FIELD = new RegExp(`^(${LINE_FIELDS.join("|")})-([1-9]\\d{0,14})$`);
const REMOVE = /^remove-([1-9]\d{0,14})$/;

/** The name of a line's field, as `quantity-12`. */
export const lineFieldName = (field: LineField, line: number) => `${field}-${line}`;
export const removeName = (line: number) => `remove-${line}`;

export const unreadName = ({ unread, choice }: UnreadAction) =>
  choice === undefined ? `drop-${unread}` : `choose-${unread}-${choice}`;
const UNREAD = /^(?:drop-([1-9]\d{0,14})|choose-([1-9]\d{0,14})-(\d))$/;

/** Which line that could not be read a button stands for. */
export function readUnreadAction(pressed: unknown): UnreadAction | undefined {
  const [, dropped, chosen, choice] = UNREAD.exec(String(pressed)) ?? [];
  if (dropped !== undefined) return { unread: Number(dropped) };
  return chosen === undefined ? undefined : { unread: Number(chosen), choice: Number(choice) };
}

/** Which field of which line a name stands for. */
export function readLineField(name: string): { field: LineField; line: number } | undefined {
  const [, field, line] = FIELD.exec(name) ?? [];
  return field === undefined ? undefined : { field: field as LineField, line: Number(line) };
}

/** Enter in a field presses no button: it saves. */
export function readCartAction(pressed: unknown = "save"): CartAction | undefined {
  if (typeof pressed !== "string") return undefined;
  const [, line] = REMOVE.exec(pressed) ?? [];
  if (line !== undefined) return { remove: Number(line) };
  return (
    ["save", "all", "none", "send", "add", "add-case", "paste", "project", "share", "copy"] as const
  ).find((known) => known === pressed);
}

/** A note stands on one line, however it was typed. */
export const oneLine = (note: string) => note.replace(/\s*[\r\n]+\s*/g, " ");
