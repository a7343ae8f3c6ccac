import { fieldHelp, fieldName, REFERENCES } from "@/desk/words";
import { DrawnOf } from "./drawn-of";
import { Faults, faultsBelow, type FieldProps } from "./field-props";
import { GridField } from "./grid-field";
import { GroupField } from "./group-field";
import { ListField } from "./list-field";
import { MapField } from "./map-field";
import { PictureDrop } from "./picture-drop";
import { PlainField } from "./plain-field";
import { blank, kindOf, wayName, wayOf, waysOf } from "./schema";

/** A field of any schema with its label and faults. */
export function Field(props: FieldProps) {
  const { noun, name, schema, value, path, faults, set, isBare = false } = props;
  const ways = waysOf(schema);
  const at = wayOf(ways, value);
  const way = ways[at] ?? schema;
  const kind = kindOf(way);
  const id = path.join(".");
  const inner = { ...props, schema: way, field: (next: FieldProps) => <Field {...next} /> };
  const isWhole = kind === "group" || kind === "list" || kind === "map" || kind === "grid";
  const label = fieldName(noun, name);
  const help = isBare ? "" : fieldHelp(noun, name);
  const own = isWhole
    ? faultsBelow(faults, path).filter((fault) => fault.path.length === path.length)
    : faultsBelow(faults, path);
  return (
    <div className={isWhole ? "field whole" : "field"} data-field={id}>
      {!isBare && <label htmlFor={id}>{label}</label>}
      <div className="control">
        {ways.length > 1 && (
          <select
            className="way"
            aria-label={`${label}的写法`}
            value={at}
            onChange={({ target }) => set(blank(ways[Number(target.value)] ?? schema))}
          >
            {ways.map((one, place) => (
              <option key={place} value={place}>
                {wayName(noun, one)}
              </option>
            ))}
          </select>
        )}
        {kind === "group" && <GroupField {...inner} />}
        {kind === "list" && <ListField {...inner} />}
        {kind === "map" && <MapField {...inner} />}
        {kind === "grid" && <GridField {...inner} />}
        {!isWhole && <PlainField {...props} schema={way} kind={kind} id={id} />}
        {REFERENCES[name] === "pictures" && !isWhole && <PictureDrop noun={noun} value={value} set={set} />}
        {help && <p className="help">{help}</p>}
        <DrawnOf path={path} />
        <Faults faults={own} />
      </div>
    </div>
  );
}
