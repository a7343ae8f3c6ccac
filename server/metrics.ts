import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** All metrics (server/metrics-server.ts). Labels must never contain visitor input. */
export const registry = new Registry();
const registers = [registry];

export const requests = new Counter({
  name: "lanheng_requests_total",
  help: "已结束的请求：种类、状态（499 为访客先离开）、来自缓存与否",
  labelNames: ["kind", "status", "cache"] as const,
  registers,
});

export const rendersWaiting = new Gauge({
  name: "lanheng_renders_waiting",
  help: "排队等待渲染的页面数",
  registers,
});

export const renderSeconds = new Histogram({
  name: "lanheng_render_seconds",
  help: "渲染一个页面的秒数，不含排队",
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});
