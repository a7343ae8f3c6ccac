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
import { type ReactNode, useState } from "react";
import {
  hasMark,
  isInList,
  levelAt,
  listAs,
  type ListName,
  markAs,
  type MarkName,
  paragraphBelow,
  pictureBelow,
  setLevel,
  tableBelow,
} from "@/desk/rich-text/commands";

type Run = (command: Command) => void;
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

/** The inputs for a link or picture, in a line below the tools. */
function Asked({ does, onDone, children }: { does: string; onDone: () => void; children: ReactNode }) {
  return (
    <p className="tools">
      {children}
      <button type="button" onClick={onDone}>
        {does}
      </button>
    </p>
  );
}

function AskLink({ run, close }: { run: Run; close: () => void }) {
  const [href, setHref] = useState("");
  return (
    <Asked
      does="加上链接"
      onDone={() => {
        if (href.trim() !== "") run(markAs("link", { href: href.trim() }));
        close();
      }}
    >
      <input
        autoFocus
        aria-label="链接的地址"
        placeholder="/newdetail/… 或 https://…"
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
    </Asked>
  );
}

function AskPicture({ run, close }: { run: Run; close: () => void }) {
  const [src, setSrc] = useState("");
  const [alt, setAlt] = useState("");
  return (
    <Asked
      does="插入图片"
      onDone={() => {
        if (src.trim() !== "") run(pictureBelow({ src: src.trim(), alt: alt.trim() }));
        close();
      }}
    >
      <input
        autoFocus
        aria-label="插入哪张图片"
        placeholder="图片的名称"
        list="pictures"
        value={src}
        onChange={({ target }) => setSrc(target.value)}
      />
      <input
        aria-label="这里的替代文字"
        placeholder="替代文字：图上有什么"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </Asked>
  );
}

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
