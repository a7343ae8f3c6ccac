import { createContext, use } from "react";
import type { Drawn } from "@/desk/drawn";
import type { Path } from "./field-props";
import "./drawn-of.css";

/** Drawings and tables of the open file on its page, updated with the preview. */
export const DrawnContext = createContext<Drawn[]>([]);

/** The drawings and tables generated from a field, as on the page. */
export function DrawnOf({ path }: { path: Path }) {
  const all = use(DrawnContext);
  return all
    .filter((one) => one.path.join(".") === path.join("."))
    .map(({ picture, table }, at) =>
      picture ? (
        <img key={at} className="drawn" alt="网站画出的图" src={picture} />
      ) : (
        <div key={at} className="drawn">
          <table>
            <tbody>
              {table?.map((row, number) => (
                <tr key={number}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ),
    );
}
