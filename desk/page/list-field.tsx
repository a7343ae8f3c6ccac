import { faultsBelow, type WholeProps } from "./field-props";
import { blank, isFields, kindOf, waysOf } from "./schema";

const SUMMED = [
  "label",
  "name",
  "title",
  "question",
  "key",
  "code",
  "head",
  "kind",
  "product",
  "category",
  "id",
];
const SAID = ["text", "meaning", "value", "symbol", "says"];

/** The summary of a collapsed entry. */
function summaryOf(value: unknown, at: number): string {
  if (!isFields(value))
    return Array.isArray(value) ? value.map((one) => summaryOf(one, at)).join(" — ") : String(value ?? "");
  const of = (keys: string[]) =>
    keys.map((key) => value[key]).find((one) => typeof one === "string" || typeof one === "number");
  return [of(SUMMED) ?? `第 ${at + 1} 条`, of(SAID)].filter((one) => one !== undefined).join("：");
}

/** List entries, each collapsed to one line until opened. */
export function ListField({ noun, name, schema, value, path, faults, set, field }: WholeProps) {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  /** Choices from a fixed list need no collapsing. */
  const isPlain = waysOf(item).every((way) => kindOf(way) === "choice");
  const without = (at: number) => list.filter((_, place) => place !== at);
  const move = (at: number, to: number) => set(without(at).toSpliced(to, 0, list[at]));
  return (
    <div className="list">
      {list.map((entry, at) => {
        const inside = field({
          ...{ noun, name, faults, schema: item, value: entry, path: [...path, at], isBare: true },
          set: (next) => set(list.with(at, next)),
        });
        if (isPlain)
          return (
            <div key={at} className="entry">
              {inside}
              <button type="button" className="remove" title="删除" onClick={() => set(without(at))}>
                ×
              </button>
            </div>
          );
        const own = faultsBelow(faults, [...path, at]).filter(({ kind }) => kind !== "produced");
        return (
          <details key={at} className={own.some(({ kind }) => kind === "fault") ? "wrong" : undefined}>
            <summary>
              {summaryOf(entry, at)}
              {own.length > 0 && <span className="count">{own.length}</span>}
            </summary>
            {inside}
            <p className="tools">
              <button type="button" disabled={at === 0} onClick={() => move(at, at - 1)}>
                上移
              </button>
              <button type="button" disabled={at === list.length - 1} onClick={() => move(at, at + 1)}>
                下移
              </button>
              <button type="button" onClick={() => set(list.toSpliced(at + 1, 0, entry))}>
                复制
              </button>
              <button type="button" onClick={() => set(without(at))}>
                删除
              </button>
            </p>
          </details>
        );
      })}
      <button type="button" onClick={() => set([...list, blank(item)])}>
        添加
      </button>
    </div>
  );
}
