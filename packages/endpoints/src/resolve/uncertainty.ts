import type { Returning } from '@theia-astro/astro/returns/find';
import { type Crossed, uncertainSpan } from '@theia-astro/astro/returns/uncertain';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { lifeJdUt, progressedJdUt, type ProgressedClock } from '@theia-astro/astro/progressions/arcs';
import { z } from 'zod';
import { instantSchema } from '../wire/place-and-time.ts';
import type { ResolvedBirth } from './resolved.ts';
import { instantTextOfJd } from '../time/instant-text.ts';

/** The uncertainty of an instant when the birth time is unknown; empty when it is known. */
export type Uncertainty = {
  readonly approximate?: true;
  readonly span?: { readonly starts_at: string; readonly ends_at: string };
};

export const uncertaintyShape = {
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'The birth time is unknown: the instant is the one for a birth at noon.' }),
  span: z
    .object({ starts_at: instantSchema, ends_at: instantSchema })
    .optional()
    .meta({ description: 'Earliest and latest possible instant, over the day of birth.' }),
};

/** Answers are given to the second; less is not an uncertainty. */
const A_SECOND_DAYS = 1 / 86_400;

/**
 * Earliest and latest instant of a return for births at any time of the day. The span is wider the faster the body is
 * at birth and the slower at the return.
 */
export function returnUncertainty(
  ephemeris: Ephemeris,
  { motion, targetDeg, leeway }: Pick<Returning, 'motion' | 'targetDeg' | 'leeway'>,
  found: Pick<Crossed, 'jdUt' | 'motion'>,
): Uncertainty {
  if (leeway === null) return {};
  const { fromJdUt, untilJdUt } = uncertainSpan(
    motion,
    { jdUt: found.jdUt, motion: found.motion, longitudeDeg: targetDeg },
    leeway,
  );
  if (untilJdUt - fromJdUt < A_SECOND_DAYS) return {};
  return {
    approximate: true,
    span: { starts_at: instantTextOfJd(ephemeris, fromJdUt), ends_at: instantTextOfJd(ephemeris, untilJdUt) },
  };
}

/**
 * Earliest and latest instant of life for an instant of the ephemeris, for births at any time of the day. The clock
 * starts with the birth, so half a day of it is half a year of life in secondary progressions.
 */
export function lifeUncertainty(
  ephemeris: Ephemeris,
  clock: ProgressedClock,
  { day }: Pick<ResolvedBirth['moment'], 'day'>,
  lifeJd: number,
): Uncertainty {
  if (day === null) return {};
  const progressed = progressedJdUt(clock, lifeJd);
  const ends = [day.startJdUt, day.endJdUt]
    .map((birthJdUt) => lifeJdUt({ ...clock, birthJdUt }, progressed))
    .toSorted((a, b) => a - b);
  return {
    approximate: true,
    span: { starts_at: instantTextOfJd(ephemeris, ends[0]!), ends_at: instantTextOfJd(ephemeris, ends[1]!) },
  };
}

/** The same for the birth itself. */
export function birthUncertainty(
  ephemeris: Ephemeris,
  { moment: { day } }: Pick<ResolvedBirth, 'moment'>,
): Uncertainty {
  if (day === null) return {};
  return {
    approximate: true,
    span: { starts_at: instantTextOfJd(ephemeris, day.startJdUt), ends_at: instantTextOfJd(ephemeris, day.endJdUt) },
  };
}
