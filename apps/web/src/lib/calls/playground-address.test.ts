import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playgroundAddress, readPlaygroundCall } from './playground-address.ts';

const CALL = {
  method: 'POST',
  path: '/swiss/natal',
  fields: { birth_date: '1990-06-15', location: 'São Paulo 🌎', settings: { bodies: ['sun'] }, nothing: null },
} as const;
const fragmentOf = (address: string | null) => new URL(address ?? '', 'https://theia.test').hash;

describe('the address of a request', () => {
  it('holds the whole request in the fragment, in any script, and nowhere else', () => {
    const address = playgroundAddress(CALL);
    assert.deepEqual(readPlaygroundCall(fragmentOf(address)), CALL);
    const { pathname, search } = new URL(address ?? '', 'https://theia.test');
    assert.deepEqual([pathname, search], ['/dashboard/playground', '']);
  });

  it('never holds a key, neither when it is made nor when it is read', () => {
    const fields = { ...CALL.fields, bearer: 'THE0123456789abcdef' };
    const made = readPlaygroundCall(fragmentOf(playgroundAddress({ ...CALL, fields })));
    assert.equal(made !== null && 'bearer' in made.fields, false);
    const forged = `#request=${btoa(JSON.stringify({ ...CALL, fields: { bearer: 'THE0' } }))}`;
    assert.deepEqual(readPlaygroundCall(forged)?.fields, {});
  });

  it('is rejected where it cannot be read', () => {
    const texts = [
      '',
      '#',
      '#request=',
      '#request=%%',
      '#other',
      `#request=${btoa('[]')}`,
      `#request=${btoa('{"method":"PUT"}')}`,
    ];
    for (const text of texts) assert.equal(readPlaygroundCall(text), null, text);
    const list = btoa(JSON.stringify({ method: 'POST', path: '/x', fields: [] }));
    assert.equal(readPlaygroundCall(`#request=${list}`), null);
  });

  it('is not made for a request that is too long', () => {
    assert.equal(playgroundAddress({ ...CALL, fields: { text: 'x'.repeat(40_000) } }), null);
  });
});
