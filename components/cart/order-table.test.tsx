import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderTable } from "./order-table";

test("whatever stands in a note, a title or a code is shown as text on receipts and inquiries", () => {
  const hostile = `<img src=x onerror="alert(1)">`;
  const line = { model: "LH-A", code: hostile, title: hostile, quantity: 1, note: hostile };
  const html = renderToStaticMarkup(<OrderTable caption="询价单" lines={[line]} />);
  expect(html).not.toContain("<img");
  expect(html.split("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;")).toHaveLength(4);
});
