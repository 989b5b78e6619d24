import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { catalog } from '../catalog.ts';
import { gunaMilanEndpoint } from '../guna-milan/endpoint.ts';
import { synastryEndpoint } from '../synastry/endpoint.ts';
import { synastryResponseSchema } from '../synastry/schema.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { groupEndpoint } from './endpoint.ts';
import { groupResponseSchema } from './schema.ts';
import { compute, issuesOf, services } from '../testing/call.test-data.ts';
const ADA = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597, gender: 'male' };
const BEN = {
  birth_date: '1988-11-03',
  birth_time: '07:15',
  latitude: 51.50853,
  longitude: -0.12574,
  gender: 'female',
};
const CLEO = {
  birth_date: '1992-02-29',
  birth_time: '08:45',
  latitude: -33.86785,
  longitude: 151.20732,
  gender: 'female',
};
const DAN = { birth_date: '1955-12-24', birth_time: '23:10', latitude: 69.65, longitude: 18.96, gender: 'male' };
const PEOPLE = [ADA, BEN, CLEO, DAN];
const TIMELESS = { ...CLEO, birth_time: null };

type Answer = z.infer<typeof groupResponseSchema>;
const answer = (input: object): Answer =>
  groupResponseSchema.parse(compute(groupEndpoint, { people: PEOPLE, ...input }));
const faults = (input: object, path = '/group') =>
  issuesOf(() => catalog.find((endpoint) => endpoint.path === path)!.parse(input, 0));
const codes = ({ warnings }: Answer): readonly string[] => warnings.map(({ code }) => code);
const synastry = (a: object, b: object, input: object = {}): z.infer<typeof synastryResponseSchema> =>
  synastryResponseSchema.parse(compute(synastryEndpoint, { person_a: a, person_b: b, ...input }));

describe('POST /group of two people', () => {
  for (const settings of [
    {},
    { composite_houses: 'midpoint', davison_geo: 'great_circle', composite_sun_proximity: true },
    { sidereal: true, settings: { house_system: 'I' } },
    { settings: { bodies: ['sun', 'moon', 'vesta', 'south_node'], aspects: ['quincunx', 'trine'] } },
    { relocation: { latitude: 10, longitude: 20 } },
  ])
    it(`equals POST /synastry to the last digit: ${JSON.stringify(settings)}`, () => {
      const include = ['composite', 'davison', 'composite_aspects', 'davison_aspects', 'aspects', 'charts', 'details'];
      for (const [a, b] of [
        [ADA, BEN],
        [CLEO, DAN],
        [TIMELESS, DAN],
      ] as const) {
        const group = answer({ people: [a, b], ...settings, include });
        const pair = synastry(a, b, { ...settings, include });
        assert.deepEqual(group.composite, pair.composite);
        assert.deepEqual(group.davison, pair.davison);
        assert.deepEqual(group.pairs, [{ person_a: 0, person_b: 1, aspects: pair.aspects }]);
        assert.deepEqual(group.people[0]?.chart, pair.charts?.person_a);
      }
    });

  it('has guna milan where one is male and one female, as POST /guna_milan has it', () => {
    const { guna_milan: found } = answer({ include: ['guna_milan'] });
    const total = (a: object, b: object): number => compute(gunaMilanEndpoint, { person_a: a, person_b: b }).total;
    for (const [row, a] of PEOPLE.entries())
      for (const [column, b] of PEOPLE.entries())
        assert.equal(found![row]![column]?.total ?? null, a.gender === b.gender ? null : total(a, b));
    const { gender: _, ...nobody } = BEN;
    assert.deepEqual(answer({ people: [ADA, nobody], include: ['guna_milan'] }).guna_milan, [
      [null, null],
      [null, null],
    ]);
    assert.equal(answer({ people: [ADA, TIMELESS], include: ['guna_milan'] }).guna_milan![0]![1]!.approximate, true);
  });
});

