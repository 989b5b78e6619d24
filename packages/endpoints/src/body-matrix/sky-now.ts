import { separationDeg } from '@theia-astro/astro/angle/normalize';
import { findAspectsBetween } from '@theia-astro/astro/aspects/between';
import { orbTable } from '@theia-astro/astro/aspects/find';
import type { EphemerisSource } from '@theia-astro/astro/ephemeris';
import { chartFrame } from '@theia-astro/astro/natal/frame';
import { lunarPhase } from '@theia-astro/astro/phase/lunar-phase';
import { zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext } from '../endpoint.ts';
import type { NatalPoint } from '../western/natal-points.ts';
import { wire } from '../wire/number.ts';
import { round } from '../wire/round.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { Analysis } from './analysis.ts';
import type { BodyMatrixRequest } from './request.ts';
import type { bodyMatrixResponseSchema } from './schema.ts';

const DECIMALS = 4;
type SkyParts = Pick<
  Wire<typeof bodyMatrixResponseSchema>,
  'lunar_phase' | 'mars_to_natal' | 'moon_to_natal' | 'lunar_phase_detail'
>;

/** Transiting Moon and Mars against the natal points, and the phase of the Moon (docs/methods/planetary-hours.md). */
export function skyNow(
  { ephemeris }: CalculationContext,
  { settings }: BodyMatrixRequest,
  { moment, geo }: Analysis,
  natal: readonly NatalPoint[],
): { readonly wire: SkyParts; readonly source: EphemerisSource } {
  const frame = chartFrame(settings.chart, geo);
  const [sun, moon, mars] = (['sun', 'moon', 'mars'] as const).map((body) =>
    ephemeris.ecliptic(moment.jdUt, body, frame),
  );
  if (sun === undefined || moon === undefined || mars === undefined) throw new TypeError('The engine left a body out');
  const phase = lunarPhase(ephemeris, moment.jdUt, sun.longitudeDeg, moon.longitudeDeg);
  const points = natal.map(({ id, longitudeDeg }) => ({ id, longitudeDeg, speedDegPerDay: 0 }));
  const separations: Partial<Record<NatalPoint['id'], number>> = {};
  for (const { id, longitudeDeg } of natal)
    separations[id] = round(separationDeg(moon.longitudeDeg, longitudeDeg), DECIMALS);
  const aspects = findAspectsBetween(
    [{ id: 'mars', longitudeDeg: mars.longitudeDeg, speedDegPerDay: mars.speedDegPerDay }],
    points,
    orbTable(settings.chart),
  ).toSorted((a, b) => Math.abs(a.orbDeg) - Math.abs(b.orbDeg));
  return {
    wire: {
      lunar_phase: phase.name,
      mars_to_natal: aspects.map(({ pointB, kind, orbDeg, motion }) => ({
        planet: pointB,
        aspect: kind.id,
        orb: round(orbDeg, DECIMALS),
        applying: motion === 'applying',
      })),
      moon_to_natal: separations,
      lunar_phase_detail: {
        angle: wire(phase.angleDeg),
        illumination: wire(phase.illumination),
        rudhyar: phase.rudhyar,
        sign: zodiacSign(moon.longitudeDeg),
      },
    },
    source: [sun, moon, mars].some(({ source }) => source === 'moshier') ? 'moshier' : 'swisseph',
  };
}
