import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { bodyMotion, type LongitudeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import { type SignIngress, signIngresses } from '../../search/sign-ingresses.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import { houseFromSign } from '../zodiac.ts';

/**
 * Saturn's stations are at least 134 days apart (scan-steps.ts), so a search in steps of 45 days misses none. Every
 * crossing is refined on the ephemeris itself.
 */
const STEP_DAYS = 45;
/**
 * About 25 years, in whole cells of the search. Events do not depend on the searched range, so blocks join without
 * gaps.
 */
const BLOCK_DAYS = 200 * STEP_DAYS;
const MOST_BLOCKS = 256;

/** Blocks already searched: Saturn crosses the same signs for every chart. The oldest is dropped first. */
const searched = new WeakMap<Ephemeris, Map<string, readonly SignIngress[]>>();

/** The motion of Saturn in a frame, sampled in steps of `STEP_DAYS`. */
function saturnMotion(ephemeris: Ephemeris, frame: Frame): LongitudeMotion {
  return { ...bodyMotion(ephemeris, 'saturn', frame), stepDays: STEP_DAYS };
}

/**
 * Saturn's passages over the starts of the sidereal signs in [from, until), in order; stations exactly on a boundary
 * are left out.
 */
function saturnIngresses(
  ephemeris: Ephemeris,
  motion: LongitudeMotion,
  { ayanamsa, positions }: Frame,
  fromJdUt: number,
  untilJdUt: number,
): SignIngress[] {
  const found: SignIngress[] = [];
  for (let block = Math.floor(fromJdUt / BLOCK_DAYS); block * BLOCK_DAYS < untilJdUt; block++) {
    found.push(...blockIngresses(ephemeris, motion, `${block} ${positions} ${JSON.stringify(ayanamsa)}`, block));
  }
  return found.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt);
}

function blockIngresses(
  ephemeris: Ephemeris,
  motion: LongitudeMotion,
  key: string,
  block: number,
): readonly SignIngress[] {
  let blocks = searched.get(ephemeris);
  if (blocks === undefined) searched.set(ephemeris, (blocks = new Map()));
  const known = blocks.get(key);
  if (known !== undefined) return known;
  const found = signIngresses(tracePath(motion, block * BLOCK_DAYS, (block + 1) * BLOCK_DAYS));
  const [oldest] = blocks.keys();
  if (blocks.size >= MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest);
  blocks.set(key, found);
  return found;
}

/** Saturn over the 12th, 1st and 2nd signs from the natal Moon's (sade sati), and over the 4th and 8th (dhaiya). */
export const SATURN_PHASES = ['rising', 'peak', 'setting', 'dhaiya_4', 'dhaiya_8'] as const;
export type SaturnPhase = (typeof SATURN_PHASES)[number];

const PHASE_OF_HOUSE: Readonly<Partial<Record<number, SaturnPhase>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'dhaiya_4',
  8: 'dhaiya_8',
};

/** One uninterrupted stay of Saturn in a sign; a retrograde return is a separate stay. Julian days UT1. */
interface SignStay {
  readonly signIndex: number;
  /** Null where the ephemeris begins within the stay. */
  readonly startJdUt: number | null;
  /** Null where the ephemeris ends within the stay. */
  readonly endJdUt: number | null;
  /** Saturn entered moving forwards. */
  readonly direct: boolean;
}

export interface SaturnPeriod extends SignStay {
  readonly phase: SaturnPhase;
}

/** One sade sati of about seven and a half years: the periods of one pass over the three signs. */
export interface SadeSatiCycle {
  readonly startJdUt: number | null;
  readonly endJdUt: number | null;
  readonly periods: readonly SaturnPeriod[];
}

/** Longer than a stay in one sign with its retrograde returns, and than a whole sade sati with them. */
const LONGEST_STAY_DAYS = 1200;
const LONGEST_CYCLE_DAYS = 3200;

/**
 * Saturn's geocentric stays in the sidereal signs that overlap [from, until], in order, each with its true start and
 * end.
 */
function saturnStays(
  ephemeris: Ephemeris,
  { ayanamsa, positions }: Frame,
  fromJdUt: number,
  untilJdUt: number,
): SignStay[] {
  const frame: Frame = { center: 'geocentric', ayanamsa, positions };
  const motion = saturnMotion(ephemeris, frame);
  const [first, last] = motion.coverage;
  const from = Math.max(first, fromJdUt - LONGEST_STAY_DAYS);
  const until = Math.min(last, untilJdUt + LONGEST_STAY_DAYS);
  if (!(from < until)) return [];
  const { longitudeDeg, speedDegPerDay } = motion.at(from);
  const stays: SignStay[] = [];
  let open: Omit<SignStay, 'endJdUt'> = {
    signIndex: signIndexAt(longitudeDeg),
    startJdUt: null,
    direct: speedDegPerDay >= 0,
  };
  for (const { jdUt, signIndex, motion: way } of saturnIngresses(ephemeris, motion, frame, from, until)) {
    stays.push({ ...open, endJdUt: jdUt });
    open = { signIndex, startJdUt: jdUt, direct: way === 'direct' };
  }
  stays.push({ ...open, endJdUt: null });
  return stays.filter((stay) => touches(stay, fromJdUt, untilJdUt));
}

