/**
 * Keeps the visitor's last choice in the product menu in local storage, under the names of SPEC §3. It is a constant
 * inline script, whose hash is in the Content-Security-Policy, at the start of every body, so that it runs before the
 * first paint and any click. Its input is in the `data-` attributes of `<meta name="menu-choice">` in the head
 * (components/product/menu-choice.tsx):
 *
 * - `clear`: delete the stored choice;
 * - `pid`, `menu-name`, `sid`, `submenu-name`, `kid`, `k-name`: the choice shown by the page, to be stored;
 * - `entries` (`201:202,203;205:206`, sub-entries with their third levels): the address has no choice, so the stored
 *   one is restored if the family has it;
 * - `path` (`33 201 202`): the categories of the breadcrumb, which get the stored names.
 */
export const MENU_CHOICE_SCRIPT = [
  `(function(d,w){`,
  `var names=["pid","menuName","sid","submenuName","kid","kName"];`,
  // Going back shows what was seen there, not a choice made since.
  `function cameBack(){var n=w.performance.getEntriesByType("navigation")[0];return n&&n.type==="back_forward"}`,
  `function restored(c,s){var found,sid=s.getItem("sid"),kid=s.getItem("kid");`,
  `if(s.getItem("pid")!==c.pid)return;`,
  `c.entries.split(";").forEach(function(e){var p=e.split(":"),has=kid&&p[1].split(",").indexOf(kid)>=0;`,
  `if(has||p[0]===sid&&!(found&&found[1]))found=[p[0],has?kid:""]});`,
  `if(found&&(found[0]!==c.sid||found[1]&&found[1]!==c.kid))`,
  `return w.location.pathname+"?sid="+found[0]+(found[1]&&"&kid="+found[1])}`,
  `function rename(path,s){path.split(" ").every(function(id,n){var a=d.querySelector('[data-level="'+n+'"]');`,
  `if(!a||s.getItem(names[2*n])!==id)return false;a.textContent=s.getItem(names[2*n+1])||a.textContent;return true})}`,
  `function act(){var c=(d.querySelector("meta[name=menu-choice]")||{}).dataset,s,to;if(!c)return;`,
  `try{s=w.localStorage;`,
  // A prerendered page waits until shown; pages that store a choice are not prerendered (app/speculation-rules.json).
  `if("clear"in c)return d.prerendering?d.addEventListener("prerenderingchange",act):s.clear();`,
  `if(c.path)return d.addEventListener("DOMContentLoaded",function(){rename(c.path,s)});`,
  `to="entries"in c&&!cameBack()&&restored(c,s);`,
  `if(to){d.documentElement.hidden=true;return w.location.replace(to)}`,
  `names.forEach(function(n){s.setItem(n,c[n]||"")})`,
  // Without storage, the page works without a remembered choice.
  `}catch(e){}}`,
  `act();`,
  // A page restored from the back/forward cache does not run its scripts again.
  `w.addEventListener("pageshow",function(e){e.persisted&&act()})`,
  `})(document,window)`,
].join("");
