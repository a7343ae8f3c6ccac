import { useState } from "react";
import { RICH_FIELDS } from "@/db/check/texts";
import { choiceName, fieldName, LONG_TEXTS, REFERENCES } from "@/desk/words";
import type { FieldProps } from "./field-props";
import { RichField } from "./rich-field";
import type { Kind } from "./schema";

/** Several numbers on one line; the text is parsed whenever it is valid. */
function NumbersInput({ value, set, id }: { value: unknown; set: FieldProps["set"]; id: string }) {
  const shown = Array.isArray(value) ? value.join("、") : "";
  const [text, setText] = useState(shown);
  const read = (typed: string) =>
    typed
      .split(/[、,，\s]+/)
      .filter(Boolean)
      .map((one) => (Number.isNaN(Number(one)) ? one : Number(one)));
  const isOwn = JSON.stringify(read(text)) === JSON.stringify(value ?? []);
  return (
    <input
      id={id}
      value={isOwn ? text : shown}
      onChange={({ target }) => {
        setText(target.value);
        set(read(target.value));
      }}
    />
  );
}

function NumberInput({
  value,
  set,
  id,
  list,
}: {
  value: unknown;
  set: FieldProps["set"];
  id: string;
  list?: string | undefined;
}) {
  const [text, setText] = useState(String(value ?? ""));
  const read = (typed: string) =>
    typed.trim() === "" ? undefined : Number.isNaN(Number(typed)) ? typed : Number(typed);
  return (
    <input
      id={id}
      list={list}
      inputMode="decimal"
      value={read(text) === value ? text : String(value ?? "")}
      onChange={({ target }) => {
        setText(target.value);
        set(read(target.value));
      }}
    />
  );
}

const LONG = 40;

export function PlainField({
  kind,
  noun,
  name,
  schema,
  value,
  set,
  id,
}: FieldProps & { kind: Kind; id: string }) {
  const list = REFERENCES[name];
  const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  if (kind === "yes")
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
    );
  if (kind === "number") return <NumberInput {...{ value, set, id, list }} />;
  if (kind === "numbers") return <NumbersInput {...{ value, set, id }} />;
  if (kind === "choice") {
    const words = schema.enum ?? [String(schema.const)];
    return (
      <select id={id} value={text} onChange={({ target }) => set(target.value || undefined)}>
        <option value="">—</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {choiceName(word)}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "lines") {
    const lines = Array.isArray(value) ? value.join("\n") : "";
    return (
      <textarea
        id={id}
        rows={Math.max(2, lines.split("\n").length)}
        value={lines}
        onChange={({ target }) => set(target.value === "" ? [] : target.value.split("\n"))}
      />
    );
  }
  if (RICH_FIELDS.has(name)) return <RichField {...{ id, value: text, set }} label={fieldName(noun, name)} />;
  if (LONG_TEXTS.has(name) || text.length > LONG)
    return (
      <textarea
        id={id}
        rows={LONG_TEXTS.has(name) ? 14 : 3}
        value={text}
        onChange={({ target }) => set(target.value)}
      />
    );
  return <input id={id} list={list} value={text} onChange={({ target }) => set(target.value)} />;
}
