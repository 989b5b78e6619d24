import { Problem } from '@theia-astro/endpoints/problem';

const NEWLINE = 0x0a;

/** A line of a body that holds more than white space. */
export interface Line {
  /** Counted from 1, as an editor does; empty lines count. */
  readonly number: number;
  readonly bytes: Buffer;
}

/**
 * The lines of a body, as it arrives. Lines end with LF or CR LF, the last one needs no end, and empty ones are skipped. No more than a line and the piece that
 * has just arrived is held.
 * @throws Problem 413 for a line or a body that is too long
 */
export async function* readLines(
  pieces: AsyncIterable<Uint8Array>,
  { bytesMax, lineBytesMax }: { readonly bytesMax: number; readonly lineBytesMax: number },
): AsyncGenerator<Line> {
  let number = 1;
  let bytes = 0;
  /** The beginning of a line whose end has not arrived. */
  let open: Buffer[] = [];
  let openBytes = 0;
  const add = (part: Buffer): void => {
    openBytes += part.byteLength;
    if (openBytes > lineBytesMax) throw tooLarge(`Line ${number} is larger than ${lineBytesMax / 1024} KiB.`);
    if (part.byteLength > 0) open.push(part);
  };
  const finish = (): Line => {
    const line = { number, bytes: open.length === 1 ? open[0]! : Buffer.concat(open, openBytes) };
    number += 1;
    open = [];
    openBytes = 0;
    return line;
  };
  for await (const piece of pieces) {
    const arrived = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    bytes += arrived.byteLength;
    if (bytes > bytesMax) throw tooLarge(`The body is larger than ${bytesMax / 1024 / 1024} MiB.`);
    let begin = 0;
    for (let end = arrived.indexOf(NEWLINE); end !== -1; end = arrived.indexOf(NEWLINE, begin)) {
      add(arrived.subarray(begin, end));
      begin = end + 1;
      const line = finish();
      if (!isBlank(line.bytes)) yield line;
    }
    add(arrived.subarray(begin));
  }
  const last = finish();
  if (!isBlank(last.bytes)) yield last;
}

/** Space, tab and CR: the white space of JSON that a line may have. */
function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

function tooLarge(message: string): Problem {
  return new Problem({ code: 'payload_too_large', field: null, message, hint: 'Send several jobs.' });
}
