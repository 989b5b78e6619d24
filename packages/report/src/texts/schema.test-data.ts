import { CLASSICAL_PLANETS, PLANETS } from '@theia-astro/astro/bodies/groups';
import { rudhyarPhase } from '@theia-astro/astro/phase/lunar-phase';
import { KOOTAS } from '@theia-astro/astro/vedic/matching/ashtakoota';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { SATURN_PHASES } from '@theia-astro/astro/vedic/sade-sati/sade-sati';
import { YOGAS } from '@theia-astro/astro/vedic/yogas/evaluate';
import { GRAHAS, SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { ELEMENTS, MODALITIES, SIGNS } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { REPORT_KINDS } from '../report.ts';
import { AXES } from './library.ts';

const line = z.string().regex(/^\S(?:.*\S)?$/, 'is empty or has spaces at an end');
const theme = z.enum(AXES.flat());
const text = z.strictObject({ says: line, brief: line, themes: z.array(theme).min(1).max(3) });

type Ids = readonly (string | number)[];

/** Every key that these parts make, joined with points. */
const keys = (...parts: readonly (string | Ids)[]): readonly string[] =>
  parts
    .map((part) => (typeof part === 'string' ? [part] : part).map(String))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head}.${tail}`)));
/** `sun_square_moon`: the earlier of a list first. */
const pairs = (ids: readonly string[], between: readonly string[]): readonly string[] =>
  ids.flatMap((one, index) =>
    ids.slice(index + 1).flatMap((other) => between.map((contact) => `${one}_${contact}_${other}`)),
  );
const family = (...lists: readonly (readonly string[])[]) =>
  z.strictObject(Object.fromEntries(lists.flat().map((key) => [key, text])));

const HOUSES: Ids = Array.from({ length: 12 }, (_, index) => index + 1);
const PHASES = Array.from({ length: 8 }, (_, index) => rudhyarPhase(index * 45));
const NATAL_BODIES = [...PLANETS, 'chiron', 'north_node'];
const OUTER = ['uranus', 'neptune', 'pluto'];
const PERSONAL = CLASSICAL_PLANETS.slice(0, 5);
const ANGLES = ['asc', 'mc', 'dsc', 'ic'];
const HALVES = ['above', 'below', 'eastern', 'western'];
const MANGLIK = ['both', 'one', 'neither'];
const MAJOR_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
const CONTACTS = ['conjunction', 'flowing', 'tense'];
const SLOW = ['jupiter', 'saturn', ...OUTER];
const among = (ones: readonly string[], between: readonly string[], others: readonly string[]): readonly string[] =>
  keys(ones, between, others).map((key) => key.replaceAll('.', '_'));
const ofAGeneration = new Set(pairs(OUTER, MAJOR_ASPECTS));

/** Every family of texts with all its keys: what a language must have. */
export const textsSchema = z.strictObject({
  // Western natal.
  planetsInSigns: family(keys(NATAL_BODIES, SIGNS)),
  planetsInHouses: family(keys(NATAL_BODIES, 'house', HOUSES)),
  ascendant: family(keys('ascendant', SIGNS)),
  midheaven: family(keys('midheaven', SIGNS)),
  chartRuler: family(keys('chart_ruler.house', HOUSES)),
  /** `ruler.7.house.10`: the ruler of the seventh in the tenth. */
  houseRulers: family(keys('ruler', HOUSES, 'house', HOUSES)),
  /** Aspects among Uranus, Neptune and Pluto have no text: they are those of a generation. */
  aspects: family(pairs(PLANETS, MAJOR_ASPECTS).filter((key) => !ofAGeneration.has(key))),
  /** Conjunctions. */
  angleAspects: family(keys(PLANETS, ANGLES)),
  patterns: family(
    keys('pattern.grand_trine', ELEMENTS),
    keys('pattern', ['t_square', 'grand_cross'], MODALITIES),
    keys('pattern', ['yod', 'kite', 'mystic_rectangle']),
    keys('pattern.stellium', HOUSES),
  ),
  /** Above the horizon: most planets in houses 7 to 12; eastern: 10 to 3. */
  balance: family(keys('balance', [...ELEMENTS, ...MODALITIES], ['strong', 'missing']), keys('balance', HALVES)),
  moonPhase: family(keys('moon_phase', PHASES)),
  retrograde: family(keys('retrograde', PLANETS.slice(2))),
  dignity: family(keys('dignity', CLASSICAL_PLANETS, ['domicile', 'exaltation', 'detriment', 'fall'])),
  unaspected: family(keys('unaspected', PLANETS)),
  fortune: family(keys('fortune.house', HOUSES)),
  sect: family(keys('sect', ['day', 'night'])),
  // Relationship: "you" are both, "one of you …, the other …".
  synastryAspects: family(
    keys('synastry', [
      ...pairs(CLASSICAL_PLANETS, CONTACTS),
      ...CLASSICAL_PLANETS.flatMap((planet) => among([planet], CONTACTS, [planet])),
      ...among(PERSONAL, CONTACTS, OUTER),
    ]),
  ),
  /** A planet of the one in a house of the other. */
  overlays: family(keys('overlay', CLASSICAL_PLANETS, HOUSES)),
  composite: family(
    keys('composite', ['sun', 'moon', 'venus', 'mars', 'saturn'], HOUSES),
    keys('composite.ascendant', SIGNS),
  ),
  /** Favourable: at least half of the points. */
  kootas: family(keys('koota', KOOTAS, ['favourable', 'unfavourable']), keys('manglik', MANGLIK)),
  // Year ahead.
  /** The planet in the sky first. */
  transits: family(keys('transit', among(SLOW, CONTACTS, [...CLASSICAL_PLANETS, 'asc', 'mc']))),
  profections: family(keys('profection.house', HOUSES), keys('profection.lord', CLASSICAL_PLANETS)),
  /** The ascendant of the year in a house of the birth chart; the Sun in a house of the chart of the year. */
  solarReturn: family(keys('solar_return', ['ascendant', 'sun'], HOUSES)),
  /** In a house of the birth chart. */
  eclipses: family(keys('eclipse', ['solar', 'lunar'], HOUSES)),
  transitHouses: family(keys('transit', ['jupiter', 'saturn'], 'house', HOUSES)),
  // Vedic.
  lagna: family(keys('lagna', SIGNS)),
  rashiMoon: family(keys('rashi.moon', SIGNS)),
  /** Of the Moon. */
  nakshatras: family(keys('nakshatra', NAKSHATRAS)),
  grahasInBhavas: family(keys('graha', GRAHAS, 'bhava', HOUSES)),
  grahasInRashis: family(keys('graha', GRAHAS, 'rashi', SIGNS)),
  bhavaLords: family(keys('lord', HOUSES, 'bhava', HOUSES)),
  /** Own includes moolatrikona; strong and weak are by shadbala. */
  grahaDignity: family(keys('graha', SEVEN_GRAHAS, ['exalted', 'own', 'debilitated', 'strong', 'weak'])),
  yogas: family(
    keys(
      'yoga',
      YOGAS.map(({ id }) => id),
    ),
  ),
  /** Its lagna. */
  navamsa: family(keys('navamsa', SIGNS)),
  atmakaraka: family(keys('atmakaraka', [...SEVEN_GRAHAS, 'rahu'])),
  doshas: family(keys('dosha', ['manglik', 'kaal_sarpa', 'pitru', 'gandmool'])),
  /** `dasha.saturn.venus`: an antardasha; `dasha.saturn.bhava.7`: where the lord of the period stands. */
  dashas: family(keys('dasha', GRAHAS), keys('dasha', GRAHAS, GRAHAS), keys('dasha', GRAHAS, 'bhava', HOUSES)),
  sadeSati: family(keys('sade_sati', SATURN_PHASES)),
  // Moon month.
  lunations: family(
    keys('lunation', ['new_moon', 'full_moon'], 'sign', SIGNS),
    keys('lunation', ['new_moon', 'full_moon'], 'house', HOUSES),
  ),
  moonDays: family(keys('moon_day.sign', SIGNS), keys('moon_day.house', HOUSES)),
  /** By the element of the Moon's sign, as are the hours without an aspect. */
  quarters: family(keys('quarter', ['first_quarter', 'last_quarter'], ELEMENTS)),
  voidOfCourse: family(keys('void_of_course', ELEMENTS)),
  /** The Moon of the day with a planet of the birth chart. */
  moonAspects: family(keys('moon_aspect', CONTACTS, PLANETS)),
});

const wordings = z.array(line).min(1);
/** `{x}` names a finding, `{a}` completes "you …"; both again for the second and third. */
const openings = wordings;

/** Sentences around the texts of a report. One is used at most once in a report. */
export const framesSchema = z.strictObject({
  openings,
  openings_of_time: openings,
  /** "You" are both. */
  openings_of_two: openings,
  /** Bring two opposite texts together, before the later of them: `{x}` names the earlier finding, `{a}` and `{b}` complete "you …". */
  joins: wordings,
  /** The same where the earlier text stands in the same paragraph. */
  near_joins: wordings,
  /** What helps where both ends of an axis are strong. */
  both_ends: z.strictObject(Object.fromEntries(AXES.map((axis) => [axis.join('_'), wordings]))),
  /** The sentence before a theme that comes back; `{n}` is how many places say it. */
  returns: wordings,
  /** What it means that a theme runs through a whole report. */
  threads: z.record(theme, line),
  /** What is worth keeping of a theme, for the end of a report; a clause without capital and full stop. */
  keepsakes: z.record(theme, line),
  /** The last paragraph: `{x}`, `{y}` and `{z}` name the findings of the first, `{a}`, `{b}` and `{c}` are what is worth keeping of them. */
  closings: wordings,
});

const linesOf = (ids: readonly string[]) => z.strictObject(Object.fromEntries(ids.map((id) => [id, line])));
const byHouse = z.array(line).length(HOUSES.length);

/** Words that the sentences before a text are made of. */
export const wordsSchema = z.strictObject({
  points: linesOf([...CLASSICAL_PLANETS, 'asc', 'mc', 'chiron', 'north_node']),
  forces: linesOf(PLANETS),
  generations: z.record(z.enum(OUTER), z.strictObject({ stays: line, meaning: line })),
  angles: linesOf(ANGLES),
  halves: linesOf(HALVES),
  phases: linesOf(PHASES),
  houses: byHouse,
  brings: linesOf(PLANETS),
  two_of_a_kind: linesOf(CLASSICAL_PLANETS),
  meetings: z.record(z.enum(MAJOR_ASPECTS), z.strictObject({ verb: line, outcome: line })),
  kootas: linesOf(KOOTAS),
  manglik: linesOf(MANGLIK),
  bhavas: byHouse,
  nodes: linesOf(['rahu', 'ketu']),
  from_moon: linesOf(SATURN_PHASES),
  reach: linesOf(MAJOR_ASPECTS),
  moon_meets: linesOf(MAJOR_ASPECTS),
  report_titles: linesOf(REPORT_KINDS),
});

/** Words of dates, numbers and margin notes. */
export const notesSchema = z.strictObject({
  months: z.array(line).length(12),
  weekdays: z.array(line).length(7),
  ordinals: byHouse,
  numbers: z.array(line).length(11),
  charts: z.record(z.string(), z.string().regex(/^(?:\w+: )?$/)),
  note_halves: linesOf(HALVES),
  saturn: linesOf(SATURN_PHASES),
});

/** Sentences before a text; `{x}` is a value, `{X}` the same with a capital. */
export const leadsSchema = z.record(z.string(), line);
