import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const START_MS = 30_000;

/** Starts a program and waits until `isReady`; it is stopped with this process at the latest. */
export async function startProcess(
  command: string,
  given: string[],
  env: Record<string, string>,
  isReady: () => Promise<boolean>,
): Promise<{ process: ChildProcess; stop: () => Promise<void> }> {
  const started = spawn(command, given, { env: { ...process.env, ...env }, stdio: "ignore" });
  const kill = () => started.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => started.once("exit", () => resolve()));
  const stop = async () => {
    kill();
    await ended;
    process.off("exit", kill);
  };
  const end = Date.now() + START_MS;
  while (!(await isReady().catch(() => false))) {
    if (started.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`${command} did not start`);
    }
    await pause(50);
  }
  return { process: started, stop };
}

/** Whether something responds there. */
export const answers = (url: string) => async () => (await fetch(url)).ok;
