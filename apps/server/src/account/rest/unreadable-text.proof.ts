import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { fillAccount } from '../../testing/account-rows.ts';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';

const test = await testDatabase();
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
await fillAccount(test.database.sql, ada.id);

/** Text that PostgreSQL cannot store: U+0000 alone, inside a word and twice, URL-encoded. */
const NULS = ['%00', 'a%00b', '%00%00', 'api_key%00'];

/** Invalid UTF-8 and invalid escapes. */
const BROKEN = ['%zz', '%', '%ff', '%ed%a0%80', '%f0%9f%92', '%C0%80', '%2500'];

/** Every place in a URL that can contain a caller's text; `@` is replaced by it. */
const PLACES = [
  '@',
  'api_keys@',
  '@api_keys',
  'api_keys?@=eq.1',
  'api_keys?label=@',
  'api_keys?label=eq.@',
  'api_keys?label=@.1',
  'api_keys?label=not.@.1',
  'api_keys?label=not.eq.@',
  'api_keys?label=in.(@)',
  'api_keys?label=in.("@",a)',
  'api_keys?label=like.@',
  'api_keys?label=ilike.*@*',
  'api_keys?label=match.@',
  'api_keys?label=is.@',
  'api_keys?label=fts.@',
  'api_keys?label=fts(@).a',
  'api_keys?label=cs.{@}',
  'api_keys?label=eq(any).{@}',
  'api_keys?or=(@.eq.1)',
  'api_keys?or=(label.eq.@)',
  'api_keys?or=(label.@.1)',
  'api_keys?or=(and(@.eq.1,label.eq.1))',
  'api_keys?or=@',
  'api_keys?and=(@.eq.1)',
  'api_keys?and=(label.eq.@)',
  'api_keys?not.or=(@.eq.1)',
  'api_keys?not.and=(label.not.eq.@)',
  'api_keys?order=@',
  'api_keys?order=label.@',
  'api_keys?order=label.asc.@',
  'api_keys?order=label,@',
  'api_keys?select=@',
  'api_keys?select=label,@',
  'api_keys?select=a->@',
  'api_keys?select=a->>@',
  'api_keys?select=label::@',
  'api_keys?select=@:label',
  'api_keys?select=x:label,@:id',
  'api_keys?select=plans(@)',
  'api_keys?select=@(id)',
  'api_keys?select=plans!@(id)',
  'api_keys?select=...@(id)',
  'api_keys?select=label.@()',
  'translator_logs?select=request_payload->@',
  'translator_logs?request_payload->>@=eq.1',
  'translator_logs?select=id,api_usage(@)',
  'translator_logs?select=id,api_usage(id)&api_usage.@=eq.1',
  'translator_logs?select=id,api_usage(id)&api_usage.order=@',
  'translator_logs?select=id,api_usage(id)&api_usage.limit=@',
  'translator_logs?request_payload=cs.{"a":"@"}',
  'translator_logs?request_payload=eq.@',
  'translator_logs?id=eq.@',
  'translator_logs?created_at=gt.@',
  'api_keys?limit=@',
  'api_keys?offset=@',
  'api_keys?columns=@',
  'api_keys?columns="@"',
  'api_keys?on_conflict=@',
  'api_keys?apikey=@',
  'api_keys?@',
  'api_keys?a=1&@=',
  'rpc/@',
  'rpc/f?@=1',
  'api_keys/@',
  'api_keys?label=eq.1#@',
] as const;

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
const bodyFor = (method: string) => (method === 'POST' || method === 'PATCH' ? { body: { label: 'renamed' } } : {});

