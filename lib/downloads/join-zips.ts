/** Sizes of local header, central directory header and end record, without names (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const HEAD = 30;
const LINE = 46;
const END = 22;
const HEAD_SIGN = 0x04034b50;
const LINE_SIGN = 0x02014b50;
const END_SIGN = 0x06054b50;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Member = { head: Uint8Array; name: Uint8Array; packed: Uint8Array };

/** The members of a ZIP written by this project: sizes are in the local headers, which have no extra fields. */
function membersOf(zip: Uint8Array, folder: string): Member[] {
  const members: Member[] = [];
  const view = viewOf(zip);
  for (let at = 0; view.getUint32(at, true) === HEAD_SIGN;) {
    const size = view.getUint32(at + 18, true);
    const nameEnd = at + HEAD + view.getUint16(at + 26, true);
    const start = nameEnd + view.getUint16(at + 28, true);
    const own = zip.subarray(at + HEAD, nameEnd);
    const name = new Uint8Array([...new TextEncoder().encode(folder), ...own]);
    const head = zip.slice(at, at + HEAD);
    viewOf(head).setUint16(26, name.length, true);
    viewOf(head).setUint16(28, 0, true);
    members.push({ head, name, packed: zip.subarray(start, start + size) });
    at = start + size;
  }
  return members;
}

function lineOf({ head }: Member, offset: number): Uint8Array {
  const line = new Uint8Array(LINE);
  const view = viewOf(line);
  view.setUint32(0, LINE_SIGN, true);
  view.setUint16(4, 20, true);
  // Version, flags, compression, time, checksum, sizes and lengths have the same order in both headers.
  line.set(head.subarray(4), 6);
  view.setUint32(42, offset, true);
  return line;
}

/** Joins ZIPs written by this project without recompressing, each into its folder (`LH-1/`, or none). */
export function joinZips(zips: readonly { folder: string; zip: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const members = zips.flatMap(({ folder, zip }) => membersOf(zip, folder));
  const pieces: Uint8Array[] = [];
  const table: Uint8Array[] = [];
  let offset = 0;
  for (const member of members) {
    const { head, name, packed } = member;
    pieces.push(head, name, packed);
    table.push(lineOf(member, offset), name);
    offset += head.length + name.length + packed.length;
  }
  const end = new Uint8Array(END);
  const view = viewOf(end);
  view.setUint32(0, END_SIGN, true);
  for (const place of [8, 10]) view.setUint16(place, members.length, true);
  view.setUint32(
    12,
    table.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  view.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...pieces, ...table, end]));
}
