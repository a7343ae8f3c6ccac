import { startSite } from "./e2e/start-site";
import { JSDOM } from "jsdom";
const site: any = await startSite();
const qs = process.argv.slice(2);
for (const q of qs) {
  const r = await fetch(`${site.url}/search?q=${encodeURIComponent(q)}`);
  const d = new JSDOM(await r.text()).window.document;
  const main = d.querySelector("main")!;
  const items = [...main.querySelectorAll("h2, h3")].map((h: any) => h.textContent.trim().replace(/\u200b/g,"")).slice(0, 6);
  const notes = [...main.querySelectorAll("p, [class*=note]")].map((p: any) => p.textContent.trim().replace(/\s+/g, " ")).filter((t) => /符合|未标注|最接近|没有|计算|=|≈|找到|您要/.test(t)).slice(0, 4);
  console.log(`\n## ${q}\n  ${items.join(" | ")}\n  -- ${notes.join(" || ").slice(0, 400)}`);
}
await site.stop(); process.exit(0);
