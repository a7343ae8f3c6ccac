import { useState } from "react";
import type { WholeProps } from "./field-props";
import { blank, isFields } from "./schema";

/** Values with keys chosen by editors. */
export function MapField({ noun, name, schema, value, path, faults, set, field }: WholeProps) {
  const [added, setAdded] = useState("");
  const fields = isFields(value) ? value : {};
  const item = schema.additionalProperties || {};
  return (
    <div className="map">
      {Object.entries(fields).map(([key, own]) => (
        <div key={key} className="entry">
          <strong>{key}</strong>
          {field({
            ...{ noun, name, faults, schema: item, value: own, path: [...path, key], isBare: true },
            set: (next) => set({ ...fields, [key]: next }),
          })}
          <button
            type="button"
            className="remove"
            title={`删除${key}`}
            onClick={() => set(Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key)))}
          >
            ×
          </button>
        </div>
      ))}
      <p className="tools">
        <input aria-label="新的名称" value={added} onChange={({ target }) => setAdded(target.value)} />
        <button
          type="button"
          disabled={added.trim() === "" || added in fields}
          onClick={() => {
            set({ ...fields, [added.trim()]: blank(item) ?? "" });
            setAdded("");
          }}
        >
          添加
        </button>
      </p>
    </div>
  );
}
