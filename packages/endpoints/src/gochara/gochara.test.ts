import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import type { z } from 'zod';
import { describeAnswers } from '../testing/check-answers.ts';
import { vedicEndpoint } from '../vedic/endpoint.ts';
import { gocharaEndpoint } from './endpoint.ts';
import { gocharaResponseSchema } from './schema.ts';
import { compute, context, issuesOf, services } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' };
const YEAR = { from: '2024-01-01', to: '2025-01-01' };

type Answer = z.infer<typeof gocharaResponseSchema>;
const of = <Row extends { readonly point: string }>(id: string, rows: readonly Row[] | undefined): readonly Row[] =>
  rows!.filter(({ point }) => point === id);
const parse = (input: object) => gocharaEndpoint.parse(input, context.nowMs);
const answer = (input: object): Answer => gocharaResponseSchema.parse(gocharaEndpoint.calculate(context, parse(input)));
const faults = (input: object) => issuesOf(() => parse(input));

describe('POST /gochara', () => {
  it('NY90, Moon in aquarius: Saturn is in aquarius until 2025-03-29, the first house, without an effect to turn', () => {
    const { moon_sign, reference_sign, stays } = answer({ ...NY90, ...YEAR, points: ['saturn'] });
    assert.deepEqual([moon_sign, reference_sign], ['aquarius', 'aquarius']);
    const [only, ...others] = of('saturn', stays);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [only!.sign, only!.bhava, only!.starts_at, only!.ends_at, only!.effect, only!.vedha],
      ['aquarius', 1, '2023-01-17T12:34:14Z', '2025-03-29T16:15:09Z', 'bad', undefined],
    );
  });

  it('bindus, sarva and those of kakshyas are those of the ashtakavarga of the birth', () => {
    const { stays, kakshyas, current } = answer({ ...NY90, ...YEAR, points: [...GRAHAS], include: ['all'] });
    const { ashtakavarga } = compute(vedicEndpoint, { ...NY90, include: ['ashtakavarga', 'details'] });
    const { bhinna, sarva, prastara } = ashtakavarga!;
    const signs = 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ');
    for (const id of GRAHAS) {
      const own = id === 'rahu' || id === 'ketu' ? null : id;
      for (const { sign, bindus, sarva: all } of [...of(id, stays), current![id]]) {
        assert.equal(bindus, own === null ? null : bhinna[own][signs.indexOf(sign)]);
        assert.equal(all, sarva[signs.indexOf(sign)]);
      }
      for (const { sign, lord, bindu } of of(id, kakshyas))
        assert.equal(bindu, own === null ? null : prastara![own][lord][signs.indexOf(sign)] === 1);
    }
  });

  it('the kakshyas of a sign with a bindu are as many as the bindus of the sign', () => {
    const { kakshyas, stays } = answer({ ...NY90, ...YEAR, points: ['sun'], include: ['all'] });
    for (const { sign, bindus } of of('sun', stays).slice(1, -1))
      assert.equal(of('sun', kakshyas).filter((one) => one.sign === sign && one.bindu === true).length, bindus);
  });

  it('what stands now is in its stay of the list, with its kakshya, nakshatra and the vedhas that hold', () => {
    const { analysis_at, current, stays, kakshyas, nakshatras } = answer({
      ...NY90,
      ...YEAR,
      points: [...GRAHAS],
      include: ['all'],
    });
    const runs = ({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }): boolean =>
      starts_at! <= analysis_at && analysis_at < ends_at!;
    for (const id of GRAHAS) {
      const now = current![id];
      const stay = of(id, stays).find(runs)!;
      const { sign, bhava, starts_at, ends_at, effect, bindus, sarva, murti } = now;
      const { retrograde: _, point: __, vedha = [], ...same } = stay;
      assert.deepEqual({ sign, bhava, starts_at, ends_at, effect, bindus, sarva, murti }, same);
      assert.deepEqual(
        vedha
          .filter(runs)
          .map(({ by }) => by)
          .toSorted(),
        now.vedha_by.toSorted(),
      );
      const { lord, bindu } = of(id, kakshyas).find(runs)!;
      assert.deepEqual([now.kakshya, now.bindu], [lord, bindu]);
      const { nakshatra, tara } = of(id, nakshatras).find(runs)!;
      assert.deepEqual([now.nakshatra, now.tara], [nakshatra, tara]);
    }
  });

  it('another reference moves the houses, not the stays, murtis and taras', () => {
    const [moon, lagna, sun] = ['moon', 'lagna', 'sun'].map((reference) => answer({ ...NY90, ...YEAR, reference }));
    assert.deepEqual([lagna!.reference_sign, sun!.reference_sign], ['virgo', 'gemini']);
    for (const id of GRAHAS.filter((one) => one !== 'moon'))
      of(id, moon!.stays).forEach((stay, index) => {
        const other = of(id, lagna!.stays)[index]!;
        assert.deepEqual([other.sign, other.starts_at, other.murti], [stay.sign, stay.starts_at, stay.murti]);
        assert.equal((other.bhava + 12 - stay.bhava) % 12, 5, 'aquarius is the 6th from virgo');
      });
  });

  it('the Muhurta Chintamani has Venus in the 11th obstructed from the 3rd', () => {
    const by = (vedha_table: string): readonly (readonly string[])[] =>
      answer({ ...NY90, from: '2020-01-01', to: '2026-01-01', points: ['venus'], settings: { vedha_table } })
        .stays!.filter(({ bhava }) => bhava === 11)
        .map(({ vedha }) => vedha!.map((one) => `${one.by} ${one.starts_at}`));
    assert.notDeepEqual(by('narasimha_rao'), by('muhurta_chintamani'));
  });

  it('without a birth time the Moon is that of noon, and there are no bindus', () => {
    const unknown = answer({ ...NY90, ...YEAR, birth_time: null, include: ['all'] });
    assert.deepEqual([unknown.approximate, unknown.possible_moon_signs], [true, ['aquarius', 'pisces']]);
    assert.deepEqual(
      [unknown.current!.sun.bindus, unknown.current!.sun.sarva, unknown.current!.sun.bindu],
      [null, null, null],
    );
  });

  it('every fault of a request is named', () => {
    assert.deepEqual(faults({ ...NY90, birth_time: null, reference: 'lagna' }), [['missing_field', 'birth_time']]);
    assert.deepEqual(faults({ ...NY90, from: '2024-01-01' }), [['missing_field', 'to']]);
    assert.deepEqual(faults({ ...NY90, include: ['kakshyas'] }), [
      ['missing_field', 'from'],
      ['missing_field', 'to'],
    ]);
    assert.deepEqual(faults({ ...NY90, from: '2024-01-01', to: '2024-01-01' }), [['invalid_range', 'to']]);
    assert.deepEqual(faults({ ...NY90, from: '1900-01-01', to: '2100-01-01' }), [['range_too_large', 'to']]);
    assert.deepEqual(faults({ ...NY90, points: ['uranus'], reference: 'uranus', settings: { vedha_table: 'x' } }), [
      ['invalid_setting', 'points[0]'],
      ['invalid_setting', 'reference'],
      ['invalid_setting', 'settings.vedha_table'],
    ]);
  });

  it('has at most as many entries as the limit counts', () => {
    for (const request of [
      { points: ['moon'], include: ['all'] },
      { points: ['mercury', 'mars', 'saturn'], include: ['kakshyas', 'nakshatras'], settings: { node: 'true' } },
      { points: ['rahu'], include: ['all'], settings: { node: 'true' } },
      {},
    ]) {
      const found = answer({ ...NY90, from: '2019-01-01', to: '2021-06-01', ...request });
      const entries = [found.stays, found.kakshyas, found.nakshatras].flatMap((list) =>
        Object.values(list ?? {}).flat(),
      );
      const rows = entries.reduce((sum, one) => sum + 1 + ('vedha' in one ? (one.vedha?.length ?? 0) : 0), 0);
      const { milliseconds } = gocharaEndpoint.cost!(
        parse({ ...NY90, from: '2019-01-01', to: '2021-06-01', ...request }),
      );
      assert.ok(rows > 10 && rows * 0.12 < milliseconds, `${rows}`);
    }
  });
});

describeAnswers(gocharaEndpoint, services, {
  requests: {
    'at a moment': NY90,
    'a year with every part': { ...NY90, ...YEAR, points: [...GRAHAS], include: ['all'] },
    'without a birth time': { ...NY90, ...YEAR, birth_time: null },
    'the true node, another ayanamsa, true positions': {
      ...NY90,
      ...YEAR,
      reference: 'saturn',
      settings: { node: 'true', ayanamsa: 'raman', positions: 'true', ashtakavarga_table: 'varahamihira' },
    },
    'an early year': {
      ...NY90,
      birth_date: '-0500-03-01',
      analysis_date: '-0470-03-01',
      from: '-000470-03-01',
      to: '-000469-03-01',
    },
    'across the end of the precise files': { ...NY90, from: '2399-06-01', to: '2400-06-01' },
  },
  sizes: [{ request: NY90, bytes: 5_120 }],
});
