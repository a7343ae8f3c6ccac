import { FAULT_REPORT } from "@/lib/links/fault-report";

/** Scripts of the framework as Next writes them: those that are `async` do not depend on their place. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"((?: (?:id|async)="[^"]*")*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** A link that scripts would have served better is followed after so long. */
const PATIENCE_MS = 2000;

/** A page that is left gives up its scripts: one that is still there after so long has lost them. */
const LEAVING_MS = 1000;

/**
 * Loads the scripts named in its own element after the page, when the browser is idle, each in an idle moment of its own
 * so that none of it keeps a slow phone busy. A press on what only scripts can serve is repeated once the page says that
 * it is alive (components/layout/alive.tsx), unless something else was pressed since; a link is followed where that takes
 * too long. A page that is prerendered has no scripts before it is shown: what they do on opening is done for visitors
 * who came. Where a script does not come, or the browser cannot read it, the page looks as one without scripts
 * (lib/scripted.ts), and the failure is counted.
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
  `w.addEventListener("alive",function(e){w.removeEventListener("error",broken);d.removeEventListener("click",press,true);e=b;b=0;e&&e.click()},{once:true});`,
  `w.addEventListener("load",function(){d.prerendering?d.addEventListener("prerenderingchange",begin):begin()})`,
  `})(document,window)`,
].join("");

/**
 * The same page, its scripts loaded after what a visitor sees: they neither compete with pictures and styles for the
 * line nor delay the first view. A page written otherwise is left as it is.
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
