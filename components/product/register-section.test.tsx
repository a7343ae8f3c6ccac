import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RegisterMap } from "@/lib/registers/map";
import { RegisterSection } from "./register-section";

const word = { type: "UINT16", scale: 1 } as const;
const map: RegisterMap = {
  ...{ title: "寄存器表", revision: "1.0", note: "示例。", mostRegisters: 100, exceptions: [1] },
  tcp: { port: 502, unit: 1 },
  example: { symbol: "UA", words: [2203] },
  blocks: [
    {
      ...{ id: "all", title: "全部" },
      registers: [
        { ...word, address: 0, name: "电压", symbol: "UA", access: "R" },
        { ...word, address: 1, name: "变比", symbol: "CT", access: "R/W" },
      ],
    },
  ],
};

test("what can be written is read by 03 alone, in the table of the line as in its row", () => {
  const html = renderToStaticMarkup(<RegisterSection product={{ id: 1, model: "LH-X" }} map={map} />);
  const words = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(words).toContain("03 读，只读的 04 也能读；");
  expect(words).toContain("R/W 03 06 16");
});
