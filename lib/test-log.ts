import { vi } from "vitest";
import { logger } from "./log";

/** What is logged as an error from here on, one text for each line. */
export function recordErrors(): string[] {
  const lines: string[] = [];
  vi.spyOn(logger, "error").mockImplementation((fields: unknown, event?: string) => {
    lines.push(JSON.stringify({ ...(fields as object), event }));
  });
  return lines;
}
