import { Transform } from 'node:stream';

/** Rows on their way from PostgreSQL to ClickHouse. */
export interface Lines {
  readonly stream: Transform;
  /** What has passed so far. */
  readonly passed: { readonly rows: number; readonly bytes: number };
}

const PIECE_BYTES = 262_144;
const TAB = 0x09;
const NEWLINE = 0x0a;
const BACKSLASH = 0x5c;
/** What stands behind a backslash for a byte that ends a value or a line, or begins an escape; 0 for all others. */
const ESCAPES = new Uint8Array(256);
for (const [byte, letter] of [
  [TAB, 0x74],
  [NEWLINE, 0x6e],
  [0x0d, 0x72],
  [BACKSLASH, BACKSLASH],
] as const)
  ESCAPES[byte] = letter;
/** `\\x`, which stands before the hex digits. */
const BYTES_BEGIN = 3;

/**
 * Takes rows as COPY writes them, one a piece, and passes them on as tab-separated values of ClickHouse, many a piece. Both escape texts the same
 * way; only bytes, in the last column, are written as hex digits by one and as themselves by the other.
 */
export function passLines(endsInBytes: boolean): Lines {
  const passed = { rows: 0, bytes: 0 };
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const take = (): Buffer => {
    const piece = Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    return piece;
  };
  const stream = new Transform({
    transform(row: Buffer, _encoding, done) {
      const line = endsInBytes ? withRawBytes(row) : row;
      passed.rows += 1;
      passed.bytes += line.length;
      waiting.push(line);
      waitingBytes += line.length;
      if (waitingBytes >= PIECE_BYTES) done(null, take());
      else done();
    },
    flush(done) {
      done(null, take());
    },
  });
  return { stream, passed };
}

function withRawBytes(row: Buffer): Buffer {
  const start = row.lastIndexOf(TAB) + 1;
  const bytes = Buffer.from(row.toString('latin1', start + BYTES_BEGIN, row.length - 1), 'hex');
  const line = Buffer.allocUnsafe(start + 2 * bytes.length + 1);
  row.copy(line, 0, 0, start);
  let at = start;
  // Counted, not iterated: every byte of every answer passes here.
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]!;
    const escape = ESCAPES[byte]!;
    if (escape !== 0) line[at++] = BACKSLASH;
    line[at++] = escape === 0 ? byte : escape;
  }
  line[at++] = NEWLINE;
  return line.subarray(0, at);
}
