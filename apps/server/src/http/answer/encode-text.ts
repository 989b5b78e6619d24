const SLAB_BYTES = 1 << 20;
/** Of one character of a JavaScript string. */
const UTF8_BYTES_MAX = 3;

/** Where the texts of answers are encoded as UTF-8. */
export interface TextBlocks {
  encode(text: string): Buffer;
  /** Room for so many bytes; what it held before is still in it. */
  allocate(byteLength: number): Buffer;
}

/**
 * Puts texts into parts of large blocks: several times cheaper than one buffer per answer, and nothing of an answer waits in the heap. A block is
 * freed when none of its answers is needed any more.
 */
function openBlocks(): TextBlocks {
  let slab = Buffer.alloc(0);
  let used = 0;
  const makeRoom = (bytesMax: number): void => {
    if (used + bytesMax <= slab.length) return;
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    used = 0;
  };
  const isLarge = (bytes: number): boolean => bytes > SLAB_BYTES / 4;
  return {
    encode: (text) => {
      const bytesMax = text.length * UTF8_BYTES_MAX;
      if (isLarge(bytesMax)) return Buffer.from(text);
      makeRoom(bytesMax);
      const begin = used;
      used += slab.write(text, begin);
      return slab.subarray(begin, used);
    },
    allocate: (byteLength) => {
      if (isLarge(byteLength)) return Buffer.allocUnsafeSlow(byteLength);
      makeRoom(byteLength);
      used += byteLength;
      return slab.subarray(used - byteLength, used);
    },
  };
}

/** For answers of products: most of them wait to be kept in the call log, so they have blocks of their own. */
export const { encode: encodeAnswer, allocate: allocateAnswer } = openBlocks();
/** For everything that is only sent. */
export const { encode: encodeText } = openBlocks();
