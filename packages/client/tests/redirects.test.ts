import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Theia, TheiaError } from '../src/index.ts';
import { faultProxy } from './fault-proxy.ts';

const KEY = 'THE0123456789abcdef0123';

for (const status of [301, 302, 303, 307, 308])
  it(`a redirection with ${status} is followed nowhere: neither key nor birth leave for another address`, async () => {
    const other = await faultProxy('http://127.0.0.1:9', [{ status: 200, body: '{}' }]);
    const proxy = await faultProxy('http://127.0.0.1:9', [
      { status, headers: { location: `${other.url}/swiss/natal?next` } },
      { status, headers: { location: '/elsewhere' } },
    ]);
    const theia = new Theia({ baseUrl: proxy.url, apiKey: KEY });
    try {
      for (const [target, named] of [
        ['another origin', other.url],
        ['the same one', proxy.url],
      ] as const) {
        const error = await theia.natal({ birth_date: '1990-06-15', location: 'New York' }).then(
          () => assert.fail(`A redirection to ${target} was followed`),
          (reason: unknown) => reason,
        );
        assert.ok(error instanceof TheiaError);
        assert.deepEqual([error.code, error.kind, error.attempts], ['redirected', 'connection', 1]);
        assert.ok(error.message.includes(`redirects to ${named}.`), error.message);
      }
      assert.deepEqual([other.seen.length, proxy.seen.length], [0, 2]);
    } finally {
      await Promise.all([proxy.close(), other.close()]);
    }
  });
