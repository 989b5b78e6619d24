import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { curlOf } from './curl.ts';

describe('the command for a birth', () => {
  it('asks for the birth that was entered, and survives a quote in the name of the place', () => {
    const command = curlOf('https://theia.test', 'THE0', {
      birth_date: '1990-06-15',
      location: "L'Aquila",
      latitude: 42.35,
      longitude: 13.39,
    });
    assert.match(command, /^curl https:\/\/theia\.test\/swiss\/natal \\\n {2}-H "Authorization: Bearer THE0"/);
    assert.ok(command.includes(String.raw`"location": "L'\''Aquila"`));
    assert.ok(command.includes('"latitude": 42.35') && !command.includes('birth_time'));
  });
});
