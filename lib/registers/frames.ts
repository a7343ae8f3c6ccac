import { FORMATS, type Register, type RegisterMap } from "./map";
import { numberOf, scaled, TYPES } from "./types";

const POLYNOMIAL = 0xa001;

/** The checksum of Modbus RTU: CRC-16 over the bytes of a frame. */
export function crc16(bytes: readonly number[]): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return crc;
}

const high = (word: number) => word >>> 8;
const low = (word: number) => word & 0xff;
const bytesOf = (words: readonly number[]) => words.flatMap((word) => [high(word), low(word)]);

/** A frame of address, message and checksum, low byte first. */
export function rtuFrame(address: number, message: readonly number[]): number[] {
  const crc = crc16([address, ...message]);
  return [address, ...message, low(crc), high(crc)];
}

/** The first transaction: transaction number, protocol and length, then unit and message. */
export const tcpFrame = (unit: number, message: readonly number[]) => [
  ...bytesOf([1, 0, message.length + 1]),
  unit,
  ...message,
];

const hexText = (bytes: readonly number[]) =>
  bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");

const READ = 3;

/** The values in `words`, which start at the register `first`; values that are incomplete there are omitted. */
function readingsOf(registers: readonly Register[], first: number, words: readonly number[]) {
  const numbers = registers.flatMap((register) =>
    Array.from({ length: register.series?.count ?? 1 }, (_, nth) => ({
      register,
      at: register.address - first + nth * TYPES[register.type].words,
      label: register.series ? `${register.name} ${register.series.from + nth}` : register.name,
    })),
  );
  return numbers
    .filter(({ at, register }) => at >= 0 && at + TYPES[register.type].words <= words.length)
    .map(({ register: { symbol, type, scale, unit }, at, label }) => {
      const own = words.slice(at, at + TYPES[type].words);
      const value = Number(scaled(numberOf(type, own), scale).toPrecision(7));
      return { symbol, name: label, registers: own, value, ...(unit && { unit }) };
    });
}

/**
 * An example of reading registers, with the frames of the first interface of the device.
 * @throws if the map has no register with that symbol, which the content check prevents
 */
export function exampleOf({
  example,
  blocks,
  rtu,
  tcp,
}: Pick<RegisterMap, "example" | "blocks" | "rtu" | "tcp">) {
  const registers = blocks.flatMap((block) => block.registers);
  const start = registers.find(({ symbol }) => symbol === example.symbol)?.address;
  if (start === undefined) throw new Error(`寄存器表里没有 ${example.symbol}`);
  const { words } = example;
  const frame = (message: readonly number[]) =>
    hexText(rtu ? rtuFrame(rtu.address, message) : tcpFrame(tcp?.unit ?? 0, message));
  return {
    protocol: rtu ? ("Modbus-RTU" as const) : ("Modbus-TCP" as const),
    request: frame([READ, ...bytesOf([start, words.length])]),
    answer: frame([READ, words.length * 2, ...bytesOf(words)]),
    values: readingsOf(registers, start, words),
  };
}

/** The serial formats, factory setting first: `8N1（无校验，出厂）`. */
export const formatWords = (formats: readonly (keyof typeof FORMATS)[]) =>
  formats.map((format, at) => `${format}（${FORMATS[format]}${at === 0 ? "，出厂" : ""}）`).join("、");
