import type { Server } from "node:http";
import { closeStore } from "@/db/connection";
import { logger } from "@/lib/log";

const PATIENCE_MS = 10_000;
const SWEEP_MS = 100;
const END_MS = 13_000;

/**
 * On SIGTERM and SIGINT: accepts no new connections, gives running requests some seconds, then closes the store.
 * @returns whether the server is stopping
 */
export function stopGracefully(server: Server): () => boolean {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    logger.info("stopping");
    server.close(() => {
      closeStore();
      logger.info("stopped");
      process.exit(0);
    });
    // server.close() closes idle connections only once; those that become idle later would stay for the keep-alive time.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    setTimeout(() => process.exit(1), END_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return () => isStopping;
}
