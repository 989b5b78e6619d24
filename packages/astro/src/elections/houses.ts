import { normalizeDeg } from '../angle/normalize.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { toEngineBody } from '../bodies/engine-body.ts';
import { computeHouses, HouseSystemUndefinedError } from '../houses/compute.ts';
import { houseNumber } from '../houses/placement.ts';
import { placementFor } from '../natal/house-frame.ts';
import { isPolar } from './angles.ts';
import { followed } from './followed.ts';
import type { ElectionSky } from './sky.ts';
import type { Span } from './spans.ts';

const MINUTE_DAYS = 1 / 1440;
/** Up to here cusps run so evenly that houses last far longer than the wider step; beyond, some cusps of some systems hurry and turn. */
const EVEN_UP_TO_DEG = 58;

/** The parts of a span in which a body is in one of the houses, as charts of every instant would say. Where a system has no houses, none. */
export function houseSpans(sky: ElectionSky, body: BodyId, houses: readonly number[], span: Span): Span[] {
  const count = sky.houses.houseSystem === 'G' ? 36 : 12;
  const what = {
    placeAt: houseAt(sky, body),
    isWanted: (house: number) => houses.includes(house),
    areNeighbours: (one: number, other: number) => [1, count - 1].includes(Math.abs(one - other)),
  };
  return followed(what, span, stepDays(sky));
}

function stepDays(sky: ElectionSky): number {
  if (isPolar(sky)) return MINUTE_DAYS;
  return (Math.abs(sky.place.geoLatitudeDeg) > EVEN_UP_TO_DEG ? 3 : 20) * MINUTE_DAYS;
}

function houseAt(sky: ElectionSky, body: BodyId): (jdUt: number) => number | null {
  const { ephemeris, place, frame, houses: settings, variants } = sky;
  const engineBody = toEngineBody(body, variants);
  const opposite = body === 'south_node';
  const sunMatters = settings.houseSystem === 'I' || settings.houseSystem === 'i';
  return (jdUt) => {
    try {
      const { longitudeDeg, latitudeDeg } = ephemeris.ecliptic(jdUt, engineBody, frame);
      const houses = computeHouses(ephemeris, jdUt, place, settings.houseSystem, settings.polarFallback, frame);
      const sunDeg = sunMatters ? ephemeris.position(jdUt, 'sun', frame).declinationDeg : undefined;
      const { trueDeg } = ephemeris.obliquity(jdUt);
      const placement = placementFor(ephemeris, jdUt, place, frame, trueDeg, houses, sunDeg, settings);
      return houseNumber(
        opposite ? placement(normalizeDeg(longitudeDeg + 180), -latitudeDeg) : placement(longitudeDeg, latitudeDeg),
      );
    } catch (error) {
      if (error instanceof HouseSystemUndefinedError) return null;
      throw error;
    }
  };
}
