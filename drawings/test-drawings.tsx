import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { DrawingSvg, drawingsOf } from ".";
import type { DrawingProduct } from "./geometry/drawing-product";
import { textWidth } from "./geometry/sheet";

/** Every drawing of a product as the file that visitors get. */
export const filesOf = (product: DrawingProduct) =>
  drawingsOf(product).map((drawing) => ({
    ...drawing,
    file: renderToStaticMarkup(<DrawingSvg drawing={drawing} />),
  }));

/** The horizontal extent of each text of a drawing. */
const textsOf = (file: string) =>
  [...file.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].flatMap(([, attributes = "", text = ""]) => {
    if (attributes.includes("rotate")) return [];
    const x = Number(/ x="([-\d.]+)"/.exec(attributes)?.[1] ?? Number.NaN);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const width = textWidth(text);
    const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
    return [{ text, left, right: left + width }];
  });

/**
 * Expects valid numbers, no style that the content security policy forbids, at most 9 KB, a size that is known before
 * loading, no clipped text, a Chinese name and a description.
 */
export function expectSoundDrawings(product: DrawingProduct) {
  for (const { name, file, width, height, title, description } of filesOf(product)) {
    expect([name, file.match(/NaN|Infinity|undefined|style|class=/)]).toEqual([name, null]);
    expect([name, file.length < 9216]).toEqual([name, true]);
    expect(file).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(width * height).toBeGreaterThan(0);
    const texts = textsOf(file);
    expect([name, texts.length > 0]).toEqual([name, true]);
    expect([name, texts.filter(({ left, right }) => !(left >= -2 && right <= width + 2))]).toEqual([
      name,
      [],
    ]);
    for (const words of [title, description])
      expect([name, words]).toEqual([name, expect.stringMatching(/[\u4e00-\u9fff]/)]);
  }
}
