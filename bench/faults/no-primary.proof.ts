import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import { startScene } from './scene.ts';

const CREDENTIALS = (password: string) => ({ email: 'demo@theia.localhost', password });

describe('a cluster without a primary', () => {
  it('is answered with 503 by all pages of the account, ends no process, and is named by a server that starts', async () => {
    const { pair, service } = await startScene();
    const { publishableKey } = service.config.secrets;
    const password = readFileSync(join(service.config.dataDir, 'demo-password'), 'utf8').trim();
    const ask = async (path: string, token: string | null, body?: unknown) => {
      const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const signIn = () => ask('/auth/v1/token?grant_type=password', null, CREDENTIALS(password));
    const signedIn = await signIn();
    const token = String(signedIn.body['access_token']);
    const contact = { name: 'Ada', email: 'ada@theia.test', subject: 'API Support', message: 'A message long enough.' };
    const askAll = () =>
      Promise.all([
        signIn(),
        ask('/auth/v1/token?grant_type=refresh_token', null, { refresh_token: signedIn.body['refresh_token'] }),
        ask('/auth/v1/user', token),
        ask('/rest/v1/api_keys?select=id', token),
        ask('/rest/v1/plans?select=*', null),
        ask('/functions/v1/deletion-preview', token, {}),
        ask('/functions/v1/contact', null, contact),
      ]);
    assert.equal((await ask('/rest/v1/api_keys?select=id', token)).status, 200);

    pair.primary.silence();
    // Once while the silence is new, and once when it is known.
    for (const _ of [1, 2])
      for (const { status, body } of await askAll()) {
        assert.equal(status, 503, JSON.stringify(body));
        assert.match(JSON.stringify(body), /The database is not available at the moment/);
      }
    await assert.rejects(
      startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' }),
      /exit code 1\).*Theia cannot start: no server of DATABASE_URL takes writes/s,
    );
    assert.ok(service.isRunning(), service.log());

    await pair.promote();
    await until(async () => (await signIn()).status === 200, 'a sign-in after the promotion', 100);
    assert.equal((await ask('/rest/v1/api_keys?select=id', token)).status, 200);
  });
});
