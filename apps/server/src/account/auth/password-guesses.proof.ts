import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { pino } from 'pino';
import { authRoutes } from './auth-routes.ts';
import { PRODUCTION_LIMITS } from './limits.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertStatus } from '../../testing/outcomes.ts';

let clockMs = Date.now();
let network = '192.0.2.1';
const options = {
  now: () => clockMs,
  clientAddress: () => network,
  limits: { ...PRODUCTION_LIMITS, signUpsPerAddress: { capacity: 1000, refillPerSecond: 1000 } },
};
const server = await testAuthServer(options);
const { sql } = server.database;

/** The second node of the same installation. */
const otherNode = new Hono().route(
  '/auth/v1',
  authRoutes({
    config: server.config,
    database: server.database,
    log: pino({ level: 'silent' }),
    google: null,
    ...options,
  }),
);

/** One try from a network, with or without the cookies of a browser. */
async function signIn(
  email: string,
  password: string,
  from: string,
  cookie?: string,
  node: (request: Request) => Response | Promise<Response> = fetch,
) {
  network = from;
  const response = await node(
    new Request(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie === undefined ? {} : { Cookie: cookie }) },
      body: JSON.stringify({ email, password }),
    }),
  );
  const body = (await response.json()) as { error_code?: string };
  return {
    status: response.status,
    code: body.error_code,
    cookie: response.headers.getSetCookie().find((entry) => entry.includes('theia-device')) ?? '',
    retryAfter: response.headers.get('retry-after'),
  };
}

async function guessesUntilRefused(email: string, from: string, cookie: string): Promise<number> {
  for (let round = 0; ; round += 1) {
    if ((await signIn(email, `wrong ${round}`, from, cookie)).status === 429) return round;
  }
}

/** Tries ninety wrong passwords from the given number of networks. */
async function guessNinetyTimes(email: string, networks: number) {
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < 90; round += 1)
    codes.push((await signIn(email, `wrong ${round}`, `203.0.113.${round % networks}`)).code);
  return codes;
}

describe('ninety wrong passwords', () => {
  for (const networks of [1, 30]) {
    it(`from ${networks} ${networks === 1 ? 'network' : 'networks'} are slowed down and lock out no known device`, async () => {
      const email = `target${networks}@example.com`;
      network = '192.0.2.1';
      await server.signedUp(email);
      const home = await signIn(email, PASSWORD, '192.0.2.1');
      assert.match(home.cookie, /^theia-device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
      const cookie = home.cookie.split(';')[0] ?? '';

      const codes = await guessNinetyTimes(email, networks);
      assert.equal(codes.filter((code) => code === 'invalid_credentials').length, networks === 1 ? 20 : 40);
      assert.equal(codes.at(-1), 'over_request_rate_limit');
      await assertStatus(signIn(email, PASSWORD, '192.0.2.1'), 200, 'a known network');
      await assertStatus(signIn(email, PASSWORD, '198.51.100.77', cookie), 200, 'a known browser, travelling');
      await assertStatus(
        signIn(email, PASSWORD, '203.0.113.0', cookie),
        200,
        'a known browser in the attacker’s own network',
      );
      await assertStatus(signIn(email, PASSWORD, '203.0.113.0', cookie, otherNode.fetch), 200, 'on another node');
    });
  }

  it('from the owner’s own network do not affect the owner’s browser, and others get the time to retry', async () => {
    const email = 'shared@example.com';
    network = '192.0.2.9';
    await server.signedUp(email);
    const cookie = (await signIn(email, PASSWORD, '192.0.2.9')).cookie.split(';')[0] ?? '';
    for (let round = 0; round < 90; round += 1) await signIn(email, `wrong ${round}`, '192.0.2.9');
    const refused = await signIn(email, PASSWORD, '192.0.2.9');
    assert.deepEqual([refused.status, refused.code], [429, 'over_request_rate_limit']);
    assert.ok(Number(refused.retryAfter) > 0 && Number(refused.retryAfter) <= 30, String(refused.retryAfter));
    await assertStatus(signIn(email, PASSWORD, '192.0.2.9', cookie), 200);
    clockMs += Number(refused.retryAfter) * 1000;
    await assertStatus(signIn(email, PASSWORD, '192.0.2.9'), 200);
  });

  it('with a forged cookie, another user’s, or one already used for guessing gain nothing', async () => {
    const email = 'cookies@example.com';
    network = '192.0.2.20';
    await server.signedUp(email);
    await server.signedUp('thief@example.com');
    const owners = (await signIn(email, PASSWORD, '192.0.2.20')).cookie.split(';')[0] ?? '';
    const thiefs = (await signIn('thief@example.com', PASSWORD, '203.0.113.200')).cookie.split(';')[0] ?? '';
    for (const cookie of [thiefs, `theia-device=${'a'.repeat(43)}`, 'theia-device=', 'theia-device=%00']) {
      clockMs += 3_600_000;
      assert.equal(await guessesUntilRefused(email, '203.0.113.200', cookie), 20, cookie);
    }
    assert.equal(await guessesUntilRefused(email, '203.0.113.201', owners), 20);
  });

  it('for an address without an account are answered as for one with an account', async () => {
    network = '192.0.2.1';
    await server.signedUp('somebody@example.com');
    clockMs += 3_600_000;
    assert.deepEqual(
      await guessNinetyTimes('nobody@example.com', 30),
      await guessNinetyTimes('somebody@example.com', 30),
    );
  });
});

describe('right passwords', () => {
  it('on signing in successfully do not use up the budget', async () => {
    const email = 'often@example.com';
    network = '192.0.2.30';
    await server.signedUp(email);
    clockMs += 3_600_000;
    for (let round = 0; round < 45; round += 1)
      await assertStatus(signIn(email, PASSWORD, '192.0.2.30'), 200, String(round));
  });
});

describe('the record of a known device', () => {
  it('is a hash, and is deleted when it is old', async () => {
    const email = 'remembered@example.com';
    network = '192.0.2.40';
    const { session } = await server.signedUp(email);
    const name = (await signIn(email, PASSWORD, '192.0.2.40')).cookie.split(';')[0]?.split('=')[1] ?? '';
    const rows = await sql<
      { kind: string; row: string }[]
    >`select kind, d::text as row from auth.known_devices d where user_id = ${session.user.id}`;
    assert.deepEqual(new Set(rows.map(({ kind }) => kind)), new Set(['device', 'network']));
    assert.ok(rows.every(({ row }) => !row.includes(name) && !row.includes('192.0.2.40')));
    for (let round = 0; round < 60; round += 1) await signIn(email, PASSWORD, `198.51.100.${round}`);
    const [kept] = await sql<
      { most: number }[]
    >`select max(count)::int as most from (select count(*) from auth.known_devices where user_id = ${session.user.id} group by kind) as k`;
    assert.equal(kept?.most, 50);
  });

  it('is made only after the second factor: the password alone is not enough', async () => {
    const email = 'both@example.com';
    network = '192.0.2.50';
    const { session } = await server.signedUp(email);
    await sql`insert into auth.mfa_factors (user_id, status, secret_cipher, secret_id) values (${session.user.id}, 'verified', '\\x00', '0000000000000000')`;
    assert.equal((await signIn(email, PASSWORD, '203.0.113.99')).cookie, '');
    assert.equal(
      (await sql`select from auth.known_devices where user_id = ${session.user.id}`).length,
      2,
      'those of the confirmation',
    );
  });
});
