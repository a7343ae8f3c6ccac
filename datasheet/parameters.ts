import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { INK, PAPER, rule, WIDTH } from "./paper";
import { type Flow, part, section } from "./structure";
import { drawTable, tableRow } from "./table";

const SIZE = 8;
const GROUP = { x: PAPER.left, width: 66, style: { size: SIZE, bold: true, colour: INK.brand } };
const LABEL = { x: PAPER.left + 74, width: 92, style: { size: SIZE, colour: INK.muted } };
const TEXT = { x: PAPER.left + 174, width: WIDTH - 174, style: { size: SIZE } };

/** All parameters, with their groups in a separate column. */
export function drawParameters(flow: Flow, { groups, variants }: DataSheet) {
  const element = section(flow, "规格参数");
  const table = part(flow.doc, element, "Table");
  for (const { name, lines } of groups) {
    lines.forEach(({ label, text }, at) =>
      tableRow(
        flow,
        table,
        [
          { text: at === 0 ? name : "", column: GROUP, type: "TH", scope: "Row" },
          { text: label, column: LABEL, type: "TH", scope: "Row" },
          { text, column: TEXT, type: "TD" },
        ],
        LABEL.x,
      ),
    );
    rule(flow.doc, PAPER.left, flow.y, WIDTH, INK.navy, 0.75);
  }
  for (const { name, ...variant } of variants) {
    flow.y += 10;
    const own = section(flow, name);
    drawTable(flow, own, variant, { x: PAPER.left, width: WIDTH, size: SIZE });
  }
  flow.y += 16;
}
