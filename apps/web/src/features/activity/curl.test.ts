import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { toCurl } from './logged-request.ts';

/** The words that a shell parses from the command. */
function words(command: string): string[] {
  return execFileSync('sh', ['-c', `for word in ${command.replace(/^curl/, '')}; do printf '%s\\0' "$word"; done`])
    .toString()
    .split('\0')
    .slice(0, -1);
}

test('the command contains the complete body with any quotes, but never a key from it', () => {
  const payload = { location: "L'Aquila $(id) `id`", name: 'a "b" \\ c\nd', bearer: 'THE…' };
  const [url, , authorization, , , , body] = words(
    toCurl({ method: 'POST', path: '/swiss/natal', request_payload: payload }, 'https://theia.test', 'THEkey'),
  );
  assert.equal(url, 'https://theia.test/swiss/natal');
  assert.equal(authorization, 'Authorization: Bearer THEkey');
  assert.deepEqual(JSON.parse(body ?? ''), { location: payload.location, name: payload.name });
});

test('a GET keeps its query', () => {
  const [url] = words(
    toCurl(
      { method: 'GET', path: '/positions', request_payload: { utc: '2026-03-04T05:06:07Z', bodies: 'sun,moon' } },
      'https://theia.test',
      'THEkey',
    ),
  );
  assert.equal(new URL(url ?? '').searchParams.get('bodies'), 'sun,moon');
  assert.equal(new URL(url ?? '').searchParams.get('utc'), '2026-03-04T05:06:07Z');
});

test('a payload omitted from the log is not sent', () => {
  assert.match(
    toCurl(
      { method: 'POST', path: '/batch', request_payload: { omitted: 'too large for the log', characters: 99_999 } },
      '',
      'k',
    ),
    /-d '\{\}'$/,
  );
});
