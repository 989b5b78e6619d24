import LEADS from './en-leads.json' with { type: 'json' };
import WORDS from './en-words.json' with { type: 'json' };
import type { PatternFact } from '../facts/answers.ts';
import { capital, count, filled, listed, named, ordinal, spoken } from '../words/names.ts';

/** What a house is about, from the first; completes "the house of …". */
const HOUSES = WORDS.houses;

/** What a house is about: `calling and public life`. @throws RangeError outside 1..12 */
export function houseMeaning(house: number): string {
  const meaning = HOUSES[house - 1];
  if (meaning === undefined) throw new RangeError(`${house} is no house.`);
  return meaning;
}

/*
 * Sentences that stand before a text of a birth chart: they say which placement it is about and what that stands for, so that a reader who knows nothing of
 * the craft sees why the text is there.
 */

/** A sentence before a text, with its values in place. */
export function lead(key: keyof typeof LEADS, values: Readonly<Record<string, string>>): string {
  return filled(LEADS[key], values);
}

/** What a point stands for; completes "your Sun, …,". */
const POINTS: Readonly<Record<string, string>> = WORDS.points;
/** The planets that stay in a sign for years, and what they stand for. */
const GENERATIONS: Readonly<Record<string, { readonly stays: string; readonly meaning: string }>> = WORDS.generations;
/** The same as something that pulls or helps; completes "… and … rub against each other". */
const FORCES: Readonly<Record<string, string>> = WORDS.forces;

/** A point of a birth chart with what it stands for: `your Sun, the centre of who you are`. */
export function pointWithMeaning(id: string): string {
  return `your ${named(id)}, ${POINTS[id]}`;
}

/** A point in its sign. */
export function signLead(id: string, sign: string): string {
  const generation = GENERATIONS[id];
  return generation === undefined
    ? `${capital(pointWithMeaning(id))}, stands in ${named(sign)}.`
    : `${named(id)}, ${generation.meaning}, stood in ${named(sign)} ${generation.stays} around your birth.`;
}

const IN_HOUSE: readonly ((point: string, house: string, meaning: string) => string)[] = [
  (point, house, meaning) => `${capital(point)} stands in your ${house} house, the house of ${meaning}.`,
  (point, house, meaning) => `In your chart ${point} is in the ${house} house, which is about ${meaning}.`,
  (point, house, meaning) => `The place of ${point} is your ${house} house: ${meaning}.`,
];
const ORDER = ['sun', 'mercury', 'venus', 'moon', 'jupiter', 'mars', 'saturn', 'neptune', 'uranus', 'pluto', 'chiron'];

/** A point in its house; neighbours in a report are worded differently. */
export function houseLead(id: string, house: number): string {
  return pick(IN_HOUSE, ORDER.indexOf(id) + 1)(spoken(id), ordinal(house), houseMeaning(house));
}

type Joined = (a: string, b: string, forceA: string, forceB: string, exactly: string) => string;
const JOINED: Readonly<Record<string, readonly Joined[]>> = {
  conjunction: [
    (a, b, forceA, forceB, exactly) =>
      `Your ${a} and ${b} stand ${exactly}together: ${forceA} and ${forceB} speak with one voice.`,
    (a, b, forceA, forceB) => `${b} stands beside your ${a}, so ${forceA} is never far from ${forceB}.`,
  ],
  opposition: [
    (a, b, forceA, forceB, exactly) =>
      `${b} stands ${exactly}opposite your ${a}: ${forceA} and ${forceB} pull in two directions.`,
    (a, b, forceA, forceB, exactly) =>
      `Your ${a} and ${b} face each other ${exactly}across the chart, with ${forceA} at one end and ${forceB} at the other.`,
  ],
  square: [
    (a, b, forceA, forceB, exactly) =>
      `Your ${a} and ${b} stand ${exactly}at a right angle, a square: ${forceA} and ${forceB} rub against each other.`,
    (a, b, forceA, forceB) => `A square joins your ${a} and ${b}: ${forceA} gets in the way of ${forceB}.`,
    (a, b, forceA, forceB, exactly) =>
      `${b} is ${exactly}square to your ${a}, and ${forceB} keeps putting ${forceA} to the test.`,
  ],
  trine: [
    (a, b, forceA, forceB, exactly) =>
      `Your ${a} and ${b} are ${exactly}in trine, a third of the circle apart: ${forceA} and ${forceB} help each other unasked.`,
    (a, b, forceA, forceB) => `A trine joins your ${a} and ${b}, so ${forceA} flows easily into ${forceB}.`,
  ],
  sextile: [
    (a, b, forceA, forceB, exactly) =>
      `Your ${a} and ${b} are ${exactly}in sextile, a sixth of the circle apart: ${forceA} and ${forceB} work well together when you let them.`,
    (a, b, forceA, forceB) => `A sextile joins your ${a} and ${b}: ${forceA} can call on ${forceB}.`,
  ],
};
const EXACT_DEG = 1;

