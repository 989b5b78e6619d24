import { Transform } from 'node:stream';

/** Rows on their way from PostgreSQL to ClickHouse. */
export interface Lines {
  readonly stream: Transform;
  /** What has passed so far. */
  readonly passed: { readonly rows: number; readonly bytes: number };
}

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
 * Takes rows as COPY writes them, cut anywhere, and passes them on as tab-separated values of ClickHouse. Both escape texts the same way; only bytes,
 * in the last column, are written as hex digits by one and as themselves by the other.
 */
export function passLines(endsInBytes: boolean): Lines {
  const passed = { rows: 0, bytes: 0 };
  /** The beginning of a row whose end has not come yet. */
  let begun: Buffer[] = [];
  const takeRows = (piece: Buffer): readonly Buffer[] => {
    const lines: Buffer[] = [];
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, from)) {
      begun.push(piece.subarray(from, end + 1));
      lines.push(withRawBytes(begun.length === 1 ? begun[0]! : Buffer.concat(begun)));
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
    return lines;
  };
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      const lines = endsInBytes ? takeRows(piece) : [piece];
      passed.rows += endsInBytes ? lines.length : countLines(piece);
      for (const line of lines) {
        passed.bytes += line.length;
        this.push(line);
      }
      done();
    },
  });
  return { stream, passed };
}

function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
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
