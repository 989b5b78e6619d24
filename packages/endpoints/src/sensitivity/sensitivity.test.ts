import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { VEDIC_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/vedic';
import { WESTERN_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/western';
import { sensitivityEndpoint } from './endpoint.ts';
import { context, issuesOf, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

const parse = (input: object) => sensitivityEndpoint.parse(input, context.nowMs);
const answer = (input: object) => sensitivityEndpoint.calculate(context, parse(input));
const faults = (input: object) => issuesOf(() => parse(input));

describe('POST /sensitivity', () => {
  it('answers a quarter of an hour either side, in order of time, with sides and wall clocks', () => {
    const { window, changes, at } = answer(NY90);
    assert.deepEqual([window.minutes_before, window.minutes_after], [15, 15]);
    assert.equal(window.starts_at_local, '1990-06-15T14:15:00-04:00');
    const minutes = changes.map((change) => change.minutes_from_birth);
    assert.deepEqual(
      minutes,
      minutes.toSorted((a, b) => a - b),
    );
    for (const { at: when, side, minutes_from_birth: from } of changes) {
      assert.equal(side, from <= 0 ? 'before' : 'after');
      assert.ok(Math.abs((Date.parse(when) - Date.parse(at)) / 60_000 - from) < 0.01);
    }
    assert.ok(
      changes.some(
        ({ kind, point, from, to }) => kind === 'body_house' && point === 'jupiter' && from === 10 && to === 9,
      ),
    );
  });

  it('tells what holds, what changes and what has no value apart', () => {
    const {
      holds,
      undefined: none,
      changes,
      warnings,
    } = answer({
      birth_date: '2024-12-21',
      birth_time: '12:00',
      latitude: 78.2,
      longitude: 15.6,
      timezone: 'Arctic/Longyearbyen',
      system: 'both',
      include: ['houses', 'panchang'],
      minutes: 60,
    });
    assert.ok(none.some(({ kind }) => kind === 'hora'));
    assert.ok(holds.some(({ kind }) => kind === 'vara'));
    assert.ok(![...holds, ...changes].some(({ kind }) => kind === 'hora'));
    const codes = warnings.map(({ code }) => code);
    assert.ok(codes.includes('polar_no_sunrise') && codes.includes('house_system_fallback'));
  });

  it('says for how many minutes each kind, the ascendant and every varga lagna stay', () => {
    const { stability, changes } = answer({
      ...NY90,
      minutes: 120,
      system: 'both',
      vedic_settings: { vargas: [1, 9, 60] },
    });
    const stay = (wanted: object) =>
      stability.find((row) => Object.entries(wanted).every(([name, value]) => Reflect.get(row, name) === value))!;
    assert.ok(stay({ kind: 'angle_sign', point: 'asc' }));
    for (const varga of ['D1', 'D9', 'D60']) {
      const {
        minutes_before: before,
        minutes_after: after,
        holds,
      } = stay({ kind: 'varga_sign', point: 'lagna', varga });
      const its = changes
        .filter((change) => change.varga === varga && change.point === 'lagna')
        .map((change) => change.minutes_from_birth);
      assert.equal(holds, its.length === 0);
      assert.ok(its.every((minute) => minute <= -before + 1e-3 || minute >= after - 1e-3));
      assert.ok(holds || its.some((minute) => Math.abs(minute + before) < 1e-3 || Math.abs(minute - after) < 1e-3));
    }
  });

  it('without a birth time answers for the whole civil day, of 23 hours where clocks are set forward', () => {
    const { window, warnings, changes } = answer({
      birth_date: '2024-03-10',
      birth_time: null,
      location: 'New York',
      include: ['signs'],
    });
    assert.equal(window.starts_at_local, '2024-03-10T00:00:00-05:00');
    assert.equal(window.ends_at_local, '2024-03-11T00:00:00-04:00');
    assert.equal(Date.parse(window.ends_at) - Date.parse(window.starts_at), 23 * 3_600_000);
    assert.ok(warnings.some(({ code }) => code === 'birth_time_unknown'));
    const rising = changes.filter(({ point }) => point === 'asc');
    assert.ok(rising.length === 11 || rising.length === 12, `${rising.length} rising signs`);
    const clocks = new Set(changes.map((change) => change.at_local.slice(-6)));
    assert.deepEqual(clocks, new Set(['-05:00', '-04:00']));
  });

  it('the vara follows the local date where a day was skipped', () => {
    const { changes } = answer({
      utc: '2011-12-30T10:00:00Z',
      latitude: -13.83,
      longitude: -171.77,
      system: 'vedic',
      include: ['panchang'],
      minutes: 700,
    });
    const varas = changes.filter(({ kind }) => kind === 'vara');
    assert.ok(varas.length >= 1);
    for (const { at_local: local } of varas) assert.match(local, /(?:-10:00|\+14:00)$/);
  });

  it('tells how far dasha dates move in a minute', () => {
    const { dasha_shifts: shifts } = answer({
      ...NY90,
      system: 'vedic',
      include: ['dashas'],
      vedic_settings: { dasha_systems: ['vimshottari', 'chara'] },
    });
    // Jupiter's 16 years while the Moon crosses 13°20′ at 13.46° a day, less the minute itself.
    const expected = 1 / 1440 - (16 * 365.25 * 13.4598) / (40 / 3) / 1440;
    const [vimshottari, chara] = shifts!;
    assert.ok(Math.abs(vimshottari!.days_per_minute - expected) < 0.01);
    assert.ok(Math.abs(chara!.days_per_minute - 1 / 1440) < 1e-6);
  });

  it('rejects minutes beside an unknown time or beside each other, and what belongs to another chart', () => {
    assert.deepEqual(faults({ ...NY90, birth_time: null, minutes: 5 }), [['conflicting_fields', 'minutes']]);
    assert.deepEqual(faults({ ...NY90, minutes: 5, minutes_after: 5 }), [['conflicting_fields', 'minutes']]);
    assert.deepEqual(faults({ ...NY90, minutes_before: 1000, minutes_after: 900 }), [
      ['conflicting_fields', 'minutes_before'],
    ]);
    assert.deepEqual(faults({ ...NY90, minutes: 721 }), [['invalid_range', 'minutes']]);
    assert.deepEqual(faults({ ...NY90, vedic_settings: { bhava: 'chalit' } }), [
      ['conflicting_fields', 'vedic_settings'],
    ]);
    assert.deepEqual(faults({ ...NY90, system: 'vedic', settings: { node: 'true' } }), [
      ['conflicting_fields', 'settings'],
    ]);
    assert.deepEqual(faults({ ...NY90, system: 'vedic', settings: { node: 'true', language: 'fr' } }), [
      ['conflicting_fields', 'settings'],
    ]);
    assert.deepEqual(faults({ ...NY90, include: ['karakas'] }), [['conflicting_fields', 'include']]);
    for (const vedic_settings of [{ dasha_systems: ['vimshottari', 'chakra'] }, { dasha_systems: ['sudasa'] }])
      assert.deepEqual(faults({ ...NY90, system: 'vedic', vedic_settings }), [
        ['invalid_setting', 'vedic_settings.dasha_systems'],
      ]);
    assert.deepEqual(
      faults({ ...NY90, system: 'vedic', vedic_settings: { dasha_systems: ['narayana'], narayana_varga: 9 } }),
      [['invalid_setting', 'vedic_settings.dasha_systems']],
    );
    assert.deepEqual(faults({ ...NY90, system: 'chinese' }), [['invalid_system', 'system']]);
    assert.deepEqual(faults({ ...NY90, minutes_before: 5, minutes_after: 1435 }), []);
  });

  it('needs the plan of natal and vedic, and Growth for the sidereal zodiac or both systems', () => {
    const plan = (input: object): unknown => {
      const { priceTier, minimumPlan, natalSystem } = sensitivityEndpoint.need(parse({ ...NY90, ...input }));
      return [priceTier, minimumPlan, natalSystem];
    };
    assert.deepEqual(plan({}), ['sensitivity', 'starter', 'western']);
    assert.deepEqual(plan({ system: 'vedic' }), ['sensitivity', 'starter', 'vedic']);
    assert.deepEqual(plan({ sidereal: true }), ['sensitivity', 'growth', 'western']);
    assert.deepEqual(plan({ system: 'both' }), ['sensitivity', 'growth', null]);
  });
});

const polar = { ...NY90, location: undefined, latitude: 78, longitude: 15, timezone: 'Arctic/Longyearbyen' };
const parts = [...new Set([...WESTERN_SENSITIVITY_PARTS, ...VEDIC_SENSITIVITY_PARTS])];

describeAnswers(sensitivityEndpoint, services, {
  requests: {
    default: NY90,
    ...Object.fromEntries(parts.map((part) => [part, { ...NY90, minutes: 60, system: 'both', include: [part] }])),
    everything: { ...NY90, minutes: 30, system: 'both', include: ['all'] },
    'everything beyond the polar circle': { ...polar, minutes: 30, system: 'both', include: ['all'] },
    'without birth time': { ...NY90, birth_time: null },
    'sidereal, heliocentric': { ...NY90, sidereal: true, include: ['all'], settings: { coordinates: 'heliocentric' } },
    'an early year': { ...NY90, birth_date: '-0500-03-01', system: 'both', include: ['all'] },
    'dashas of signs': {
      ...NY90,
      system: 'vedic',
      include: ['dashas'],
      vedic_settings: { dasha_systems: ['chara', 'narayana', 'yogini'], dasha_levels: 3 },
    },
  },
  sizes: [{ request: NY90, bytes: 8_192 }],
});
