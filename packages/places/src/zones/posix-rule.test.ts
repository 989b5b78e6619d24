import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePosixRule, ruleTransitions } from './posix-rule.ts';

const changes = (rule: string, year: number): readonly string[] =>
  ruleTransitions(parsePosixRule(rule), year).map(
    ({ atSeconds, type }) =>
      `${new Date(atSeconds * 1000).toISOString().slice(0, 16)} ${type.abbreviation} ${type.offsetSeconds}`,
  );

describe('POSIX TZ rules (RFC 8536, POSIX.1-2017 §8.3)', () => {
  it('a fixed zone never changes, and its sign is west positive', () => {
    assert.deepEqual(parsePosixRule('<+0330>-3:30'), {
      standard: { offsetSeconds: 12600, tzdbDst: false, abbreviation: '+0330' },
      daylight: null,
    });
    assert.deepEqual(changes('EST5', 2100), []);
  });

  it('weeks of months: New York 2024 changes at 07:00Z on 10 March and 06:00Z on 3 November', () => {
    assert.deepEqual(changes('EST5EDT,M3.2.0,M11.1.0', 2024), [
      '2024-03-10T07:00 EDT -14400',
      '2024-11-03T06:00 EST -18000',
    ]);
  });

  it('week 5 is the last of the month: London 2024 on 31 March and 27 October', () => {
    assert.deepEqual(changes('GMT0BST,M3.5.0/1,M10.5.0', 2024), [
      '2024-03-31T01:00 BST 3600',
      '2024-10-27T01:00 GMT 0',
    ]);
  });

  it('the winter may be the exception: Dublin', () => {
    assert.deepEqual(changes('IST-1GMT0,M10.5.0,M3.5.0/1', 2024), [
      '2024-03-31T01:00 IST 3600',
      '2024-10-27T01:00 GMT 0',
    ]);
  });

  it('times may lie outside the day: Nuuk at −1 h, Gaza at 50 h', () => {
    assert.deepEqual(changes('<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2024), [
      '2024-03-31T01:00 -01 -3600',
      '2024-10-27T01:00 -02 -7200',
    ]);
    assert.deepEqual(changes('EET-2EEST,M3.4.4/50,M10.4.4/50', 2030)[0], '2030-03-30T00:00 EEST 10800');
  });

  it('days of the year, with and without counting 29 February', () => {
    assert.deepEqual(
      changes('AAA0BBB,J60/0,J300/0', 2024).map((text) => text.slice(0, 10)),
      ['2024-03-01', '2024-10-26'],
    );
    assert.deepEqual(
      changes('AAA0BBB,59/0,299/0', 2024).map((text) => text.slice(0, 10)),
      ['2024-02-29', '2024-10-25'],
    );
  });

  it('anything else is rejected', () => {
    for (const text of ['', 'EST', 'EST5EDT', 'EST5EDT,M3.2.0', 'EST5EDT,X,Y'])
      assert.throws(() => parsePosixRule(text));
  });
});
