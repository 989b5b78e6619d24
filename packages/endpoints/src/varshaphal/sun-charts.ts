import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { vedicChartOnDay } from '@theia-astro/astro/vedic/chart-compute';
import { sunSpans, tithiPravesha } from '@theia-astro/astro/vedic/varshaphal/sun-charts';
import type { Varshaphal } from '@theia-astro/astro/vedic/varshaphal/varshaphal';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import type { z } from 'zod';
import type { CalculationContext } from '../endpoint.ts';
import { localText, utcMsOfJd } from '../time/instant-text.ts';
import { instantWriter, wireSidereal } from '../vedic-parts/wire.ts';
import { mapIds } from '../wire/point.ts';
import { wireLongitude } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { VarshaphalInclude } from './request.ts';
import { wireChart } from './wire-varshaphal.ts';
import type { yearShape } from './year-schema.ts';

type Parts = Pick<Wire<z.ZodObject<typeof yearShape>>, 'months' | 'sixty_hours' | 'tithi_pravesha'>;

/** Where the charts of a year are cast, and its clock. */
export interface YearPlace {
  readonly geo: GeoPosition;
  readonly offsetSecondsAt: (jdUt: number) => number;
}

/** The charts inside a Tajika year that were asked for. @throws DateOutOfRangeError, HouseSystemUndefinedError */
export function wireSunCharts(
  { ephemeris }: CalculationContext,
  natal: VedicChart,
  year: Varshaphal,
  { geo, offsetSecondsAt }: YearPlace,
  include: ReadonlySet<VarshaphalInclude>,
): Parts {
  const { settings, birth } = natal;
  const frame = {
    center: 'geocentric',
    positions: settings.positions,
    ayanamsa: settings.ayanamsa.definition,
  } as const;
  const at = instantWriter(ephemeris);
  const longitudeDeg = (body: 'sun' | 'moon'): number => ephemeris.ecliptic(birth.jdUt, body, frame).longitudeDeg;
  const chartAt = (jdUt: number): VedicChart =>
    vedicChartOnDay(
      ephemeris,
      { jdUt, unknownTime: birth.unknownTime, place: geo, utcOffsetSeconds: offsetSecondsAt(jdUt) },
      settings,
      null,
    );
  const spans = (parts: 12 | 144) =>
    sunSpans(ephemeris, frame, longitudeDeg('sun'), year, parts).map(({ startJdUt, endJdUt }) => {
      const { lagna, byId } = chartAt(startJdUt);
      return {
        starts_at: at(startJdUt),
        ends_at: at(endJdUt),
        lagna: lagna && wireSidereal(lagna.longitudeDeg),
        bhavas: lagna && mapIds(GRAHAS, (id) => byId[id].signHouse),
      };
    });
  const pravesha = (): NonNullable<Parts['tithi_pravesha']> => {
    const [sunDeg, moonDeg] = [longitudeDeg('sun'), longitudeDeg('moon')];
    const { jdUt, inNatalMonth } =
      year.completedYears === 0
        ? { jdUt: birth.jdUt, inNatalMonth: true }
        : tithiPravesha(ephemeris, frame, { sunDeg, moonDeg }, year.startJdUt);
    return {
      at: at(jdUt),
      at_local: localText(utcMsOfJd(ephemeris, jdUt), offsetSecondsAt(jdUt)),
      elongation: wireLongitude(natal.elongationDeg),
      in_natal_month: inNatalMonth,
      chart: wireChart(chartAt(jdUt), { details: include.has('details') }),
    };
  };
  return {
    ...(include.has('months') ? { months: spans(12) } : {}),
    ...(include.has('sixty_hours') ? { sixty_hours: spans(144) } : {}),
    ...(include.has('tithi_pravesha') ? { tithi_pravesha: pravesha() } : {}),
  };
}
