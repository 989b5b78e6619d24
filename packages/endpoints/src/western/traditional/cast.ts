import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import { houseNumber } from '@theia-astro/astro/houses/placement';
import { hermeticLots } from '@theia-astro/astro/lots/lots';
import type { HousesWithRulers, NatalChart } from '@theia-astro/astro/natal/chart';
import { chartFrame, placementFor } from '@theia-astro/astro/natal/house-frame';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { type PlanetaryHour, seasonalHour, solarDayAt } from '@theia-astro/astro/planetary-hours/planetary-hours';
import { mapPlanets } from '@theia-astro/astro/traditional/almuten';
import { houseOfStrength, STRENGTH_STARS, type TraditionalChart } from '@theia-astro/astro/traditional/chart';
import { syzygiesBefore, type Syzygies } from '@theia-astro/astro/traditional/syzygy';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { localWeekday, meridianWeekday } from '../../resolve/civil-day.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { utcMsOfJd } from '../../time/instant-text.ts';
import { calculateChart, type ChartRequest } from '../chart.ts';

/** A chart for traditional judgement, with what is beside the sky. */
export interface Cast {
  readonly chart: TraditionalChart;
  readonly natal: NatalChart;
  readonly houses: HousesWithRulers;
  readonly geo: GeoPosition;
  /** Null where the ephemeris begins later. */
  readonly syzygies: Syzygies | null;
  readonly fortuneDeg: number;
  /** House by division of any longitude on the ecliptic, 1 to 12. */
  readonly houseOf: (longitudeDeg: number) => number;
  readonly warnings: readonly Warning[];
}

/**
 * The seven planets, the node and the houses of a moment. Null without time or place, in heliocentric charts, and with the
 * 36 sectors of Gauquelin. @throws Problem 422
 */
export function castTraditional(
  { ephemeris }: CalculationContext,
  { moment, geo }: Pick<ResolvedBirth, 'moment' | 'geo'>,
  asked: ChartSettings,
  fields: ChartRequest['fields'],
): Cast | null {
  if (geo === null || moment.unknownTime || asked.coordinates === 'heliocentric' || asked.houseSystem === 'G')
    return null;
  const settings: ChartSettings = { ...asked, bodies: [...CLASSICAL_PLANETS, 'north_node'], withoutHouses: false };
  const { chart: natal, warnings } = calculateChart(ephemeris, {
    moment,
    place: geo,
    settings,
    include: new Set(),
    bodiesAsked: false,
    fields,
  });
  const { houses, sect } = natal;
  if (houses === null || sect === null) throw new TypeError('A chart with time and place has houses and a sect');
  const frame = chartFrame(settings, geo);
  const points = new Map(natal.points.map((point) => [point.id, point]));
  const { declinationDeg } = points.get('sun')!.position;
  const placement = placementFor(
    ephemeris,
    moment.jdUt,
    geo,
    frame,
    natal.obliquityDeg,
    houses,
    declinationDeg,
    settings,
  );
  const { asc, mc } = houses.angles;
  const planets = mapPlanets((planet) => {
    const { position, house } = points.get(planet)!;
    const { longitudeDeg, speedDegPerDay } = position;
    const own = house ?? 1;
    return {
      longitudeDeg,
      speedDegPerDay,
      house: houses.reversed ? own : houseOfStrength(longitudeDeg, own, houses.cuspsDeg),
    };
  });
  const longitudesDeg = mapPlanets((planet) => planets[planet].longitudeDeg);
  return {
    natal,
    houses,
    geo,
    warnings,
    chart: {
      planets,
      cuspsDeg: houses.cuspsDeg,
      ascDeg: asc,
      mcDeg: mc,
      northNodeDeg: points.get('north_node')!.position.longitudeDeg,
      starsDeg: {
        regulus: ephemeris.fixedStar(moment.jdUt, STRENGTH_STARS.regulus, frame).longitudeDeg,
        spica: ephemeris.fixedStar(moment.jdUt, STRENGTH_STARS.spica, frame).longitudeDeg,
        algol: ephemeris.fixedStar(moment.jdUt, STRENGTH_STARS.algol, frame).longitudeDeg,
      },
      sect,
      tables: settings,
    },
    syzygies: syzygiesBefore(ephemeris, moment.jdUt, geo, frame),
    fortuneDeg: hermeticLots({ ...longitudesDeg, asc }, sect, settings.lotReversal).find(({ id }) => id === 'fortune')!
      .longitudeDeg,
    houseOf: (longitudeDeg) => houseNumber(placement(longitudeDeg, 0)) ?? 1,
  };
}

/** The planetary hour of a moment; null where the Sun does not rise and set. */
export function planetaryHourAt(
  { ephemeris, places }: Pick<CalculationContext, 'ephemeris' | 'places'>,
  jdUt: number,
  geo: GeoPosition,
  zone: ResolvedBirth['zone'],
): PlanetaryHour | null {
  const day = solarDayAt(ephemeris, jdUt, geo, 'upper_limb');
  if (day === null) return null;
  return seasonalHour(jdUt, day, (jd) => {
    const utcMs = utcMsOfJd(ephemeris, jd);
    return zone === null ? meridianWeekday(geo.geoLongitudeDeg, utcMs) : localWeekday(places, zone, utcMs);
  });
}
