/** A request as the API sees it, whatever carried it (node:http or a Fetch request). */
export interface ApiRequest {
  readonly method: string;
  /** Path without query, as sent. */
  readonly path: string;
  /** Query without the question mark. */
  readonly query: string;
  /** A header by its lower-case name; undefined when absent. */
  header(name: string): string | undefined;
  /** Whom limits count against (`clientAddress`); empty when unknown. */
  readonly remoteAddress: string;
  /** The whole body, or `too_large` as soon as it is known to exceed the limit. May be called once. */
  readBody(bytesMax: number): Promise<Buffer | 'too_large'>;
}

export interface ApiAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Record<string, string>;
  /** Null for no content. For HEAD the carrier leaves it out and keeps the headers. */
  readonly body: string | Uint8Array | null;
}

/** The caller went away before the request was complete: there is nobody to answer. */
export class RequestAborted extends Error {
  constructor() {
    super('the request was aborted by its sender');
    this.name = 'RequestAborted';
  }
}
