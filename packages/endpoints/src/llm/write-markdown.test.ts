import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLongSpan, minuteText, spanText, plainText, words } from './words.ts';
import { writeMarkdown } from './write-markdown.ts';

const meta = { zodiac: 'sidereal', ayanamsa: { id: 'lahiri', value: 23.7273033, mean: 23.72374621 } };
const lines = (answer: object): readonly string[] =>
  writeMarkdown({ product: 'test', meta, warnings: [], ...answer }).split('\n');
const place = { longitude: 294.01601652, sign: 'capricorn', degree: 24.01601652 };

describe('an answer as Markdown', () => {
  it('says once how it is to be read, as far as it has something to read', () => {
    const orb = { point_1: 'sun', point_2: 'moon', aspect: 'square', angle: 90, orb: 5.39815795, applying: true };
    assert.equal(
      lines({
        aspects: [orb],
        points: { saturn: { ...place, retrograde: true } },
        input: { settings: { node: 'mean' } },
      })[1],
      'Sidereal zodiac, ayanamsa lahiri 23.7273033; node mean; degrees in sign; R retrograde; orbs in degrees, a applying, s separating.',
    );
    assert.equal(lines({ meta: {}, text: 'x' })[1], 'text x');
  });

  it('marks what is retrograde, and what applies or separates, and neither where nothing moves', () => {
    const pair = { point_1: 'sun', point_2: 'moon', aspect: 'square', angle: 90, orb: -1.5 };
    const text = writeMarkdown({
      product: 'test',
      points: { saturn: { ...place, retrograde: true }, mars: { ...place, retrograde: false } },
      aspects: [
        { ...pair, applying: true },
        { ...pair, point_2: 'north_node', applying: false },
        { ...pair, point_1: 'mars', applying: null },
      ],
    });
    assert.match(text, /Saturn 24\.01601652 Capricorn R; Mars 24\.01601652 Capricorn\n/);
    assert.match(text, /\nSun square Moon -1\.5 a; square North Node -1\.5 s\nMars square Moon -1\.5\n/);
  });

  it('tells a chain of spans by where each ends, and a day that many times share once', () => {
    const at = (hour: number): string => `2024-06-15T0${hour}:30:59Z`;
    const hours = [1, 2, 3, 4, 5].map((hour) => ({
      lord: 'sun',
      starts_at: at(hour),
      ends_at: at(hour + 1),
      id: `h${hour}`,
    }));
    const found = lines({ meta: {}, hours });
    assert.equal(found[1], 'times UTC, cut to the minute, on 2024-06-15 where no day is given.');
    assert.deepEqual(found.slice(3, 6), [
      'From 01:30',
      'All: lord Sun',
      'id, until: h1 02:30; h2 03:30; h3 04:30; h4 05:30; h5 06:30',
    ]);
  });

  it('leaves out what is empty, null or false, and keeps a zero', () => {
    const text = writeMarkdown({ product: 'test', a: null, b: [], c: {}, d: false, e: 0, f: { g: null }, h: [null] });
    assert.equal(text, '# Test\ne 0\n');
  });

  it('keeps warnings with their codes and other readings', () => {
    const candidates = [{ local: '2024-11-03T01:30:00-05:00', utc: '2024-11-03T06:30:00Z' }];
    const text = writeMarkdown({
      product: 'test',
      warnings: [{ code: 'ambiguous_local_time', message: 'Twice.', candidates }],
    });
    assert.match(text, /- ambiguous_local_time: Twice\. Candidates: 2024-11-03 01:30 -05:00\n/);
  });

  it('keeps text of callers in its line and its cell', () => {
    assert.equal(plainText('a|b\n# c `d` <e>'), 'a b # c d e');
    assert.equal(words('dhaiya_4'), 'dhaiya_4');
    assert.equal(words('north_node'), 'North Node');
  });
});

describe('times in Markdown', () => {
  it('lose their seconds, and long spans their clock times', () => {
    assert.equal(minuteText('2024-06-15T18:30:59Z'), '2024-06-15 18:30');
    assert.equal(minuteText('-000493-09-29T00:00:00-01:00'), '-000493-09-29 00:00 -01:00');
    assert.equal(spanText('2024-06-15T01:02:03Z', '2024-06-15T04:05:06Z'), '2024-06-15 01:02/04:05');
    assert.equal(spanText('2024-06-15T23:02:03Z', '2024-06-16T04:05:06Z'), '2024-06-15 23:02/2024-06-16 04:05');
    assert.equal(spanText('2024-06-15T23:02:03Z', '2030-01-01T04:05:06Z'), '2024-06-15/2030-01-01');
    assert.equal(isLongSpan('-000493-09-29T00:00:00Z', '-000490-09-29T00:00:00Z'), true);
  });
});
