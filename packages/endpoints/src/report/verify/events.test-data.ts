import { separationDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { EventCause } from '@theia-astro/report/report';
import { ASPECT_DEG } from './aspects.test-data.ts';
import type { Evidence } from './evidence.test-data.ts';

/** The Moon moves 0.0002 degrees in a second. */
const EXACT_DEG = 1e-3;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The farthest from a node, in longitude, at which there is an eclipse. */
const NEAR_NODE_DEG = 18.6;
const PHASE_DEG: Readonly<Record<string, number>> = {
  new_moon: 0,
  first_quarter: 90,
  full_moon: 180,
  last_quarter: 270,
};
const VOID_BODIES = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const VOID_ANGLES = [0, 60, 90, 120, 180, 240, 270, 300] as const;

/** What happens at a time, from the sky of that time. */
export function eventHolds(evidence: Evidence, cause: EventCause): boolean {
  const holds = EVENTS[cause.event];
  return holds !== undefined && cause.at.length > 0 && cause.at.every((at) => holds(evidence, cause, Date.parse(at)));
}

type Holds = (evidence: Evidence, cause: EventCause, atMs: number) => boolean;

const EVENTS: Readonly<Record<string, Holds>> = {
  aspect(evidence, { point, target, aspect }, atMs) {
    const mover = evidence.sky(atMs)[point];
    const natal = target === null ? undefined : evidence.natalLongitude('natal', target);
    const angle = ASPECT_DEG[aspect ?? ''];
    return (
      mover !== undefined &&
      natal !== undefined &&
      angle !== undefined &&
      Math.abs(separationDeg(mover, natal) - angle) < EXACT_DEG
    );
  },
  house_change(evidence, { point, house }, atMs) {
    const [before, after] = [atMs - MINUTE_MS, atMs + MINUTE_MS].map((near) => houseOf(evidence, point, near));
    return after === house && before !== house;
  },
  house_stay: (evidence, { point, house }, atMs) => houseOf(evidence, point, atMs) === house,
  eclipse(evidence, { point, sign, house }, atMs) {
    const { sun, moon, north_node: node } = evidence.sky(atMs);
    if (sun === undefined || moon === undefined || node === undefined) return false;
    const apart = separationDeg(sun, moon);
    const toNode = separationDeg(moon, node);
    const place = point === 'sun' ? sun : moon;
    return (
      // The greatest eclipse is not the instant of the same longitude.
      (point === 'sun' ? apart < 0.5 : point === 'moon' && apart > 179.5) &&
      Math.min(toNode, 180 - toNode) < NEAR_NODE_DEG &&
      zodiacSign(place) === sign &&
      evidence.houseIn('natal', place) === house
    );
  },
  lunation(evidence, { target, sign, house }, atMs) {
    const { sun, moon } = evidence.sky(atMs);
    const angle = PHASE_DEG[target ?? ''];
    return (
      sun !== undefined &&
      moon !== undefined &&
      angle !== undefined &&
      Math.abs(wrap180(moon - sun - angle)) < EXACT_DEG &&
      zodiacSign((moon + 360) % 360) === sign &&
      evidence.houseIn('natal', moon) === house
    );
  },
  sign_change(evidence, { point, sign }, atMs) {
    const [before, after] = [atMs - MINUTE_MS, atMs + MINUTE_MS].map((near) => evidence.sky(near)[point]);
    return before !== undefined && after !== undefined && zodiacSign(after) === sign && zodiacSign(before) !== sign;
  },
  void_of_course(evidence, { sign, ends_at }, fromMs) {
    if (ends_at === null) return false;
    const toMs = Date.parse(ends_at);
    const at = (instant: number): number | undefined => evidence.sky(instant)['moon'];
    const [start, last, next] = [at(fromMs + MINUTE_MS), at(toMs - MINUTE_MS), at(toMs + MINUTE_MS)];
    if (start === undefined || last === undefined || next === undefined) return false;
    const hours = Math.ceil((toMs - fromMs) / HOUR_MS);
    const quiet = Array.from({ length: hours }, (_, hour) => [
      Math.max(fromMs + hour * HOUR_MS, fromMs + MINUTE_MS),
      Math.min(fromMs + (hour + 1) * HOUR_MS, toMs - MINUTE_MS),
    ]).every(([a, b]) => !aspectBetween(evidence, a!, b!));
    return (
      quiet &&
      zodiacSign(start) === sign &&
      zodiacSign(last) === sign &&
      zodiacSign(next) !== sign &&
      (aspectBetween(evidence, fromMs - MINUTE_MS, fromMs + MINUTE_MS) || zodiacSign(at(fromMs - MINUTE_MS)!) !== sign)
    );
  },
};

function houseOf(evidence: Evidence, point: string, atMs: number): number | null {
  const longitude = evidence.sky(atMs)[point];
  return longitude === undefined ? null : evidence.houseIn('natal', longitude);
}

/** Whether the Moon passes an aspect between two instants an hour or less apart. */
function aspectBetween(evidence: Evidence, fromMs: number, toMs: number): boolean {
  const [a, b] = [evidence.sky(fromMs), evidence.sky(toMs)];
  return VOID_BODIES.some((body) =>
    VOID_ANGLES.some((angle) => {
      const [before, after] = [a, b].map((sky) => wrap180(sky['moon']! - sky[body]! - angle));
      return before! < 0 && after! >= 0 && after! - before! < 90;
    }),
  );
}
