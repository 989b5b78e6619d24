import { EXACT_WITHIN_DEG } from '@theia-astro/astro/aspects/aspect';
import type { AspectCause, Cause, CauseChart, EventCause, PeriodCause, PlacementCause, RuleCause } from '../report.ts';
import WORDS from './en.json' with { type: 'json' };
import { dayText, capital, degreeText, listed, named } from './names.ts';

const OF_CHART: Readonly<Record<CauseChart, string>> = WORDS.charts;

/** A cause as a margin note: `Sun 23°30′ Pisces, house 10`. */
export function noteOf(cause: Cause): string {
  switch (cause.kind) {
    case 'placement':
      return placementNote(cause);
    case 'aspect':
      return aspectNote(cause);
    case 'rule':
      return ruleNote(cause);
    case 'event':
      return eventNote(cause);
    case 'period':
      return periodNote(cause);
  }
}

function placementNote({ chart, point, sign, degree, house, states }: PlacementCause): string {
  const at = sign === null ? '' : ` ${degree === null ? '' : `${degreeText(degree)} `}${named(sign)}`;
  const details = [...(house === null ? [] : [`house ${house}`]), ...states.map((state) => named(state))];
  return `${OF_CHART[chart]}${named(point)}${at}${details.length === 0 ? '' : `, ${details.join(', ')}`}`;
}

function aspectNote({ chart_1, point_1, chart_2, point_2, aspect, orb, applying }: AspectCause): string {
  const between = chart_1 !== chart_2;
  const from = between ? OF_CHART[chart_1].replace(': ', '’s ') : OF_CHART[chart_1];
  const to = between ? OF_CHART[chart_2].replace(': ', '’s ') : '';
  const motion = motionText(orb, applying);
  return `${from}${named(point_1)} ${named(aspect).toLowerCase()} ${to}${named(point_2)}, orb ${degreeText(orb)}${motion === '' ? '' : `, ${motion}`}`;
}

/** `applying`, `separating` or `exact`; empty where nothing moves. The API's `applying` is false for an exact aspect too. */
export function motionText(orb: number, applying: boolean | null): string {
  if (applying === null) return '';
  if (Math.abs(orb) < EXACT_WITHIN_DEG) return 'exact';
  return applying ? 'applying' : 'separating';
}

function ruleNote(cause: RuleCause): string {
  const said = RULES[cause.part]?.(cause);
  if (said !== undefined) return said;
  const { part, id, rule, points, score, score_max } = cause;
  const counted = score === null ? '' : score_max === null ? `: ${score}` : `: ${score} of ${score_max}`;
  const of = points.length === 0 ? '' : ` (${listed(points.map(named))})`;
  return `${capital(named(part))} ${named(id)}${counted}${of}${rule === null ? '' : `: ${rule}`}`;
}

const SEVEN_PLANETS = 7;

/** Rules that read better in words of their own. */
const RULES: Readonly<Record<string, (cause: RuleCause) => string>> = {
  sect: ({ id }) => `Born by ${id}`,
  pattern: ({ id, points, rule }) => `${named(id)}: ${listed(points.map(named))}${rule === null ? '' : `, ${rule}`}`,
  balance: ({ id, score, score_max }) => `${capital(HALVES[id] ?? `in ${id} signs`)}: ${score} of ${score_max} planets`,
  house_ruler: ({ id, points, rule }) => `${listed(points.map(named))} rules house ${id}: ${rule}`,
  bhava_lord: ({ id, points, rule }) => `${listed(points.map(named))}, lord of bhava ${id}: ${rule}`,
  lunar_phase: ({ id }) => capital(named(id)),
  aspects: ({ points }) => `${listed(points.map(named))}: no major aspect`,
  nakshatra: ({ id, points, rule }) => `${listed(points.map(named))} in ${named(id)}, ${rule}`,
  overlay: ({ id }) => capital(id),
  shadbala: ({ points, score }) =>
    `${listed(points.map(named))}: ${Math.round((score ?? 0) * 100)} % of the shadbala required`,
  karaka: ({ points, score }) =>
    `${listed(points.map(named))} atmakaraka: ${degreeText(score ?? 0)}, the highest degree`,
  yoga: ({ id, points, rule }) =>
    `${capital(named(id))} yoga (${points.length === SEVEN_PLANETS ? 'the seven planets' : listed(points.map(named))}): ${rule}`,
  dosha: ({ id, rule }) => `${capital(named(id))} dosha${rule === null ? '' : `: ${rule}`}`,
  manglik: ({ id }) => `Mars manglik: ${id}`,
  solar_return: ({ id, score }) => `Return: ${capital(id)} ${score}`,
};

const HALVES: Readonly<Record<string, string>> = WORDS.note_halves;

function eventNote({ point, aspect, target, sign, house, at, ends_at }: EventCause): string {
  const what = aspect === null || target === null ? '' : ` ${named(aspect).toLowerCase()} natal ${named(target)}`;
  const where = [
    ...(sign === null ? [] : [` in ${named(sign)}`]),
    ...(house === null ? [] : [`, house ${house}`]),
  ].join('');
  const until = ends_at === null ? '' : ` to ${timed(ends_at)}`;
  return `${named(point)}${what}${where}: ${at.map(timed).join('; ')}${until}`;
}

function periodNote({ system, lords, house, starts_at, ends_at }: PeriodCause): string {
  const span = `${dayText(starts_at)} to ${dayText(ends_at)}`;
  if (system === 'sade_sati') return `Saturn ${SATURN[lords[0] ?? ''] ?? lords.map(named).join(' – ')}: ${span}`;
  const where = house === null ? '' : `, house ${house}`;
  return `${capital(named(system))} ${lords.map(named).join(' – ')}${where}: ${span}`;
}

/** Saturn in its stays counted from the Moon. */
const SATURN: Readonly<Record<string, string>> = WORDS.saturn;

/** `12 March 2026, 14:20 UT`. */
function timed(instant: string): string {
  return `${dayText(instant)}, ${instant.slice(instant.indexOf('T') + 1, instant.indexOf('T') + 6)} UT`;
}
