import { normalizeDeg } from '../angle/normalize.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import { phaseName, type PhaseName, rudhyarPhase, type RudhyarPhase } from '../phase/lunar-phase.ts';
import { nextCrossing, previousCrossing } from '../search/crossings.ts';
import { bodyMotion, motionAtRate, relativeMotion } from '../search/motion.ts';
import { solarFrame } from './arcs.ts';
import type { ProgressedClock } from './clock.ts';

/** The progressed lunation cycle. Times are instants of life, null when the ephemeris ends first. */
export interface ProgressedLunation {
  /** Progressed Moon − progressed Sun, [0, 360). */
  readonly angleDeg: number;
  readonly name: PhaseName;
  readonly rudhyar: RudhyarPhase;
  readonly previousNewJdUt: number | null;
  readonly previousFullJdUt: number | null;
  readonly nextNewJdUt: number | null;
  readonly nextFullJdUt: number | null;
}

/** Longer than any synodic month. */
const A_MONTH_DAYS = 30;

/** The phase of the progressed Moon at an instant of life, with the new and full moons around it (Rudhyar, The Lunation Cycle, 1967). */
export function progressedLunation(
  ephemeris: Ephemeris,
  clock: ProgressedClock,
  frame: Frame,
  lifeJdUt: number,
): ProgressedLunation {
  const earthly = solarFrame(frame);
  const elongation = motionAtRate(
    relativeMotion(bodyMotion(ephemeris, 'moon', earthly), bodyMotion(ephemeris, 'sun', earthly)),
    clock.birthJdUt,
    clock.rate,
  );
  const month = A_MONTH_DAYS / Math.abs(clock.rate);
  const angleDeg = normalizeDeg(elongation.at(lifeJdUt).longitudeDeg);
  const previous = (deg: number): number | null =>
    previousCrossing(elongation, [deg], lifeJdUt - month, lifeJdUt)?.jdUt ?? null;
  const next = (deg: number): number | null =>
    nextCrossing(elongation, [deg], lifeJdUt, lifeJdUt + month)?.jdUt ?? null;
  return {
    angleDeg,
    name: phaseName(angleDeg),
    rudhyar: rudhyarPhase(angleDeg),
    previousNewJdUt: previous(0),
    previousFullJdUt: previous(180),
    nextNewJdUt: next(0),
    nextFullJdUt: next(180),
  };
}
