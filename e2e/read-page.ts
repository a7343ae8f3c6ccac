import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import { expect } from "./site";

const { DOMParser } = new JSDOM().window;

/** A page as the server sends it, read without a browser: no style, no script, and so nothing hidden. */
export async function readPage(request: APIRequestContext, address: string, status = 200): Promise<Document> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(status);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const code of page.body.querySelectorAll("script, style, template")) code.remove();
  return page;
}

const shown = (text: string | null) => (text ?? "").replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

/** The words of everything that a selector finds, blanks as a browser shows them. */
export const allWords = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => shown(textContent));

/** The words of the first that a selector finds. */
export const words = (place: ParentNode, selector = "main") => allWords(place, selector)[0] ?? "";

function nameOf(element: Element): string {
  const labelled = element.getAttribute("aria-labelledby")?.split(" ");
  const label = labelled?.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(" ");
  const caption = element.querySelector(":scope > caption")?.textContent;
  return shown(label ?? element.getAttribute("aria-label") ?? caption ?? element.textContent);
}

/** Of what a selector finds, all that is called so: by its label, its caption or its own words. */
export const named = (place: ParentNode, selector: string, name: RegExp | string) =>
  [...place.querySelectorAll(selector)].filter((element) =>
    typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element)),
  );

/** Where the links called so lead. */
export const hrefs = (place: ParentNode, name: RegExp | string) =>
  named(place, "a[href]", name).map((link) => link.getAttribute("href"));

/** What the page tells search engines to do with it; nothing where it may be found. */
export const robots = (page: Document) =>
  page.querySelector("meta[name=robots]")?.getAttribute("content") ?? undefined;
