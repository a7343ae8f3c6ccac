import { closeStore } from "../../db/connection.mjs";
import { flush, record } from "./journal.mjs";

const PATIENCE_MS = 10_000;
const SWEEP_MS = 100;
const END_MS = 13_000;

/**
 * Ends well: Next stops listening at SIGTERM, waits for what runs and leaves; this hurries along whoever stays, and
 * closes the store last.
 * @param {import("node:http").Server} server
 * @returns {() => boolean} whether the server is stopping
 */
export function stopWell(server) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    record("info", "stopping");
    // Node closes what is idle once; what was answered a moment later would stay for its keep-alive time.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    setTimeout(() => process.exit(1), END_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("exit", () => {
    closeStore();
    if (!stopping) return;
    record("info", "stopped");
    flush();
    // Next leaves with the number of the signal, which process managers take for a failure.
    if (process.exitCode !== 1) process.exitCode = 0;
  });
  return () => stopping;
}
