import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/groups';
import type { EclipseFact, NatalAnswer, TransitFact, YearAnswer } from '../facts/answers.ts';
import { houseMeaning, pointWithMeaning } from '../voice/en-natal.ts';
import WORDS from '../voice/en-words.json' with { type: 'json' };
import { dayText, monthText, capital, listed, named, ordinal, spoken } from '../words/names.ts';
import {
  contactOf,
  eventCause,
  type Finding,
  periodCause,
  placement,
  ruleCause,
  type TimeSpan,
  type Timing,
  timingIn,
} from './finding.ts';
import { Strengths } from './strength.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

const MOVER: Readonly<Record<string, number>> = WEIGHTS.transit_planets;
const ASPECT: Readonly<Record<string, number>> = WEIGHTS.transit_aspects;
const TARGETS: ReadonlySet<string> = new Set([...CLASSICAL_PLANETS, 'asc', 'mc']);

const DAY_MS = 86_400_000;

/** What a year brings and has a text; what happens at a time stands in its season. */
export function yearFindings(natal: NatalAnswer, year: YearAnswer, seasons: readonly TimeSpan[]): Finding[] {
  const strengths = new Strengths(natal);
  const timing = timingIn(seasons);
  return [
    ...transits(natal, year, strengths, timing),
    ...houseChanges(year, timing),
    ...eclipses(year, timing),
    ...frameOfYear(natal, year),
  ];
}

/** The bodies of a chart that have a text by house. */
const TOUCHED: ReadonlySet<string> = new Set(CLASSICAL_PLANETS);

function transits(natal: NatalAnswer, { events }: YearAnswer, strengths: Strengths, timing: Timing): Finding[] {
  const byTransit = new Map<string, TransitFact[]>();
  for (const event of events) {
    if (event.type !== 'exact' || event.target === null || !TARGETS.has(event.target)) continue;
    if (natal.time.unknown && event.target === 'moon') continue;
    const key = `${event.point}_${event.aspect}_${event.target}`;
    byTransit.set(key, [...(byTransit.get(key) ?? []), event]);
  }
  return [...byTransit.values()].flatMap((passes) => {
    const first = passes[0]!;
    const contact = contactOf(first.aspect ?? '');
    const mover = MOVER[first.point];
    if (contact === null || mover === undefined) return [];
    const weight =
      mover *
      (ASPECT[first.aspect!] ?? 0.6) *
      (0.45 + 0.55 * strengths.of(first.target!)) *
      (passes.length > 1 ? 1.12 : 1);
    return [
      {
        key: `transit.${first.point}_${contact}_${first.target}`,
        weight,
        ...timing(first.at),
        group: `${first.point}_${contact}_${first.target}`,
        about: [first.point, first.target!],
        because: [
          eventCause(
            'aspect',
            first.point,
            passes.map(({ at }) => at),
            { aspect: first.aspect, target: first.target },
          ),
        ],
        phrase: `${spoken(first.point)} ${reaching(first.aspect!)} your ${named(first.target!)} in ${monthText(first.at)}`,
        lead: `${capital(spoken(first.point))} ${first.aspect === 'conjunction' ? 'meets' : `stands ${reaching(first.aspect!)}`} ${pointWithMeaning(first.target!)}, on ${listed(passes.map(({ at }) => dayText(at)))}.`,
      },
      ...touched(natal, first, weight, timing),
    ];
  });
}

/** The house of the transited planet at birth; used once, with the strongest transit to it. */
function touched(
  { points }: NatalAnswer,
  { point, aspect, target, at }: TransitFact,
  weight: number,
  timing: Timing,
): Finding[] {
  const natal = points?.[target!];
  const house = natal?.house;
  if (natal === undefined || house === null || house === undefined || !TOUCHED.has(target!)) return [];
  return [
    {
      key: `${target}.house.${house}`,
      weight: 0.8 * weight,
      ...timing(at),
      group: `${point}_${contactOf(aspect!)}_${target}`,
      about: [`${target}_house`],
      because: [placement('natal', target!, natal, house)],
      phrase: `${spoken(target!)} in your ${ordinal(house)} house at birth`,
      lead: `What is touched here is your ${named(target!)} in the ${ordinal(house)} house.`,
      standsOut: 0.3,
      order: 'last',
    },
  ];
}

