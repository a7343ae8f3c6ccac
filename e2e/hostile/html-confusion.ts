import { code, type Maker } from "./piece";

const payload = (id: number) => `<img src=x onerror=${code(id)}>`;

/** Elements whose content is parsed as text, each by its own rules. */
const RAW = [
  "style",
  "title",
  "textarea",
  "noscript",
  "noembed",
  "noframes",
  "xmp",
  "script",
  "iframe",
].concat(["template", "plaintext", "listing"]);
/** Elements with different parsing rules for their content. */
const FOREIGN = ["svg", "math", "svg><foreignObject", "svg><desc", "math><mtext", "math><annotation-xml"];

/** Input that is text to one parser and markup to another. */
const raw = RAW.flatMap((tag): Maker[] => [
  (id) => `<${tag}><a title="</${tag}>${payload(id)}">`,
  (id) => `<${tag}>${payload(id)}</${tag}>${payload(id)}`,
  (id) => `<${tag} title="</${tag}>${payload(id)}"></${tag} >${payload(id)}`,
  (id) => `<${tag}><!--</${tag}>${payload(id)}-->`,
  (id) => `<p><${tag}></p></${tag.toUpperCase()}/>${payload(id)}`,
]);

const foreign = FOREIGN.flatMap((space) =>
  ["style", "title", "textarea", "noscript", "xmp", "script", "template"].flatMap((tag): Maker[] => [
    (id) => `<${space}><${tag}><a title="</${tag}>${payload(id)}">`,
    (id) => `<${space}><${tag}>${payload(id)}</${tag}>`,
    (id) => `<${space}><p><${tag}><!--</${tag}>${payload(id)}-->`,
  ]),
);

