import { voidOfCourse, voidOfCourseByMotion, voidOfCourseByOrb } from '../moon/void-of-course.ts';
import { pathStations } from '../search/path.ts';
import { listChoghadiyas, planetaryHoras, type SunDay } from '../vedic/panchang/parts-of-day.ts';
import { angleSpans, houseSpans } from './houses.ts';
import { coveredSpan, spansInArcs } from './arcs.ts';
import { aspectSpans, nearSunSpans } from './aspects.ts';
import { atLocalTimes, onWeekdays } from './civil-clock.ts';
import type { ElectionCondition, VocDefinition } from './condition.ts';
import type { ElectionSky } from './sky.ts';
import { difference, holdingBetween, intersection, union, type Span } from './spans.ts';

/**
 * The parts of some spans of a search's range in which a condition holds, exact to a tenth of a second, in order of time. Costs little for what moves
 * slowly; for houses, angles and hours it grows with the length of the spans.
 * @throws as `Ephemeris.ecliptic`
 */
export function spansHolding(sky: ElectionSky, condition: ElectionCondition, within: readonly Span[]): Span[] {
  switch (condition.kind) {
    case 'not':
      return difference(within, spansHolding(sky, condition.condition, within));
    case 'all':
      return condition.conditions.reduce<Span[]>((left, one) => spansHolding(sky, one, left), [...within]);
    case 'any':
      return union(condition.conditions.flatMap((one) => spansHolding(sky, one, within)));
    case 'angle_in_arcs':
      return within.flatMap((span) => angleSpans(sky, condition.angle, condition.arcs, span));
    case 'house':
      return within.flatMap((span) => houseSpans(sky, condition.body, condition.houses, span));
    case 'weekday':
      return onWeekdays(sky, condition.weekdays, within);
    case 'local_time':
      return atLocalTimes(sky, condition.fromHours, condition.toHours, within);
    default:
      return intersection(within, spansOfRange(sky, condition));
  }
}

type FoundAtOnce = Exclude<
  ElectionCondition,
  { kind: 'not' | 'all' | 'any' | 'angle_in_arcs' | 'house' | 'weekday' | 'local_time' }
>;

/** The spans of the whole range. */
function spansOfRange(sky: ElectionSky, condition: FoundAtOnce): Span[] {
  const { range } = sky;
  switch (condition.kind) {
    case 'body_in_arcs':
      return spansInArcs(sky.path(condition.body, condition.zodiac), condition.arcs);
    case 'elongation':
      return spansInArcs(sky.pathBetween('moon', 'sun'), condition.arcs);
    case 'sun_moon_sum':
      return spansInArcs(sky.sumPath(), condition.arcs);
    case 'aspect':
      return aspectSpans(sky, condition);
    case 'void_of_course':
      return voidSpans(sky, condition);
    case 'retrograde': {
      const path = sky.path(condition.body, 'own');
      const span = coveredSpan(path);
      const turns = pathStations(path).map(({ jdUt }) => jdUt);
      return span === null ? [] : holdingBetween(span, turns, (jdUt) => path.motion.at(jdUt).speedDegPerDay < 0);
    }
    case 'near_sun':
      return nearSunSpans(sky, condition.body, condition.state, condition.orbDeg);
    case 'hour_ruler':
      return union(sky.days.hours(range).filter(({ ruler }) => condition.planets.includes(ruler)));
    case 'day_ruler':
      return union(sky.days.hours(range).filter(({ dayRuler }) => condition.planets.includes(dayRuler)));
    case 'daylight':
      return holdingBetween(range, sky.days.risesAndSets(), (jdUt) => sky.days.isLight(jdUt));
    case 'vara':
      return ofDays(sky, (day) =>
        condition.weekdays.includes(day.weekdayIndex)
          ? [{ startJdUt: day.sunriseJdUt, endJdUt: day.nextSunriseJdUt }]
          : [],
      );
    case 'hora':
      return ofDays(sky, (day) => planetaryHoras(day, sky.hora).filter(({ lord }) => condition.lords.includes(lord)));
    case 'choghadiya':
      return ofDays(sky, (day) => listChoghadiyas(day).filter(({ id }) => condition.ids.includes(id)));
  }
}

function ofDays({ days, range }: ElectionSky, parts: (day: SunDay) => readonly Span[]): Span[] {
  return union(days.sunDays(range).flatMap(parts));
}

/** Longer than any void of course lasts, so that those that end after the range are found. */
const LONGEST_VOID_DAYS = 7;
const VOIDS = {
  last_aspect: voidOfCourse,
  lilly: voidOfCourseByOrb,
  hellenistic: voidOfCourseByMotion,
} as const satisfies Record<VocDefinition, unknown>;

function voidSpans(
  { ephemeris, frame, range }: ElectionSky,
  { bodies, definition }: Extract<ElectionCondition, { kind: 'void_of_course' }>,
): Span[] {
  const options = { bodies, ayanamsa: frame.ayanamsa };
  const found = VOIDS[definition](ephemeris, options, range.startJdUt, range.endJdUt + LONGEST_VOID_DAYS);
  return union(found.map(({ startsJdUt, endsJdUt }) => ({ startJdUt: startsJdUt, endJdUt: endsJdUt })));
}
