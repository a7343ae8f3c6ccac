// The editors' desk, started by `npm run content -- desk`. It is not part of the site: nothing imports it.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { build as buildSite } from "@/scripts/build.mjs";
import type { Name } from "@/db/source/shapes";
import { release } from "@/lib/settings.mjs";
import { affectedBy } from "./affected";
import { drawnOn } from "./drawn";
import { previewProxy } from "./preview-proxy";
import { previewSite } from "./preview-site";
import { previewStore } from "./preview-store";
import { serveDesk } from "./server";
import { siteBefore } from "./site-before";

/** The script and styles of the page. */
async function pageFiles() {
  const { outputFiles } = await build({
    entryPoints: { page: path.join(import.meta.dirname, "page/main.tsx") },
    outdir: "page",
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
  return { js: textOf(".js"), css: textOf(".css") };
}

/** @param root the project whose content is edited */
export async function startDesk(root: string): Promise<string> {
  if (!existsSync(path.join(release, "server.mjs"))) {
    console.log("第一次使用，先做成预览用的网站，约一分钟……");
    await buildSite();
  }
  const own = path.join(root, "data/desk");
  const shown = mkdtempSync(path.join(tmpdir(), "desk-preview-"));
  const file = path.join(shown, "site.db");
  process.once("exit", () => rmSync(shown, { recursive: true, force: true }));
  const store = previewStore(file, path.join(release, "drizzle"));
  const proxy = await previewProxy(root);
  // While the site starts, the rules of the check are loaded, which takes as long.
  const starting = Promise.all([previewSite(release, file, proxy.origin), pageFiles()]);
  const { openDesk } = await import("./desk");
  const desk = openDesk(root, own, store);
  const [site, page] = await starting;
  const proxyBefore = await previewProxy(root);
  const before = siteBefore(release, path.join(root, "drizzle"), shown, proxy.origin);
  const affecting = affectedBy(async () => {
    proxyBefore.state.port = await before.port();
    return { before: `http://127.0.0.1:${proxyBefore.state.port}`, after: `http://127.0.0.1:${site.port}` };
  });
  const pages = { after: proxy.origin, before: proxyBefore.origin };
  const drawing = {
    drawn: (noun: Name, of: string) => drawnOn(`http://127.0.0.1:${site.port}`, noun, of),
  };
  const { address, origin } = await serveDesk({ ...desk, ...affecting, ...drawing }, pages, page);
  // Rules memoize findings on unchanged texts: this first run saves the editor from waiting.
  void desk.check("about.json");
  Object.assign(proxy.state, { port: site.port, desk: origin });
  proxyBefore.state.desk = origin;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      site.stop();
      process.exit(0);
    });
  return `编辑台：${address}\n只在这台电脑上能打开；按 Ctrl+C 结束。`;
}