/** Two planets in aspect, and what that does with what they stand for. */
export function aspectLead(a: string, b: string, aspect: string, orb: number): string {
  const wordings = JOINED[aspect];
  if (wordings === undefined) throw new RangeError(`${aspect} has no wording.`);
  const index = ORDER.indexOf(a) + ORDER.indexOf(b);
  const exactly = Math.abs(orb) <= EXACT_DEG ? 'almost exactly ' : '';
  return pick(wordings, index)(named(a), named(b), FORCES[a]!, FORCES[b]!, exactly);
}

const ANGLE = WORDS.angles;

/** A planet on an angle. */
export function angleLead(id: string, angle: keyof typeof ANGLE): string {
  return `${capital(spoken(id))} ${ANGLE[angle]}.`;
}

const RULES: readonly ((ruler: string, of: string, at: string, meaning: string, atMeaning: string) => string)[] = [
  (ruler, of, at, meaning, atMeaning) =>
    `Your ${of} house, ${meaning}, is ruled by ${ruler}, which stands in the ${at}: ${atMeaning}.`,
  (ruler, of, at, meaning, atMeaning) =>
    `For ${meaning} look to ${ruler}: it rules your ${of} house and stands in the ${at}, the house of ${atMeaning}.`,
];

/** The ruler of a house in a house. */
export function rulerLead(ruler: string, house: number, at: number, sign: string): string {
  if (house === 1)
    return `${capital(spoken(ruler))} rules ${named(sign)} and with it the whole chart; it stands in the ${ordinal(at)} house, ${houseMeaning(at)}.`;
  if (house === at)
    return `${capital(spoken(ruler))}, ruler of your ${ordinal(house)} house, stands in that same house: ${houseMeaning(house)}.`;
  return pick(RULES, house)(spoken(ruler), ordinal(house), ordinal(at), houseMeaning(house), houseMeaning(at));
}

/** A figure of planets. */
export function figureLead({ type, points, house, apex }: PatternFact): string {
  const all = listed(points.map((id) => named(id)));
  switch (type) {
    case 'stellium':
      return `${capital(count(points.length))} planets, ${all}, are gathered in your ${ordinal(house!)} house, which is about ${houseMeaning(house!)}.`;
    case 'grand_trine':
      return `${all} stand a third of the circle apart from one another: a grand trine.`;
    case 't_square':
      return `${all} form a T-square: two stand opposite each other, and ${apex === null ? 'the third' : spoken(apex)} is square to both.`;
    case 'grand_cross':
      return `${all} form a grand cross: two oppositions at right angles.`;
    case 'yod':
      return `${all} form a yod: two of them in sextile, and both 150 degrees from ${apex === null ? 'the third' : spoken(apex)}.`;
    case 'kite':
      return `${all} form a kite: a grand trine with a planet opposite one of its corners.`;
    default:
      return `${all} form a ${named(type).toLowerCase()}.`;
  }
}

/** How many of the ten planets are of an element or modality. */
export function balanceLead(id: string, planets: number): string {
  return planets === 0
    ? `Not one of the ten planets stands in ${article(id)} ${id} sign.`
    : `${capital(count(planets))} of the ten planets stand in ${id} signs.`;
}

const HALVES: Readonly<Record<string, string>> = WORDS.halves;

/** How many of the ten planets stand in a half of the chart. */
export function hemisphereLead(id: string, planets: number): string {
  return `${capital(count(planets))} of the ten planets stand ${HALVES[id]}.`;
}

const PHASES: Readonly<Record<string, string>> = WORDS.phases;

/** The phase of the Moon. */
export function phaseLead(phase: string): string {
  return `${PHASES[phase]}.`;
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

function pick<Wording>(wordings: readonly Wording[], index: number): Wording {
  return wordings[Math.abs(index) % wordings.length]!;
}