function touches(
  { startJdUt, endJdUt }: Pick<SignStay, 'startJdUt' | 'endJdUt'>,
  fromJdUt: number,
  untilJdUt: number,
): boolean {
  return (startJdUt ?? -Infinity) <= untilJdUt && (endJdUt ?? Infinity) >= fromJdUt;
}

/** A time between the periods of a cycle in which Saturn is outside its signs. */
interface CycleBreak {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

export interface SadeSati {
  /** Every stay of Saturn that counts and overlaps the window, in order. */
  readonly periods: readonly SaturnPeriod[];
  /** The complete cycles that overlap the window. */
  readonly cycles: readonly SadeSatiCycle[];
  /** Each dhaiya as a whole, with its retrograde returns. */
  readonly dhaiyas: readonly SadeSatiCycle[];
  /** The period that contains the requested instant. */
  readonly current: SaturnPeriod | null;
  /** The ephemeris ends within the window. */
  readonly clipped: boolean;
}

/**
 * Sade sati and dhaiya of a natal Moon sign in [from, until] (docs/methods/gochara.md), and the period that runs at an instant inside or outside it. `frame`
 * gives the ayanamsa and the kind of positions. Julian days UT1.
 */
export function computeSadeSati(
  ephemeris: Ephemeris,
  frame: Frame,
  moonSignIndex: number,
  atJdUt: number,
  [from, until]: readonly [fromJdUt: number, untilJdUt: number],
): SadeSati {
  const stays = saturnStays(ephemeris, frame, from - LONGEST_CYCLE_DAYS, until + LONGEST_CYCLE_DAYS);
  const all = saturnPeriods(stays, moonSignIndex);
  const periods = all.filter((period) => touches(period, from, until));
  const [first, last] = ephemeris.range.reduced;
  return {
    periods,
    cycles: sadeSatiCycles(all).filter((cycle) => touches(cycle, from, until)),
    dhaiyas: dhaiyas(all).filter((cycle) => touches(cycle, from, until)),
    current:
      from <= atJdUt && atJdUt <= until
        ? periodAt(periods, atJdUt)
        : periodAt(saturnPeriods(saturnStays(ephemeris, frame, atJdUt, atJdUt), moonSignIndex), atJdUt),
    clipped: from < first || until > last,
  };
}

/** The stays that count for a Moon sign, with their phase. */
function saturnPeriods(stays: readonly SignStay[], moonSignIndex: number): SaturnPeriod[] {
  return stays.flatMap((stay) => {
    const phase = PHASE_OF_HOUSE[houseFromSign(stay.signIndex, moonSignIndex)];
    return phase === undefined ? [] : [{ ...stay, phase }];
  });
}

/** Whether a period belongs to sade sati rather than dhaiya. */
export function isSadeSati({ phase }: SaturnPeriod): boolean {
  return phase === 'rising' || phase === 'peak' || phase === 'setting';
}

/** Periods of one cycle follow each other; two cycles are about 22 years apart. */
const CYCLE_GAP_DAYS = 3652;

/** Sade sati grouped into its cycles. */
function sadeSatiCycles(periods: readonly SaturnPeriod[]): SadeSatiCycle[] {
  return cyclesOf(periods.filter(isSadeSati));
}

/** Dhaiyas with their retrograde returns, in order of time. */
function dhaiyas(periods: readonly SaturnPeriod[]): SadeSatiCycle[] {
  return (['dhaiya_4', 'dhaiya_8'] as const)
    .flatMap((phase) => cyclesOf(periods.filter((period) => period.phase === phase)))
    .toSorted((a, b) => (a.startJdUt ?? -Infinity) - (b.startJdUt ?? -Infinity));
}

/** When Saturn is out of a cycle's signs between its periods. */
export function cycleBreaks({ periods }: SadeSatiCycle): CycleBreak[] {
  return periods.slice(1).flatMap((period, index) => {
    const [startJdUt, endJdUt] = [periods[index]!.endJdUt!, period.startJdUt!];
    return startJdUt < endJdUt ? [{ startJdUt, endJdUt }] : [];
  });
}

function cyclesOf(periods: readonly SaturnPeriod[]): SadeSatiCycle[] {
  const groups: SaturnPeriod[][] = [];
  for (const period of periods) {
    const before = groups.at(-1)?.at(-1)?.endJdUt ?? null;
    const joins = before !== null && period.startJdUt !== null && period.startJdUt - before < CYCLE_GAP_DAYS;
    if (joins) groups.at(-1)!.push(period);
    else groups.push([period]);
  }
  return groups.map((group) => ({ startJdUt: group[0]!.startJdUt, endJdUt: group.at(-1)!.endJdUt, periods: group }));
}

/** The period that contains an instant, or null. */
function periodAt(periods: readonly SaturnPeriod[], jdUt: number): SaturnPeriod | null {
  return (
    periods.find(({ startJdUt, endJdUt }) => (startJdUt ?? -Infinity) <= jdUt && jdUt < (endJdUt ?? Infinity)) ?? null
  );
}
