import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';

/** The register of CRC-32 (polynomial 0xedb88320), forwards and backwards. */
const CRC_STEP = new Int32Array(256);
/** The index of `STEP` by its highest byte: each occurs once. */
const CRC_BACK = new Uint8Array(256);
for (let index = 0; index < 256; index += 1) {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  CRC_STEP[index] = value;
  CRC_BACK[value >>> 24] = index;
}

/** The register after another byte. */
function afterByte(register: number, byte: number): number {
  return (register >>> 8) ^ CRC_STEP[(register ^ byte) & 0xff]!;
}

/** The register before these bytes, if it is `register` after them. */
function beforeBytes(register: number, bytes: Uint8Array): number {
  let before = register;
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    const index = CRC_BACK[before >>> 24]!;
    before = ((before ^ CRC_STEP[index]!) << 8) | (index ^ bytes[at]!);
  }
  return before;
}

/** So many candidates are tried before others get a turn. */
const TRIES_AT_ONCE = 50_000;

/**
 * The recomputed text as it was sent, if its checksum allows it. An answer says how long its computation took (`computed_ms`), which is never the
 * same again: every time up to the call's whole processing time is tried. Null if no time makes the text agree with the checksum.
 */
export async function agreeingText(
  text: string,
  sent: { readonly crc32: number; readonly requestId: string; readonly processingMs: number },
): Promise<string | null> {
  if (crc32(text) === sent.crc32) return text;
  const parts = aroundTime(text, sent.requestId);
  if (parts === null) return null;
  const [head, tail] = parts;
  const begin = ~crc32(head);
  const wanted = beforeBytes(~sent.crc32, Buffer.from(tail));
  const last = Math.ceil(sent.processingMs * 1_000);
  for (let thousandths = 0; thousandths <= last; thousandths += 1) {
    const time = String(thousandths / 1_000);
    let register = begin;
    for (let at = 0; at < time.length; at += 1) register = afterByte(register, time.charCodeAt(at));
    if (register === wanted) return `${head}${time}${tail}`;
    if (thousandths % TRIES_AT_ONCE === TRIES_AT_ONCE - 1) await nextTurn();
  }
  return null;
}

/** The text before and behind its `computed_ms`. */
function aroundTime(text: string, requestId: string): readonly [head: string, tail: string] | null {
  const key = `"request_id":${JSON.stringify(requestId)},"computed_ms":`;
  const at = text.lastIndexOf(key);
  if (at < 0) return null;
  const from = at + key.length;
  const digits = /^[\d.]+/.exec(text.slice(from, from + 20))?.[0] ?? '';
  return [text.slice(0, from), text.slice(from + digits.length)];
}
