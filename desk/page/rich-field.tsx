import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { lineBreak, markAs } from "@/desk/rich-text/commands";
import { isReadWhole, readHtml, writeHtml } from "@/desk/rich-text/html";
import { richText } from "@/desk/rich-text/schema";
import { RichTools } from "./rich-tools";
import "./rich-field.css";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const item = richText.nodes.item!;

const plugins = [
  history(),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    "Mod-b": markAs("strong"),
    "Mod-i": markAs("em"),
    Enter: splitListItem(item),
    "Shift-Enter": chainCommands(exitCode, lineBreak),
    // Tab moves to the next field, as everywhere.
    "Mod-]": sinkListItem(item),
    "Mod-[": liftListItem(item),
  }),
  keymap(baseKeymap),
  tableEditing(),
];
const stateOf = (html: string) => EditorState.create({ doc: readHtml(html, parse), plugins });

type Props = { id: string; label: string; value: string; set: (html: string) => void };

/** A rich text editor limited to the allowed elements. */
function RichEditor({ id, label, value, set }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [state, setState] = useState(() => stateOf(value));
  const latest = useRef(state);
  /** The last value from this editor: any other was written elsewhere. */
  const own = useRef(value);
  const tell = useRef(set);
  useEffect(() => void (tell.current = set));

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: latest.current,
      attributes: { id, role: "textbox", "aria-multiline": "true", "aria-label": label },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        latest.current = next;
        setState(next);
        if (!transaction.docChanged) return;
        own.current = writeHtml(next.doc);
        tell.current(own.current);
      },
    });
    view.current = made;
    return () => made.destroy();
  }, [id, label]);

  useEffect(() => {
    if (value === own.current || !view.current) return;
    own.current = value;
    const next = stateOf(value);
    view.current.updateState(next);
    latest.current = next;
    setState(next);
  }, [value]);

  return (
    <>
      <RichTools
        state={state}
        run={(command) => {
          if (!view.current) return;
          command(view.current.state, view.current.dispatch);
          view.current.focus();
        }}
      />
      <div ref={place} className="rich" />
    </>
  );
}

/** Rich text, edited visually or as HTML. HTML that the visual editor would change can only be edited as HTML. */
export function RichField(props: Props) {
  const { id, label, value, set } = props;
  const [isHtml, setHtml] = useState(false);
  const [written, setWritten] = useState<string>();
  const isWhole = value === written || isReadWhole(value, parse);
  return (
    <div className="rich-field">
      {isWhole ? (
        <button type="button" aria-pressed={isHtml} onClick={() => setHtml(!isHtml)}>
          HTML
        </button>
      ) : (
        <p className="help">这段文字里有编辑框写不出的写法，只能按 HTML 修改。</p>
      )}
      {isWhole && !isHtml ? (
        <RichEditor
          {...props}
          set={(html) => {
            setWritten(html);
            set(html);
          }}
        />
      ) : (
        <textarea
          id={id}
          aria-label={label}
          rows={14}
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </div>
  );
}
