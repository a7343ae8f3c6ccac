import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/scripts/free-port";

const START_MS = 60_000;
const LOOK_MS = 50;

/** Makes the site exit with the desk, even if the desk is killed. */
const WITH_DESK = 'data:text/javascript,process.once("disconnect",()=>process.exit())';

async function answers(port: number, site: ChildProcess) {
  const end = Date.now() + START_MS;
  while (Date.now() < end && site.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(LOOK_MS);
  }
  throw new Error("预览用的网站没有启动，请先运行 npm run build。");
}

/**
 * Starts the built site on the store of the desk. It gets none of the operator's settings, so that it can send nothing.
 * @param origin the origin of the preview
 */
export async function previewSite(release: string, store: string, origin: string) {
  const port = await freePort();
  const site = spawn(process.execPath, ["--import", WITH_DESK, "server.mjs"], {
    cwd: release,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      LOG_LEVEL: "error",
      HOSTNAME: "127.0.0.1",
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_FILE: store,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const kill = () => void site.kill("SIGTERM");
  process.once("exit", kill);
  await answers(port, site);
  return { port, stop: kill };
}
