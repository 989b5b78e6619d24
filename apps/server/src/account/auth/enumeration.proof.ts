import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCAL_LIMITS } from './limits.ts';
import { MINIMUM_ANSWER_MS } from './mail-to.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';

const server = await testAuthServer({
  now: () => 1_800_000_000_000,
  limits: { ...LOCAL_LIMITS, mailsPerEmail: { capacity: 4, refillPerSecond: 1e-6 } },
});
await server.signedUp('member@example.com');

const post = async (path: string, body: unknown) => {
  const begunMs = performance.now();
  const { status, body: answer } = await server.call(path, { method: 'POST', body });
  return { status, answer, milliseconds: performance.now() - begunMs };
};

/** An answer without the values that differ from user to user. */
const shape = ({ status, answer }: { readonly status: number; readonly answer: Readonly<Record<string, unknown>> }) =>
  JSON.stringify([status, answer['error_code'] ?? null, answer['msg'] ?? null, Object.keys(answer).toSorted()]);

/** An answer with ids, times and the address removed. Field names keep their order. */
const struckOut = (answer: unknown, email: string) =>
  JSON.stringify(answer)
    .replaceAll(email, '@')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/g, 'time');

const idsIn = (answer: unknown) => JSON.stringify(answer).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];

describe('who has an account', () => {
  it('is not revealed by a sign-up: not by its answer, repetition, limits, cookies, later mails or duration', async () => {
    for (const data of [undefined, { name: 'A', zeta: [1], alpha: { b: null } }]) {
      const members = `member${data === undefined ? 1 : 2}@example.com`;
      const strangers = `stranger${data === undefined ? 1 : 2}@example.com`;
      await server.signedUp(members);
      await server.database.sql`delete from auth.sign_ups`;
      // The user's own sign-up used one mail of the limit.
      await post('/signup', { email: 'nobody-at-all@example.com', password: PASSWORD });
      const before = new Set<string>();
      for (let round = 0; round < 5; round += 1) {
        const [known, fresh] = [
          await post('/signup', { email: members, password: PASSWORD, data }),
          await post('/signup', { email: strangers, password: PASSWORD, data }),
        ];
        if (round === 3) assert.equal(known.status, 429);
        if (known.status !== 200) break;
        assert.equal(struckOut(known.answer, members), struckOut(fresh.answer, strangers), `round ${round}`);
        for (const { answer } of [known, fresh]) {
          const ids = new Set(idsIn(answer));
          assert.equal(ids.size, 2, 'the user’s and the identity’s');
          for (const id of ids) assert.equal(before.has(id), false, 'no answer repeats an id of an earlier one');
          ids.forEach((id) => before.add(id));
        }
        for (const { milliseconds } of [known, fresh])
          assert.ok(milliseconds > MINIMUM_ANSWER_MS - 1, String(milliseconds));
      }
    }
  });

  it('is not revealed by a sign-in with the password of the sign-up either', async () => {
    await server.signedUp('probed@example.com');
    const [known, fresh] = ['probed@example.com', 'unprobed@example.com'];
    for (const email of [known, fresh]) await post('/signup', { email, password: 'of the stranger' });
    const signIn = (email: string, password: string) => post('/token?grant_type=password', { email, password });
    assert.equal(shape(await signIn(known, 'of the stranger')), shape(await signIn(fresh, 'of the stranger')));
    assert.equal((await signIn(known, 'of the stranger')).answer['error_code'], 'email_not_confirmed');
    assert.equal(shape(await signIn(known, 'something else')), shape(await signIn(fresh, 'something else')));
    assert.equal((await signIn(known, PASSWORD)).status, 200, 'the owner signs in as before');
    const mails = (await server.mailsTo(known)).map(({ subject }) => subject);
    assert.equal(mails[0], 'You already have an account');
    assert.equal(
      (await server.mailsTo(known))[0]?.links.some((link) => link.includes('token')),
      false,
    );
  });

  for (const [path, more] of [
    ['/recover', {}],
    ['/otp', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ] as const) {
    it(`is not revealed by ${path} ${JSON.stringify(more)}`, async () => {
      await server.signedUp(`known${path.slice(1)}${JSON.stringify(more).length}@example.com`);
      for (let round = 0; round < 3; round += 1) {
        const known = await post(path, {
          email: `known${path.slice(1)}${JSON.stringify(more).length}@example.com`,
          ...more,
        });
        const unknown = await post(path, {
          email: `nobody${path.slice(1)}${JSON.stringify(more).length}@example.com`,
          ...more,
        });
        assert.equal(shape(known), shape(unknown));
        if (unknown.status === 200)
          assert.ok(unknown.milliseconds > MINIMUM_ANSWER_MS - 1, String(unknown.milliseconds));
      }
    });
  }

  it('is not revealed by a sign-in', async () => {
    const [known, unknown] = [
      await post('/token?grant_type=password', { email: 'member@example.com', password: 'wrong password' }),
      await post('/token?grant_type=password', { email: 'nobody@example.com', password: 'wrong password' }),
    ];
    assert.equal(shape(known), shape(unknown));
  });

  it('is not revealed to a signed-in user who requests the address, only to the owner of the address', async () => {
    const { session } = await server.signedUp('curious@example.com');
    const { session: other } = await server.signedUp('wanted@example.com');
    await server.database.sql`update auth.sessions set signed_in_at = now()`;
    const requestAddress = (email: string) =>
      server.call('/user', { method: 'PUT', token: session.access_token, body: { email } });
    const [taken, free] = [await requestAddress('wanted@example.com'), await requestAddress('unwanted@example.com')];
    assert.equal(taken.status, 200);
    assert.equal(struckOut(taken.body, 'wanted@example.com'), struckOut(free.body, 'unwanted@example.com'));
    const [mail] = await server.mailsTo('wanted@example.com');
    assert.equal(mail?.subject, 'Your address was entered for another account');
    assert.equal(
      JSON.stringify(mail).includes('curious@example.com') || mail?.links.some((link) => link.includes('token')),
      false,
    );
    await requestAddress('wanted@example.com');
    const accepted = await post('/verify', {
      token_hash: await server.linkToken('curious@example.com'),
      type: 'email_change',
    });
    assert.match(String(accepted.answer['msg']), /other email/);
    const [kept] = await server.database.sql<
      { email: string }[]
    >`select email from auth.users where id = ${other.user.id}`;
    assert.equal(kept?.email, 'wanted@example.com');
  });
});
