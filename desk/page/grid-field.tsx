import { Faults, faultsBelow, type FieldProps } from "./field-props";
import { isFields } from "./schema";

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const rowOf = (value: unknown) => listOf(value).map(String);

/** A table: a head, and rows with as many cells. */
export function GridField({ value, path, faults, set }: FieldProps) {
  const fields = isFields(value) ? value : {};
  const header = rowOf(fields.header);
  const rows = listOf(fields.rows).map(rowOf);
  const put = (next: { header?: string[]; rows?: string[][] }) => set({ ...fields, header, rows, ...next });
  const own = faultsBelow(faults, path).filter((fault) => fault.path.length > path.length);
  return (
    <div className="grid">
      <table>
        <thead>
          <tr>
            {header.map((cell, at) => (
              <th key={at}>
                <input
                  aria-label={`表头 ${at + 1}`}
                  value={cell}
                  onChange={({ target }) => put({ header: header.with(at, target.value) })}
                />
              </th>
            ))}
            <th>
              <button
                type="button"
                onClick={() => put({ header: [...header, ""], rows: rows.map((row) => [...row, ""]) })}
              >
                加一列
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <input
                    aria-label={`第 ${at + 1} 行第 ${column + 1} 列`}
                    value={cell}
                    onChange={({ target }) => put({ rows: rows.with(at, row.with(column, target.value)) })}
                  />
                </td>
              ))}
              <td>
                <button type="button" title="删除这一行" onClick={() => put({ rows: rows.toSpliced(at, 1) })}>
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => put({ rows: [...rows, header.map(() => "")] })}>
        加一行
      </button>
      <Faults faults={own} />
    </div>
  );
}
