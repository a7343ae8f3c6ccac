import type { Instrumentation } from "next";

/** What went wrong while a page was rendered, without what the visitor typed (the query, the number of a receipt). */
export const onRequestError: Instrumentation.onRequestError = async (error, { path }) => {
  // Next compiles this file for its edge runtime as well, which has no logger.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ logError }, { loggedPath }] = [await import("@/lib/log"), await import("@/lib/logged-path")];
  logError("page-failed", error, { path: loggedPath(path) });
};