describe('POST /group of more people', () => {
  it('does not depend on their order', () => {
    const order = [2, 0, 3, 1];
    const [plain, turned] = [answer({}), answer({ people: order.map((index) => PEOPLE[index]) })];
    assert.deepEqual(turned.composite, plain.composite);
    assert.deepEqual(turned.davison, plain.davison);
    assert.deepEqual(turned.balance, plain.balance);
    assert.equal(order[turned.matrix!.hub!], plain.matrix!.hub);
    assert.deepEqual(
      turned.matrix!.cells,
      order.map((row) => order.map((column) => plain.matrix!.cells[row]![column])),
    );
  });

  it('has a symmetric matrix that counts the aspects of POST /synastry', () => {
    const { matrix, pairs } = answer({ include: ['matrix', 'aspects', 'details'] });
    const { cells, totals, hub } = matrix!;
    for (const { person_a: a, person_b: b, aspects } of pairs!) {
      assert.deepEqual(aspects, synastry(PEOPLE[a]!, PEOPLE[b]!, { include: ['aspects', 'details'] }).aspects);
      assert.deepEqual(cells[a]![b], cells[b]![a]);
      for (const nature of ['harmonious', 'challenging', 'neutral'] as const) {
        const own = aspects.filter((aspect) => aspect.nature === nature);
        assert.equal(cells[a]![b]![nature], own.length);
        const weight = own.reduce((sum, { exactness }) => sum + exactness!, 0);
        assert.ok(Math.abs(cells[a]![b]![`${nature}_weight`] - weight) < 1e-6);
      }
    }
    assert.ok(cells.every((row, index) => row[index] === null));
    const weights = totals.map((one) => one.harmonious_weight + one.challenging_weight + one.neutral_weight);
    assert.equal(hub, weights.indexOf(Math.max(...weights)));
    assert.equal(answer({ people: [ADA, BEN] }).matrix!.hub, null);
  });

  it('has the signs of all people in its balance', () => {
    const { balance } = answer({});
    const sum = (counts: object): number => Object.values(counts).reduce((total, count: number) => total + count, 0);
    assert.deepEqual(
      [balance!.elements, balance!.modalities, balance!.polarity].map(sum),
      [10, 10, 10].map((count) => count * PEOPLE.length),
    );
  });

  it('of three times the same birth is that birth', () => {
    const { composite, davison } = answer({ people: [ADA, ADA, ADA], include: ['composite', 'davison', 'charts'] });
    const { people } = answer({ people: [ADA, ADA], include: ['charts'] });
    for (const [id, point] of Object.entries(people[0]!.chart!.points!)) {
      assert.ok(Math.abs(composite!.points[id]!.longitude - point!.longitude) < 2e-8, id);
      assert.equal(composite!.points[id]!.concentration, 1);
      assert.ok(Math.abs(davison!.points![id]!.longitude - point!.longitude) < 1e-6, id);
    }
  });

  it('without a birth time has no composite houses, and says whose Moon is approximate', () => {
    const found = answer({ people: [ADA, BEN, TIMELESS], include: ['default', 'aspects'] });
    assert.deepEqual([found.composite!.houses, found.composite!.points.moon!.approximate], [null, true]);
    assert.equal(found.davison!.houses ?? null, null);
    assert.deepEqual(codes(found), ['birth_time_unknown']);
    assert.equal(found.warnings[0]?.field, 'people[2].birth_time');
  });

  it('warns and answers null where birth places on a circle have no mean meridian', () => {
    const people = [0, 120, -120].map((longitude) => ({ utc: '1990-06-15T18:30:00Z', latitude: 40, longitude }));
    const found = answer({ people });
    assert.equal(found.davison, null);
    assert.ok(codes(found).includes('mean_undetermined'));
    assert.ok(answer({ people, davison_geo: 'great_circle' }).davison!.latitude > 89.99);
  });
});

describe('what POST /group rejects', () => {
  it('every fault of every person, with its path', () => {
    assert.deepEqual(faults({}), [['missing_field', 'people']]);
    assert.deepEqual(faults({ people: [ADA] }), [['invalid_range', 'people']]);
    assert.deepEqual(faults({ people: Array.from({ length: 11 }, () => ADA) }), [['invalid_range', 'people']]);
    assert.deepEqual(faults({ people: 'Ada, Ben' }), [['invalid_type_of_field', 'people']]);
    assert.deepEqual(faults({ people: [ADA, 'Ben'] }), [['invalid_type_of_field', 'people[1]']]);
    assert.deepEqual(
      faults({ people: [{ ...ADA, birth_date: '1990-13-01' }, { birth_date: '1988-11-03' }], composite_houses: 'x' }),
      [
        ['invalid_date', 'people[0].birth_date'],
        ['missing_field', 'people[1].location'],
        ['invalid_setting', 'composite_houses'],
      ],
    );
  });

  it('a field at the wrong place, by name', () => {
    assert.deepEqual(faults({ people: [{ ...ADA, house_system: 'W' }, BEN] }), [
      ['unknown_field', 'people[0].house_system'],
    ]);
    assert.deepEqual(faults({ people: PEOPLE, birth_date: '1990-06-15' }), [['unknown_field', 'birth_date']]);
  });
});

describe('the picture of POST /group', () => {
  it('is a table of the matrix or the wheel of the composite, with names escaped', () => {
    const people = [{ ...ADA, name: '<b>Zoë</b>' }, BEN, CLEO];
    const matrix = answer({ people, format: 'svg', theme: 'dark' }).svg!;
    assert.match(matrix, /<title>Aspects between people<\/title>/);
    assert.match(matrix, /&lt;b&gt;Zoë&lt;\/b&gt; and Person 2: \d+ harmonious/);
    assert.doesNotMatch(matrix, /<b>|NaN/);
    assert.match(answer({ people, format: 'svg', drawing: 'composite' }).svg!, /<title>Composite chart<\/title>/);
    assert.equal(groupEndpoint.forms!.of(groupEndpoint.parse({ people, format: 'png' }, 0))!.asked, 'image/png');
    assert.equal(answer({ people }).svg, undefined);
  });
});

it('POST /group needs Professional, and has a price of its own', () => {
  assert.deepEqual(groupEndpoint.need(groupEndpoint.parse({ people: PEOPLE }, 0)), {
    priceTier: 'group',
    minimumPlan: 'professional',
    natalSystem: null,
  });
});

describeAnswers(groupEndpoint, services, {
  requests: {
    default: { people: PEOPLE },
    everything: { people: PEOPLE, include: ['all'] },
    'two people': { people: [ADA, BEN], include: ['all'] },
    'a birth time is unknown': { people: [ADA, BEN, TIMELESS], include: ['all'] },
    'meridians cancel': {
      people: [0, 120, -120].map((longitude) => ({ utc: '1990-06-15T18:30:00Z', latitude: 40, longitude })),
    },
    picture: { people: PEOPLE, format: 'svg' },
    sidereal: { people: PEOPLE, sidereal: true },
    heliocentric: { people: PEOPLE, settings: { coordinates: 'heliocentric' } },
  },
  sizes: [{ request: { people: [ADA, BEN, CLEO] }, bytes: 11_264 }],
});
