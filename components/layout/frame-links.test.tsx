import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { requestPath } from "@/lib/request-path";
import { staticMarkup } from "@/lib/static-markup";
import { frameLinks } from "./frame-links";

const FAMILIES = [{ id: 33, name: "电容补偿", lists: [{ id: 201, name: "智能电容器" }] }];

const submenusAt = (path: string) =>
  requestPath.run(path, () =>
    renderToStaticMarkup(
      frameLinks(FAMILIES).submenus.map(({ id, links }) => <Fragment key={id}>{links}</Fragment>),
    ),
  );

test("a submenu marks the page that is open, if it has a link to it", () => {
  expect(submenusAt("/cm_city").match(/[^ ]+ aria-current="page"/g)).toEqual([
    'href="/cm_city" aria-current="page"',
  ]);
  expect(submenusAt("/newdetail/1001")).not.toContain("aria-current");
});

test("only the submenu of the products, which has a heading for each family, spans the page", () => {
  expect(frameLinks(FAMILIES).submenus.flatMap(({ id, isWide }) => (isWide ? id : []))).toEqual(["products"]);
});

test("the names of the categories are sent as HTML only, not again as data of the page", () => {
  const kept: unknown[] = [];
  const { submenus, phoneMenu, footerLinks } = frameLinks(FAMILIES);
  staticMarkup.run(kept, () => {
    for (const place of [...submenus.map(({ links }) => links), phoneMenu, footerLinks])
      expect(renderToStaticMarkup(place)).not.toBe("");
  });
  expect(kept).toHaveLength(submenus.length + 2);
});
