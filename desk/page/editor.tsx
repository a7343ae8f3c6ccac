import { fieldName } from "@/desk/words";
import { DrawnContext } from "./drawn-of";
import { Field } from "./field";
import { FaultList } from "./fault-list";
import { Faults } from "./field-props";
import type { Schema } from "./schema";
import type { useItem } from "./use-item";

/** The form of the open file, and its actions. */
export function Editor({ item }: { item: ReturnType<typeof useItem> }) {
  const { opened, value, state, faults, others, told, drawn, edit, act } = item;
  if (!opened) return null;
  const { noun, schema, file } = opened;
  const whole = faults.filter(({ path }) => path.length === 0);
  const wrong = faults.filter(({ kind }) => kind === "fault");
  return (
    <section className="editor" aria-label="表单">
      <p className="tools">
        <code>{file}</code>
        <button
          type="button"
          disabled={!state.isDraft || state.others !== undefined}
          onClick={() => void act("save")}
        >
          保存
        </button>
        <button type="button" disabled={!state.isDraft} onClick={() => void act("drop")}>
          放弃改动
        </button>
        {file !== `${noun}.json` && (
          <button type="button" disabled={state.isGone} onClick={() => void act("type")}>
            删除这一条
          </button>
        )}
        <span role="status">
          {wrong.length > 0 ? `${wrong.length} 处不对` : state.isDraft ? "没有保存" : "已保存"}
        </span>
      </p>
      {told && <p className="fault">{told}</p>}
      {state.refused && <p className="fault">{state.refused}</p>}
      {(state.elsewhere ?? []).length > 0 && (
        <p className="warning">
          另一个窗口也在改这个文件：{state.elsewhere?.map((field) => fieldName(noun, field)).join("、")}
          。两边的字合在了一起，同一项以这里的为准。
        </p>
      )}
      {state.others && (
        <p className="fault">
          别人保存过这个文件，改了：
          {state.others.map((field) => fieldName(noun, field)).join("、") || "整个文件"}。
          <button type="button" onClick={() => void act("merge")}>
            在他的上面继续改
          </button>
        </p>
      )}
      {state.isNew && wrong.some(({ path }) => path.length > 0) && (
        <p className="help">下面几项填好，右边才有它的页面。</p>
      )}
      {others.length > 0 && <p className="fault">别的文件也有错误：{others.join("、")}。</p>}
      <FaultList noun={noun} faults={wrong.filter(({ path }) => path.length > 0)} />
      <Faults faults={whole} />
      {state.isGone ? (
        <p className="warning">保存以后就没有这一条了；哪里还用到它，检查会说出来。</p>
      ) : (
        <DrawnContext value={drawn}>
          <Field
            isBare
            noun={noun}
            name={noun}
            schema={schema as Schema}
            value={value}
            path={[]}
            faults={faults}
            set={edit}
          />
        </DrawnContext>
      )}
    </section>
  );
}
