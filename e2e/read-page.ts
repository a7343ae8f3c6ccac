import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import { expect } from "./site";

const { DOMParser } = new JSDOM().window;

/** A served page, parsed without a browser: there are no styles or scripts, so nothing is hidden. */
export async function readPage(request: APIRequestContext, address: string, status = 200): Promise<Document> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(status);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const code of page.body.querySelectorAll("script, style, template")) code.remove();
  return page;
}

const shown = (text: string | null) => (text ?? "").replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

/** The texts of all matches of a selector, with white space collapsed. */
export const allWords = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => shown(textContent));

/** The text of the first match of a selector. */
export const words = (place: ParentNode, selector = "main") => allWords(place, selector)[0] ?? "";

function nameOf(element: Element): string {
  const labelled = element.getAttribute("aria-labelledby")?.split(" ");
  const label = labelled?.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(" ");
  const caption = element.querySelector(":scope > caption")?.textContent;
  return shown(label ?? element.getAttribute("aria-label") ?? caption ?? element.textContent);
}

/** The matches of a selector with this name: a label, a caption or the text. */
export const named = (place: ParentNode, selector: string, name: RegExp | string) =>
  [...place.querySelectorAll(selector)].filter((element) =>
    typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element)),
  );

/** The targets of the links with this name. */
export const hrefs = (place: ParentNode, name: RegExp | string) =>
  named(place, "a[href]", name).map((link) => link.getAttribute("href"));

/** The robots directive of a page; empty if it may be indexed. */
export const robots = (page: Document) =>
  page.querySelector("meta[name=robots]")?.getAttribute("content") ?? undefined;
