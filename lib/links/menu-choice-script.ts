/**
 * The visitor's last choice in the product menu, kept in local storage under the names of SPEC §3. One constant inline
 * script, first in every page's body and allowed in its policy by this very text: it acts before anything is painted or
 * pressed. What it is to do stands in the head, in the `data-` attributes of `<meta name="menu-choice">`
 * (components/product/menu-choice.tsx):
 *
 * - `clear`: forget everything;
 * - `pid`, `menu-name`, `sid`, `submenu-name`, `kid`, `k-name`: the choice that the page shows, to be stored;
 * - `entries` (`201:202,203;205:206`, sub-entries with their third levels): the address chose nothing, so the stored
 *   choice comes back if the family has it;
 * - `path` (`33 201 202`): the breadcrumb's categories, named as the visitor chose them.
 */
export const MENU_CHOICE_SCRIPT = [
  `(function(d,w){`,
  `var names=["pid","menuName","sid","submenuName","kid","kName"];`,
  // The back key leads to what was seen there, not to what was chosen since.
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
  // Nobody has come to a page that is only prerendered. What stores a choice is not (app/speculation-rules.json).
  `if("clear"in c)return d.prerendering?d.addEventListener("prerenderingchange",act):s.clear();`,
  `if(c.path)return d.addEventListener("DOMContentLoaded",function(){rename(c.path,s)});`,
  `to="entries"in c&&!cameBack()&&restored(c,s);`,
  `if(to){d.documentElement.hidden=true;return w.location.replace(to)}`,
  `names.forEach(function(n){s.setItem(n,c[n]||"")})`,
  // A browser that refuses storage changes nothing for the visitor.
  `}catch(e){}}`,
  `act();`,
  // A page that the browser kept as it was runs no script when it comes back.
  `w.addEventListener("pageshow",function(e){e.persisted&&act()})`,
  `})(document,window)`,
].join("");
