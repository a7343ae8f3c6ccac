import type { Drawing } from "@/drawings/geometry/drawing";
import { revisionLabel, type Revision } from "@/lib/revision";
import { SITE } from "@/lib/site";
import { dxfDocument } from "./document";
import { markShape } from "./mark-shape";
import { sheetShapes } from "./sheet-shapes";
import { toX, toY } from "./sink";
import { titleBlock } from "./title-block";

const NOTES = {
  outline: "制造商自绘。外形按标注的最大尺寸，面板细部为示意；以供货图纸与实物为准。",
  drilling: "制造商自绘。开孔、钻孔前请与供货图纸和实物核对；没有注明孔径的只标孔位。",
  wiring: "制造商自绘的原理接线，不按比例；以随机说明书与实物端子标识为准。",
};

/** The product of a drawing, with its revisions, newest first. */
export type DrawnProduct = { model: string; revisions: readonly Revision[] };

/** The file name of a drawing without extension: `LH-PM96E-outline`. */
export const drawingNumber = (model: string, name: string) =>
  `${model.replace(/[^\p{L}\p{N}-]+/gu, "-")}-${name}`;

/** A drawing as DXF: outlines and openings in millimetres at full size, schematics in drawing units. */
export function drawingDxf(drawing: Drawing, { model, revisions }: DrawnProduct): string {
  const { sheet, title, width, height, marks } = drawing;
  const name = drawingNumber(model, drawing.name);
  const { frame, shapes } = titleBlock(width, height, [
    [["名称", title]],
    [
      ["型号", model],
      ["图号", name],
    ],
    [
      ["比例", sheet ? (sheet.isLargest ? "1:1，最大尺寸" : "1:1") : "示意"],
      ["单位", sheet ? "mm" : "—"],
    ],
    [
      ["制图", SITE.brand],
      ["版本", revisionLabel(revisions[0])],
    ],
    [["", NOTES[drawing.kind]]],
  ]);
  const plane = sheet ?? { scale: 1, origin: { x: 0, y: height } };
  return dxfDocument({
    name,
    plane,
    shapes: [...(sheet ? sheetShapes(sheet) : marks.map(markShape)), ...shapes],
    isMetric: sheet !== undefined,
    extents: {
      left: toX(plane, frame.left),
      right: toX(plane, frame.right),
      bottom: toY(plane, frame.bottom),
      top: toY(plane, frame.top),
    },
  });
}
