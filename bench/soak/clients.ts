import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '../../apps/server/src/testing/customer.ts';
import { exchange } from '../exchange.ts';
import type { Bookkeeping } from '../faults/clients.ts';
import { seeded } from '../hostile/random.ts';
import { nextAct } from './mix.ts';

/** Who calls, and how the account is entered. */
export interface Callers {
  /** Of plain calls; the first one's dashboard is read. */
  readonly plain: readonly [Customer, ...Customer[]];
  /** Of calls with an Idempotency-Key, each sent twice. */
  readonly twice: Customer;
  readonly batches: Customer;
  readonly publishableKey: string;
  readonly email: string;
  readonly password: string;
}

/** What the clients saw. */
export interface Soaked {
  readonly books: readonly Bookkeeping[];
  /** Calls of batches that were answered with success. */
  readonly succeededInBatches: number;
  readonly acts: number;
  /** Answers that were not what the act expects, by kind of act and status. */
  readonly others: ReadonlyMap<string, number>;
  readonly slowestRefusalMs: number;
  /** Answers to natal charts, milliseconds, since the last `takeTimes`. */
  takeTimes(): readonly number[];
  stop(): Promise<void>;
}

/** Starts clients that together make `perSecond` calls a second, each at a node in turn. */
export function startClients(
  nextPort: () => number,
  callers: Callers,
  { clients, perSecond }: { readonly clients: number; readonly perSecond: number },
): Soaked {
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const bookOf = (customer: Customer): Bookkeeping => ({
    customer,
    answered: new Set(),
    cut: new Set(),
    keys: new Set(),
  });
  const plain = callers.plain.map(bookOf);
  const twice = bookOf(callers.twice);
  const others = new Map<string, number>();
  let times: number[] = [];
  let succeededInBatches = 0;
  let acts = 0;
  let slowestRefusalMs = 0;
  let turn = 0;
  let token = '';

  const ask = async (
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | null,
    expected: number,
    kind: string,
  ) => {
    const begunMs = performance.now();
    // 0: the connection ended before the complete response arrived.
    const answer = (await exchange(agent, nextPort(), { path, headers, body })) ?? { status: 0, text: '' };
    const milliseconds = performance.now() - begunMs;
    if (answer.status !== expected) {
      const seen = `${kind} ${answer.status}`;
      others.set(seen, (others.get(seen) ?? 0) + 1);
      slowestRefusalMs = Math.max(slowestRefusalMs, milliseconds);
    } else if (path === '/swiss/natal') times.push(milliseconds);
    return answer;
  };
  const pay = async (book: Bookkeeping, path: string, body: string, expected: number, key: string | null) => {
    const id = `soak-${(turn += 1)}`;
    const headers = {
      authorization: `Bearer ${book.customer.apiKey}`,
      'x-request-id': id,
      ...(key === null ? {} : { 'idempotency-key': key }),
    };
    const { status } = await ask(path, headers, body, expected, path);
    if (status === 0) book.cut.add(id);
    else if (status === 200 && key !== null) book.keys.add(key);
    else if (status === 200) book.answered.add(id);
  };
  const signIn = async (): Promise<void> => {
    const body = JSON.stringify({ email: callers.email, password: callers.password });
    const headers = { apikey: callers.publishableKey };
    const { status, text } = await ask('/auth/v1/token?grant_type=password', headers, body, 200, 'sign-in');
    if (status === 200) token = (JSON.parse(text) as { access_token: string }).access_token;
  };
  const readDashboard = async (): Promise<void> => {
    const headers = { apikey: callers.publishableKey, authorization: `Bearer ${token}` };
    if ((turn += 1) % 2 === 0) await ask('/functions/v1/calls', headers, '{}', 200, 'dashboard');
    else await ask(`${BALANCE}&user_id=eq.${callers.plain[0].userId}`, headers, null, 200, 'dashboard');
  };

  const signedIn = signIn();
  const running = Array.from({ length: clients }, async (_, index) => {
    const random = seeded(index + 1);
    const everyMs = (1_000 * clients) / perSecond;
    let dueMs = performance.now() + everyMs * random.unit();
    await signedIn;
    while (!over.signal.aborted) {
      await sleep(Math.max(0, dueMs - performance.now()), undefined, { signal: over.signal }).catch(() => {});
      dueMs = Math.max(dueMs + everyMs, performance.now() - everyMs);
      const act = nextAct(random);
      acts += 1;
      switch (act.kind) {
        case 'call':
          await pay(plain[index % plain.length]!, act.path, act.body, act.expected, null);
          break;
        case 'free':
          await ask(act.path, { authorization: `Bearer ${callers.plain[0].apiKey}` }, null, 200, 'free');
          break;
        case 'twice': {
          const key = `twice-${(turn += 1)}`;
          await pay(twice, act.path, act.body, 200, key);
          await pay(twice, act.path, act.body, 200, key);
          break;
        }
        case 'batch': {
          const headers = { authorization: `Bearer ${callers.batches.apiKey}` };
          const { status, text } = await ask('/batch', headers, act.body, 200, 'batch');
          const succeeded = status === 200 ? (JSON.parse(text) as { succeeded: number }).succeeded : 0;
          succeededInBatches += succeeded;
          if (succeeded !== act.succeeding) others.set('batch in part', (others.get('batch in part') ?? 0) + 1);
          break;
        }
        case 'dashboard':
          await readDashboard();
          break;
        case 'sign-in':
          await signIn();
          break;
      }
    }
  });

  return {
    books: [...plain, twice],
    others,
    get succeededInBatches() {
      return succeededInBatches;
    },
    get acts() {
      return acts;
    },
    get slowestRefusalMs() {
      return slowestRefusalMs;
    },
    takeTimes: () => {
      const taken = times;
      times = [];
      return taken;
    },
    stop: async () => {
      over.abort();
      await Promise.all(running);
      agent.destroy();
    },
  };
}

const BALANCE = '/rest/v1/user_credits?select=balance_usd,last_updated';
