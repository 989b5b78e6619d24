import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '../problem.ts';
import { calculateNatal } from './calculate.ts';
import { natalEndpoint } from './endpoint.ts';
import { context } from '../testing/call.test-data.ts';
import { positionsEndpoint } from '../positions/endpoint.ts';
import { calculatePositions } from '../positions/calculate.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };

const parsed = (request: object): Parameters<typeof calculateNatal>[1] => {
  const found = natalEndpoint.parse({ ...NY90, ...request }, context.nowMs);
  assert.ok(found.product === 'natal');
  return found;
};
const answer = (request: object): ReturnType<typeof calculateNatal> => calculateNatal(context, parsed(request));
const near = (actual: number | undefined, expected: number): void =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) < 1e-4, `${actual} is not ${expected}`);

/** Longitudes of NY90. */
const [SUN, MOON, SATURN, TRUE_NODE, MEAN_NODE] = [84.388226, 348.990068, 294.016017, 308.124969, 309.683538];

describe('the further parts of NY90', () => {
  it('harmonics: the numbers asked for, each once, longitudes times the number', () => {
    const { harmonics = [] } = answer({ include: ['harmonics'], settings: { harmonics: [5, 360, 5] } });
    assert.deepEqual(
      harmonics.map(({ harmonic }) => harmonic),
      [5, 360],
    );
    near(harmonics[0]?.points.sun?.longitude, (SUN * 5) % 360);
    near(harmonics[0]?.points.moon?.longitude, (MOON * 5) % 360);
    assert.ok(harmonics[0]?.aspects.every(({ orb, aspect }) => Math.abs(orb) <= (aspect === 'conjunction' ? 12 : 6)));
  });

  it('draconic: longitudes from the node that is set; houses of birth stay, whole signs are counted anew', () => {
    const { draconic, points } = answer({ include: ['points', 'draconic'] });
    assert.equal(draconic?.node, 'true');
    near(draconic?.points.sun?.longitude, SUN + 360 - TRUE_NODE);
    near(draconic?.points.north_node?.longitude, 0);
    for (const id of ['sun', 'moon', 'saturn', 'pluto'] as const)
      assert.equal(draconic?.points[id]?.house, points?.[id]?.house);
    assert.equal(draconic?.points.asc?.house, 1);
    near(draconic?.cusps?.[0]?.longitude, draconic?.points.asc?.longitude ?? NaN);
    const mean = answer({ include: ['draconic'], settings: { node: 'mean', house_system: 'W' } }).draconic;
    near(mean?.points.sun?.longitude, SUN + 360 - MEAN_NODE);
    assert.equal((mean?.cusps?.[0]?.longitude ?? NaN) % 30, 0);
    assert.equal(mean?.points.asc?.house, 1);
    assert.equal(answer({ include: ['draconic'], settings: { bodies: ['sun'] } }).draconic?.node_longitude !== 0, true);
  });

  it('draconic contacts join draconic points with those of birth within the orb that is set', () => {
    const { draconic } = answer({ include: ['draconic'], settings: { draconic_orb: 0.5 } });
    assert.ok(draconic !== null && draconic !== undefined && draconic.contacts.length > 0);
    for (const { chart_1, chart_2, orb, applying } of draconic.contacts)
      assert.deepEqual([chart_1, chart_2, Math.abs(orb) <= 0.5, applying], ['draconic', 'natal', true, null]);
  });

  it('dial and trees: Sun on the dial of 90° at 24° of the mutable signs; midpoints obey the same dial', () => {
    const { dial } = answer({ include: ['dial'] });
    assert.equal(dial?.degrees, 90);
    near(dial?.points.find(({ point }) => point === 'sun')?.place, SUN);
    near(dial?.points.find(({ point }) => point === 'saturn')?.place, SATURN - 270);
    const fine = answer({ include: ['midpoints', 'midpoint_trees'], settings: { dial: 22.5, midpoint_orb: 0.2 } });
    const hits = fine.midpoints!.flatMap(({ hits: own }) => own.map(({ orb, angle }) => `${orb} ${angle}`));
    const branches = fine.midpoint_trees!.flatMap((tree) => tree.midpoints.map(({ orb, angle }) => `${orb} ${angle}`));
    assert.deepEqual(branches.toSorted(), hits.toSorted());
    assert.ok(fine.midpoints!.some(({ hits: own }) => own.some(({ angle }) => angle % 22.5 !== 0)));
  });

  it('antiscia contacts: of the places that antiscia gives', () => {
    const { antiscia_contacts: contacts = [], antiscia = {} } = answer({
      include: ['antiscia', 'antiscia_contacts', 'points'],
      settings: { antiscia_orb: 3 },
    });
    assert.ok(contacts.length > 0);
    const { points } = answer({ include: ['points'] });
    for (const { point_1: one, point_2: other, aspect, orb } of contacts) {
      if (other === 'asc' || other === 'mc') continue;
      const image = antiscia[one as 'sun']![aspect];
      near(((points![other as 'sun']!.longitude - image + 540) % 360) - 180, orb);
    }
  });

  it('declination graph: from north to south, with ascendant and midheaven; Uranus is out of bounds without equivalents', () => {
    const { declination_graph: graph } = answer({ include: ['declination_graph'] });
    const points = graph!.points;
    for (let index = 1; index < points.length; index++)
      assert.ok(points[index]!.declination <= points[index - 1]!.declination);
    const of = (id: string): (typeof points)[number] => points.find(({ point }) => point === id)!;
    assert.deepEqual([of('uranus').out_of_bounds, of('uranus').equivalents], [true, []]);
    near(of('mc').equivalents[0], 105.92219);
    near(of('sun').equivalents[0]! / 100, SUN / 100);
  });

  it('a sidereal chart has equivalents in its own zodiac', () => {
    const { declination_graph: graph } = answer({ include: ['declination_graph'], sidereal: true });
    near(graph!.points.find(({ point }) => point === 'mc')?.equivalents[0], 105.92219 - 23.7273);
  });

  it('without a birth time there are no angles and houses, and the Moon is approximate; a heliocentric chart has no node', () => {
    const unknown = answer({
      birth_time: null,
      include: ['harmonics', 'draconic', 'dial', 'antiscia_contacts'],
      settings: { antiscia_orb: 10 },
    });
    assert.equal(unknown.draconic?.cusps, null);
    assert.equal(unknown.draconic?.points.sun?.house, null);
    assert.ok(unknown.dial?.points.every(({ point }) => point !== 'asc'));
    for (const contact of [...unknown.antiscia_contacts!, ...unknown.draconic!.contacts])
      assert.equal(contact.approximate ?? false, [contact.point_1, contact.point_2].includes('moon'));
    assert.equal(answer({ include: ['draconic'], settings: { coordinates: 'heliocentric' } }).draconic, null);
  });

  it('rejects numbers and dials that do not exist, by name', () => {
    const fault = (settings: object): string => {
      try {
        parsed({ settings });
      } catch (error) {
        if (error instanceof Problem) return `${error.issues[0].code} ${error.issues[0].field}`;
      }
      return 'none';
    };
    assert.equal(fault({ harmonics: [0] }), 'invalid_setting settings.harmonics[0]');
    assert.equal(fault({ harmonics: [4, 361] }), 'invalid_setting settings.harmonics[1]');
    assert.equal(fault({ harmonics: [] }), 'invalid_setting settings.harmonics');
    assert.equal(
      fault({ harmonics: Array.from({ length: 13 }, (_, n) => n + 1) }),
      'invalid_setting settings.harmonics',
    );
    assert.equal(fault({ dial: 60 }), 'invalid_setting settings.dial');
  });
});

