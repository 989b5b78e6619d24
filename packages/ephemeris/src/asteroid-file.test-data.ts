import { crc32 } from './asteroid-files.ts';

const MARK = [0x63, 0x62, 0x61, 0x00];
const VESTA = 17;
const CONSTANTS_BYTES = 40;
const PLAN_BYTES = 4 + 1 + 1 + 4 + 80;
const COEFFICIENT_BYTES = 2 * 8;
const ELLIPSE = 4;
const AST_OFFSET = 10_000;

/**
 * A file of a numbered asteroid in the format of Swiss Ephemeris 2.10 (`read_const` in sweph.c), for the years first to
 * end, with the orbit of Vesta copied from the file of the main asteroids. Its positions must be those of Vesta.
 */
export function asteroidFileOfVesta(
  mainAsteroids: Uint8Array,
  name: string,
  number: number,
  firstJd: number,
  endJd: number,
): Uint8Array {
  const source = new DataView(mainAsteroids.buffer, mainAsteroids.byteOffset, mainAsteroids.byteLength);
  const mark = mainAsteroids.findIndex((_, at) => MARK.every((byte, offset) => mainAsteroids[at + offset] === byte));
  const count = source.getInt16(mark + 28, true);
  const crcAt = mark + 30 + 2 * count;
  let planAt = crcAt + 4 + CONSTANTS_BYTES;
  for (let index = 0; source.getInt16(mark + 30 + 2 * index, true) !== VESTA; index += 1)
    planAt += planBytes(source, planAt);
  const plan = mainAsteroids.slice(planAt, planAt + planBytes(source, planAt));

  const lines = [
    'SWISSEPH  1',
    name,
    'Test file',
    `${String(number).padStart(6)} Vesta under another number`.padEnd(80),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
  const text = new TextEncoder().encode(lines);
  const head = new Uint8Array(text.length + 32 + 30 + 4);
  const view = new DataView(head.buffer);
  const at = text.length;
  head.set(text);
  head.set(MARK, at);
  view.setInt32(at + 8, source.getInt32(mark + 8, true), true);
  view.setFloat64(at + 12, firstJd, true);
  view.setFloat64(at + 20, endJd, true);
  view.setInt16(at + 28, 1, true);
  view.setInt16(at + 30, AST_OFFSET + number, true);
  const constants = mainAsteroids.slice(crcAt + 4, crcAt + 4 + CONSTANTS_BYTES);
  const before = head.length + constants.length + plan.length;
  view.setUint32(at + 4, before + mainAsteroids.length, true);
  view.setUint32(head.length - 4, crc32(head.subarray(0, head.length - 4)), true);

  const planView = new DataView(plan.buffer);
  const body = mainAsteroids.slice();
  const [index, first, end, segment] = [
    planView.getInt32(0, true),
    planView.getFloat64(10, true),
    planView.getFloat64(18, true),
    planView.getFloat64(26, true),
  ];
  for (let entry = 0; entry < Math.floor((end - first + 0.1) / segment); entry += 1) {
    const place = index + 3 * entry;
    const moved = body[place]! + body[place + 1]! * 256 + body[place + 2]! * 65_536 + before;
    body.set([moved % 256, Math.floor(moved / 256) % 256, Math.floor(moved / 65_536)], place);
  }
  planView.setInt32(0, index + before, true);
  return Uint8Array.from([...head, ...constants, ...plan, ...body]);
}

function planBytes(view: DataView, at: number): number {
  const [flags, coefficients] = [view.getUint8(at + 4), view.getUint8(at + 5)];
  return PLAN_BYTES + ((flags & ELLIPSE) === 0 ? 0 : COEFFICIENT_BYTES * coefficients);
}
