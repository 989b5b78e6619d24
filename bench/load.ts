import { createConnection } from 'node:net';
import { percentile } from './statistics.ts';

/** Callers that each wait for an answer before the next request, on separate connections, with as little work per request as possible. */
export interface LoadPlan {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Request bodies, used in turn; an empty one for GET. */
  readonly bodies: readonly string[];
  /** Other requests mixed in, used in turn: this share of all. They are measured apart. */
  readonly mixed?: {
    readonly share: number;
    readonly requests: readonly { readonly path: string; readonly body: string }[];
  };
  readonly connections: number;
  readonly seconds: number;
}

export type LoadResult = Awaited<ReturnType<typeof load>>;

const HEADERS_END = Buffer.from('\r\n\r\n');

export async function load(plan: LoadPlan) {
  const bytes = (path: string, body: string): Buffer => {
    const content =
      plan.method === 'GET'
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const headers = { host: `127.0.0.1:${plan.port}`, ...plan.headers, ...content };
    return Buffer.from(
      `${plan.method} ${path} HTTP/1.1\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n${body}`,
    );
  };
  const requests = plan.bodies.map((body) => bytes(plan.path, body));
  const others = (plan.mixed?.requests ?? []).map(({ path, body }) => bytes(path, body));
  const took: number[] = [];
  const tookMixed: number[] = [];
  let due = 0;
  let mixedTurn = 0;
  /** Every so many requests a mixed one. */
  const isMixed = (): boolean => {
    due += plan.mixed?.share ?? 0;
    if (due < 1) return false;
    due -= 1;
    return true;
  };
  let failures = 0;
  let firstFailure: string | null = null;
  const untilMs = performance.now() + plan.seconds * 1_000;
  await Promise.all(Array.from({ length: plan.connections }, (_, index) => caller(index)));
  const answers = took.length + tookMixed.length;
  return {
    /** Answers a second, the mixed ones included. */
    perSecond: answers / plan.seconds,
    /** All answers. */
    answers,
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
    /** The same of the mixed requests; NaN without. */
    mixedP50Ms: percentile(tookMixed, 0.5),
    mixedP99Ms: percentile(tookMixed, 0.99),
    failures,
    /** The text of the first failure. */
    firstFailure,
  };

  function caller(first: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = createConnection({ port: plan.port, host: '127.0.0.1', noDelay: true });
      let turn = first;
      let sentMs = 0;
      let pending = 0;
      let mixed = false;
      const send = (): void => {
        sentMs = performance.now();
        mixed = isMixed();
        socket.write(mixed ? others[mixedTurn++ % others.length]! : requests[turn++ % requests.length]!);
      };
      socket
        .on('connect', send)
        .on('error', reject)
        .on('data', (chunk: Buffer) => {
          if (pending === 0) {
            const end = chunk.indexOf(HEADERS_END);
            const head = chunk.toString('latin1', 0, end);
            const length = /\r\ncontent-length: (\d+)/i.exec(head);
            if (end === -1 || length === null)
              return void reject(new Error('an answer without length, or headers in pieces'));
            if (!head.startsWith('HTTP/1.1 200')) {
              failures += 1;
              firstFailure ??= `${head.slice(9, 12)} ${chunk.toString('utf8', end + 4).slice(0, 400)}`;
            }
            pending = Number(length[1]) - (chunk.byteLength - end - 4);
          } else pending -= chunk.byteLength;
          if (pending > 0) return undefined;
          (mixed ? tookMixed : took).push(performance.now() - sentMs);
          if (performance.now() < untilMs) send();
          else {
            socket.destroy();
            resolve();
          }
          return undefined;
        });
    });
  }
}

if (import.meta.main) console.log(JSON.stringify(await load(JSON.parse(process.argv[2]!) as LoadPlan)));
