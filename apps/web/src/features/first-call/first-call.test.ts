import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { curlOf } from './curl.ts';
import { natalOf, readable } from './natal-of.ts';

describe('the command of the first call', () => {
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

describe('the answer of the first call', () => {
  it('is drawn only if it is a natal chart', () => {
    assert.equal(natalOf('{"product":"natal","points":{}}')?.product, 'natal');
    for (const text of ['{"product":"transits","points":{}}', '{"product":"natal"}', 'null', '<svg/>'])
      assert.equal(natalOf(text), null);
    assert.equal(readable('{"a":1}'), '{\n  "a": 1\n}');
    assert.equal(readable('<svg/>'), '<svg/>');
  });
});
