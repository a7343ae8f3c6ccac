/** Albers equal-area conic projection as usual for China: standard parallels 25° and 47°, central meridian 105°. */
const RADIANS = Math.PI / 180;
const SOUTH = 25 * RADIANS;
const NORTH = 47 * RADIANS;
const MIDDLE = 105;
const N = (Math.sin(SOUTH) + Math.sin(NORTH)) / 2;
const C = Math.cos(SOUTH) ** 2 + 2 * N * Math.sin(SOUTH);
const radius = (latitude: number) => Math.sqrt(C - 2 * N * Math.sin(latitude * RADIANS)) / N;
const TOP = radius(36);

export type Point = { x: number; y: number };

/** The position of a place on the map, in earth radii east and south of 36° N, 105° E. */
export function projected(longitude: number, latitude: number): Point {
  const distance = radius(latitude);
  const angle = N * (longitude - MIDDLE) * RADIANS;
  return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) - TOP };
}
