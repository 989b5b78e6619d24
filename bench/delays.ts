import { chromium } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { enqueueMail } from '../apps/server/src/mail/outbox.ts';
import { customer, type Customer } from '../apps/server/src/testing/customer.ts';
import { until } from '../apps/server/src/testing/until.ts';
import { CHROMIUM_OPTIONS } from '../apps/web/src/testing/chromium.ts';
import { type Service, startService } from './hostile/service.ts';
import { median } from './statistics.ts';

const ROUNDS = 15;
const LOOK_MS = 5;

const PAINTED = `new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/**
 * Measures delays that users see, in milliseconds, against their limits: a realtime change, the refusal of a revoked key, the handover of a
 * mail, the largest part of the landing page. Returns true if each median is within its limit.
 */
export async function delays(): Promise<boolean> {
  const service = await startService({ LOG_LEVEL: 'error' });
  process.env.THEIA_URL = `http://localhost:${service.port}`;
  try {
    const kept = [
      say('a changed row, sent over realtime', 500, await realtimeMs(service)),
      say('a revoked key, until it is refused', 1_000, await revokedKeyMs(service)),
      say('a mail, until it is handed over', 3_000, await mailMs(service)),
      say('the largest part of the landing page', 1_200, await landingPageMs()),
    ];
    return kept.every(Boolean);
  } finally {
    await service.stop();
  }
}

function say(what: string, promisedMs: number, times: readonly number[]): boolean {
  const middle = median(times);
  console.log(
    `  ${what.padEnd(46)} ${middle.toFixed(0).padStart(7)} ms   slowest ${Math.max(...times)
      .toFixed(0)
      .padStart(5)} ms   promised ${promisedMs} ms`,
  );
  return middle <= promisedMs;
}

async function timed(act: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begunMs = performance.now();
    await act(round);
    times.push(performance.now() - begunMs);
  }
  return times;
}

async function realtimeMs({ database: { sql } }: Service): Promise<number[]> {
  const { registerConfirmed, signInElsewhere } = await import('../e2e/support/account.ts');
  const { THEIA_URL } = await import('../e2e/support/theia-url.ts');
  const { access_token: token, user } = await signInElsewhere(await registerConfirmed());
  const config = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supabasePublishableKey: string };
  const client = createClient(THEIA_URL, config.supabasePublishableKey, { accessToken: async () => token });
  await client.realtime.setAuth();
  let told = 0;
  await new Promise<void>((resolve) => {
    client
      .channel('delays')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'topup_logs' }, () => {
        told += 1;
      })
      .on('system', {}, () => resolve())
      .subscribe();
  });
  const times = await timed(async (round) => {
    await sql`insert into public.topup_logs (user_id, amount_cents, status) values (${user.id}, 100, 'completed')`;
    await until(() => told === round + 1, 'the change', LOOK_MS);
  });
  await client.realtime.disconnect();
  return times;
}

async function revokedKeyMs({ database, port }: Service): Promise<number[]> {
  const customers: Customer[] = [];
  while (customers.length < ROUNDS) customers.push(await customer(database, { ratePerSecond: 1_000_000 }));
  const status = async ({ apiKey }: Customer) => {
    const answer = await fetch(`http://127.0.0.1:${port}/positions`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (const who of customers) if ((await status(who)) !== 200) throw new Error('a new key is not accepted');
  return timed(async (round) => {
    const who = customers[round]!;
    await database.sql`update private.api_keys set is_active = false where id = ${who.keyId}`;
    await until(async () => (await status(who)) === 401, 'the refusal', LOOK_MS);
  });
}

async function mailMs({ database: { sql }, port }: Service): Promise<number[]> {
  const subjects = async (to: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/dev/mailbox?${new URLSearchParams({ to })}`, {
      headers: { accept: 'application/json' },
    });
    return (await answer.json()) as unknown[];
  };
  return timed(async (round) => {
    const to = `delays-${round}@example.com`;
    await enqueueMail(sql, { to, subject: 'Delays', text: 'How long?', html: '<p>How long?</p>' });
    await until(async () => (await subjects(to)).length > 0, 'the mail', LOOK_MS);
  });
}

async function landingPageMs(): Promise<number[]> {
  const browser = await chromium.launch(CHROMIUM_OPTIONS);
  const times: number[] = [];
  while (times.length < ROUNDS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(process.env.THEIA_URL!, { waitUntil: 'networkidle' });
    times.push(await page.evaluate<number>(PAINTED));
    await page.close();
  }
  await browser.close();
  return times;
}
