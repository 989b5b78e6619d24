import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { delayWords } from './event-words.ts';
import { ruleWords } from './rule-words.ts';

describe('a rule in words', () => {
  it('says what it looks for, and its limits', () => {
    const words: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ type: 'transit' }, 'Bodies to the birth chart'],
      [
        { type: 'transit', bodies: ['mars', 'north_node'], targets: ['asc'], orb: 0.5, moments: ['enter', 'leave'] },
        'Mars and North node to natal Asc: within 0.5°; into orb, out of orb',
      ],
      [{ type: 'transit', bodies: ['jupiter'], targets: 'transiting' }, 'Jupiter to each other'],
      [{ type: 'ingress', of: 'house', bodies: ['sun', 'moon', 'mars'] }, 'Sun, Moon and Mars into a new house'],
      [{ type: 'station' }, 'Stations of every body'],
      [{ type: 'eclipse' }, 'Eclipses'],
      [{ type: 'eclipse', kinds: ['lunar'], targets: ['moon'], orb: 2 }, 'Lunar eclipses within 2° of natal Moon'],
      [{ type: 'return', body: 'saturn' }, 'Returns of Saturn'],
      [{ type: 'dasha', system: 'yogini', levels: 1 }, 'Yogini dasha, 1 level'],
      [{ type: 'dasha' }, 'Vimshottari dasha'],
      [{ type: 'void_of_course' }, 'Moon void of course'],
      [{ type: 'lunation', phases: ['full_moon'] }, 'Full moon'],
      [{ type: 'search', product: 'progressions', request: {} }, 'Search: progressions'],
      [{ type: 'of_another_day' }, 'Of another day'],
    ];
    for (const [rule, expected] of words) assert.equal(ruleWords(rule), expected);
  });
});

describe('a delay in words', () => {
  it('has the unit that fits it, and none is negative', () => {
    const due = '2026-01-01T00:00:00Z';
    const after = (seconds: number) => delayWords(due, new Date(Date.parse(due) + seconds * 1000).toISOString());
    assert.deepEqual([-3, 0.44, 12, 119, 300, 7200, 172_800].map(after), [
      '0.0 s',
      '0.4 s',
      '12 s',
      '119 s',
      '5 min',
      '2 h',
      '2 days',
    ]);
  });
});
