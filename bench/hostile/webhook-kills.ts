import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { AcceptedSecrets } from '../../apps/server/src/config/secrets.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { customer, readBooks } from '../../apps/server/src/testing/customer.ts';
import { addEvents, addSubscription, addWebhook } from '../../apps/server/src/testing/subscription-events.ts';
import {
  type Received,
  type WebhookReceiver,
  webhookReceiver,
} from '../../apps/server/src/testing/webhook-receiver.ts';
import { percentile } from '../statistics.ts';

/** A process of Theia on the database of the proof. */
export interface KilledNode {
  /** SIGKILL, and a start after it. Resolves when it is ready. */
  killAndRestart(): Promise<unknown>;
}

export interface ProofOptions {
  readonly database: Database;
  readonly secrets: AcceptedSecrets;
  readonly nodes: readonly KilledNode[];
  readonly events: number;
  /** The events are due one after the other within so many seconds. */
  readonly withinSeconds: number;
  /** Pause between two kills, milliseconds: more than twice what a slow receiver takes, or every process dies before its answer. */
  readonly killEveryMs: number;
}

export interface ProofReport {
  readonly faults: readonly string[];
  readonly events: number;
  readonly kills: number;
  /** Requests that receivers got: more than events, where a process was killed before it noted the answer. */
  readonly requests: number;
  readonly accepted: number;
  /** Between the moment an event was due and its first arrival, seconds. */
  readonly delay: { readonly median: number; readonly p99: number; readonly longest: number };
  readonly charged: number;
}

/** The most that an event may be late, through kills. */
const LATE_SECONDS = 60;
/** How long the last events may take after they are due: a second try after a dropped connection. */
const PATIENCE_MS = 120_000;
const SLOW_MS = 1_500;
const ACCOUNTS = 2;

type Behaviour = (received: Received, response: ServerResponse, isFirst: boolean) => void;

/** How receivers behave; `isFirst`: they see this event for the first time. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  prompt: (_received, response) => void response.writeHead(200).end(),
  slow: (_received, response) => void setTimeout(() => response.writeHead(204).end(), SLOW_MS),
  'failing at first': (_received, response, isFirst) => void response.writeHead(isFirst ? 500 : 200).end(),
  'dropping connections': (_received, response, isFirst) =>
    void (isFirst ? response.socket?.destroy() : response.writeHead(202).end()),
  'cutting off its answer': (_received, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.socket?.destroy(), 20);
  },
};

interface Arrivals {
  readonly firstMs: number;
  readonly bodies: Set<string>;
  count: number;
}

interface Endpoint {
  readonly name: string;
  readonly receiver: WebhookReceiver;
  readonly verifier: Webhook;
}

/**
 * Sends events to receivers that are prompt, slow, failing, dropping and cutting off, while the nodes are killed in turn. Each event must arrive, under its one id and with one
 * body, signed, at most a minute late, and be charged once; and nothing else may arrive.
 */
