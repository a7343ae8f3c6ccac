// Plain JavaScript: the page cache loads it outside the bundle.

/** Scripts of the framework as Next writes them: those that are `async` do not depend on their place. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"((?: (?:id|nonce|async)="[^"]*")*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** A visitor who has done nothing for so long after the page was shown is reading it. */
const READING_MS = 3000;
/** A link that scripts would have served better is followed after so long. */
const PATIENCE_MS = 2000;

/**
 * Starts the scripts named in its own element at the first sign of a visitor, or when they are reading; until then it
 * only has them fetched, one after the other so that none of it keeps a slow phone busy. Where the browser remembers
 * something that the page is to show or forget, and for members, it does not wait. A press on what only scripts can
 * serve is repeated once the page says that it is alive (components/layout/alive.tsx), unless something else was pressed
 * since; a link is followed where that takes too long.
 */
const LOADER = [
  `(function(d,w,s,b){`,
  `s=d.currentScript.getAttribute("data-late").split(" ");`,
  `function add(tag,key,u,e){e=d.createElement(tag);e.rel="prefetch";e[key]=u;d.head.appendChild(e)}`,
  `function go(){s.forEach(function(u){add("script","src",u)});s=[]}`,
  `function ahead(n){s[n]?(add("link","href",s[n]),idle(function(){ahead(n+1)})):w.setTimeout(function(){idle(go)},${READING_MS})}`,
  `function idle(f){w.requestIdleCallback?w.requestIdleCallback(f,{timeout:500}):w.setTimeout(f,50)}`,
  `function remembers(){try{return/\\buserId=/.test(d.cookie)||d.querySelector("[data-early]")&&w.localStorage.length}catch(e){}}`,
  `function press(e){b=e.ctrlKey||e.metaKey||e.shiftKey?0:e.target.closest("button[type=button]:not([popovertarget]),a[data-lightbox],a[data-back]");b&&b.href&&(e.preventDefault(),w.setTimeout(follow,${PATIENCE_MS}))}`,
  `function follow(){b&&(w.location.href=b.href)}`,
  `"pointerover pointerdown keydown focusin scroll".split(" ").forEach(function(n){w.addEventListener(n,go,{once:true,passive:true})});`,
  `d.addEventListener("click",press,true);`,
  `w.addEventListener("alive",function(e){d.removeEventListener("click",press,true);e=b;b=0;e&&e.click()},{once:true});`,
  `w.addEventListener("load",function(){idle(function(){remembers()?go():idle(function(){ahead(0)})})})`,
  `})(document,window)`,
].join("");

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
