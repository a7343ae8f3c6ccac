import { OPS, type PDFPageProxy, Util } from "pdfjs-dist/legacy/build/pdf.mjs";

type Matrix = [number, number, number, number, number, number];
/** A mark on a page, with its bounds in points from the lower left corner. */
export type Mark = { what: string; left: number; right: number; bottom: number; top: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Transforms a box by a matrix. */
function placed(what: string, by: Matrix, [left, bottom, right, top]: readonly number[]): Mark {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [by[0] * x + by[2] * y + by[4], by[1] * x + by[3] * y + by[5]] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    what,
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Every line, shape, picture and text on a page. */
export async function marksOf(page: PDFPageProxy): Promise<Mark[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const marks: Mark[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  fnArray.forEach((operation, at) => {
    const args = argsArray[at] as readonly unknown[] | null;
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? IDENTITY;
    else if (operation === OPS.transform) matrix = Util.transform(matrix, args as Matrix) as Matrix;
    else if (operation === OPS.constructPath)
      marks.push(placed("path", matrix, [...(args?.[2] as Float32Array)]));
    else if (operation === OPS.paintImageXObject) marks.push(placed("picture", matrix, [0, 0, 1, 1]));
  });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ what: item.str, left: x, right: x + item.width, bottom: y, top: y + item.height }];
  });
  return [...marks, ...texts];
}
