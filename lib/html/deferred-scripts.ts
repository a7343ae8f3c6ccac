import { FAULT_REPORT } from "@/lib/links/fault-report";

/** Script tags as Next writes them; `async` ones can be moved. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"((?: (?:id|async)="[^"]*")*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** How long a click on an enhanced link waits for scripts before it is followed. */
const PATIENCE_MS = 2000;

/** Leaving a page cancels its script loads: only if the page still exists after this time have they failed. */
const LEAVING_MS = 1000;

/**
 * Loads the scripts listed in its own element after the page, each in an idle callback of its own, so that slow phones stay
 * responsive. A click on an element that needs scripts is repeated after hydration (components/layout/hydration-signal.tsx), unless
 * something else was clicked since; a link is followed if that takes too long. A prerendered page loads no scripts before it
 * is shown, so that what they do on opening happens for real visitors only. If a script cannot be loaded or parsed, the page
 * falls back to its form without scripts (lib/scripted.ts), and the failure is counted.
 */
export const DEFERRED_SCRIPTS_LOADER = [
  `(function(d,w,s,b,f){`,
  `s=d.currentScript.getAttribute("data-deferred").split(" ");`,
  `function load(e){if(s.length){e=d.createElement("script");e.src=s.shift();e.onerror=fail;d.head.appendChild(e);idle(load)}}`,
  `function begin(){idle(load)}`,
  `function idle(f){w.requestIdleCallback?w.requestIdleCallback(function(){f()},{timeout:500}):w.setTimeout(f,50)}`,
  `function press(e){b=e.ctrlKey||e.metaKey||e.shiftKey?0:e.target.closest("button[type=button]:not([popovertarget]),a[data-lightbox],a[data-back]");b&&b.href&&(e.preventDefault(),w.setTimeout(follow,${PATIENCE_MS}))}`,
  `function follow(){b&&(w.location.href=b.href)}`,
  `function fail(){if(f)return;f=1;delete d.documentElement.dataset.scripts;w.setTimeout(count,${LEAVING_MS})}`,
  `function count(){w.navigator.sendBeacon&&w.navigator.sendBeacon("${FAULT_REPORT}",new URLSearchParams({page:w.location.pathname,part:"scripts"}))}`,
  `function broken(e){e.error instanceof SyntaxError&&fail()}`,
  `d.addEventListener("click",press,true);w.addEventListener("error",broken);`,
  `w.addEventListener("hydrated",function(e){w.removeEventListener("error",broken);d.removeEventListener("click",press,true);e=b;b=0;e&&e.click()},{once:true});`,
  `w.addEventListener("load",function(){d.prerendering?d.addEventListener("prerenderingchange",begin):begin()})`,
  `})(document,window)`,
].join("");

/**
 * Defers the scripts of a page, so that they neither compete with pictures and styles for bandwidth nor delay the first view.
 * A page in an unexpected form is left unchanged.
 */
export function deferScripts(html: string): string {
  const scripts: string[] = [];
  const without = html.replace(PRELOAD, "").replace(SCRIPT, (whole, source: string, attributes: string) => {
    if (!attributes.includes(' async=""')) return whole;
    scripts.push(source);
    return "";
  });
  const tag = `<script data-deferred="${scripts.join(" ")}">${DEFERRED_SCRIPTS_LOADER}</script></head>`;
  return scripts.length > 0 ? without.replace("</head>", () => tag) : html;
}
