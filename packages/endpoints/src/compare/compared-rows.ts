import type { ComparedRow, RowSubject } from '@theia-astro/astro/comparison/solved';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { type CivilDate, civilToUtcMs, type IsoText } from '../time/date-text.ts';
import { NOON } from '../resolve/resolve-time.ts';
import type { ReadAngle } from './told.ts';
import type { CompareRequest } from './request.ts';

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
export function comparedRows(
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
