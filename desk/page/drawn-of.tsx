import { createContext, use } from "react";
import type { Drawn } from "@/desk/drawn";
import type { Path } from "./field-props";
import "./drawn-of.css";

/** What the page makes of the open file: changed whenever the page is. */
export const DrawnContext = createContext<Drawn[]>([]);

/** The drawings and tables that a field comes to, as they will stand on the page. */
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
