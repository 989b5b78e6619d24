import { dmsText } from '@theia-astro/astro/angle/dms';
import type { CompositeChart, CompositePoint } from '@theia-astro/astro/synastry/composite';
import { degreeInSign } from '@theia-astro/astro/zodiac/signs';
import { dependsOnMoon, wireAspect } from '../../wire/aspect.ts';
import { shownAspects } from '../../wire/chart-parts.ts';
import { wireHouses } from '../../wire/houses.ts';
import { wire, wireBelow } from '../../wire/number.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { wireZodiac } from '../../wire/zodiac.ts';
import type { JoinedCharts } from './fields.ts';
import type { compositePointSchema, compositeSchema } from './schemas.ts';

function wirePoint(
  { id, longitudeDeg, house, housePosition, flipped }: CompositePoint,
  unknownTime: boolean,
  details: boolean,
): Wire<typeof compositePointSchema> {
  return {
    ...wireZodiac(longitudeDeg),
    house,
    ...(flipped ? { flipped: true } : {}),
    ...(unknownTime && id === 'moon' ? { approximate: true } : {}),
    ...(details
      ? {
          id,
          dms: dmsText(degreeInSign(longitudeDeg)),
          house_position: house === null || housePosition === null ? null : wireBelow(housePosition, house + 1),
        }
      : {}),
  };
}

/** `composite` (docs/methods/synastry.md). */
export function wireComposite(
  { points, houses, aspects, geoLatitudeDeg }: CompositeChart,
  { compositeHouses, include }: Pick<JoinedCharts, 'compositeHouses' | 'include'>,
  unknownTime: boolean,
): Wire<typeof compositeSchema> {
  const details = include.has('details');
  const wired: Record<string, Wire<typeof compositePointSchema>> = {};
  for (const point of points) wired[point.id] = wirePoint(point, unknownTime, details);
  return {
    composite_houses: compositeHouses,
    latitude: wire(geoLatitudeDeg),
    points: wired,
    houses: houses && wireHouses(houses, { details, obliquityDeg: houses.obliquityDeg }),
    ...(include.has('composite_aspects')
      ? {
          aspects: shownAspects(aspects, include).map((aspect) =>
            wireAspect(aspect, { details, approximate: unknownTime && dependsOnMoon(aspect), moving: false }),
          ),
        }
      : {}),
  };
}
