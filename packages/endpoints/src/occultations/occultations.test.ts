import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { angleBetween, type Vector } from '@theia-astro/astro/geometry/vector';
import type { z } from 'zod';
import { COST_MS_MAX, rejectCostly } from '../limits/cost.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { occultationsEndpoint } from './endpoint.ts';
import { occultationsResponseSchema } from './schema.ts';
import { context, issuesOf, services } from '../testing/call.test-data.ts';
const DECADE = { from: '2015-01-01', to: '2025-01-01' };
const STARS: Record<string, string> = {
  alcyone: ',etTau',
  aldebaran: ',alTau',
  regulus: ',alLeo',
  spica: ',alVir',
  antares: ',alSco',
};
const RAD = Math.PI / 180;

type Answer = z.infer<typeof occultationsResponseSchema>;
const parse = (input: object) => occultationsEndpoint.parse(input, context.nowMs);
const answer = (input: object): Answer =>
  occultationsResponseSchema.parse(occultationsEndpoint.calculate(context, parse(input)));
const faults = (input: object) => issuesOf(() => parse(input));

describe('POST /occultations', () => {
  it('the series of bright stars are as long as published: 49 of Aldebaran from 2015-01-29 to 2018-09-03, 19 of Regulus', () => {
    const of = (body: string): readonly string[] =>
      answer({ ...DECADE, bodies: [body] }).occultations.map(({ at }) => at.slice(0, 10));
    const aldebaran = of('aldebaran');
    assert.deepEqual([aldebaran.length, aldebaran[0], aldebaran.at(-1)], [49, '2015-01-29', '2018-09-03']);
    const regulus = of('regulus');
    assert.deepEqual([regulus.length, regulus[0], regulus.at(-1)], [19, '2016-12-18', '2018-04-24']);
  });

  it('at each contact the distance of the centres, seen from the place, is the sum or the difference of the radii', () => {
    const { ephemeris } = services;
    let contacts = 0;
    for (const [latitude, longitude] of [
      [51.5, 0],
      [-33.87, 151.2],
      [78, 15],
      [-89.9, 0],
      [0, -75],
    ] as const) {
      const frame: Frame = {
        center: 'topocentric',
        positions: 'apparent',
        ayanamsa: null,
        observer: { geoLatitudeDeg: latitude, geoLongitudeDeg: longitude, elevationM: 0 },
      };
      const { occultations } = answer({ ...DECADE, to: '2019-01-01', latitude, longitude });
      for (const { body, local } of occultations)
        for (const { name, at } of local!.contacts) {
          const { jdUt } = ephemeris.utcMsToJd(Date.parse(at));
          const moon = ephemeris.position(jdUt, 'moon', frame);
          const star = STARS[body];
          const other =
            star === undefined
              ? ephemeris.position(jdUt, body as EngineBody, frame)
              : ephemeris.fixedStar(jdUt, star, frame);
          const moonRadius = Math.asin(1738.15 / (moon.distanceAu * 149_597_870.7)) / RAD;
          const disc = star === undefined ? ephemeris.phenomena(jdUt, body as EngineBody).apparentDiameterDeg / 2 : 0;
          const missing =
            angleBetween(direction(moon), direction(other)) / RAD -
            moonRadius -
            (name === 'c1' || name === 'c4' ? disc : -disc);
          // Contacts are written to the second, in which the Moon moves by 0.6″.
          assert.ok(Math.abs(missing) * 3600 < 0.4, `${body} ${name} ${at}: ${missing * 3600}″`);
          contacts += 1;
        }
    }
    assert.ok(contacts > 40, String(contacts));
  });

  it('contacts are in order, inside the span of the whole Earth, and one of them or the middle is above the horizon', () => {
    const { occultations } = answer({ ...DECADE, latitude: 40.7, longitude: -74 });
    assert.ok(occultations.length > 10);
    for (const { starts_at, ends_at, local } of occultations) {
      const times = local!.contacts.map(({ at }) => at);
      assert.deepEqual(times, times.toSorted());
      assert.ok(times[0]! <= local!.at && local!.at <= times.at(-1)!);
      assert.ok(starts_at <= times[0]! && times.at(-1)! <= ends_at);
      assert.ok(local!.altitude > -0.6 || local!.contacts.some(({ visible }) => visible));
    }
  });

  it('what a place sees is among those of the whole Earth, and at the greatest point of a central one it is seen', () => {
    const earth = answer({ from: '2022-01-01', to: '2024-01-01' }).occultations;
    const here = answer({ from: '2022-01-01', to: '2024-01-01', location: 'London' }).occultations;
    for (const { at, body } of here) assert.ok(earth.some((one) => one.at === at && one.body === body));
    assert.ok(here.some(({ at, body }) => body === 'mars' && at.startsWith('2022-12-08')));
    for (const { central, greatest, body, at } of earth.filter(({ central: is }) => is).slice(0, 12)) {
      const day = Date.parse(at);
      const { occultations } = answer({
        from: new Date(day - 86_400_000).toISOString(),
        to: new Date(day + 86_400_000).toISOString(),
        bodies: [body],
        ...greatest,
      });
      assert.ok(central && occultations[0]!.local!.separation < 0.01, `${body} ${at}`);
    }
  });

  it('a body that the Moon cannot reach has an empty list, and poles answer', () => {
    assert.deepEqual(
      answer({ from: '2019-01-01', to: '2023-01-01', bodies: ['regulus', 'aldebaran'] }).occultations,
      [],
    );
    for (const latitude of [90, -90])
      assert.equal(answer({ ...DECADE, latitude, longitude: 0 }).product, 'occultations');
  });

  it('two halves of a range have the events of the whole', () => {
    const half = '2017-08-25T00:00:00Z';
    assert.deepEqual(
      [...answer({ ...DECADE, to: half }).occultations, ...answer({ ...DECADE, from: half }).occultations].map(
        ({ at, body }) => [at, body],
      ),
      answer(DECADE).occultations.map(({ at, body }) => [at, body]),
    );
  });

  it('names every fault of a request, and rejects what would take too long', () => {
    assert.deepEqual(faults({ from: '2024-01-01', to: '2023-01-01', bodies: ['sirius'], latitude: 10 }), [
      ['invalid_range', 'to'],
      ['invalid_setting', 'bodies[0]'],
      ['missing_field', 'longitude'],
    ]);
    const cost = (input: object) => occultationsEndpoint.cost!(parse(input));
    assert.ok(cost({ from: '1990-01-01', to: '2025-01-01', latitude: 0, longitude: 0 }).milliseconds < COST_MS_MAX);
    assert.throws(() => rejectCostly(cost({ from: '1900-01-01', to: '1999-12-01' })), { code: 'range_too_large' });
  });
});

function direction({
  longitudeDeg,
  latitudeDeg,
}: {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}): Vector {
  const [longitude, latitude] = [longitudeDeg * RAD, latitudeDeg * RAD];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}

describeAnswers(occultationsEndpoint, services, {
  requests: {
    'the whole Earth': { from: '2024-01-01', to: '2025-01-01' },
    'a place': { ...DECADE, location: 'London' },
    'an early year': { from: '-0500-01-01', to: '-0498-01-01', latitude: 32.5, longitude: 44.4 },
  },
  sizes: [{ request: { from: '2024-01-01', to: '2025-01-01', location: 'London' }, bytes: 8_192 }],
});
