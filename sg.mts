import { startSite } from "./e2e/start-site";
const site: any = await startSite();
for (const q of process.argv.slice(2)) {
  const r = await fetch(`${site.url}/api/Search/suggest?q=${encodeURIComponent(q)}`);
  console.log("##", q, r.status, (await r.text()).slice(0, 900).replace(/<[^>]+>/g, " "));
}
await site.stop(); process.exit(0);