describe('stars of a natal chart', () => {
  it('by default the conjunctions of thirty stars: algorab on the ascendant of NY90 alone', () => {
    const { stars = [] } = answer({ include: ['stars'] });
    assert.deepEqual(
      stars.map(({ star, point, aspect }) => [star, point, aspect]),
      [['algorab', 'asc', 'conjunction']],
    );
    assert.ok(Math.abs(stars[0]!.orb - 0.3708) < 1e-4);
  });

  it('all stars, oppositions and orbs by magnitude where they are asked for', () => {
    const settings = { stars: ['all'], star_aspects: ['conjunction', 'opposition'], star_orbs: [3, 2, 1, 0.5] };
    const { stars = [] } = answer({ include: ['stars'], settings });
    assert.ok(stars.length > 40);
    for (const { magnitude, orb } of stars) {
      const allowed = magnitude === null || magnitude >= 3.5 ? 0.5 : magnitude >= 2.5 ? 1 : magnitude >= 1.5 ? 2 : 3;
      assert.ok(Math.abs(orb) <= allowed);
    }
    for (const wanted of ['conjunction', 'opposition']) assert.ok(stars.some(({ aspect }) => aspect === wanted));
  });

  it('named by other names and designations, each once, echoed by id', () => {
    const request = parsed({ settings: { stars: 'Rohini, alpha Tau, δ Cen, default' } });
    assert.deepEqual((request.input['settings'] as { stars: unknown }).stars, [
      'aldebaran',
      'delta_centauri',
      'default',
    ]);
    assert.equal(request.settings.chart.stars.length, 31);
  });

  it('rejects what is no star, aspect or orb, by name', () => {
    const fault = (settings: object): string => {
      try {
        parsed({ settings });
      } catch (error) {
        if (error instanceof Problem) return `${error.issues[0].code} ${error.issues[0].field}`;
      }
      return 'none';
    };
    assert.equal(fault({ stars: ['sirius', 'nibiru'] }), 'invalid_setting settings.stars[1]');
    assert.equal(fault({ stars: [] }), 'invalid_setting settings.stars');
    assert.equal(fault({ star_aspects: ['trine'] }), 'invalid_setting settings.star_aspects[0]');
    assert.equal(fault({ star_orbs: [1, -1] }), 'invalid_setting settings.star_orbs');
    assert.equal(fault({ paran_orb_minutes: 21 }), 'invalid_setting settings.paran_orb_minutes');
  });
});

