// Plain JavaScript: the page cache loads it outside the bundle.

/** Scripts of the framework as Next writes them: those that are `async` do not depend on their place. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"((?: (?:id|nonce|async)="[^"]*")*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Starts the scripts named in its own element once the page is shown and the browser has a moment, or at the
 * visitor's first touch, whichever comes first. A button that only they can serve is pressed again for its visitor
 * once the page says that it is alive (components/layout/alive.tsx), unless they have pressed something else since.
 */
const LOADER = `(function(d,w,s,t,b){s=d.currentScript.getAttribute("data-late").split(" ");function go(){if(!s)return;s.forEach(function(u){t=d.createElement("script");t.src=u;d.head.appendChild(t)});s=0}["pointerover","pointerdown","keydown","focusin"].forEach(function(e){w.addEventListener(e,go,{once:true,passive:true})});w.addEventListener("load",function(){w.requestIdleCallback?w.requestIdleCallback(go,{timeout:500}):setTimeout(go,50)});function press(e){b=e.target.closest("button[type=button]:not([popovertarget])")}d.addEventListener("click",press,true);w.addEventListener("alive",function(){d.removeEventListener("click",press,true);b&&b.click()},{once:true})})(document,window)`;

/** @param {string} code of an inline script */
export const isLoader = (code) => code === LOADER;

/**
 * The same page, its scripts loaded after what a visitor sees: they neither compete with pictures and styles for the
 * line nor delay the first view (deploy/bench/tried.md has the figures). A page written otherwise is left as it is.
 * @param {string} html of a whole page
 */
export function withLateScripts(html) {
  /** @type {string[]} */
  const scripts = [];
  let nonce = "";
  const without = html.replace(PRELOAD, "").replace(SCRIPT, (whole, source, attributes) => {
    if (!attributes.includes(' async=""')) return whole;
    scripts.push(source);
    nonce = / nonce="[^"]*"/.exec(attributes)?.[0] ?? "";
    return "";
  });
  const tag = `<script data-late="${scripts.join(" ")}"${nonce}>${LOADER}</script></head>`;
  return scripts.length > 0 ? without.replace("</head>", () => tag) : html;
}
