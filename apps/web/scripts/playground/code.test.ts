import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { forms } from './forms.ts';
import { CODE_LANGUAGES, type CodeCall, codeOf } from '../../src/lib/calls/code.ts';

const KEY = 'THE0123456789abcdef0123';
const callOf = (id: string, fields?: CodeCall['fields'], apiKey: string | null = null): CodeCall => {
  const form = forms.find((one) => one.id === id)!;
  return { ...form, fields: fields ?? form.example, origin: 'https://theia.test', apiKey };
};

describe('a call as code', () => {
  it('never holds a key that was not chosen, and holds the one that was', () => {
    for (const { id, open } of forms)
      for (const { value } of CODE_LANGUAGES) {
        assert.equal(/THE[0-9a-f]{15}/.test(codeOf(value, callOf(id))), false, id);
        assert.equal(codeOf(value, callOf(id)).includes('THEIA_KEY'), !open, `${id} ${value}`);
        assert.equal(codeOf(value, callOf(id, undefined, KEY)).includes(KEY), !open, `${id} ${value}`);
      }
  });

  it('names a method that the Python client has', () => {
    const client = ['_theia.py', '_sync.py']
      .map((file) =>
        readFileSync(new URL(`../../../../packages/client-python/src/theia_astro_client/${file}`, import.meta.url), 'utf8'),
      )
      .join('');
    const named = forms.flatMap((form) => (form.client === undefined ? [] : [form.client.python]));
    assert.ok(named.length > 30);
    for (const name of named) assert.match(client, new RegExp(`^ {4}(?:def ${name}\\(|${name}: )`, 'm'), name);
  });

  it('is a command with the key of the environment', () => {
    assert.equal(
      codeOf('curl', callOf('post_natal', { birth_date: '1990-06-15', location: "L'Aquila" })),
      `curl 'https://theia.test/swiss/natal' \\
  -H "Authorization: Bearer $THEIA_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
    "birth_date": "1990-06-15",
    "location": "L'\\''Aquila"
  }'`,
    );
  });

  it('is a call of the TypeScript client', () => {
    assert.equal(
      codeOf('typescript', callOf('post_natal', { birth_date: '1990-06-15', settings: { bodies: ['sun'] } })),
      `import { Theia } from "@theia-astro/client";

const theia = new Theia({ baseUrl: "https://theia.test", apiKey: process.env.THEIA_KEY });
const answer = await theia.natal({
  birth_date: "1990-06-15",
  settings: {
    bodies: ["sun"],
  },
});
console.log(answer);`,
    );
  });

  it('is a call of the Python client, with the names that Python allows', () => {
    assert.equal(
      codeOf('python', callOf('post_transits', { from: '2024-01-01', settings: { strict: true } })),
      `import os

from theia_astro_client import Theia

theia = Theia("https://theia.test", os.environ["THEIA_KEY"])
answer = theia.transits(
    from_="2024-01-01",
    settings={
        "strict": True,
    },
)
print(answer)`,
    );
  });

  it('falls back to HTTP where the clients have no method, or a field has no name in Python', () => {
    assert.match(
      codeOf('typescript', callOf('create_webhook')),
      /^const response = await fetch\("https:\/\/theia.test\/webhooks", \{/,
    );
    assert.match(codeOf('python', callOf('create_webhook')), /httpx\.post\(/);
    assert.match(codeOf('python', callOf('post_natal', { 'odd name': 1 })), /httpx\.post\(/);
  });
});
