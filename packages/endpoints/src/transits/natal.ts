import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { natalTargets, type NatalSide } from '../western/transits/natal-targets.ts';
import { DEFAULT_TRANSITING, type TransitsRequest } from './request.ts';

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
