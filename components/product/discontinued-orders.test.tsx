import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CartLineFields } from "@/components/cart/cart-line";
import { withPictures } from "@/components/ui/picture";
import { sharedStore } from "@/db/connection";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { CLOSING } from "@/lib/links/closing-words";
import { getProduct } from "@/db/queries/products/product-details";
import { storeWithProducts } from "@/db/testing/products";
import { ProductGrid } from "./product-grid";
import { ProductHead } from "./product-head";
import { ProductSummary } from "./product-summary";

/** The pages of a product, up to its inquiry links. */
function pagesOf(id: number): string[] {
  const product = getProduct(id);
  if (!product) throw new Error(`there is no product ${id}`);
  const shared = { product, ratings: [], discontinued: discontinuedOf(id) };
  const list = { label: "产品中心", href: "/product_centers" };
  return [
    renderToStaticMarkup(<ProductHead {...shared} drawings={[]} tool={undefined} />),
    renderToStaticMarkup(
      <ProductSummary
        {...{ ...shared, list, mounting: [] }}
        family={undefined}
        closing={CLOSING.productCentre}
      />,
    ),
  ];
}

test("a product that takes no new orders is not offered for the list; it can still be asked about", () => {
  storeWithProducts([{ id: 101, title: "电容器甲", type: 201 }]);
  for (const page of pagesOf(101)) expect(page).toContain("加入询价单");
  sharedStore().exec("INSERT INTO discontinued_products (product, since) VALUES (101, '2026-12-31')");
  for (const page of pagesOf(101)) {
    expect(page).not.toContain("加入询价单");
    expect(page).toContain("咨询此产品");
  }
});

test("a card names its product, and offers it for the list unless it is discontinued", () => {
  const item = {
    id: 7,
    title: "电容器甲",
    model: "LH-A",
    basicfunction: "",
    image: "",
    standard: "",
    ratings: [],
    note: "",
  };
  const cards = [item, { ...item, id: 8, isDiscontinued: true }].map((product) =>
    renderToStaticMarkup(
      <ProductGrid
        items={[{ isDiscontinued: false, ...product }]}
        hrefFor={(id) => `/newdetail/${id}`}
        headingLevel={2}
      />,
    ),
  );
  expect(cards[0]).toContain('href="/newdetail/7"');
  expect(cards[0]).toContain("加入询价单<span");
  expect(cards[1]).toContain("LH-A");
  expect(cards[1]).not.toContain("加入询价单");
});

test("a line says that its product is discontinued", () => {
  const [line] = withPictures([
    {
      ...{ id: 1, product_id: 101, title: "电容器甲", model: "LH-X", image: "", code: "" },
      ...{ quantity: 1, note: "", checked: 1 as const, example: undefined },
    },
  ]);
  if (!line) throw new Error("one line has one line");
  const shown = (isDiscontinued: boolean) =>
    renderToStaticMarkup(
      <CartLineFields
        line={{ ...line, isDiscontinued }}
        drafts={{}}
        faults={{}}
        onChange={() => undefined}
      />,
    );
  expect(shown(true)).toContain("已停产");
  expect(shown(false)).not.toContain("已停产");
});