const MUTATIONS: Maker[] = [
  (id) => `<math><mtext><table><mglyph><style><!--</style>${payload(id)}`,
  (id) => `<math><mtext><table><mglyph><style><![CDATA[</style>${payload(id)}]]>`,
  (id) => `<form><math><mtext></form><form><mglyph><style></math>${payload(id)}`,
  (id) => `<math><mi><table><tr><td><mglyph><svg><mtext><style><a title="</style>${payload(id)}">`,
  (id) => `<svg></p><style><a id="</style>${payload(id)}">`,
  (id) => `<svg><p><style><a title="</style>${payload(id)}">`,
  (id) => `<math><annotation-xml encoding="text/html"><xmp><a title="</xmp>${payload(id)}">`,
  (id) => `<math><annotation-xml encoding="application/xhtml+xml">${payload(id)}`,
  (id) => `<svg><foreignObject><math><mi><style></mi>${payload(id)}`,
  (id) => `<svg><desc><math></svg>${payload(id)}`,
  (id) => `<svg><![CDATA[</svg>]]>${payload(id)}`,
  (id) => `<svg><![CDATA[<image xlink:href="]]>${payload(id)}">`,
  (id) => `<![CDATA[<]]>img src=x onerror=${code(id)}>${payload(id)}`,
  (id) => `<!-->${payload(id)}-->`,
  (id) => `<!--->${payload(id)}-->`,
  (id) => `<!-- --!>${payload(id)}-->`,
  (id) => `<!-- <!-- -->${payload(id)}`,
  (id) => `<!--\u0000-->${payload(id)}`,
  (id) => `<!x="${payload(id)}">`,
  (id) => `<?xml version="1.0" ?>${payload(id)}`,
  (id) => `<?x "${payload(id)}"?>`,
  (id) => `</x "${payload(id)}">`,
  (id) => `<!DOCTYPE html [<!ENTITY x "${payload(id)}">]>&x;`,
  (id) => `<%"${payload(id)}"%>`,
  (id) => `<table>${payload(id)}</table>`,
  (id) => `<table><tr>${payload(id)}<td>甲</td></tr></table>`,
  (id) => `<table><tbody><a href="#">${payload(id)}<tr></a></tbody></table>`,
  (id) => `<table><caption><table></caption>${payload(id)}`,
  (id) => `<table><colgroup>${payload(id)}<col></colgroup></table>`,
  (id) => `<table><select><option>${payload(id)}</table>${payload(id)}`,
  (id) => `<table><td><xmp></td></table>${payload(id)}</xmp>${payload(id)}`,
  (id) => `<select><style></select>${payload(id)}</style>`,
  (id) => `<select><template><style><!--</style><a title="--></template></select>${payload(id)}">`,
  (id) => `<select><iframe></select>${payload(id)}</iframe>`,
  (id) => `<select><option><script>${code(id)}</script></option></select>`,
  (id) => `<option><style></option></select>${payload(id)}</style>`,
  (id) => `<frameset><noframes>${payload(id)}</noframes></frameset>${payload(id)}`,
  (id) => `<a><a><b><table><a>${payload(id)}</a></table></b></a>`,
  (id) => `<b><p><i></b>${payload(id)}</p></i>`,
  (id) => `<ruby><rtc><rt>${payload(id)}</ruby>`,
  (id) => `<button><form><button>${payload(id)}`,
  (id) => `${"<p><strong>".repeat(60)}${payload(id)}`,
  (id) => `${"<blockquote>".repeat(600)}${payload(id)}`,
  (id) => `<div><template shadowrootmode=open>${payload(id)}</template></div>`,
  (id) => `<div><template shadowrootmode=closed><script>${code(id)}</script></template></div>`,
  (id) => `<h2 title="<h1>"></h2><h3 onclick=${code(id)}>甲</h3>`,
  (id) => `<table title="<table>" onclick=${code(id)}><tbody><tr><td>甲</td></tr></tbody></table>`,
  (id) =>
    `<img src="/media/x.webp&quot; onerror=&quot;${code(id)}" alt="&quot;>${payload(id)}">${payload(id)}`,
  (id) => `<x-a onclick=${code(id)}>甲</x-a><p is="x-a" onclick=${code(id)}>甲</p>`,
  (id) => `<p constructor=${code(id)} __proto__="x" onclick=${code(id)}>甲</p>`,
  (id) =>
    `<div slot=x part=y popover id=o onbeforetoggle=${code(id)}>甲</div><button popovertarget=o>甲</button>`,
  (id) => `<portal src="https://evil.test/${id}"></portal><iframe src="https://evil.test/${id}"></iframe>`,
  (id) => `&lt;p&gt;<p>&lt;img src=x onerror=${code(id)}&gt;</p>${payload(id)}`,
];

/** Hosts that look like those of the listed players. */
const PLAYERS: Maker[] = [
  (id) => `https://evil.test/${id}`,
  (id) => `//evil.test/${id}`,
  (id) => `https:\\\\evil.test\\${id}`,
  (id) => `https:/\t/evil.test/${id}`,
  (id) => `https:evil.test/${id}`,
  (id) => ` https://evil.test/${id}`,
  (id) => `https://player.bilibili.com.evil.test/${id}`,
  (id) => `https://player.bilibili.com@evil.test/${id}`,
  (id) => `https://evil.test\\@player.bilibili.com/${id}`,
  (id) => `https://evil.test/${id}#https://player.bilibili.com/`,
  (id) => `https://evil.test/${id}?https://v.qq.com/`,
  (id) => `https://evil&period;test/${id}`,
  (id) => `https://ev&shy;il.test/${id}`,
  (id) => `https://ｅｖｉｌ.test/${id}`,
  (id) => `http://v.qq.com.evil.test/${id}`,
  (id) => `https://v.qq.com&NewLine;.evil.test/${id}`,
  (id) => `https://v.qq.com&commat;evil.test/${id}`,
  (id) => `https://v-qq.com.evil.test:443/${id}`,
];

export const namespaces = (): Maker[] => [...raw, ...foreign, ...MUTATIONS];

export const unlistedPlayers = (): Maker[] =>
  PLAYERS.flatMap((address): Maker[] => [
    (id) => `<iframe src="${address(id)}" title="视频"></iframe>`,
    (id) => `<IFRAME title=视频 allow=camera SRC='${address(id)}'></IFRAME>`,
  ]);
