const HEADER_BYTES = 5;
const LENGTH_BYTES = 4;
const NONE = Buffer.alloc(0);

/**
 * Counts the messages of some types in one direction of PostgreSQL's protocol, however the stream is cut into pieces: a message is a byte for its
 * type, its length in four bytes (with these four, without the type), and the rest.
 *
 * @param types letters, as in the chapter on message formats of PostgreSQL's manual
 * @param opening whether the stream begins with a start-up message, which has no type
 * @returns how many of them begin in the next piece
 */
export function messageCounter(types: string, opening: boolean): (piece: Buffer) => number {
  const count = (header: Buffer, at: number): number => {
    restBytes = header.readUInt32BE(at + 1) - LENGTH_BYTES;
    return types.includes(String.fromCharCode(header[at]!)) ? 1 : 0;
  };
  /** The beginning of a header that was cut. */
  let begun = opening ? Buffer.from([0]) : NONE;
  let restBytes = 0;
  return (piece) => {
    let counted = 0;
    for (let at = 0; at < piece.length;) {
      const skipped = Math.min(restBytes, piece.length - at);
      restBytes -= skipped;
      at += skipped;
      if (begun.length === 0 && piece.length - at >= HEADER_BYTES) {
        counted += count(piece, at);
        at += HEADER_BYTES;
        continue;
      }
      const read = piece.subarray(at, at + HEADER_BYTES - begun.length);
      at += read.length;
      begun = Buffer.concat([begun, read]);
      if (begun.length < HEADER_BYTES) continue;
      counted += count(begun, 0);
      begun = NONE;
    }
    return counted;
  };
}
