import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { type NatalSide, natalTargets } from '../western/transits/natal-targets.ts';
import { DEFAULT_TRANSITING, type TransitsRequest } from './request.ts';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { z } from 'zod';
import { lotsSchema, wireLots } from '../wire/chart-relations.ts';
import { housesSchema, wireHouses } from '../wire/houses.ts';
import { pointsSchema, wirePoints } from '../wire/point.ts';
import type { Wire } from '../wire/wire-type.ts';

/** The birth chart with the targets of the request. @throws Problem 422 */
export function natalSide(ephemeris: Ephemeris, request: TransitsRequest, resolved: ResolvedBirth): NatalSide {
  const { birth, settings, targets } = request;
  return natalTargets(
    ephemeris,
    {
      birth,
      settings,
      points: targets === 'transiting' ? DEFAULT_TRANSITING : targets,
      pointsAsked: request.targetsAsked && targets !== 'transiting',
      field: 'targets',
    },
    resolved,
  );
}

export const transitsNatalSchema = z
  .object({ points: pointsSchema, houses: housesSchema.nullable(), lots: lotsSchema.optional() })
  .meta({ id: 'TransitsNatal', description: 'With include natal: the parts of the birth chart that transits use.' });

/** The birth chart, when requested; `houses` are null without a birth time or place. */
export function natalPart(
  ephemeris: Ephemeris,
  { include }: TransitsRequest,
  chart: NatalChart,
): { readonly natal?: Wire<typeof transitsNatalSchema> } {
  if (!include.has('natal')) return {};
  const details = include.has('details');
  return {
    natal: {
      points: wirePoints(ephemeris, chart.points, { details, house: true }),
      houses: chart.houses && wireHouses(chart.houses, { details, obliquityDeg: chart.obliquityDeg }),
      ...(chart.lots === null ? {} : { lots: wireLots(chart.lots) }),
    },
  };
}
