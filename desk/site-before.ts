import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { previewSite } from "./preview-site";
import { previewStore } from "./preview-store";

/**
 * The site with all existing migrations, but without saves and drafts since. Started on demand, and again after a migration was
 * written or removed.
 * @param folder for its store
 * @param origin the same as that of the preview, so that pages differ in content only
 */
export function siteBefore(release: string, drizzle: string, folder: string, origin: string) {
  let running: { of: string; site: ReturnType<typeof previewSite> } | undefined;
  const file = path.join(folder, "before.db");
  const stop = async () => void (await running?.site)?.stop();
  return {
    /** @returns its port */
    async port(): Promise<number> {
      const journal = readFileSync(path.join(drizzle, "meta/_journal.json"), "utf8");
      if (running?.of !== journal) {
        await stop();
        for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
        previewStore(file, drizzle).close();
        running = { of: journal, site: previewSite(release, file, origin) };
      }
      return (await running.site).port;
    },
    stop,
  };
}
