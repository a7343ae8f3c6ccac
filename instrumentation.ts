/**
 * Runs once, before the first request. What throws here would leave a server that answers 500 for ever, so a bad
 * setting or store ends the process with one sentence instead.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { begin } = await import("./db/begin");
  const { startUpkeep } = await import("./db/upkeep");
  begin();
  startUpkeep();
}
