import { vi } from "vitest";
import { logger } from "./log";

/** Records errors logged from now on, one text per line. */
export function recordErrors(): string[] {
  const lines: string[] = [];
  vi.spyOn(logger, "error").mockImplementation((fields: unknown, event?: string) => {
    lines.push(JSON.stringify({ ...(fields as object), event }));
  });
  return lines;
}
