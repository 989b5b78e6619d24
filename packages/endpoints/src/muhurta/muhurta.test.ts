import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Wire } from '../wire/wire.ts';
import { muhurtaEndpoint } from './endpoint.ts';
import type { muhurtaResponseSchema } from './schema.ts';
import { compute, issuesOf } from '../testing/call.test-data.ts';
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

const ask = (request: Record<string, unknown>): Wire<typeof muhurtaResponseSchema> =>
  compute(muhurtaEndpoint, { purpose: 'marriage', ...DELHI, from: '2026-02-01', to: '2026-03-15', ...request });
const faults = (request: Record<string, unknown>) => issuesOf(() => ask(request));
const excluded = (answer: ReturnType<typeof ask>, id: string) =>
  answer.rules.find((rule) => rule.id === id)?.excluded ?? [];

describe('what an answer says', () => {
  const answer = ask({});

  it('windows in order, each with its limbs, weekday and lagna', () => {
    assert.ok(answer.windows.length > 0);
    let last = '';
    for (const { starts_at, ends_at, tithi, nakshatra, lagna, favours } of answer.windows) {
      assert.ok(starts_at < ends_at && last <= starts_at);
      last = ends_at;
      assert.ok(tithi.length > 0 && nakshatra.length > 0 && lagna.length > 0);
      for (const favour of favours) assert.ok(favour.starts_at >= starts_at && favour.ends_at <= ends_at);
    }
  });

  it('the reason of each exclusion, with rule, source, start and end', () => {
    assert.deepEqual(
      excluded(answer, 'venus_combust').map(({ cause }) => cause),
      ['venus'],
    );
    const rikta = excluded(answer, 'tithi').map(({ cause }) => cause);
    assert.ok(rikta.includes('shukla_navami') && rikta.includes('krishna_chaturthi') && !rikta.includes('purnima'));
    assert.ok(
      answer.rules.every(
        ({ source, excluded: spans = [] }) =>
          source !== '' && spans.every(({ starts_at, ends_at }) => starts_at <= ends_at),
      ),
    );
  });

  it('grahas in forbidden houses are named with the house', () => {
    const houses = excluded(answer, 'houses');
    assert.ok(houses.length > 0 && houses.every(({ house }) => house !== undefined && house >= 1 && house <= 12));
  });

  it('rules in the order of the steps', () => {
    const steps = answer.rules.map(({ step }) => ['season', 'day', 'hour', 'lagna'].indexOf(step));
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
    );
  });

  it('days without a window have reasons; days with one are not among them', () => {
    const { days, windows } = ask({ include: ['days'] });
    assert.ok(days !== undefined && days.length > 0 && days.every(({ reasons }) => reasons.length > 0));
    const dates = new Set(days.map(({ date }) => date));
    for (const { date } of windows) assert.ok(!dates.has(date), date);
    assert.equal(ask({ include: ['days'] }).rules[0]!.excluded, undefined);
  });
});

describe('what a request can choose', () => {
  it('births add tara bala and chandra bala for each of the two, and take nothing else away', () => {
    const couple = ask({
      person_a: NY90,
      person_b: { ...NY90, birth_date: '1988-11-03', birth_time: '07:15', location: 'London' },
    });
    assert.deepEqual([...new Set(excluded(couple, 'tara_bala').map(({ person }) => person))].toSorted(), [
      'person_a',
      'person_b',
    ]);
    assert.ok(excluded(couple, 'chandra_bala').length > 0);
    const alone = ask({ minimum_minutes: 0 }).windows;
    for (const { starts_at, ends_at } of couple.windows)
      assert.ok(alone.some((window) => window.starts_at <= starts_at && ends_at <= window.ends_at));
  });

  it('the zone of the dates, as with /panchang: timezone or utc_offset instead of that of the place', () => {
    const dates = (request: object): readonly string[] => ask({ ...request }).windows.map(({ date }) => date);
    const own = dates({});
    assert.deepEqual(dates({ timezone: 'Asia/Kolkata' }), own);
    assert.deepEqual(dates({ utc_offset: '+05:30' }), own);
    assert.deepEqual(dates({ utc_offset: '+06:30' }), own);
    // There the Sun rises in Delhi on the evening before, of another weekday.
    assert.notDeepEqual(dates({ utc_offset: '-07:00' }), own);
    assert.deepEqual(faults({ timezone: 'Asia/Kolkata', utc_offset: '+05:30' }), [
      ['conflicting_fields', 'utc_offset'],
    ]);
    assert.deepEqual(faults({ timezone: 'Mars/Base' }), [['invalid_timezone', 'timezone']]);
  });

  it('an ignored rule is not obeyed and not listed', () => {
    const answer = ask({ ignore: ['houses', 'venus_combust'] });
    assert.ok(answer.rules.every(({ id }) => id !== 'houses' && id !== 'venus_combust'));
    assert.ok(answer.windows.length > ask({}).windows.length);
  });

  it('no journey to the east on Monday or Saturday', () => {
    const answer = ask({ purpose: 'travel', direction: 'east' });
    assert.deepEqual([...new Set(excluded(answer, 'direction').map(({ cause }) => cause))].toSorted(), [
      'monday',
      'saturday',
    ]);
    assert.ok(answer.windows.every(({ vara }) => vara !== 'monday' && vara !== 'saturday'));
  });

  it('a birth without a time has no lagna to count the eighth sign from, and says that its time is unknown', () => {
    const { birth_time: _time, ...timeless } = NY90;
    assert.ok(ask({ person_a: timeless }).warnings.some(({ code }) => code === 'birth_time_unknown'));
  });
});

describe('what is rejected', () => {
  it('by name, every fault at once', () => {
    assert.deepEqual(faults({ purpose: 'war', from: '2026-03-15', to: '2026-02-01', ignore: ['luck'] }), [
      ['invalid_setting', 'purpose'],
      ['invalid_range', 'to'],
      ['invalid_setting', 'ignore[0]'],
    ]);
    assert.deepEqual(faults({ direction: 'east' }), [['conflicting_fields', 'direction']]);
    assert.deepEqual(faults({ person_b: NY90 }), [['missing_field', 'person_a']]);
    assert.deepEqual(faults({ from: null }), [['invalid_type_of_field', 'from']]);
  });

  it('a place within the polar circles, where some signs never rise', () => {
    assert.deepEqual(faults({ latitude: 69.65, longitude: 18.96 }), [['house_system_undefined', 'location']]);
  });

  it('a range that the ephemeris does not cover', () => {
    assert.equal(faults({ from: '9999-01-01', to: '9999-02-01' }).length, 1);
  });
});
