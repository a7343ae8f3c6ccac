import { unzipSync } from "fflate";
import { expect } from "vitest";
import { MOST_KB } from "@/lib/datasheet/address";
import { PACKAGE_MOST_KB } from "@/lib/downloads/package";
import { FILE_MOST_KB } from "@/lib/downloads/sizes";

/** Expects a package of a product with size limits of the package and its files, and ASCII names. */
export function expectFitPackage(id: number, file: Uint8Array) {
  expect(file.length, String(id)).toBeLessThanOrEqual(PACKAGE_MOST_KB * 1000);
  const files = Object.entries(unzipSync(file));
  const names = files.map(([name]) => name);
  for (const [name, { length }] of files) {
    const kind = name.split(".").at(-1) as keyof typeof FILE_MOST_KB;
    expect(length, `${id} ${name}`).toBeLessThanOrEqual((FILE_MOST_KB[kind] ?? MOST_KB) * 1000);
  }
  expect(names.filter((name) => !/^[\w-]+\.[a-z]{3,4}$/.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(3);
}
