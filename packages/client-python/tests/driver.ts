import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { python, PYTHON_ENVIRONMENT } from './python.ts';

/** The two clients that are published. */
export const CLIENTS = ['sync', 'async'] as const;
export type ClientKind = (typeof CLIENTS)[number];

export interface CallFacts {
  readonly status: number;
  readonly request_id: string | null;
  readonly cost_usd: string;
  readonly attempts: number;
  readonly is_replayed: boolean;
  readonly idempotency_key: string;
  readonly rate_limit?: { readonly limit: number; readonly remaining: number };
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer of the service, as the client gave it. */
export interface PythonAnswer {
  /** Its class. */
  readonly type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- of any product
  readonly answer: any;
  readonly call: CallFacts;
}

export interface Failure {
  readonly type: string;
  readonly kind: string;
  readonly code: string;
  readonly status: number | null;
  readonly field: string | null;
  readonly hint: string | null;
  readonly request_id: string | null;
  readonly retry_after: number | null;
  readonly attempts: number;
  readonly message: string;
  readonly problem: Readonly<Record<string, unknown>> | null;
}

interface Outcome {
  readonly type?: string;
  readonly answer?: unknown;
  readonly call?: CallFacts;
  readonly pages?: readonly PythonAnswer[];
  readonly error?: Failure;
  readonly raised?: string;
}

/** A client in Python with a key. */
export interface PythonClient {
  /** The answer of a method. @throws Error when the call fails */
  call(method: string, args: Readonly<Record<string, unknown>>): Promise<PythonAnswer>;
  /** The pages of a range, at most so many. */
  pages(method: string, args: Readonly<Record<string, unknown>>, most?: number): Promise<readonly PythonAnswer[]>;
  /** What a call fails with. @throws Error when it is answered */
  failure(method: string, args: Readonly<Record<string, unknown>>): Promise<Failure>;
}

/** One process of Python that makes the calls of a test file, concurrently on request. */
export interface Driver {
  client(kind: ClientKind, options: Readonly<Record<string, unknown>>): PythonClient;
  stop(): Promise<void>;
}

/** Starts it. */
export function startDriver(): Driver {
  const file = fileURLToPath(new URL('driver.py', import.meta.url));
  const child = spawn(python(), [file], { env: PYTHON_ENVIRONMENT, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, ...outcome } = JSON.parse(line) as Outcome & { readonly id: number };
    waiting.get(id)!(outcome);
    waiting.delete(id);
  });
  void gone.then(() => {
    for (const settle of waiting.values()) settle({ raised: 'Python ended' });
  });
  let orders = 0;
  const order = (fields: object): Promise<Outcome> =>
    new Promise((resolve) => {
      orders += 1;
      waiting.set(orders, resolve);
      child.stdin.write(`${JSON.stringify({ id: orders, ...fields })}\n`);
    });
  return {
    client: (client, options) => {
      const made = async (method: string, args: object, more: object = {}): Promise<Outcome> => {
        const outcome = await order({ client, options, method, arguments: args, ...more });
        if (outcome.raised !== undefined) throw new Error(outcome.raised);
        return outcome;
      };
      const answered = (outcome: Outcome): Outcome => {
        if (outcome.error !== undefined) throw new Error(`${outcome.error.type}: ${outcome.error.message}`);
        return outcome;
      };
      return {
        call: async (method, args) => answered(await made(method, args)) as PythonAnswer,
        pages: async (method, args, most = 1_000) => answered(await made(method, args, { most })).pages!,
        failure: async (method, args) => {
          const { error } = await made(method, args);
          if (error === undefined) throw new Error(`${method} was answered`);
          return error;
        },
      };
    },
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}