const REACHING: Readonly<Record<string, string>> = WORDS.reach;
const reaching = (aspect: string): string => REACHING[aspect] ?? 'with';

function houseChanges({ events }: YearAnswer, timing: Timing): Finding[] {
  return events.flatMap((event) => {
    const { type, point, house, at } = event;
    if (type !== 'house_ingress' || house === null || (point !== 'jupiter' && point !== 'saturn')) return [];
    return [
      {
        key: `transit.${point}.house.${house}`,
        weight: point === 'saturn' ? 0.8 : 0.7,
        ...timing(at),
        group: `${point}_house_${house}`,
        about: [point, `house_${house}`],
        because: [eventCause('house_change', point, at, { house })],
        phrase: `${spoken(point)} coming into your ${ordinal(house)} house`,
        lead: `On ${dayText(at)} ${spoken(point)} comes into your ${ordinal(house)} house: ${houseMeaning(house)}.`,
      },
    ];
  });
}

function eclipses({ eclipses }: YearAnswer, timing: Timing): Finding[] {
  return eclipses.flatMap((eclipse) => {
    const { kind, house, at, sign } = eclipse;
    if (house === null) return [];
    return [
      {
        key: `eclipse.${kind}.${house}`,
        weight: 0.72,
        ...timing(at),
        group: `eclipse_${kind}_${house}`,
        about: [`eclipse_${kind}`, `house_${house}`],
        because: [eventCause('eclipse', kind === 'solar' ? 'sun' : 'moon', at, { house, sign })],
        phrase: `the eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'} in your ${ordinal(house)} house`,
        lead: eclipseLead(eclipse),
      },
    ];
  });
}

function eclipseLead({ kind, at, sign, house }: EclipseFact): string {
  return `${kind === 'solar' ? 'The Sun is eclipsed' : 'The Moon is eclipsed'} on ${dayText(at)} in ${named(sign)}, in your ${ordinal(house!)} house: ${houseMeaning(house!)}.`;
}

type Profection = YearAnswer['profections'][number];

/** The profection that holds for most of the year; null without a birth time. */
function longestProfection({ profections, starts_at, ends_at }: YearAnswer): Profection | null {
  const within = (one: Profection): number =>
    Math.min(Date.parse(one.ends_at), Date.parse(ends_at)) - Math.max(Date.parse(one.starts_at), Date.parse(starts_at));
  return profections.toSorted((a, b) => within(b) - within(a))[0] ?? null;
}

/** A sentence about the profection that holds in the rest of the year; empty where that is a day or less. */
function neighbourOf(profection: Profection, { profections, starts_at, ends_at }: YearAnswer): string {
  const index = profections.indexOf(profection);
  const [before, next] = [profections[index - 1], profections[index + 1]];
  if (before !== undefined && Date.parse(profection.starts_at) - Date.parse(starts_at) > DAY_MS)
    return ` This begins on ${dayText(profection.starts_at)}; until then it is still the turn of the ${ordinal(before.house)} house.`;
  if (next !== undefined && Date.parse(ends_at) - Date.parse(profection.ends_at) > DAY_MS)
    return ` Until ${dayText(profection.ends_at)} this holds; from then on the ${ordinal(next.house)} house takes its turn.`;
  return '';
}

