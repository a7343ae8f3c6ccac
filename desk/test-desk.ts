import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, inject } from "vitest";
import { openStore } from "@/db/connection";
import { testProject } from "@/db/testing/project";
import { openDesk } from "./desk";
import { previewStore } from "./preview-store";

export type Product = {
  id: number;
  title: string;
  parameters: { label?: string; text?: string }[];
  [field: string]: unknown;
};
type Family = { id: number; devices: { product: number }[] };

export const FILE = "products/1001.json";

/**
 * Creates desks with a project each. They share a store for the preview, which a desk updates to its content when it
 * opens.
 */
export function testDesks() {
  const drizzle = path.join(inject("runFolder"), "project/drizzle");
  const store = path.join(mkdtempSync(path.join(inject("runFolder"), "preview-")), "preview.db");
  let preview: ReturnType<typeof previewStore>;
  beforeAll(() => {
    preview = previewStore(store, drizzle);
    return () => preview.close();
  });
  return function newDesk() {
    const project = testProject();
    const own = path.join(project.root, "data/desk");
    const placeOf = (file: string) => path.join(project.root, "db/content", file);
    const read = (file: string) => JSON.parse(readFileSync(placeOf(file), "utf8")) as unknown;
    const open = () => openDesk(project.root, own, preview);
    return {
      project,
      own,
      placeOf,
      open,
      desk: open(),
      onDisk: () => read(FILE) as Product,
      families: () => readdirSync(placeOf("registers")).map((file) => read(`registers/${file}`) as Family),
      /** A column of the product in the preview's store. */
      shown(column: string) {
        const opened = openStore(store);
        const value = opened.prepare(`SELECT ${column} FROM products WHERE id = 1001`).pluck().get();
        opened.close();
        return value;
      },
    };
  };
}
