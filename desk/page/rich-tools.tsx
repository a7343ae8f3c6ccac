import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from "prosemirror-tables";
import { useState } from "react";
import {
  hasMark,
  isInList,
  levelAt,
  listAs,
  type ListName,
  markAs,
  type MarkName,
  paragraphBelow,
  setLevel,
  tableBelow,
} from "@/desk/rich-text/commands";
import { AskLink, AskPicture, type Run } from "./rich-asks";

type Tools = { state: EditorState; run: Run };

const LEVELS: [level: number, name: string][] = [
  [0, "正文"],
  [2, "大标题"],
  [3, "标题"],
  [4, "小标题"],
];
const MARKS: [name: MarkName, label: string][] = [
  ["strong", "加粗"],
  ["em", "斜体"],
  ["sub", "下标"],
  ["sup", "上标"],
  ["code", "代码"],
];
const LISTS: [name: ListName, label: string][] = [
  ["bullets", "列表"],
  ["numbers", "编号"],
];
const IN_TABLE: [label: string, command: Command][] = [
  ["加一行", addRowAfter],
  ["加一列", addColumnAfter],
  ["删这一行", deleteRow],
  ["删这一列", deleteColumn],
  ["首行作表头", toggleHeaderRow],
  ["删表格", deleteTable],
];

/** The actions that are possible at the cursor. */
export function RichTools({ state, run }: Tools) {
  const [asked, setAsked] = useState<"link" | "picture">();
  const level = levelAt(state);
  const isLinked = hasMark(state, "link");
  const close = () => setAsked(undefined);
  const tool = (label: string, command: Command, isOn?: boolean) => (
    <button
      key={label}
      type="button"
      aria-pressed={isOn}
      disabled={!command(state)}
      // Keeps the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      {label}
    </button>
  );
  return (
    <div role="toolbar" aria-label="文字的样子">
      <p className="tools">
        <select
          aria-label="这一段是"
          value={level ?? ""}
          disabled={level === undefined}
          onChange={({ target }) => run(setLevel(Number(target.value)))}
        >
          {level === undefined && <option value="">—</option>}
          {LEVELS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {MARKS.map(([name, label]) => tool(label, markAs(name), hasMark(state, name)))}
        {LISTS.map(([name, label]) => tool(label, listAs(name), isInList(state, name)))}
        {isLinked ? (
          tool("去掉链接", markAs("link"))
        ) : (
          <button
            type="button"
            disabled={state.selection.empty}
            aria-expanded={asked === "link"}
            onClick={() => setAsked("link")}
          >
            链接
          </button>
        )}
        <button type="button" aria-expanded={asked === "picture"} onClick={() => setAsked("picture")}>
          图片
        </button>
        {tool("表格", tableBelow)}
        {tool("下面加一段", paragraphBelow)}
        {tool("撤销", undo)}
        {tool("重做", redo)}
      </p>
      {isInTable(state) && (
        <p className="tools">{IN_TABLE.map(([label, command]) => tool(label, command))}</p>
      )}
      {asked === "link" && <AskLink run={run} close={close} />}
      {asked === "picture" && <AskPicture run={run} close={close} />}
    </div>
  );
}
