import { crossings } from '../../search/crossings.ts';
import type { LongitudeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import type { GrahaMotions } from '../chart-grahas.ts';
import { modulo, type GrahaId } from '../zodiac.ts';

/** An uninterrupted stay in one of the equal parts of the zodiac; a retrograde return is a stay of its own. Julian days UT1. */
export interface Span {
  /** 0 for the part that begins at 0° sidereal. */
  readonly index: number;
  /** Null where the ephemeris begins within the stay. */
  readonly startJdUt: number | null;
  /** Null where the ephemeris ends within the stay. */
  readonly endJdUt: number | null;
  /** Entered moving forwards. */
  readonly direct: boolean;
}

/** Days that a stay in a sign lasts as a rule, its retrograde loop included. */
const STAY_DAYS: Readonly<Record<GrahaId, number>> = {
  sun: 33,
  moon: 4,
  mars: 120,
  mercury: 80,
  jupiter: 430,
  venus: 80,
  saturn: 1_000,
  rahu: 600,
  ketu: 600,
};

export interface SpanQuestion {
  readonly motions: GrahaMotions;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
}

/**
 * The stays of a graha in `parts` equal parts of the zodiac that touch [from, until), in order, each with its true start and end: the end of one is the
 * start of the next. A graha that turns on a boundary has not crossed it. Empty where the ephemeris has none of the range. @throws as `Ephemeris.ecliptic`
 */
export function spansOf(graha: GrahaId, parts: number, { motions, fromJdUt, untilJdUt }: SpanQuestion): Span[] {
  const motion = motions(graha);
  const [first, last] = motion.coverage;
  const within = ({ startJdUt, endJdUt }: Span): boolean =>
    (startJdUt ?? -Infinity) < untilJdUt && (endJdUt ?? Infinity) > fromJdUt;
  for (let margin = (STAY_DAYS[graha] * 12) / Math.max(parts, 12); ; margin *= 2) {
    const [from, until] = [Math.max(first, fromJdUt - margin), Math.min(last, untilJdUt + margin)];
    if (!(from < until)) return [];
    const found = cut(motion, parts, from, until).filter(within);
    const opens = found[0]?.startJdUt === null && from > first;
    const closes = found.at(-1)?.endJdUt === null && until < last;
    if (!opens && !closes) return found;
  }
}

function cut(motion: LongitudeMotion, parts: number, fromJdUt: number, untilJdUt: number): Span[] {
  const width = 360 / parts;
  const changes = crossings(
    tracePath(motion, fromJdUt, untilJdUt),
    Array.from({ length: parts }, (_, index) => index * width),
  ).filter(({ touch }) => !touch);
  const spans: Span[] = [];
  const left = changes[0];
  let open: Omit<Span, 'endJdUt'> =
    left === undefined
      ? startingPart(motion, width, fromJdUt)
      : {
          index: modulo(left.motion === 'direct' ? left.target - 1 : left.target, parts),
          startJdUt: null,
          direct: true,
        };
  for (const { jdUt, target, motion: way } of changes) {
    spans.push({ ...open, endJdUt: jdUt });
    const direct = way === 'direct';
    open = { index: direct ? target : modulo(target - 1, parts), startJdUt: jdUt, direct };
  }
  return [...spans, { ...open, endJdUt: null }];
}

function startingPart(motion: LongitudeMotion, width: number, jdUt: number): Omit<Span, 'endJdUt'> {
  const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
  return { index: Math.floor(longitudeDeg / width), startJdUt: null, direct: speedDegPerDay >= 0 };
}
