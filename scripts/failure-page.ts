// Writes the failure page into the release: app/global-error.tsx with inline styles, which needs no script, file or store,
// and the headers with which nginx serves it when the site does not answer.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { failurePolicy } from "@/lib/html/content-policy";
import { release, root } from "@/lib/settings.mjs";

const FOLDER = path.join(root, ".next/failure-page");
const POLICY = /^add_header Content-Security-Policy .*$/m;

async function renderPage(): Promise<string> {
  await build({
    absWorkingDir: root,
    entryPoints: ["app/global-error.tsx"],
    outdir: FOLDER,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
  });
  const { default: Page } = await import(pathToFileURL(path.join(FOLDER, "global-error.mjs")).href);
  const styles = readFileSync(path.join(FOLDER, "global-error.css"), "utf8").trim();
  const html = renderToStaticMarkup(createElement(Page));
  return `<!DOCTYPE html>${html.replace("</head>", () => `<style>${styles}</style></head>`)}`;
}

const html = await renderPage();
const headers = readFileSync(path.join(root, "deploy/nginx-headers.conf"), "utf8");
writeFileSync(path.join(release, "failure.html"), html);
writeFileSync(
  path.join(release, "failure-headers.conf"),
  headers.replace(POLICY, () => `add_header Content-Security-Policy "${failurePolicy(html)}" always;`),
);
