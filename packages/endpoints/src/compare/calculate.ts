import type { ComparedRow, RowSubject } from '@theia-astro/astro/comparison/solved';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { explainDifferences, type Comparison } from '@theia-astro/astro/comparison/explain';
import type { Reading } from '@theia-astro/astro/comparison/reading';
import {
  type CivilDate,
  civilToUtcMs,
  type IsoText,
  nextDay,
  readOffsetText,
  utcMsToCivil,
} from '../time/date-text.ts';
import { NOON, MIDNIGHT } from '../resolve/resolve-time.ts';
import { type ReadAngle, describeChange } from './describe-change.ts';
import type { CompareRequest } from './request.ts';
import { AYANAMSA_IDS, AYANAMSA_MODES } from '../request/ayanamsas.ts';
import type { CalculationContext } from '../endpoint.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { answerEnd } from '../wire/meta.ts';
import type { Wire } from '../wire/wire.ts';
import type { compareResponseSchema } from './schema.ts';
import { type BirthClock, otherTimes } from './times.ts';
import { wireComparison } from './wire.ts';

const ARC_SECOND_DEG = 1 / 3600;
/**
 * What programs differ by that decide everything alike: other ephemerides and models of ΔT for bodies; for angles that many take UTC for UT1,
 * which may be 0.9 s of time or 14 arc seconds.
 */
const LEAST_DEG = { body: 1.1 * ARC_SECOND_DEG, moon: 3 * ARC_SECOND_DEG, angle: 15 * ARC_SECOND_DEG } as const;
const MINUTE_DAYS = 1 / 1440;
/** Refraction and height are not the same everywhere. */
const LEAST_SUNRISE_DAYS = 20 / 86_400;
/** What the longest period moves by with an arc second of the Moon, and a little more. */
const LEAST_DASHA_DAYS = 0.2;

/** What the clock of the birth says in UTC. */
interface LocalClock {
  readonly date: CivilDate;
  readonly offsetSeconds: number;
}

/** The rows of a request in its order: bodies, angles, cusps, dasha periods, sunrise. */
function comparedRows(
  ephemeris: Ephemeris,
  { rows, toleranceDeg }: Pick<CompareRequest, 'rows' | 'toleranceDeg'>,
  clock: LocalClock,
): readonly ComparedRow[] {
  const angles = angleRows(rows);
  const finest = finestDecimal(angles.map(({ angle }) => angle));
  const longitudes = angles.map(({ id, subject, angle }): ComparedRow => {
    return {
      id,
      subject,
      theirs: angle.longitudeDeg,
      tolerance: toleranceDeg ?? Math.max(Math.min(angle.unitDeg, finest) + ARC_SECOND_DEG / 10, leastOf(subject)),
    };
  });
  const { dasha, sunrise } = rows;
  const periods = (dasha?.periods ?? []).map(({ lords, startsAt }): ComparedRow => ({
    id: `${dasha!.system}.${lords.join('.')}`,
    subject: { kind: 'dasha', dasha: dasha!.system, lords },
    ...dashaMoment(ephemeris, startsAt, clock),
  }));
  const rising: ComparedRow[] =
    sunrise === null
      ? []
      : [
          {
            id: 'sunrise',
            subject: { kind: 'sunrise' },
            theirs: jdOf(ephemeris, civilToUtcMs(clock.date, sunrise) - clock.offsetSeconds * 1000),
            tolerance: (sunrise.second === 0 ? MINUTE_DAYS : 0) + LEAST_SUNRISE_DAYS,
          },
        ];
  return [...longitudes, ...periods, ...rising];
}

interface AngleRow {
  readonly id: string;
  readonly subject: RowSubject;
  readonly angle: ReadAngle;
}

function angleRows({ longitudes, ascendant, midheaven, cusps }: CompareRequest['rows']): readonly AngleRow[] {
  return [
    ...[...longitudes].map(([body, angle]): AngleRow => ({ id: body, subject: { kind: 'body', body }, angle })),
    ...(ascendant === null ? [] : [{ id: 'asc', subject: { kind: 'angle', angle: 'asc' } as const, angle: ascendant }]),
    ...(midheaven === null ? [] : [{ id: 'mc', subject: { kind: 'angle', angle: 'mc' } as const, angle: midheaven }]),
    ...cusps.flatMap((angle, index): AngleRow[] =>
      angle === null ? [] : [{ id: `cusp_${index + 1}`, subject: { kind: 'cusp', house: index + 1 }, angle }],
    ),
  ];
}

/** Numbers lose the zeros at their end: 84.5 beside 12.3456 is 84.5000. */
function finestDecimal(angles: readonly ReadAngle[]): number {
  const decimal = angles.map(({ unitDeg }) => unitDeg).filter((unit) => Number.isInteger(Math.log10(unit)));
  return Math.min(Number.POSITIVE_INFINITY, ...decimal);
}

function leastOf(subject: RowSubject): number {
  if (subject.kind !== 'body') return LEAST_DEG.angle;
  return subject.body === 'moon' ? LEAST_DEG.moon : LEAST_DEG.body;
}

/** A date alone is the middle of the local day, give or take the day that programs round by. */
function dashaMoment(
  ephemeris: Ephemeris,
  { date, time, offsetSeconds }: IsoText,
  clock: LocalClock,
): Pick<ComparedRow, 'theirs' | 'tolerance'> {
  const utcMs = civilToUtcMs(date, time ?? NOON) - (offsetSeconds ?? clock.offsetSeconds) * 1000;
  return { theirs: jdOf(ephemeris, utcMs), tolerance: (time === null ? 1 : MINUTE_DAYS) + LEAST_DASHA_DAYS };
}

function jdOf(ephemeris: Ephemeris, utcMs: number): number {
  return ephemeris.utcMsToJd(utcMs).jdUt;
}

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
      describe: (change) => describeChange(context, change, base, { birth, clock, known }),
    }),
    time,
    place: resolved.place,
    ...answerEnd(
      context,
      request,
      { jdUt: moment.jdUt, ayanamsa: request.settings.chart.ayanamsa, source },
      resolved.warnings,
    ),
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
