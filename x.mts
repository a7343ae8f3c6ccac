import { startSite } from "./e2e/start-site";
import { chromium } from "playwright-core";
import sharp from "sharp";
const site: any = await startSite();
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const list: [string,string][] = JSON.parse(process.argv[2]);
for (const w of (process.argv[3] ?? "1440,375").split(",").map(Number)) {
  const c = await b.newContext({ viewport: { width: w, height: w > 500 ? 900 : 812 }, reducedMotion: "reduce" });
  const p = await c.newPage();
  for (const [n, path] of list) {
    await p.goto(site.url + path, { waitUntil: "load" });
    await p.evaluate("(async()=>{for(let y=0;y<document.body.scrollHeight;y+=700){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0);await new Promise(r=>setTimeout(r,300))})()");
    const buf = await p.screenshot({ fullPage: true });
    const m = await sharp(buf).metadata();
    const H = w > 500 ? 2200 : 2400; const k = Math.ceil(m.height! / H);
    if (w > 500) for (let i = 0; i < k; i++) await sharp(buf).extract({ left: 0, top: i*H, width: m.width!, height: Math.min(H, m.height! - i*H) }).toFile(`/tmp/s/${n}-${w}-${i}.png`);
    else {
      const parts = [];
      for (let i = 0; i < k; i++) parts.push({ input: await sharp(buf).extract({ left: 0, top: i*H, width: m.width!, height: Math.min(H, m.height! - i*H) }).toBuffer(), left: i * (w + 20), top: 0 });
      await sharp({ create: { width: k*(w+20), height: Math.min(H, m.height!), channels: 3, background: "#888" } }).composite(parts).png().toFile(`/tmp/s/${n}-${w}.png`);
    }
    console.log(n, w, m.height);
  }
  await c.close();
}
await b.close(); await site.stop(); process.exit(0);
