import type { CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ZoneChoice } from '../request/asked.ts';
import type { ResolvedPlace } from './resolved.ts';
import { canonicalZone, zoneOfPlace } from './resolve-time.ts';

/** The zone whose civil days are meant: the requested one, else that of the place. @throws Problem 422 */
export function chooseZone(
  { places }: CalculationContext,
  zone: ZoneChoice | null,
  { place }: ResolvedPlace,
): ZoneChoice {
  if (zone !== null) return canonicalZone(places, zone, 'timezone');
  const own = zoneOfPlace(place);
  if (own !== null) return own;
  throw new Problem({
    code: 'timezone_unresolved',
    field: 'timezone',
    message: 'No time zone is known for this place.',
    hint: 'Send timezone (an IANA name) or utc_offset.',
  });
}
