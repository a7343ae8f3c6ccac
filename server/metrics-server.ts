import http from "node:http";
import { collectDefaultMetrics } from "prom-client";
import { logError } from "@/lib/log";
import { registry } from "./metrics";
import { registerStoreMetrics } from "./store-metrics";

/** Never a public interface: metrics are for the operator only. */
const HOSTNAME = "127.0.0.1";
const PATH = "/metrics";

async function answer({ method, url }: http.IncomingMessage, response: http.ServerResponse) {
  if (method !== "GET" || url !== PATH) return response.writeHead(404).end();
  try {
    const text = await registry.metrics();
    return response.writeHead(200, { "content-type": registry.contentType }).end(text);
  } catch (error) {
    logError("metrics-failed", error);
    return response.writeHead(500).end();
  }
}

/**
 * Serves the metrics to this machine in the Prometheus text format.
 * @throws a sentence if the port is in use
 */
export async function serveMetrics(port: number): Promise<void> {
  collectDefaultMetrics({ register: registry });
  registerStoreMetrics();
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`METRICS_PORT：${HOSTNAME}:${port} 不能使用（${error.code}）`)),
    );
    server.listen(port, HOSTNAME, resolve);
  });
  server.unref();
}