describe('star parans', () => {
  it('lie in the civil day of the birth place, the closest first, within the orb', () => {
    const { star_parans: parans } = answer({ include: ['star_parans'], settings: { stars: 'all' } });
    assert.ok(parans !== null && parans !== undefined && parans.length > 50);
    for (const { at, orb_minutes: orb } of parans) {
      assert.ok(at >= '1990-06-15T04:00:00Z' && at <= '1990-06-16T04:00:00Z', at);
      assert.ok(Math.abs(orb) <= 2);
    }
    assert.deepEqual(
      parans,
      parans.toSorted((one, other) => Math.abs(one.orb_minutes) - Math.abs(other.orb_minutes)),
    );
  });

  it('need no birth time, and no nodes or apogees rise', () => {
    const bodies = ['sun', 'moon', 'north_node', 'lilith', 'chiron'];
    const known = answer({ include: ['star_parans'], settings: { bodies } }).star_parans;
    const unknown = answer({ include: ['star_parans'], settings: { bodies }, birth_time: null }).star_parans;
    assert.ok(known!.length > 0 && known!.every(({ point }) => point !== 'north_node' && point !== 'lilith'));
    assert.deepEqual(
      unknown!.map(({ star, star_angle, point, point_angle, at }) => [star, star_angle, point, point_angle, at]),
      known!.map(({ star, star_angle, point, point_angle, at }) => [star, star_angle, point, point_angle, at]),
    );
  });

  it('of a circumpolar star are its culminations', () => {
    const { star_parans: parans } = answer({
      include: ['star_parans'],
      settings: { stars: 'polaris, dubhe', paran_orb_minutes: 20 },
    });
    assert.ok(parans!.length > 0);
    assert.ok(parans!.every(({ star_angle: angle }) => angle === 'mc' || angle === 'ic'));
  });
});

it('/positions gives the places of stars by name', () => {
  const request = positionsEndpoint.parse(
    { utc: '2000-01-01T12:00:00Z', include: ['star_positions'], settings: { stars: ['regulus', 'galactic_center'] } },
    context.nowMs,
  );
  const { star_positions: stars = [], points } = calculatePositions(context, request);
  assert.equal(points, undefined);
  const [regulus, center] = stars;
  // Hipparcos: 10h 08m 22.3s, +11° 58′ 02″; SIMBAD: 17h 45m 40.04s, −29° 00′ 28.2″; J2000 but for aberration and nutation.
  assert.ok(Math.abs(regulus!.right_ascension - 152.093) < 0.02 && Math.abs(regulus!.declination - 11.967) < 0.02);
  assert.ok(Math.abs(center!.right_ascension - 266.417) < 0.02 && Math.abs(center!.declination + 29.008) < 0.02);
  assert.deepEqual([regulus!.sign, center!.sign, center!.magnitude], ['leo', 'sagittarius', null]);
});
