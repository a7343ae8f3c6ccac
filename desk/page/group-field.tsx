import { fieldName } from "@/desk/words";
import { faultsBelow, type WholeProps } from "./field-props";
import { blank, isFields, type Schema } from "./schema";

/** Shows fields with a value, required ones and those with faults; the others are collapsed to their names. */
export function GroupField({ noun, schema, value, path, faults, set, field }: WholeProps) {
  const fields = isFields(value) ? value : {};
  const { properties = {}, required = [] } = schema;
  const isShown = ([key]: [string, Schema]) =>
    key in fields ||
    required.includes(key) ||
    faultsBelow(faults, [...path, key]).some(({ kind }) => kind !== "produced");
  const entries = Object.entries(properties);
  const put = (key: string, next: unknown) => {
    const { [key]: _old, ...rest } = fields;
    const isLeftOut = next === undefined || (next === "" && !required.includes(key));
    if (isLeftOut) return set(rest);
    set({ ...fields, [key]: next });
  };
  const isFixed = (key: string, { const: only }: Schema) =>
    (path.length === 0 && key === "id") || only !== undefined;
  const hidden = entries.filter((entry) => !isShown(entry));
  return (
    <div className="group">
      {entries.filter(isShown).map(([key, own]) =>
        isFixed(key, own) ? null : (
          <div key={key} className="entry">
            {field({
              ...{ noun, faults, name: key, schema: own, value: fields[key], path: [...path, key] },
              set: (next) => put(key, next),
            })}
            {!required.includes(key) && typeof fields[key] === "object" && (
              <button type="button" className="remove" title="不写这一项" onClick={() => put(key, undefined)}>
                ×
              </button>
            )}
          </div>
        ),
      )}
      {hidden.length > 0 && (
        <p className="more">
          还能写：
          {hidden.map(([key, own]) => (
            <button type="button" key={key} onClick={() => set({ ...fields, [key]: blank(own) ?? "" })}>
              {fieldName(noun, key)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
