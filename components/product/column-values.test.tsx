import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ColumnValues } from "./column-values";

const shown = (note: string) =>
  renderToStaticMarkup(<ColumnValues columns={["额定容量"]} texts={["40/60 kvar"]} note={note} />).replace(
    /<[^>]+>/g,
    "|",
  );

test("below its columns a capacitor says its output at system voltage, where it is known", () => {
  expect(shown("400 V实际输出 29.9、44.8 kvar")).toMatch(
    /额定容量.*60.*kvar\|+400.V实际输出 29\.9、44\.8.kvar/,
  );
  expect(shown("")).toMatch(/kvar\|+$/);
});
