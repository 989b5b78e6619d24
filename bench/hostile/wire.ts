import { connect } from 'node:net';

/** The bytes of a request, and how they are sent. */
export interface WireRequest {
  readonly bytes: Buffer;
  /** Number of pieces, sent with short pauses. */
  readonly pieces: number;
  /** `after`: the client half-closes after sending. `reset`: it disconnects before the answer. */
  readonly ending: 'open' | 'half_closed' | 'reset';
}

export interface WireAnswer {
  /** The raw answer. */
  readonly raw: Buffer;
  /** 0: the connection ended without an answer. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly milliseconds: number;
  readonly timedOut: boolean;
}

const PATIENCE_MS = 15_000;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Sends a request on a new connection and reads until the server closes it. */
export function exchange(port: number, request: WireRequest, patienceMs = PATIENCE_MS): Promise<WireAnswer> {
  return new Promise((resolve) => {
    const begunMs = performance.now();
    const chunks: Buffer[] = [];
    let timedOut = false;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const patience = setTimeout(() => {
      timedOut = true;
      socket.destroy();
    }, patienceMs);
    socket.on('connect', () => void sendPieces());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(patience);
      resolve({ ...parseAnswer(Buffer.concat(chunks)), milliseconds: performance.now() - begunMs, timedOut });
    });

    const sendPieces = async (): Promise<void> => {
      const size = Math.ceil(request.bytes.byteLength / request.pieces);
      for (let piece = 0; piece < request.pieces && !socket.destroyed; piece += 1) {
        socket.write(request.bytes.subarray(piece * size, (piece + 1) * size));
        if (request.pieces > 1)
          await new Promise((wait) => {
            setTimeout(wait, 2);
          });
      }
      if (request.ending === 'half_closed') socket.end();
      // Node cannot reset a socket whose end it is sending.
      if (request.ending === 'reset')
        setTimeout(() => (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy()), 1);
    };
  });
}

function parseAnswer(raw: Buffer): Pick<WireAnswer, 'raw' | 'status' | 'headers' | 'body'> {
  let start = 0;
  for (;;) {
    const end = raw.indexOf(HEAD_END, start);
    if (end === -1) return { raw, status: 0, headers: new Map(), body: Buffer.alloc(0) };
    const [statusLine = '', ...lines] = raw.toString('latin1', start, end).split('\r\n');
    const status = Number(statusLine.split(' ')[1] ?? 0);
    if (status === 100) {
      start = end + 4;
      continue;
    }
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const body = raw.subarray(end + 4);
    return { raw, status, headers, body: headers.get('transfer-encoding') === 'chunked' ? dechunked(body) : body };
  }
}

function dechunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = body.indexOf('\r\n', at);
    const size = line === -1 ? 0 : Number.parseInt(body.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
