import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

// The schema of the rich text editor: the subset of lib/text/rich-text-rules.ts that editors write. html.ts converts it
// to HTML; `toDOM` is its display in the editor.

const attributeOf = (element: HTMLElement, name: string) => element.getAttribute(name) ?? "";
/** A placeholder for resources that the desk's page may not load. */
const standIn = (kind: string, name: unknown) =>
  ["span", { contenteditable: "false", class: "stand-in" }, `${kind}：${String(name)}`] as const;

const PICTURE = { src: { validate: "string" }, alt: { validate: "string" } };

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    attrs: { level: { validate: "number" } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(4, Math.max(2, level)) },
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullets: {
    group: "block",
    content: "item+",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  numbers: {
    group: "block",
    content: "item+",
    attrs: { start: { default: 1, validate: "number" } },
    parseDOM: [{ tag: "ol", getAttrs: (element) => ({ start: Number(element.getAttribute("start") ?? 1) }) }],
    toDOM: ({ attrs }) => ["ol", { start: attrs.start as number }, 0],
  },
  item: {
    content: "paragraph (bullets | numbers)*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
  quote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  figure: {
    group: "block",
    content: "inline*",
    attrs: PICTURE,
    isolating: true,
    parseDOM: [
      {
        tag: "figure",
        contentElement: "figcaption",
        getAttrs: (element) => {
          const picture = element.querySelector("img");
          return picture !== null && element.querySelector("figcaption") !== null
            ? { src: attributeOf(picture, "src"), alt: attributeOf(picture, "alt") }
            : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ["figure", standIn("图片", attrs.src), ["figcaption", 0]],
  },
  player: {
    group: "block",
    attrs: { src: { validate: "string" }, title: { validate: "string" } },
    parseDOM: [
      {
        tag: "iframe",
        getAttrs: (element) => ({ src: attributeOf(element, "src"), title: attributeOf(element, "title") }),
      },
    ],
    toDOM: ({ attrs }) => ["p", standIn("视频", attrs.title || attrs.src)],
  },
  /** Content generated from data, on a line of its own: {{参数}}. */
  placed: {
    group: "block",
    attrs: { name: { validate: "string" } },
    parseDOM: [
      { tag: "div[data-placed]", getAttrs: (element) => ({ name: attributeOf(element, "data-placed") }) },
    ],
    toDOM: ({ attrs }) => ["div", { "data-placed": attrs.name as string }, standIn("由网站填入", attrs.name)],
  },
  ...tableNodes({ tableGroup: "block", cellContent: "paragraph", cellAttributes: {} }),
  text: { group: "inline" },
  line: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
};

const plainMark = (tag: string): MarkSpec => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0] });

/** The first is the outermost. */
const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ href: attributeOf(element, "href") }) }],
    // Without href, so that a click places the cursor.
    toDOM: ({ attrs }) => ["a", { title: attrs.href as string }, 0],
  },
  strong: { ...plainMark("strong"), parseDOM: [{ tag: "strong" }, { tag: "b" }] },
  em: { ...plainMark("em"), parseDOM: [{ tag: "em" }, { tag: "i" }] },
  sub: { ...plainMark("sub"), excludes: "sub sup" },
  sup: { ...plainMark("sup"), excludes: "sub sup" },
  code: plainMark("code"),
};

export const richText = new Schema({ nodes, marks });
