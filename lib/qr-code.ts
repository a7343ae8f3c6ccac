/**
 * QR codes of addresses: byte mode, error correction M, the smallest of versions 1 to 10 that holds the text
 * (213 bytes). Written from ISO/IEC 18004.
 */

/** Per version: error correction bytes per block, then the data bytes of each block. */
const BLOCKS: readonly [number, ...number[]][] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const CENTRES = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] as const;

type Grid = { size: number; dark: Uint8Array; fixed: Uint8Array };

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const multiply = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The remainder of `data` by the Reed–Solomon generator of `count` roots. */
function correction(data: number[], count: number) {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    generator = [...generator, 0].map(
      (value, at) => value ^ (at > 0 ? multiply(generator[at - 1]!, EXP[root]!) : 0),
    );
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    generator.forEach((value, offset) => (rest[at + offset]! ^= multiply(value, factor)));
  }
  return rest.slice(data.length);
}

/** Text, padding and error correction in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number, [count, ...sizes]: [number, ...number[]]) {
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  const lengthBits = version < 10 ? 8 : 16;
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, lengthBits)];
  bytes.forEach((byte) => bits.push(...bitsOf(byte, 8)));
  bits.push(...Array<number>(Math.min(4, capacity * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 ? 0x11 : 0xec);

  const blocks = sizes.map((size) => data.splice(0, size));
  const checks = blocks.map((block) => correction(block, count));
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => row[column] ?? []),
    ).flat();
  return [...woven(blocks), ...woven(checks)];
}

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

function put({ size, dark, fixed }: Grid, x: number, y: number, on: boolean | number) {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y * size + x] = Number(on);
  fixed[y * size + x] = 1;
}

/** Finders, timing lines and alignment marks; the places of format and version are kept free. */
function drawPatterns(grid: Grid, version: number) {
  const { size } = grid;
  for (let at = 0; at < size; at++) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, rings: number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        put(grid, cx + dx, cy + dy, !rings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const centres = version > 1 ? [6, ...CENTRES[version - 1]!] : [];
  const last = centres.at(-1);
  for (const x of centres)
    for (const y of centres) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) square(x, y, 2, [1]);
    }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
}

/** Level M and the mask number, with their check bits, twice. */
function drawFormat(grid: Grid, mask: number) {
  let check = mask;
  for (let at = 0; at < 10; at++) check = (check << 1) ^ ((check >> 9) * 0x537);
  const bits = ((mask << 10) | check) ^ 0x5412;
  const bit = (at: number) => (bits >> at) & 1;
  const { size } = grid;
  for (let at = 0; at < 15; at++) {
    put(grid, 8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, bit(at));
    put(grid, at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, 8, bit(at));
  }
  put(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number) {
  let check = version;
  for (let at = 0; at < 12; at++) check = (check << 1) ^ ((check >> 11) * 0x1f25);
  const bits = (version << 12) | check;
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), grid.size - 11 + (at % 3)];
    put(grid, near, far, (bits >> at) & 1);
    put(grid, far, near, (bits >> at) & 1);
  }
}

/** Fills the free places in the zigzag of the standard, masked so that no large area is plain. */
function drawData(grid: Grid, words: number[]) {
  const { size, dark, fixed } = grid;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y * size + x]) continue;
        const value = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        dark[y * size + x] = value ^ Number((x + y) % 2 === 0);
        bit++;
      }
    }
  }
}

/** The modules of a text's QR code: how many across, and the dark ones as an SVG path. */
export function qrCode(text: string): { size: number; path: string } | undefined {
  const bytes = new TextEncoder().encode(text);
  const room = (sizes: number[], version: number) =>
    sizes.reduce((sum, size) => sum + size, 0) - (version < 10 ? 2 : 3);
  const index = BLOCKS.findIndex(([, ...sizes], at) => room(sizes, at + 1) >= bytes.length);
  const blocks = BLOCKS[index];
  if (!blocks) return undefined;

  const version = index + 1;
  const size = 17 + 4 * version;
  const grid: Grid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  drawPatterns(grid, version);
  drawData(grid, codewords(bytes, version, blocks));
  const runs = Array.from(grid.dark, (on, at) =>
    on ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : "",
  );
  return { size, path: runs.join("") };
}
