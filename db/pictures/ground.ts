import type { Ground } from "@/lib/pictures";

/** Background colours of charts; cards use the same as --color-chart and --color-navy (app/tokens.module.css). */
const GROUNDS: Readonly<Record<Ground, readonly number[]>> = { light: [228, 237, 249], dark: [11, 31, 69] };
/** Tolerance for lossy sources. */
const TOLERANCE = 6;

type Size = { width: number; height: number; channels: number };

/** The background that all edges of a picture have. @param points its pixels, row by row */
export function groundOf(points: Uint8Array, { width, height, channels }: Size): Ground | undefined {
  const isOn = (ground: readonly number[], x: number, y: number) =>
    ground.every(
      (value, at) => Math.abs((points[(y * width + x) * channels + at] ?? 0) - value) <= TOLERANCE,
    );
  const columns = [...Array(width).keys()];
  const rows = [...Array(height).keys()];
  const isAround = (ground: readonly number[]) =>
    columns.every((x) => isOn(ground, x, 0) && isOn(ground, x, height - 1)) &&
    rows.every((y) => isOn(ground, 0, y) && isOn(ground, width - 1, y));
  return (["light", "dark"] as const).find((name) => isAround(GROUNDS[name]));
}
