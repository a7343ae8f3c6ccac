import { setBlockType, toggleMark } from "prosemirror-commands";
import type { Attrs, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { richText } from "./schema";

const { nodes, marks } = richText;

/** The kind of block at the cursor: 0 for a paragraph, else the heading level; undefined where neither is possible. */
export function levelAt({ selection: { $from } }: EditorState): number | undefined {
  const { type, attrs } = $from.parent;
  if (type === nodes.heading) return attrs.level as number;
  return type === nodes.paragraph && $from.depth === 1 ? 0 : undefined;
}

export const setLevel = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph!) : setBlockType(nodes.heading!, { level });

export type MarkName = "strong" | "em" | "sub" | "sup" | "code" | "link";

export const hasMark = ({ selection, storedMarks, doc }: EditorState, name: MarkName): boolean => {
  const type = marks[name]!;
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
};

export const markAs = (name: MarkName, attrs?: Attrs): Command => toggleMark(marks[name]!, attrs);

export type ListName = "bullets" | "numbers";

export const isInList = ({ selection: { $from } }: EditorState, name: ListName): boolean =>
  $from.depth >= 2 && $from.node($from.depth - 2).type === nodes[name];

/** Turns paragraphs into a list, a list item into a paragraph, or one kind of list into the other. */
export const listAs =
  (name: ListName): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if (isInList(state, name)) return liftListItem(nodes.item!)(state, dispatch);
    const other = name === "bullets" ? "numbers" : "bullets";
    if (!isInList(state, other)) return wrapInList(nodes[name]!)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before($from.depth - 2), nodes[name]));
    return true;
  };

/** Inserts a block below the one with the cursor, or in place of it if it is an empty paragraph. */
const putBelow =
  (type: NodeType, attrs?: Attrs): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const made = type.createAndFill(attrs);
    if (!made) return false;
    const top = $from.node(1);
    const isEmpty = top.type === nodes.paragraph && top.content.size === 0;
    const [from, to] = [isEmpty ? $from.before(1) : $from.after(1), $from.after(1)];
    const tr = state.tr.replaceWith(from, to, made);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
    return true;
  };

export const paragraphBelow: Command = putBelow(nodes.paragraph!);
export const pictureBelow = (picture: { src: string; alt: string }): Command =>
  putBelow(nodes.figure!, picture);

const ROWS = 3;
const COLUMNS = 2;

/** Inserts a table with a header row. */
export const tableBelow: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { $from } = state.selection;
  const row = (cell: NodeType) =>
    nodes.table_row!.create(
      undefined,
      Array.from({ length: COLUMNS }, () => cell.createAndFill()!),
    );
  const rows = Array.from({ length: ROWS }, (_, at) =>
    row(at === 0 ? nodes.table_header! : nodes.table_cell!),
  );
  const at = $from.after(1);
  const tr = state.tr.insert(at, nodes.table!.create(undefined, rows));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

export const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line!.create()).scrollIntoView());
  return true;
};
