import type { PreparedCopies } from '../../encoding/compress.ts';

/** A request, independent of its source (node:http or a Fetch request). */
export interface ApiRequest {
  readonly method: string;
  /** Path without query, as sent. */
  readonly path: string;
  /** Query without the question mark. */
  readonly query: string;
  /** A header by its lower-case name; undefined when absent. */
  header(name: string): string | undefined;
  /** The address for rate limits (`clientAddress`); empty when unknown. */
  readonly remoteAddress: string;
  /** The caller's whole address, IPv4 where it stands for one; empty when unknown. */
  readonly address: string;
  /** The whole body, or `too_large` as soon as it is known to exceed the limit. May be called once. */
  readBody(bytesMax: number): Promise<Buffer | 'too_large'>;
  /** The body piece by piece, instead of `readBody`. Ends with RequestAborted when the client disconnects. */
  streamBody(): AsyncIterable<Uint8Array>;
}

export interface ApiAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Record<string, string>;
  /** Null for no content. For HEAD it is omitted and the headers are kept. */
  readonly body: string | Uint8Array | null;
  /** A body that is made while it is sent, instead of `body`, which is then null. When it fails, the connection is cut off. */
  readonly stream?: AsyncIterable<Uint8Array>;
  /** Compressed copies of a body that is the same for everyone. Without them a long text is compressed per request. */
  readonly copies?: PreparedCopies;
}

/** The caller closed the connection before the request was complete. */
export class RequestAborted extends Error {
  constructor() {
    super('the client aborted the request');
    this.name = 'RequestAborted';
  }
}
