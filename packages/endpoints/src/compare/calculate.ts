import { explainDifferences, type Comparison } from '@theia-astro/astro/comparison/explain';
import type { Reading } from '@theia-astro/astro/comparison/reading';
import { AYANAMSA_IDS, AYANAMSA_MODES } from '../request/ayanamsas.ts';
import type { CalculationContext } from '../endpoint.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { MIDNIGHT } from '../resolve/resolve-time.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { civilToUtcMs, nextDay, readOffsetText, utcMsToCivil } from '../time/date-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import type { Wire } from '../wire/wire-type.ts';
import { comparedRows } from './compared-rows.ts';
import type { CompareRequest } from './request.ts';
import type { compareResponseSchema } from './schema.ts';
import { type BirthClock, otherTimes } from './times.ts';
import { toldChange } from './told.ts';
import { wireComparison } from './wire.ts';

const AYANAMSAS = AYANAMSA_IDS.map((id) => ({ id, definition: { kind: 'mode', mode: AYANAMSA_MODES[id] } }) as const);

/** POST /compare: which setting explains what another program shows. @throws Problem 422 */
export function calculateCompare(
  context: CalculationContext,
  request: CompareRequest,
): Wire<typeof compareResponseSchema> {
  const { ephemeris } = context;
  const resolved = resolveBirth(context, request.birth, request.settings.resolution);
  const birth = { ...request.birth, local: resolved.local };
  const { moment, time, geo } = resolved;
  if (geo === null) throw new TypeError('A birth without a place: the parser requires one');
  const clock = clockAt(resolved);
  const base = readingOf(context, request, resolved, clock);
  const rows = comparedRows(ephemeris, request, {
    date: utcMsToCivil(clock.localMs),
    offsetSeconds: clock.offsetSeconds,
  });
  const known = otherTimes(context, birth, clock, geo);
  const comparison: Comparison = explainDifferences(ephemeris, base, rows, {
    times: known.map(({ change }) => change),
    ayanamsas: AYANAMSAS,
    jdTt: moment.jdTt,
  });
  const { source } = ephemeris.ecliptic(moment.jdUt, 'moon', {
    center: 'geocentric',
    positions: 'apparent',
    ayanamsa: null,
  });
  return {
    product: 'compare',
    ...wireComparison(context, rows, comparison, {
      base,
      clock,
      offset: time.offset,
      tell: (change) => toldChange(context, change, base, { birth, clock, known }),
    }),
    time,
    place: resolved.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: request.settings.chart.ayanamsa, source }),
    warnings: [...request.warnings, ...resolved.warnings, ...precisionWarnings(source)],
  };
}

function clockAt({ moment, time }: ResolvedBirth): BirthClock {
  const offsetSeconds = readOffsetText(time.offset) ?? 0;
  return { localMs: moment.utcMs + offsetSeconds * 1000, offsetSeconds, dst: time.dst, timezone: time.timezone };
}

/** How this request reads the birth. */
function readingOf(
  { ephemeris }: CalculationContext,
  { settings: { chart }, dashaYear, sunrise }: CompareRequest,
  { moment, geo }: ResolvedBirth,
  { localMs, offsetSeconds }: BirthClock,
): Reading {
  const date = utcMsToCivil(localMs);
  const [startJdUt, endJdUt] = [date, nextDay(date)].map(
    (day) => ephemeris.utcMsToJd(civilToUtcMs(day, MIDNIGHT) - offsetSeconds * 1000).jdUt,
  );
  return {
    jdUt: moment.jdUt,
    day: { startJdUt: startJdUt!, endJdUt: endJdUt! },
    clockShiftDays: 0,
    place: geo!,
    ayanamsa: chart.ayanamsa,
    node: chart.node,
    lilith: chart.lilith,
    positions: chart.positions,
    coordinates: chart.coordinates === 'topocentric' ? 'topocentric' : 'geocentric',
    houseSystem: chart.houseSystem,
    dashaYear,
    sunrise,
  };
}