/** What holds all year: profection, solar return, where Jupiter and Saturn stand at its start. */
function frameOfYear(natal: NatalAnswer, year: YearAnswer): Finding[] {
  const found: Finding[] = [];
  const sections = ['year'] as const;
  const profection = longestProfection(year);
  if (profection !== null) {
    const { house, lord, sign } = profection;
    const cause = periodCause('profection', [lord], house, profection);
    found.push(
      {
        key: `profection.house.${house}`,
        weight: 1,
        sections,
        group: 'profection_house',
        about: [`profection_${house}`],
        because: [cause],
        phrase: `your ${ordinal(house)} house as the subject of the year`,
        lead: `Counted year by year from your Ascendant, ${named(sign)} and the ${ordinal(house)} house (${houseMeaning(house)}) have their turn.${neighbourOf(profection, year)}`,
        atMs: 0,
      },
      {
        key: `profection.lord.${lord}`,
        weight: 0.95,
        sections,
        group: 'profection_lord',
        about: [`lord_${lord}`],
        because: [cause, ...pointCause(natal, lord)],
        phrase: `${spoken(lord)} as lord of the year`,
        lead: `The lord of this year is ${spoken(lord)}, because it rules ${named(sign)}.`,
        atMs: 1,
      },
      ...lordAtBirth(natal, lord),
    );
  }
  const { solarReturn } = year;
  if (
    solarReturn?.ascendantNatalHouse !== null &&
    solarReturn?.ascendantNatalHouse !== undefined &&
    solarReturn.ascendant !== null
  )
    found.push({
      key: `solar_return.ascendant.${solarReturn.ascendantNatalHouse}`,
      weight: 0.8,
      sections,
      group: 'return_asc',
      about: ['return_asc'],
      because: [
        { ...placement('solar_return', 'asc', solarReturn.ascendant, null), at: solarReturn.at },
        ruleCause('solar_return', 'ascendant in natal house', ['asc'], { score: solarReturn.ascendantNatalHouse }),
      ],
      phrase: `${named(solarReturn.ascendant.sign)} rising on your birthday`,
      lead: `In the chart of your birthday ${named(solarReturn.ascendant.sign)} rises, in what is your ${ordinal(solarReturn.ascendantNatalHouse)} house at birth: ${houseMeaning(solarReturn.ascendantNatalHouse)}.`,
      atMs: 2,
    });
  if (solarReturn !== null && solarReturn.sunHouse !== null)
    found.push({
      key: `solar_return.sun.${solarReturn.sunHouse}`,
      weight: 0.75,
      sections,
      group: 'return_sun',
      about: ['return_sun'],
      because: [ruleCause('solar_return', 'sun in house', ['sun'], { score: solarReturn.sunHouse })],
      phrase: `the Sun in the ${ordinal(solarReturn.sunHouse)} house of your birthday chart`,
      lead: `The Sun of your birthday stands in the ${ordinal(solarReturn.sunHouse)} house of the chart of that day: ${houseMeaning(solarReturn.sunHouse)}.`,
      atMs: 3,
    });
  for (const id of ['jupiter', 'saturn'] as const) {
    const house = year.startHouses?.[id];
    if (house === undefined) continue;
    found.push({
      key: `transit.${id}.house.${house}`,
      weight: 0.7,
      sections,
      group: `start_${id}`,
      about: [id, `start_${id}`],
      because: [eventCause('house_stay', id, year.starts_at, { house })],
      phrase: `${spoken(id)} in your ${ordinal(house)} house`,
      lead: `${capital(spoken(id))} begins the year in your ${ordinal(house)} house: ${houseMeaning(house)}.`,
      standsOut: 0.8,
      atMs: 4,
    });
  }
  return found;
}

/** The sign and house of the lord of the year at birth. */
function lordAtBirth(natal: NatalAnswer, lord: string): Finding[] {
  const point = natal.points?.[lord];
  if (point === undefined) return [];
  const because = pointCause(natal, lord);
  const common = { sections: ['year'] as const, because, standsOut: 0.5, atMs: 1 };
  return [
    {
      ...common,
      key: `${lord}.${point.sign}`,
      weight: 0.85,
      group: 'year_lord_sign',
      about: ['year_lord_sign'],
      phrase: `${spoken(lord)} in ${named(point.sign)} at birth`,
      lead: `At birth ${spoken(lord)} stands in ${named(point.sign)}, and the year brings that side of you forward.`,
    },
    ...(point.house === null || point.house === undefined
      ? []
      : [
          {
            ...common,
            key: `${lord}.house.${point.house}`,
            weight: 0.8,
            group: 'year_lord_house',
            about: ['year_lord_house'],
            phrase: `${spoken(lord)} in your ${ordinal(point.house)} house at birth`,
            lead: `${capital(spoken(lord))} has its place in your ${ordinal(point.house)} house, and much of the year happens there.`,
          },
        ]),
  ];
}

function pointCause({ points }: NatalAnswer, lord: string): ReturnType<typeof placement>[] {
  const point = points?.[lord];
  return point === undefined ? [] : [placement('natal', lord, point, point.house)];
}
