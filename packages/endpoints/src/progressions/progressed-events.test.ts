import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import { aspectingPoints } from '@theia-astro/astro/natal/points';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { ASPECT_KINDS, MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { angleMotion } from '@theia-astro/astro/progressions/angle-motion';
import {
  computeProgressed,
  type NatalBasis,
  type ProgressedChart,
  type ProgressionChoice,
} from '@theia-astro/astro/progressions/compute';
import { findProgressedEvents, type ProgressedEvent } from '@theia-astro/astro/progressions/events';
import { progressedMovers } from '@theia-astro/astro/progressions/movers';
import { WESTERN_DEFAULTS } from '../request/settings.ts';
import { PLANETS } from '@theia-astro/astro/bodies/table';

const ephemeris = await createSwissEphemeris();
const BODIES: readonly BodyId[] = [...PLANETS, 'north_node', 'chiron'];
const TROPICAL: ChartSettings = { ...WESTERN_DEFAULTS, bodies: BODIES, aspects: MAJOR_ASPECTS };
const LAHIRI: ChartSettings = { ...TROPICAL, ayanamsa: { id: 'lahiri', definition: { kind: 'mode', mode: 1 } } };
const SECONDARY: ProgressionChoice = {
  method: 'secondary',
  angles: 'solar_arc_longitude',
  arc: 'true',
  converse: false,
  yearDays: 365.24219,
};
const NY90_JD = 2448058.270833541;

function natalAt(jdUt: number, geoLatitudeDeg: number, settings: ChartSettings): NatalBasis {
  const moment = { jdUt, unknownTime: false, day: null };
  const place = { geoLatitudeDeg, geoLongitudeDeg: -74.00597, elevationM: 0 };
  return { moment, place, chart: computeNatal(ephemeris, moment, place, settings, new Set()) };
}

function computeEvents(
  natal: NatalBasis,
  choice: ProgressionChoice,
  fromJdUt: number,
  untilJdUt: number,
  settings = TROPICAL,
): ProgressedEvent[] {
  const progressed = computeProgressed(ephemeris, natal, fromJdUt, choice, settings);
  const { moving } = progressedMovers(ephemeris, natal, progressed, choice, settings, fromJdUt, untilJdUt);
  const { houses, points } = natal.chart;
  return findProgressedEvents({
    fromJdUt,
    untilJdUt,
    moving,
    targets: aspectingPoints(points, houses),
    aspects: settings.aspects,
    cuspsDeg: houses?.cuspsDeg ?? null,
  });
}

const listLongitudes = ({ points, houses }: ProgressedChart): [string, number][] => [
  ...points.map(({ id, longitudeDeg }): [string, number] => [id, longitudeDeg]),
  ...(houses === null
    ? []
    : ([
        ['asc', houses.angles.asc],
        ['mc', houses.angles.mc],
      ] as [string, number][])),
];

describe('the motion of the progressed angles', () => {
  for (const settings of [TROPICAL, LAHIRI]) {
    for (const angles of ['solar_arc_longitude', 'solar_arc_ra', 'naibod_longitude', 'naibod_ra'] as const) {
      it(`matches the progressed chart at every instant: ${angles}, ${settings.ayanamsa?.id ?? 'tropical'}`, () => {
        for (const geoLatitudeDeg of [-55, 0, 40.71427, 65]) {
          for (const converse of [false, true]) {
            const natal = natalAt(NY90_JD, geoLatitudeDeg, settings);
            const choice = { ...SECONDARY, angles, converse };
            for (const jdUt of [NY90_JD - 3000, NY90_JD + 1, NY90_JD + 12_345.6, NY90_JD + 30_000]) {
              const progressed = computeProgressed(ephemeris, natal, jdUt, choice, settings);
              for (const angle of ['asc', 'mc'] as const) {
                const motion = angleMotion(ephemeris, natal, progressed, angles, angle);
                const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
                assert.ok(
                  Math.abs(wrap180(longitudeDeg - (progressed.houses?.angles[angle] ?? Number.NaN))) < 1e-6,
                  `${angle} ${geoLatitudeDeg}`,
                );
                const measured = wrap180(motion.at(jdUt + 10).longitudeDeg - motion.at(jdUt - 10).longitudeDeg) / 20;
                assert.ok(Math.abs(speedDegPerDay - measured) < 0.02 * Math.abs(measured) + 1e-9);
              }
            }
          }
        }
      });
    }
  }
});

/**
 * Steps through a month of life at a time (two hours of the ephemeris) and finds the exact aspects and ingresses in
 * between.
 */
function steppedChanges(
  natal: NatalBasis,
  choice: ProgressionChoice,
  fromJdUt: number,
  untilJdUt: number,
): { readonly name: string; readonly jdUt: number }[] {
  const targets = aspectingPoints(natal.chart.points, natal.chart.houses);
  const step = 30;
  const found: { name: string; jdUt: number }[] = [];
  let before = listLongitudes(computeProgressed(ephemeris, natal, fromJdUt, choice, TROPICAL));
  for (let jdUt = fromJdUt + step; jdUt <= untilJdUt; jdUt += step) {
    const after = listLongitudes(computeProgressed(ephemeris, natal, jdUt, choice, TROPICAL));
    for (const [index, [id, longitudeDeg]] of after.entries()) {
      const was = before[index]![1];
      const crossed = (targetDeg: number): boolean => {
        const [a, b] = [wrap180(was - targetDeg), wrap180(longitudeDeg - targetDeg)];
        return a < 0 !== b < 0 && Math.abs(a - b) < 90;
      };
      for (const target of targets) {
        for (const aspect of MAJOR_ASPECTS) {
          const { angleDeg } = ASPECT_KINDS[aspect];
          if ([angleDeg, -angleDeg].some((side) => crossed(normalizeDeg(target.longitudeDeg + side))))
            found.push({ name: `exact ${id} ${aspect} ${target.id}`, jdUt: jdUt - step });
        }
      }
      for (let sign = 0; sign < 12; sign++)
        if (crossed(30 * sign)) found.push({ name: `sign ${id}`, jdUt: jdUt - step });
      for (const cuspDeg of natal.chart.houses?.cuspsDeg ?? [])
        if (crossed(cuspDeg)) found.push({ name: `house ${id}`, jdUt: jdUt - step });
    }
    before = after;
  }
  return found;
}

const eventName = (event: ProgressedEvent): string =>
  event.kind === 'exact'
    ? `exact ${event.body} ${event.aspect} ${event.target}`
    : `${event.kind === 'sign_ingress' ? 'sign' : event.kind === 'house_ingress' ? 'house' : 'station'} ${event.body}`;

describe('progressed events', () => {
  const births: readonly (readonly [number, number])[] = [
    [NY90_JD, 40.71427],
    [2433000.25, -33.9],
    [2441234.9, 60.2],
  ];
  const choices: readonly ProgressionChoice[] = [
    SECONDARY,
    { ...SECONDARY, converse: true, angles: 'naibod_ra' },
    { ...SECONDARY, method: 'solar_arc' },
  ];

  for (const choice of choices) {
    it(`every event found by stepping is there: ${choice.method}${choice.converse ? ', converse' : ''}`, () => {
      for (const [jdUt, geoLatitudeDeg] of births) {
        const natal = natalAt(jdUt, geoLatitudeDeg, TROPICAL);
        const [from, until] = [jdUt + 3000, jdUt + 9000];
        const found = computeEvents(natal, choice, from, until);
        const stepped = steppedChanges(natal, choice, from, until);
        assert.ok(stepped.length > 50);
        for (const { name, jdUt: after } of stepped) {
          assert.ok(
            found.some((event) => eventName(event) === name && event.jdUt > after - 0.01 && event.jdUt < after + 30.01),
            `${name} after ${after}`,
          );
        }
      }
    });

    it(`each event is exact at its instant: ${choice.method}${choice.converse ? ', converse' : ''}`, () => {
      const natal = natalAt(NY90_JD, 40.71427, TROPICAL);
      for (const { body, jdUt, longitudeDeg } of computeEvents(natal, choice, NY90_JD + 8000, NY90_JD + 9000)) {
        const there = listLongitudes(computeProgressed(ephemeris, natal, jdUt, choice, TROPICAL)).find(
          ([id]) => id === body,
        );
        assert.ok(Math.abs(wrap180((there?.[1] ?? Number.NaN) - longitudeDeg)) < 1e-7, body);
      }
    });
  }

  it('two halves of a range equal the whole', () => {
    const natal = natalAt(NY90_JD, 40.71427, TROPICAL);
    const between = (from: number, until: number): ProgressedEvent[] =>
      computeEvents(natal, SECONDARY, NY90_JD + from, NY90_JD + until);
    assert.deepEqual([...between(2000, 7777), ...between(7777, 14_000)], between(2000, 14_000));
  });

  it('a progressed planet changes direction at every station', () => {
    const natal = natalAt(NY90_JD, 40.71427, TROPICAL);
    const stations = computeEvents(natal, SECONDARY, NY90_JD, NY90_JD + 90 * 365.24219).filter(
      ({ kind, body }) => kind === 'station' && body === 'mercury',
    );
    assert.ok(stations.length >= 1);
    for (const { jdUt } of stations) {
      const speedAt = (jd: number): number =>
        computeProgressed(ephemeris, natal, jd, SECONDARY, TROPICAL).points.find(({ id }) => id === 'mercury')
          ?.speedDegPerDay ?? Number.NaN;
      assert.ok(speedAt(jdUt - 1) * speedAt(jdUt + 1) < 0);
    }
  });
});
