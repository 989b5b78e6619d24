/** The register of CRC-32 (polynomial 0xedb88320), forwards and backwards. */
const STEP = new Int32Array(256);
/** The index of `STEP` by its highest byte: each occurs once. */
const BACK = new Uint8Array(256);
for (let index = 0; index < 256; index += 1) {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  STEP[index] = value;
  BACK[value >>> 24] = index;
}

/** The register after another byte. */
export function afterByte(register: number, byte: number): number {
  return (register >>> 8) ^ STEP[(register ^ byte) & 0xff]!;
}

/** The register before these bytes, if it is `register` after them. */
export function beforeBytes(register: number, bytes: Uint8Array): number {
  let before = register;
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    const index = BACK[before >>> 24]!;
    before = ((before ^ STEP[index]!) << 8) | (index ^ bytes[at]!);
  }
  return before;
}
