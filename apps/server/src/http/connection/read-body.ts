import type { IncomingMessage } from 'node:http';

/**
 * Reads a node:http body up to a limit, counting the bytes that arrive (a chunked body has no length to trust). Bytes over the limit are
 * left to node:http, which discards the rest of a request once it is answered.
 * @throws RequestAborted
 */
export function readIncoming(incoming: IncomingMessage, bytesMax: number): Promise<Buffer | 'too_large'> {
  // The client may have disconnected before we listen; then no event follows.
  if (incoming.destroyed) return Promise.reject(new RequestAborted());
  const declared = incoming.headers['content-length'];
  if (declared !== undefined && Number(declared) > bytesMax) return Promise.resolve('too_large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = (outcome: Buffer | 'too_large' | RequestAborted): void => {
      incoming.off('data', onData).off('end', onEnd).off('error', onAbort).off('close', onAbort);
      if (outcome instanceof RequestAborted) reject(outcome);
      else resolve(outcome);
    };
    const onData = (chunk: Buffer): void => {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) finish('too_large');
      else chunks.push(chunk);
    };
    const onEnd = (): void => finish(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, bytes));
    const onAbort = (): void => finish(new RequestAborted());
    incoming.on('data', onData).on('end', onEnd).on('error', onAbort).on('close', onAbort);
  });
}

/** A node:http body piece by piece. Whoever stops early leaves the rest to `discardRest`. @throws RequestAborted */
export async function* streamIncoming(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  if (incoming.destroyed) throw new RequestAborted();
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (error) {
    throw incoming.complete ? error : new RequestAborted();
  }
}

/** The pieces of a body that is not there. */
export async function* noBody(): AsyncGenerator<Uint8Array> {}

const DISCARDED_BYTES_MAX = 16 * 1024 * 1024;

const DISCARDING_MS_MAX = 2_000;

/**
 * Reads the rest of a request before it is answered: closing the connection while the client is sending resets it, and the answer is
 * lost. Limited in time and size.
 */
export function discardRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (): void => {
      clearTimeout(patience);
      incoming.off('data', onData).off('end', finish).off('close', finish).off('error', finish);
      resolve();
    };
    const onData = (chunk: Buffer): void => {
      bytes += chunk.byteLength;
      if (bytes > DISCARDED_BYTES_MAX) finish();
    };
    const patience = setTimeout(finish, DISCARDING_MS_MAX);
    incoming.on('data', onData).on('end', finish).on('close', finish).on('error', finish);
  });
}

/** The caller closed the connection before the request was complete. */
export class RequestAborted extends Error {
  constructor() {
    super('the client aborted the request');
    this.name = 'RequestAborted';
  }
}
