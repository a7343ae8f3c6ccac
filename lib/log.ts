import pino from "pino";
import { perProcess } from "./per-process";

/** Lines are buffered: a system call for each would cost as much as answering a cached page. */
const BUFFER = { minLength: 4096, periodicFlush: 200 };

/** Writes one JSON line per event to standard output. Never pass visitor input. */
export const logger = perProcess("logger", () => {
  const log = pino(
    {
      level: process.env.LOG_LEVEL || "info",
      base: null,
      messageKey: "event",
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    pino.destination({ dest: 1, sync: true, ...BUFFER }),
  );
  process.on("exit", () => log.flush());
  return log;
});

/**
 * The name, code and stack frames of an error, without its message, which the stack repeats: messages may contain visitor
 * input.
 */
function describeError(error: unknown) {
  const { name, code, digest, stack } = (error instanceof Error ? error : {}) as Partial<Error> & {
    code?: unknown;
    digest?: unknown;
  };
  const frames = stack?.split("\n").filter((line) => /^ {4}at /.test(line));
  return { name, code, digest, at: frames?.slice(0, 4).map((line) => line.trim()) };
}

export const logError = (event: string, error: unknown, context: Record<string, string | number> = {}) =>
  logger.error({ ...describeError(error), ...context }, event);
