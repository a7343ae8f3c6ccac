import { DOMParser, type Mark, type Node } from "prosemirror-model";
import { richText } from "./schema";

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("\u00a0", "&nbsp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
const attribute = (value: unknown) => escaped(String(value)).replaceAll('"', "&quot;");
const written = (name: string, value: unknown) => ` ${name}="${attribute(value)}"`;

const opened = ({ type, attrs }: Mark) =>
  type.name === "link" ? `<a${written("href", attrs.href)}>` : `<${type.name}>`;
const closed = ({ type }: Mark) => (type.name === "link" ? "</a>" : `</${type.name}>`);

/** Text with its marks; marks that neighbours share are written once around them. */
function inline(parent: Node): string {
  let html = "";
  let open: Mark[] = [];
  const closeTo = (kept: number) => {
    for (const mark of open.slice(kept).reverse()) html += closed(mark);
    open = open.slice(0, kept);
  };
  parent.forEach((child) => {
    const differs = open.findIndex((mark, at) => !child.marks[at]?.eq(mark));
    closeTo(differs === -1 ? open.length : differs);
    for (const mark of child.marks.slice(open.length)) html += opened(mark);
    open = [...child.marks];
    html += child.isText ? escaped(child.text ?? "") : "<br>";
  });
  closeTo(0);
  // As displayed by browsers.
  return html.replace(/ {2,}/g, " ").trim();
}

/** Cells and list items contain a single paragraph, whose tags are left out. */
const withoutParagraph = (parent: Node): string =>
  parent.children.map((child) => (child.type.name === "paragraph" ? inline(child) : block(child))).join("");

function cell(node: Node): string {
  const tag = node.type.name === "table_header" ? "th" : "td";
  const { colspan, rowspan } = node.attrs as Record<"colspan" | "rowspan", number>;
  const spans =
    (colspan > 1 ? written("colspan", colspan) : "") + (rowspan > 1 ? written("rowspan", rowspan) : "");
  return `<${tag}${spans}>${withoutParagraph(node)}</${tag}>`;
}

const isHeading = (row: Node) => row.children.every(({ type }) => type.name === "table_header");
const rowsOf = (rows: Node[]) => rows.map((row) => `<tr>${row.children.map(cell).join("")}</tr>`).join("");

/** The leading header rows become the table's head. */
function table(node: Node): string {
  const rows = node.children;
  const body = rows.findIndex((row) => !isHeading(row));
  const head = rows.slice(0, Math.max(body, 0));
  const written = head.length > 0 ? `<thead>${rowsOf(head)}</thead>` : "";
  return `<table>${written}<tbody>${rowsOf(rows.slice(head.length))}</tbody></table>`;
}

function block(node: Node): string {
  const { attrs } = node;
  switch (node.type.name) {
    case "heading":
      return `<h${attrs.level}>${inline(node)}</h${attrs.level}>`;
    case "bullets":
      return `<ul>${node.children.map((item) => `<li>${withoutParagraph(item)}</li>`).join("")}</ul>`;
    case "numbers": {
      const start = attrs.start === 1 ? "" : written("start", attrs.start);
      return `<ol${start}>${node.children.map((item) => `<li>${withoutParagraph(item)}</li>`).join("")}</ol>`;
    }
    case "quote":
      return `<blockquote>${node.children.map(block).join("\n")}</blockquote>`;
    case "figure":
      return `<figure><img${written("src", attrs.src)}${written("alt", attrs.alt)}><figcaption>${inline(node)}</figcaption></figure>`;
    case "player":
      return `<iframe${written("src", attrs.src)}${written("title", attrs.title)}></iframe>`;
    case "placed":
      return `{{${attrs.name}}}`;
    case "table":
      return table(node);
    default:
      return `<p>${inline(node)}</p>`;
  }
}

const isEmpty = ({ type, content }: Node) => type.name === "paragraph" && content.size === 0;

/** The format of db/content, without empty paragraphs. */
export const writeHtml = (text: Node): string =>
  text.children
    .filter((node) => !isEmpty(node))
    .map(block)
    .join("\n");

/** Placeholders for generated content are on lines of their own. */
const PLACED = /^\{\{([^{}"<>&]+)\}\}$/gm;

type Parse = (html: string) => { body: HTMLElement };

/** @param parse `DOMParser` of the page, or of jsdom */
export const readHtml = (html: string, parse: Parse): Node =>
  DOMParser.fromSchema(richText).parse(parse(html.replace(PLACED, '<div data-placed="$1"></div>')).body);

/** Line breaks between blocks are insignificant. */
const joined = (html: string) => html.replace(/(?<=>|\}\}|^)\n+(?=<|\{\{|$)/g, "");

/** Whether the rich text editor would keep a text unchanged. */
export const isReadWhole = (html: string, parse: Parse): boolean =>
  joined(writeHtml(readHtml(html, parse))) === joined(html);
