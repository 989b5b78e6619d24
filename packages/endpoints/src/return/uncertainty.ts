import type { Returning } from '@theia/astro/returns/find';
import { type Crossed, uncertainSpan } from '@theia/astro/returns/uncertain';
import type { Ephemeris } from '@theia/astro/ephemeris';
import { lifeJdUt, progressedJdUt, type ProgressedClock } from '@theia/astro/progressions/clock';
import { z } from 'zod';
import { instantSchema } from '../shared/answer-schemas.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';

/** What an unknown birth time leaves of an instant: nothing to say where the time is known. */
export type Uncertainty = {
  readonly approximate?: true;
  readonly span?: { readonly starts_at: string; readonly ends_at: string };
};

export const uncertaintyShape = {
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'The birth time is unknown: the instant is that of a birth at noon.' }),
  span: z
    .object({ starts_at: instantSchema, ends_at: instantSchema })
    .optional()
    .meta({ description: 'Earliest and latest instant over the day of birth.' }),
};

/** The answer is told to the second: less is no uncertainty. */
const A_SECOND_DAYS = 1 / 86_400;

/** Earliest and latest instant of a return over the day the birth could have been: the faster the body at birth and the slower at the return, the wider. */
export function uncertaintyOf(
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
 * An instant of life for which an instant of the ephemeris stands, over the births of the day: the clock starts with the birth, so half a day of it is
 * half a year of life in secondary progressions.
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

/** The same of the birth itself. */
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
