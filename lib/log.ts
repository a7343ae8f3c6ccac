/** One JSON line per event. Never pass what a visitor typed. */
export function logError(event: string, error: unknown, context: Record<string, string | number> = {}) {
  const { name, code, stack } = error instanceof Error ? (error as Error & { code?: string }) : {};
  // Only where it happened: the message, which the stack repeats, may hold values of a query.
  const at = stack
    ?.split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 3)
    .map((line) => line.trim());
  console.error(
    JSON.stringify({ time: new Date().toISOString(), level: "error", event, name, code, at, ...context }),
  );
}
