import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '@theia-astro/astro/names/names';
import { calendarEntry, type FeedEvent } from './calendar-entry.ts';

const at = new Date('2026-01-02T03:04:05Z');
const event = (type: string, data: FeedEvent['data']): FeedEvent => ({ id: 'evt_1', type, at, data });
const SQUARE = { chart_1: 'transit', point_1: 'saturn', aspect: 'square', chart_2: 'natal', point_2: 'sun' };
const summary = (type: string, data: FeedEvent['data'], language: 'en' | 'de' | 'ja' = 'en') =>
  calendarEntry(event(type, data), language).summary;

describe('an event in a calendar', () => {
  it('says what happens, in names', () => {
    const cases: readonly (readonly [string, FeedEvent['data'], string])[] = [
      ['transit.exact', SQUARE, 'Saturn Square Sun (natal)'],
      ['transit.enter', SQUARE, 'Saturn Square Sun (natal): begins'],
      ['transit.leave', SQUARE, 'Saturn Square Sun (natal): ends'],
      ['transit.exact', { ...SQUARE, chart_2: 'transit', point_2: 'asteroid:433' }, 'Saturn Square Asteroid 433'],
      ['ingress.sign', { body: 'mars', sign: 'aries', from_sign: 'pisces' }, 'Mars → Aries'],
      ['ingress.house', { body: 'mars', house: 7, from_house: 6 }, 'Mars → House 7'],
      ['station', { body: 'mercury', station: 'station_retrograde', sign: 'leo' }, 'Mercury: Station retrograde'],
      ['lunation', { phase: 'full_moon', sign: 'leo' }, 'Full Moon · Leo'],
      ['eclipse', { kind: 'solar', type: 'total', natal_contacts: [] }, 'Solar eclipse'],
      [
        'eclipse',
        { kind: 'lunar', type: 'partial', natal_contacts: [{ aspect: 'opposition', point_2: 'moon' }] },
        'Lunar eclipse: Opposition Moon (natal)',
      ],
      ['return', { body: 'saturn', at: '2026-01-02T03:04:05Z' }, 'Saturn return'],
      ['dasha', { system: 'vimshottari', lords: ['venus', 'rahu'] }, 'Vimshottari: Venus – Rahu'],
      ['dasha', { system: 'yogini', lords: ['mangala'] }, 'Yogini: Mangala'],
      ['void_of_course', { starts_at: '2026-01-02T03:04:05Z' }, 'Moon void of course'],
      ['search.moonphases.apsides', { type: 'perigee' }, 'Search moonphases apsides'],
    ];
    for (const [type, data, expected] of cases) assert.equal(summary(type, data), expected, type);
  });

  it('is told in the language of its subscription', () => {
    assert.equal(summary('transit.exact', SQUARE, 'de'), 'Saturn Quadrat Sonne (Radix)');
    assert.equal(summary('ingress.house', { body: 'mars', house: 7 }, 'de'), 'Mars → 7. Haus');
    assert.equal(summary('void_of_course', {}, 'ja'), '月のボイドタイム');
    for (const language of LANGUAGES)
      assert.ok(calendarEntry(event('return', { body: 'sun' }), language).summary.length > 2, language);
  });

  it('has an end where it is a span, and else is one instant', () => {
    const span = calendarEntry(
      event('void_of_course', { starts_at: '2026-01-02T03:04:05Z', ends_at: '2026-01-02T09:00:00Z' }),
      'en',
    );
    assert.deepEqual([span.startsAt, span.endsAt], [at, new Date('2026-01-02T09:00:00Z')]);
    const hit = calendarEntry(event('transit.exact', SQUARE), 'en');
    assert.deepEqual([hit.startsAt, hit.endsAt], [at, null]);
  });

  it('says where it happens, and which hit of a retrograde loop it is', () => {
    const data = { ...SQUARE, sign: 'leo', degree: 12.345, motion: 'retrograde', pass: 2, pass_count: 3 };
    assert.equal(calendarEntry(event('transit.exact', data), 'en').description, 'Leo 12.35°\nRetrograde\n2/3');
    assert.equal(calendarEntry(event('transit.exact', SQUARE), 'en').description, '');
  });
});
