import { type AspectPoint, findDeclinationAspects } from '../aspects/aspect.ts';
import { findAspects, orbTable } from '../aspects/find.ts';
import { computeBalance, type BalancePoint } from '../balance/balance.ts';
import { CLASSICAL_PLANETS, PLANETS, findPlanetIndex, type PlanetId } from '../bodies/table.ts';
import { findDispositors, findReceptions, type SignPlacement } from '../dignities/dispositors.ts';
import { altitudeDeg, sectAt } from '../dignities/sect.ts';
import type { BodyPosition, Ephemeris, GeoPosition } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import { findMidpoints } from '../midpoints/midpoints.ts';
import { lunarPhase } from '../phase/phases.ts';
import { findStarContacts } from '../stars/contacts.ts';
import { signIndexAt, zodiacSign } from '../zodiac/signs.ts';
import { aspectingPoints, chartPoint, placedLots, type PointContext, pointParts } from './points.ts';
import type { ChartPoint, HousesWithRulers, NatalChart } from './chart.ts';
import { chartFrame, chartHouses, type ChartMoment, type Placement, placementFor } from './house-frame.ts';
import { chartPatterns, optionalParts } from './optional-parts.ts';
import type { ChartSettings, NatalInclude, NatalParts } from './settings.ts';
import { readSky, type Sky } from './sky.ts';

/**
 * A western chart at an instant and place, as plain data in degrees, days and astronomical units.
 * Without a birth time or a place, and in heliocentric charts, there are no houses, angles, lots or sect: those parts
 * are null. Bodies the ephemeris cannot compute are listed in `unavailable`.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'` inside the polar circles
 * @throws DateOutOfRangeError, RangeError (topocentric without a place)
 */
export function computeNatal(
  ephemeris: Ephemeris,
  moment: ChartMoment,
  place: GeoPosition | null,
  settings: ChartSettings,
  include: NatalParts,
): NatalChart {
  const frame = chartFrame(settings, place);
  const isIncluded = (part: NatalInclude): boolean => include.has(part);
  const sky = readSky(ephemeris, moment.jdUt, frame, settings);
  const obliquityDeg = ephemeris.obliquity(moment.jdUt).trueDeg;
  const hasHouses = !moment.unknownTime && frame.center !== 'heliocentric' && settings.withoutHouses !== true;
  const geo = hasHouses ? place : null;
  const houses = geo === null ? null : chartHouses(ephemeris, moment.jdUt, geo, frame, settings);
  const sun = sky.positions.get('sun');
  const moon = sky.positions.get('moon');
  const placement =
    geo === null || houses === null
      ? null
      : placementFor(ephemeris, moment.jdUt, geo, frame, obliquityDeg, houses, sun?.declinationDeg, settings);
  const sunAltitudeDeg =
    geo === null || houses === null || sun === undefined
      ? null
      : altitudeDeg(sun.rightAscensionDeg, sun.declinationDeg, houses.armcDeg, geo.geoLatitudeDeg);
  const sect = sunAltitudeDeg === null ? null : sectAt(sunAltitudeDeg);
  const context: PointContext = {
    ephemeris,
    moment,
    frame,
    place: geo,
    obliquityDeg,
    placement,
    sect,
    settings,
    parts: pointParts(include),
  };
  const points = chartPoints(context, sky);
  const aspectPoints = aspectingPoints(points, houses);
  const among = settings.aspectsAmong;
  const aspects =
    isIncluded('aspects') || isIncluded('patterns')
      ? findAspects(
          among === undefined ? aspectPoints : aspectPoints.filter(({ id }) => among.has(id)),
          orbTable(settings),
        )
      : null;
  const planets = (): ChartPoint[] => points.filter(({ id }) => findPlanetIndex(id) >= 0);
  const earthCentred = frame.center !== 'heliocentric';
  return {
    jdUt: moment.jdUt,
    unknownTime: moment.unknownTime,
    source: sky.source,
    obliquityDeg,
    points,
    unavailable: sky.unavailable,
    houses,
    houseFallback:
      houses === null || houses.system === houses.requestedSystem
        ? null
        : { requested: houses.requestedSystem, used: houses.system },
    sunAltitudeDeg,
    sect,
    aspects: isIncluded('aspects') ? aspects : null,
    declinationAspects: isIncluded('declinations')
      ? findDeclinationAspects(
          planets().map(({ id, position }) => ({ id, declinationDeg: position.declinationDeg })),
          settings.parallelOrbDeg,
        )
      : null,
    lots:
      isIncluded('lots') && houses !== null && sect !== null && placement !== null
        ? placedLots((id) => sky.positions.get(id)?.longitudeDeg, houses.angles.asc, sect, placement, settings)
        : null,
    patterns: isIncluded('patterns') && aspects !== null ? chartPatterns(aspects, points, houses, settings) : null,
    balance: isIncluded('balance')
      ? computeBalance(balancePoints(sky, houses, placement), houses?.cuspsDeg.length ?? null)
      : null,
    lunarPhase:
      isIncluded('lunar_phase') && sun !== undefined && moon !== undefined
        ? lunarPhase(ephemeris, moment.jdUt, sun.longitudeDeg, moon.longitudeDeg)
        : null,
    receptions: isIncluded('receptions') && earthCentred ? findReceptions(classicalPlacements(sky)) : null,
    dispositors: isIncluded('receptions') && earthCentred ? findDispositors(planetSigns(sky), settings.rulers) : null,
    stars: isIncluded('stars')
      ? findStarContacts(ephemeris, moment.jdUt, frame, starPoints(planets(), houses), settings)
      : null,
    midpoints: isIncluded('midpoints') ? findMidpoints(aspectPoints, settings.midpointOrbDeg, settings.dialDeg) : null,
    further: optionalParts(
      {
        ephemeris,
        moment,
        place,
        frame,
        obliquityDeg,
        settings,
        points,
        aspectPoints,
        houses,
        placement,
      },
      include,
    ),
    sunSign: sun === undefined ? null : zodiacSign(sun.longitudeDeg),
    moonSign: moon === undefined ? null : zodiacSign(moon.longitudeDeg),
    risingSign: houses === null ? null : zodiacSign(houses.angles.asc),
  };
}

