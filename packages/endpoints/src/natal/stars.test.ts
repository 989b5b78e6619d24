import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { positionsEndpoint } from '../positions/endpoint.ts';
import { calculatePositions } from '../positions/calculate.ts';
import { Problem } from '../problem.ts';
import { calculateNatal } from './calculate.ts';
import { natalEndpoint } from './endpoint.ts';
import { context } from '../testing/call.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };

const parsed = (request: object): Parameters<typeof calculateNatal>[1] => {
  const found = natalEndpoint.parse({ ...NY90, ...request }, context.nowMs);
  assert.ok(found.product === 'natal');
  return found;
};
const answer = (request: object): ReturnType<typeof calculateNatal> => calculateNatal(context, parsed(request));

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

  it('refuses what is no star, aspect or orb, by name', () => {
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
