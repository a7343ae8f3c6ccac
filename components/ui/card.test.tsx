import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardView } from "./card-view";
import card from "./card.module.css";
import picture from "./picture.module.css";

const shown = (given: object) =>
  renderToStaticMarkup(
    <CardView title="甲" picture={{ src: "/media/a.webp", widths: [320], height: 200, ...given }} />,
  );

test("a photograph fills its box", () => {
  expect(shown({})).toContain(`class="${picture.picture} ${picture.cover}"`);
});

test("a product is seen whole", () => {
  expect(shown({ isRender: true })).toContain(`${picture.picture} ${picture.contain}`);
});

test("a chart is seen whole, and its background fills the box", () => {
  const html = shown({ ground: "dark" });
  expect(html).toContain(`class="${picture.picture} ${picture.contain}"`);
  expect(html).toContain(`<div class="${card.image} ${card.dark}">`);
});
