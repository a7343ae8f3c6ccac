import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FamiliesProps } from "./family-list";
import { FamilyPanels } from "./family-panels";
import panels from "./family-panels.module.css";
import { FamilyTiles } from "./family-tiles";
import tiles from "./family-tiles.module.css";

const PROPS: FamiliesProps = {
  families: [
    { id: 33, name: "电容补偿", count: 12, picture: { src: "" }, lists: [{ id: 201, name: "智能电容器" }] },
  ],
  help: { title: "不知道选哪类？", text: "先算一算。", links: [{ label: "容量计算", href: "/tools/kvar" }] },
};
const html = {
  tiles: renderToStaticMarkup(<FamilyTiles {...PROPS} />),
  panels: renderToStaticMarkup(<FamilyPanels {...PROPS} />),
};

test.each([html.tiles, html.panels])("each family links to its products and its sub-families", (shown) => {
  expect(shown.match(/href="[^"]+"/g)).toEqual([
    'href="/product_type_list/33"',
    'href="/product_type_list/33?sid=201"',
    'href="/tools/kvar"',
  ]);
  expect(shown).toContain('aria-label="电容补偿的产品系列"');
});

test("neither page has the styles of the other's look", () => {
  expect(html.tiles).toContain(tiles.links);
  expect(html.tiles).not.toContain(panels.links);
  expect(html.panels).toContain(panels.links);
  expect(html.panels).not.toContain(tiles.links);
});
