import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { describeAnswers } from '../testing/check-answers.ts';
import { horaryEndpoint } from './endpoint.ts';
import { horaryResponseSchema } from './schema.ts';
import { compute, context, issuesOf, services } from '../testing/call.test-data.ts';
const QUESTION = { birth_date: '2024-09-10', birth_time: '14:30', location: 'London', question_house: 5 };
const POLAR = {
  ...QUESTION,
  birth_date: '2024-06-15',
  location: undefined,
  latitude: 78,
  longitude: 15,
  timezone: 'Arctic/Longyearbyen',
};

type Answer = z.infer<typeof horaryResponseSchema>;
const answer = (input: object): Answer =>
  horaryResponseSchema.parse(
    compute(horaryEndpoint, Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))),
  );

const faults = (input: object) => issuesOf(() => horaryEndpoint.parse(input, context.nowMs));

describe('a question', () => {
  it('the significators rule the signs on the cusps of the first house and of the matter', () => {
    const { significators, houses } = answer(QUESTION);
    const signs = houses!.cusps.map(({ sign }) => sign);
    assert.deepEqual([significators.querent.sign, significators.quesited.sign], [signs[0], signs[4]]);
    assert.deepEqual(
      [significators.querent.planet, significators.quesited.planet, houses!.system],
      ['jupiter', 'venus', 'R'],
    );
  });

  it('houses are counted from another one: the second from the third is the fourth', () => {
    const { significators } = answer({ ...QUESTION, question_house: 2, from_house: 3 });
    assert.equal(significators.quesited.house, 4);
    assert.equal(answer({ ...QUESTION, question_house: 12, from_house: 12 }).significators.quesited.house, 11);
  });

  it('an aspect perfects where it is exact and nothing hinders; what hinders comes first', () => {
    const [own, moon] = answer(QUESTION).perfection!;
    assert.deepEqual(
      [own!.planet_1, own!.planet_2, own!.direct!.aspect, own!.perfects],
      ['jupiter', 'venus', 'trine', false],
    );
    assert.ok(own!.hindrances.every(({ at, kind }) => at < own!.direct!.at && kind === 'prohibition'));
    assert.deepEqual([moon!.planet_1, moon!.direct!.aspect, moon!.perfects], ['moon', 'sextile', true]);
  });

  it('where one planet rules both houses, or the Moon rules one, no pair stands twice', () => {
    assert.deepEqual(
      answer({ ...QUESTION, question_house: 1 }).perfection!.map(({ planet_1: one }) => one),
      ['moon'],
    );
  });

  it('the Moon is void of course where she makes no further aspect in her sign, and the consideration says so', () => {
    for (const birth_date of ['2024-09-10', '2024-09-12', '2024-09-14', '2024-09-16', '2024-09-18']) {
      const { moon, considerations } = answer({ ...QUESTION, birth_date });
      const told = considerations!.find(({ id }) => id === 'moon_void_of_course')!;
      assert.equal(told.present, moon!.next_aspect === null);
      assert.equal(moon!.void_of_course, moon!.next_aspect === null);
      assert.ok(moon!.next_aspect === null || moon!.next_aspect.at < moon!.leaves_sign_at);
    }
  });

  it('the tables are those of Lilly; settings change them', () => {
    const scores = (settings?: object) =>
      answer({
        ...QUESTION,
        include: ['strengths'],
        ...(settings === undefined ? {} : { settings }),
      }).strengths!.planets.map(({ essential_score: score }) => score);
    assert.deepEqual(scores(), scores({ terms: 'ptolemaic', triplicity: 'lilly', house_system: 'R' }));
    assert.notDeepEqual(scores(), scores({ terms: 'egyptian', triplicity: 'dorothean' }));
  });

  it('where the Sun does not set there is no hour, with a warning', () => {
    const { hour, considerations, warnings } = answer(POLAR);
    assert.equal(hour, null);
    assert.equal(considerations!.find(({ id }) => id === 'hour_disagrees')!.present, null);
    assert.ok(warnings.some(({ code }) => code === 'polar_no_sunrise'));
  });

  it('rejects what it cannot answer', () => {
    const { question_house: _house, ...without } = QUESTION;
    assert.deepEqual(faults(without), [['missing_field', 'question_house']]);
    assert.deepEqual(faults({ ...QUESTION, question_house: 13 }), [['invalid_range', 'question_house']]);
    assert.deepEqual(faults({ ...QUESTION, birth_time: null }), [['missing_field', 'birth_time']]);
    assert.deepEqual(faults({ ...QUESTION, settings: { house_system: 'G' } }), [
      ['invalid_house_system', 'settings.house_system'],
    ]);
  });
});

describeAnswers(horaryEndpoint, services, {
  requests: {
    default: QUESTION,
    all: { ...QUESTION, include: ['all'] },
    sidereal: { ...QUESTION, sidereal: true },
    'beyond the polar circle': POLAR,
    'an early year': { ...QUESTION, birth_date: '-0500-03-01', include: ['all'] },
  },
  sizes: [{ request: QUESTION, bytes: 8_192 }],
});