describe('text that cannot be stored', () => {
  for (const place of PLACES) {
    it(`at /rest/v1/${place} is a client error, never a server error`, async () => {
      for (const nul of NULS) {
        const path = `/rest/v1/${place.replaceAll('@', nul)}`;
        for (const method of METHODS) {
          const isInFragment = path.includes('#');
          const { status } = await plane.request(path, { method, token: ada.accessToken, ...bodyFor(method) });
          if (isInFragment) assert.ok(status < 500, `${method} ${path}: ${status}`);
          else assert.equal(status, 400, `${method} ${path}`);
        }
        const { status } = await plane.request(path);
        assert.ok((status >= 400 && status < 500) || path.includes('#'), `visitor ${path}: ${status}`);
      }
    });
  }

  it('and invalid escapes never cause a server error', async () => {
    for (const place of PLACES) {
      for (const broken of BROKEN) {
        const path = `/rest/v1/${place.replaceAll('@', broken)}`;
        const { status } = await plane.request(path, { token: ada.accessToken });
        assert.ok(status < 500, `${path}: ${status}`);
      }
    }
  });

  it('in a body is rejected wherever it occurs', async () => {
    const texts = ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"'];
    for (const text of texts) {
      for (const body of [
        `{"label":${text}}`,
        `{${text}:"x"}`,
        `[{"label":${text}}]`,
        `[{"label":"a"},{${text}:1}]`,
        `{"label":{"a":[${text}]}}`,
        text,
        `{"user_id":${text}}`,
      ]) {
        for (const method of ['POST', 'PATCH'] as const) {
          const answer = await fetch(`${plane.url}/rest/v1/api_keys?user_id=eq.${ada.id}`, {
            method,
            body,
            headers: {
              apikey: test.config.secrets.publishableKey,
              Authorization: `Bearer ${ada.accessToken}`,
              'Content-Type': 'application/json',
            },
          });
          assert.equal(answer.status, 400, `${method} ${body}`);
          await answer.text();
        }
      }
    }
    for (const type of [
      'application/json',
      'text/csv',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'text/plain',
    ]) {
      for (const body of ['label\na\0b\n', 'label=%00', 'label=a\0b', '\0', new Uint8Array([0x7b, 0xff, 0xfe, 0x00])]) {
        const answer = await fetch(`${plane.url}/rest/v1/api_keys`, {
          method: 'POST',
          body,
          headers: {
            apikey: test.config.secrets.publishableKey,
            Authorization: `Bearer ${ada.accessToken}`,
            'Content-Type': type,
          },
        });
        assert.ok(answer.status >= 400 && answer.status < 500, `${type} ${JSON.stringify(body)}: ${answer.status}`);
        await answer.text();
      }
    }
  });

  it('in a header is rejected', async () => {
    const names = [
      'Prefer',
      'Range',
      'Range-Unit',
      'Accept',
      'Accept-Profile',
      'Content-Profile',
      'Content-Type',
      'X-Client-Info',
    ];
    const values = [
      '%00',
      'count=%00',
      'return=\u0080',
      '0-%00',
      '\u00ff',
      'tx=%00',
      'missing=%00',
      'max-affected=%00',
      '-1--1',
      'a-b',
      '99999999999999999999-99999999999999999999999',
    ];
    for (const name of names) {
      for (const value of values) {
        for (const method of ['GET', 'PATCH'] as const) {
          const { status } = await plane.request(`/rest/v1/api_keys?user_id=eq.${ada.id}`, {
            method,
            token: ada.accessToken,
            headers: { [name]: value },
            ...bodyFor(method),
          });
          assert.ok(status < 500, `${name}: ${value}: ${status}`);
        }
      }
      assert.equal(await rawHeader(name, 'a\0b'), 400, name);
    }
  });

  it('in the name or the body of a function is rejected', async () => {
    for (const path of ['/functions/v1/%00', '/functions/v1/natal-system%00', '/functions/v1/natal-system?%00=1']) {
      const { status } = await plane.request(path, { method: 'POST', token: ada.accessToken, body: {} });
      assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
    }
    for (const name of ['natal-system', 'support-message', 'delete-account', 'call-answers']) {
      for (const body of [
        { system: '\0' },
        { '\0': 1 },
        { confirmation: '\0' },
        { confirmation: '\ud800' },
        { deep: [{ a: '\0' }] },
      ]) {
        const { status } = await plane.request(`/functions/v1/${name}`, {
          method: 'POST',
          token: ada.accessToken,
          body,
        });
        assert.equal(status, 400, `${name} ${JSON.stringify(body)}`);
      }
    }
    const form = new FormData();
    form.set('subject', 'api');
    form.set('message', 'a\0b');
    const answer = await fetch(`${plane.url}/functions/v1/support-message`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${ada.accessToken}` },
    });
    assert.equal(answer.status, 400);
    const named = new FormData();
    named.set('subject', 'api');
    named.set('message', 'hello');
    named.set('attachments', new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], 'a\0b.pdf'));
    const attached = await fetch(`${plane.url}/functions/v1/support-message`, {
      method: 'POST',
      body: named,
      headers: { Authorization: `Bearer ${ada.accessToken}` },
    });
    assert.ok(attached.status < 500, String(attached.status));
  });
});

/** The status of a request whose header holds a raw control character, which a correct client never sends. */
function rawHeader(name: string, value: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(plane.url).port), '127.0.0.1', () =>
      socket.write(`GET /rest/v1/api_keys HTTP/1.1\r\nHost: a\r\n${name}: ${value}\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
    socket.on('error', reject);
  });
}