export async function proveDeliveries({
  database,
  secrets,
  nodes,
  events,
  withinSeconds,
  killEveryMs,
}: ProofOptions): Promise<ProofReport> {
  if (killEveryMs <= 2 * SLOW_MS) throw new RangeError('no process would live to see the answer of a slow receiver');
  const { sql } = database;
  const faults: string[] = [];
  const arrived = new Map<string, Arrivals>();
  const endpoints: Endpoint[] = [];
  const owners = [];
  for (let number = 0; number < ACCOUNTS; number += 1)
    owners.push(await customer(database, { plan: null, balanceUsd: '100' }));
  const ids: string[] = [];
  for (const [index, [name, behaviour]] of Object.entries(BEHAVIOURS).entries()) {
    const owner = owners[index % ACCOUNTS]!;
    const receiver = await webhookReceiver((received, response) => {
      const id = String(received.headers['webhook-id']);
      const before = arrived.get(id);
      if (before === undefined) arrived.set(id, { firstMs: received.atMs, bodies: new Set([received.body]), count: 1 });
      else {
        before.count += 1;
        before.bodies.add(received.body);
      }
      behaviour(received, response, before === undefined);
    });
    const webhook = await addWebhook(sql, secrets, owner.userId, `${receiver.url}/`);
    endpoints.push({ name, receiver, verifier: new Webhook(webhook.secret) });
    const subscriptionId = await addSubscription(sql, secrets, { ...owner, endpointId: webhook.id });
    const share = Math.floor(events / Object.keys(BEHAVIOURS).length);
    const due = Array.from({ length: share }, (_, number) => 1 + (number / share) * withinSeconds);
    ids.push(...(await addEvents(sql, secrets, subscriptionId, due)));
  }
  const kills = await killInTurn(nodes, killEveryMs, async () => {
    const endMs = Date.now() + withinSeconds * 1_000 + PATIENCE_MS;
    for (;;) {
      const [left] = await sql<{ count: number }[]>`
        select count(*)::int as count from private.subscription_events where id = any(${ids}::text[]) and status = 'ahead'`;
      if (left!.count === 0 || Date.now() > endMs) return;
      await sleep(100);
    }
  });

  const rows = await sql<
    { id: string; status: string; due_ms: number; is_charged: boolean; cost: string; charges: number }[]
  >`
    select e.id, e.status, extract(epoch from e.due_at)::float8 * 1000 as due_ms, e.charged_at is not null as is_charged, e.cost_usd::text as cost, coalesce(c.charges, 0)::int as charges
    from private.subscription_events e
    left join (
      select request_payload ->> 'event_id' as id, count(paid_by) as charges from private.calls where user_id = any(${owners.map(({ userId }) => userId)}::uuid[]) group by 1
    ) c on c.id = e.id where e.id = any(${ids}::text[])`;
  const delays: number[] = [];
  for (const { id, status, due_ms: dueMs, is_charged: isCharged, cost, charges } of rows) {
    const arrivals = arrived.get(id);
    if (arrivals === undefined || status !== 'delivered') {
      const tries =
        await sql`select a.started_at, a.http_status, a.error from private.webhook_attempts a where a.event_id = ${id} order by a.id`;
      faults.push(`${id} is ${status}, and arrived ${arrivals?.count ?? 0} times: ${JSON.stringify(tries)}`);
      continue;
    }
    delays.push((arrivals.firstMs - dueMs) / 1_000);
    if (arrivals.bodies.size !== 1) faults.push(`${id} arrived with ${arrivals.bodies.size} bodies`);
    if (!isCharged || charges !== 1 || cost !== '0.0010') faults.push(`${id} was charged ${charges} times, ${cost}`);
  }
  for (const { name, receiver, verifier } of endpoints)
    for (const { headers, body } of receiver.received) {
      if (!ids.includes(String(headers['webhook-id'])))
        faults.push(`${name} got what nobody sent: ${headers['webhook-id']}`);
      if (!isSigned(verifier, body, headers))
        faults.push(`${name} got ${headers['webhook-id']} without a valid signature`);
    }
  const sorted = delays.toSorted((a, b) => a - b);
  const longest = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
  if (longest > LATE_SECONDS) faults.push(`an event was ${longest.toFixed(1)} s late`);
  if ((sorted[0] ?? 0) < -0.05) faults.push(`an event was sent ${-sorted[0]!} s early`);
  let charged = 0;
  for (const { userId } of owners) {
    const { balance, ledger, usage, broken } = await readBooks(database, userId);
    charged += usage;
    if (balance !== ledger || broken > 0 || Math.round((100 - Number(balance)) * 1_000) !== usage)
      faults.push(`the books do not agree: ${JSON.stringify({ balance, ledger, usage, broken })}`);
  }
  if (charged !== ids.length) faults.push(`${charged} charges for ${ids.length} events`);
  const requests = endpoints.reduce((sum, { receiver }) => sum + receiver.received.length, 0);
  for (const { receiver } of endpoints) await receiver.close();
  return {
    faults,
    events: ids.length,
    kills,
    requests,
    accepted: arrived.size,
    delay: { median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), longest },
    charged,
  };
}

/** Kills the node that has run longest, every so often, once it has run that long, until `work` is done. Returns how many kills there were. */
async function killInTurn(nodes: readonly KilledNode[], everyMs: number, work: () => Promise<void>): Promise<number> {
  const state = { isDone: false, kills: 0 };
  /** Since when each node runs; those that are starting are left out. */
  const runningSince = new Map(nodes.map((node) => [node, performance.now()]));
  const restarting = new Set<Promise<unknown>>();
  const killing = (async () => {
    for (;;) {
      await sleep(everyMs);
      if (state.isDone) break;
      const [oldest] = [...runningSince].toSorted(([, a], [, b]) => a - b);
      if (oldest === undefined || performance.now() - oldest[1] < everyMs) continue;
      const [node] = oldest;
      runningSince.delete(node);
      state.kills += 1;
      const restart = node.killAndRestart().then(() => {
        runningSince.set(node, performance.now());
        restarting.delete(restart);
      });
      restarting.add(restart);
    }
    await Promise.all(restarting);
  })();
  await work().finally(() => {
    state.isDone = true;
  });
  await killing;
  return state.kills;
}

function isSigned(verifier: Webhook, body: string, headers: Received['headers']): boolean {
  try {
    verifier.verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    // The package looks at the clock; what arrived minutes ago was young then.
    if (!(error instanceof Error && /too old/.test(error.message))) return false;
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1_000);
    return verifier.sign(String(headers['webhook-id']), sentAt, body) === headers['webhook-signature'];
  }
}
