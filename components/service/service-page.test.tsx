import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { faultKinds } from "@/lib/service/fault-codes";
import { ServicePage } from "./service-page";

const MODELS = Object.fromEntries(
  faultKinds.flatMap(({ products }) => products).map((id) => [id, `LH-${id}`] as const),
);
const FAMILIES = [33, 41, 49].map((id) => ({ id, name: `产品线${id}` }));

function page(asked?: number) {
  const html = renderToStaticMarkup(<ServicePage families={FAMILIES} models={MODELS} asked={asked} />);
  return new JSDOM(html).window.document;
}
const idsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ id }) => id);
const codesIn = (table: Element | null) =>
  [...(table?.querySelectorAll("tbody th") ?? [])].map(({ textContent }) => textContent);

/** A kind in which some products have codes that others lack. */
const KIND = faultKinds.find(
  ({ products, codes }) => products.length > 1 && codes.some((code) => code.products),
)!;
const OWN = KIND.codes.find((code) => code.products)!;
const OTHER = KIND.products.find((product) => !OWN.products!.includes(product))!;

test("a visitor without a fault code can choose the model, without JavaScript, from all that have codes", () => {
  const form = page().querySelector("form:has(select)")!;
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["get", "/service#faults"]);
  const groups = [...form.querySelectorAll("optgroup")].map((group) => [
    group.label,
    [...group.querySelectorAll("option")].map(({ value, text }) => [value, text]),
  ]);
  expect(groups).toEqual(
    faultKinds.map(({ name, products }) => [name, products.map((id) => [String(id), `LH-${id}`])]),
  );
  expect(form.querySelector("select")?.name).toBe("product");
});

test("the codes of a chosen model come first and open, without codes of other models", () => {
  const shown = page(OTHER);
  const faults = shown.getElementById("faults")!;
  expect(faults.querySelector("h2")?.textContent).toBe(`LH-${OTHER}故障代码`);
  expect(idsOf(faults, "details[open]")).toEqual([`faults-${KIND.id}`]);
  expect(idsOf(faults, "details")[0]).toBe(`faults-${KIND.id}`);
  const codes = codesIn(shown.getElementById(`faults-${KIND.id}`));
  expect(codes).not.toContain(OWN.code);
  expect(codes).toHaveLength(KIND.codes.filter(({ products }) => products?.includes(OTHER) ?? true).length);
  expect(codesIn(page(OWN.products![0]).getElementById(`faults-${KIND.id}`))).toContain(OWN.code);
  expect(shown.querySelector<HTMLOptionElement>("option[selected]")?.value).toBe(String(OTHER));
});

test("a chosen model's family has its first question open; without a choice everything is closed", () => {
  const family = FAMILIES.find(({ id }) => KIND.families.includes(id))!;
  const group = page(OTHER).getElementById(`faq-${family.id}`)?.parentElement?.parentElement;
  expect([...group!.querySelectorAll("details")].map(({ open }) => open).indexOf(true)).toBe(0);
  for (const asked of [undefined, 1]) {
    const shown = page(asked);
    expect(idsOf(shown, "details[open]")).toEqual([]);
    expect(shown.querySelector("#faults h2")?.textContent).toBe("故障代码");
  }
});
