import { DateOutOfRangeError, sourceAcross } from '@theia-astro/astro/ephemeris';
import { MUHURTA_PURPOSES, type MuhurtaPerson } from '@theia-astro/astro/muhurta/rules';
import { findMuhurtas } from '@theia-astro/astro/muhurta/search';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { daySky } from '@theia-astro/astro/vedic/panchang/day-sky';
import { everySignRises } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { signIndexAt } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { sunriseName } from '../request/setting-fields.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { canonicalZone, zoneFactsAt, zoneOfPlace } from '../resolve/resolve-time.ts';
import type { ResolvedPlace } from '../resolve/resolved.ts';
import { instantText } from '../time/instant-text.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';
import { panchangFrame, resolvePartner } from '../vedic-parts/partner.ts';
import { instantWriter } from '../vedic-parts/wire.ts';
import { answerEnd } from '../wire/meta.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import type { Wire } from '../wire/wire.ts';
import type { MuhurtaRequest } from './request.ts';
import type { muhurtaResponseSchema } from './schema.ts';
import { wireDays, wireRules, wireWindows } from './wire.ts';

type Answer = Wire<typeof muhurtaResponseSchema>;

/** POST /muhurta. @throws Problem 422 */
export function calculateMuhurta(context: CalculationContext, request: MuhurtaRequest): Answer {
  try {
    return calculate(context, request);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('from', 'The range');
    throw error;
  }
}

function calculate(context: CalculationContext, request: MuhurtaRequest): Answer {
  const { ephemeris, places } = context;
  const { fromMs, toMs, vedic, include } = request;
  if (request.place === null) throw new TypeError('A place was not required while parsing');
  const place = resolvePlace(places, request.place, request.resolution, 'location');
  const range = {
    startJdUt: toJulianDays(ephemeris, fromMs, 'from').jdUt,
    endJdUt: toJulianDays(ephemeris, toMs, 'to').jdUt,
  };
  if (!everySignRises(ephemeris, place.geo, range.startJdUt)) throw polar();
  const frame = panchangFrame({ ayanamsa: vedic.ayanamsa.definition, positions: vedic.positions });
  const zone = request.zone === null ? zoneOfPlace(place.place) : canonicalZone(places, request.zone, 'timezone');
  const utcOffsetSeconds =
    zone === null ? meridianOffsetSeconds(place) : zoneFactsAt(places, zone, fromMs).offsetSeconds;
  const warnings: Warning[] = [];
  const persons = request.persons.map((birth): MuhurtaPerson => {
    const partner = resolvePartner(context, birth, vedic, request.resolution);
    const { byId, lagna } = partner.chart;
    const moonDeg = byId.moon.longitudeDeg;
    warnings.push(...partner.warnings);
    return {
      nakshatraIndex: nakshatraAt(moonDeg).index - 1,
      moonSignIndex: signIndexAt(moonDeg),
      lagnaSignIndex: lagna === null ? null : signIndexAt(lagna.longitudeDeg),
    };
  });
  const found = findMuhurtas({
    ephemeris,
    place: place.geo,
    utcOffsetSeconds,
    frame,
    node: vedic.node,
    sunrise: vedic.sunrise,
    varjyamTable: request.varjyamTable,
    lunarMonth: request.lunarMonth,
    panchakaCount: request.panchakaCount,
    range,
    purpose: MUHURTA_PURPOSES[request.purpose],
    direction: request.direction,
    persons,
    ignored: request.ignored,
    shortestDays: request.minimumMinutes / 1440,
  });
  const at = instantWriter(ephemeris);
  const dateAt = (jdUt: number): string =>
    instantText(Math.round(ephemeris.jdToUtcMs(jdUt)) + utcOffsetSeconds * 1000).split('T')[0]!;
  const source = sourceAcross(ephemeris, range.startJdUt, range.endJdUt);
  return {
    product: 'muhurta',
    purpose: request.purpose,
    starts_at: instantText(fromMs),
    ends_at: instantText(toMs),
    windows: wireWindows(found, daySky(ephemeris, frame), at, dateAt),
    rules: wireRules(request, found, at),
    ...(include.has('days') ? { days: wireDays(found, range, dateAt) } : {}),
    conventions: {
      ayanamsa: vedic.ayanamsa.id,
      positions: vedic.positions,
      node: vedic.node,
      sunrise: sunriseName(vedic.sunrise),
      lunar_month: request.lunarMonth,
      varjyam_table: request.varjyamTable,
      panchaka_count: request.panchakaCount ?? 'none',
      houses: 'whole_sign',
      ghatis: 'sixtieths_of_the_limb',
      combustion: 'surya_siddhanta',
    },
    place: wirePlace(place.place),
    ...answerEnd(
      context,
      request,
      { jdUt: range.startJdUt, ayanamsa: vedic.ayanamsa, source },
      place.warnings,
      warnings,
    ),
  };
}

function polar(): Problem {
  return new Problem({
    code: 'house_system_undefined',
    field: 'location',
    message: 'Within the polar circles some signs never rise, so there is no lagna to choose.',
    hint: 'Send a place outside the polar circles.',
  });
}

/** Where no zone is known: it only decides on which side of midnight a sunrise lies. */
function meridianOffsetSeconds({ geo }: ResolvedPlace): number {
  return Math.round(geo.geoLongitudeDeg / 15) * 3600;
}
