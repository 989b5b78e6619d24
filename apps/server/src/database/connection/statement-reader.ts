const HEADER_BYTES = 5;
const LENGTH_BYTES = 4;
const NONE = Buffer.alloc(0);
/** So much of a message is looked at. */
const LOOK_BYTES = 4_096;
/** Names of prepared statements that are remembered; the driver uses one for each text. */
const NAMES_MAX = 1_000;
const PARSE = 0x50;
const BIND = 0x42;
const QUERY = 0x51;
const SYNC = 0x53;

/**
 * Reads the texts of statements from what a client sends in PostgreSQL's protocol, however it is cut into pieces.
 * The values of parameters are in messages that are skipped.
 *
 * @param onStatement called with the text whenever the client has asked for an answer (Sync or Query)
 * @returns a function for the next piece; the first piece begins with the start-up message, which has no type
 */
export function statementReader(onStatement: (text: string) => void): (piece: Buffer) => void {
  const named = new Map<string, string>();
  let text = '';
  let restBytes = 0;
  let begun: Buffer = Buffer.from([0]);

  const read = (type: number, body: Buffer): void => {
    if (type === QUERY) onStatement(textUntilNul(body, 0));
    else if (type === SYNC) {
      onStatement(text);
      text = '';
    } else if (type === PARSE) {
      const name = textUntilNul(body, 0);
      text = textUntilNul(body, Buffer.byteLength(name) + 1);
      if (name !== '' && named.size < NAMES_MAX) named.set(name, text);
    } else if (type === BIND) {
      const name = textUntilNul(body, body.indexOf(0) + 1);
      if (name !== '') text = named.get(name) ?? '';
    }
  };

  return (piece) => {
    const bytes = begun.length === 0 ? piece : Buffer.concat([begun, piece]);
    begun = NONE;
    for (let at = 0; at < bytes.length;) {
      const skipped = Math.min(restBytes, bytes.length - at);
      restBytes -= skipped;
      at += skipped;
      if (at === bytes.length) return;
      const looked = bytes.length - at < HEADER_BYTES ? HEADER_BYTES : HEADER_BYTES + looksAt(bytes, at);
      if (bytes.length - at < looked) {
        begun = bytes.subarray(at);
        return;
      }
      read(bytes[at]!, bytes.subarray(at + HEADER_BYTES, at + looked));
      restBytes = bodyBytes(bytes, at) - (looked - HEADER_BYTES);
      at += looked;
    }
  };
}

function bodyBytes(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at + 1) - LENGTH_BYTES;
}

/** How much of the body of the message at `at` must be there before it is read. */
function looksAt(bytes: Buffer, at: number): number {
  const type = bytes[at]!;
  return type === PARSE || type === BIND || type === QUERY ? Math.min(bodyBytes(bytes, at), LOOK_BYTES) : 0;
}

function textUntilNul(bytes: Buffer, from: number): string {
  const end = bytes.indexOf(0, from);
  return bytes.toString('utf8', from, end === -1 ? bytes.length : end);
}