function chartPoints(context: PointContext, sky: Sky): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (const id of context.settings.bodies) {
    const position = sky.positions.get(id);
    if (position !== undefined) points.push(chartPoint(context, id, position));
  }
  return points;
}

function starPoints(
  planets: readonly ChartPoint[],
  houses: HousesWithRulers | null,
): Omit<AspectPoint, 'speedDegPerDay'>[] {
  return aspectingPoints(planets, houses);
}

function balancePoints(sky: Sky, houses: HousesWithRulers | null, placement: Placement | null): BalancePoint[] {
  const found: BalancePoint[] = [];
  for (const id of PLANETS) {
    const position = sky.positions.get(id);
    if (position === undefined) continue;
    const house = placement === null ? null : houseNumber(placement(position.longitudeDeg, position.latitudeDeg));
    found.push({ id, signIndex: signIndexAt(position.longitudeDeg), house });
  }
  if (houses !== null) {
    found.push(
      { id: 'asc', signIndex: signIndexAt(houses.angles.asc), house: null },
      { id: 'mc', signIndex: signIndexAt(houses.angles.mc), house: null },
    );
  }
  return found;
}

function planetSigns(sky: Sky): Map<PlanetId, number> {
  const signs = new Map<PlanetId, number>();
  for (const id of PLANETS) {
    const position: BodyPosition | undefined = sky.positions.get(id);
    if (position !== undefined) signs.set(id, signIndexAt(position.longitudeDeg));
  }
  return signs;
}

function classicalPlacements(sky: Sky): SignPlacement[] {
  const placements: SignPlacement[] = [];
  for (const id of CLASSICAL_PLANETS) {
    const position = sky.positions.get(id);
    if (position !== undefined) placements.push({ id, signIndex: signIndexAt(position.longitudeDeg) });
  }
  return placements;
}
