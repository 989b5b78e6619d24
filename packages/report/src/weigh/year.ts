import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import type { EclipseFact, NatalAnswer, TransitFact, YearAnswer } from '../facts/answers.ts';
import type { EventCause } from '../report.ts';
import { houseMeaning } from '../voice/en-houses.ts';
import { pointWithMeaning } from '../voice/en-natal.ts';
import { dayText, monthText } from '../words/dates.ts';
import { capital, listed, named, ordinal, spoken } from '../words/names.ts';
import { periodCause, placement, ruleCause } from './causes.ts';
import { contactOf } from './contact.ts';
import type { Finding } from './finding.ts';
import { Strengths } from './strength.ts';

const MOVER: Readonly<Record<string, number>> = { jupiter: 0.7, saturn: 0.95, uranus: 0.9, neptune: 0.85, pluto: 0.95 };
const ASPECT: Readonly<Record<string, number>> = {
  conjunction: 1.2,
  opposition: 1.05,
  square: 1.05,
  trine: 0.85,
  sextile: 0.65,
};
const TARGETS: ReadonlySet<string> = new Set([...CLASSICAL_PLANETS, 'asc', 'mc']);

const DAY_MS = 86_400_000;

/** A part of the year, half-open. */
export interface Season {
  readonly id: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** What a year brings and has a text; what happens at a time stands in its season. */
export function yearFindings(natal: NatalAnswer, year: YearAnswer, seasons: readonly Season[]): Finding[] {
  const strengths = new Strengths(natal);
  const seasonOf = (at: string): readonly [string, ...string[]] => {
    const instant = Date.parse(at);
    return [(seasons.find(({ fromMs, toMs }) => fromMs <= instant && instant < toMs) ?? seasons.at(-1)!).id];
  };
  return [
    ...transits(natal, year, strengths, seasonOf),
    ...houseChanges(year, seasonOf),
    ...eclipses(year, seasonOf),
    ...frameOfYear(natal, year),
  ];
}

/** The bodies of a chart that have a text by house. */
const TOUCHED: ReadonlySet<string> = new Set(CLASSICAL_PLANETS);

function transits(
  natal: NatalAnswer,
  { events }: YearAnswer,
  strengths: Strengths,
  seasonOf: (at: string) => readonly [string, ...string[]],
): Finding[] {
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
        sections: seasonOf(first.at),
        group: `${first.point}_${contact}_${first.target}`,
        about: [first.point, first.target!],
        because: [transitCause(passes)],
        phrase: `${spoken(first.point)} ${reaching(first.aspect!)} your ${named(first.target!)} in ${monthText(first.at)}`,
        lead: `${capital(spoken(first.point))} ${first.aspect === 'conjunction' ? 'meets' : `stands ${reaching(first.aspect!)}`} ${pointWithMeaning(first.target!)}, on ${listed(passes.map(({ at }) => dayText(at)))}.`,
        atMs: Date.parse(first.at),
      },
      ...touched(natal, first, weight, seasonOf(first.at)),
    ];
  });
}

/** The house from which a planet answers a transit; told once, with the strongest transit to it. */
function touched(
  { points }: NatalAnswer,
  { point, aspect, target, at }: TransitFact,
  weight: number,
  sections: readonly [string, ...string[]],
): Finding[] {
  const natal = points?.[target!];
  const house = natal?.house;
  if (natal === undefined || house === null || house === undefined || !TOUCHED.has(target!)) return [];
  return [
    {
      key: `${target}.house.${house}`,
      weight: 0.8 * weight,
      sections,
      group: `${point}_${contactOf(aspect!)}_${target}`,
      about: [`${target}_house`],
      because: [placement('natal', target!, natal, house)],
      phrase: `${spoken(target!)} in your ${ordinal(house)} house at birth`,
      lead: `What is touched here is your ${named(target!)} in the ${ordinal(house)} house.`,
      standsOut: 0.3,
      told: 'last',
      atMs: Date.parse(at),
    },
  ];
}

const REACHING: Readonly<Record<string, string>> = {
  conjunction: 'meeting',
  opposition: 'opposite',
  square: 'square to',
  trine: 'in trine to',
  sextile: 'in sextile to',
};
const reaching = (aspect: string): string => REACHING[aspect] ?? 'with';

function transitCause(passes: readonly TransitFact[]): EventCause {
  const first = passes[0]!;
  return {
    kind: 'event',
    event: 'aspect',
    point: first.point,
    aspect: first.aspect,
    target: first.target,
    sign: null,
    house: null,
    at: passes.map(({ at }) => at),
    ends_at: null,
  };
}

function houseChanges({ events }: YearAnswer, seasonOf: (at: string) => readonly [string, ...string[]]): Finding[] {
  return events.flatMap((event) => {
    const { type, point, house, at } = event;
    if (type !== 'house_ingress' || house === null || (point !== 'jupiter' && point !== 'saturn')) return [];
    return [
      {
        key: `transit.${point}.house.${house}`,
        weight: point === 'saturn' ? 0.8 : 0.7,
        sections: seasonOf(at),
        group: `${point}_house_${house}`,
        about: [point, `house_${house}`],
        because: [event_('house_change', point, house, at)],
        phrase: `${spoken(point)} coming into your ${ordinal(house)} house`,
        lead: `On ${dayText(at)} ${spoken(point)} comes into your ${ordinal(house)} house: ${houseMeaning(house)}.`,
        atMs: Date.parse(at),
      },
    ];
  });
}

function event_(event: string, point: string, house: number | null, at: string): EventCause {
  return { kind: 'event', event, point, aspect: null, target: null, sign: null, house, at: [at], ends_at: null };
}

function eclipses({ eclipses }: YearAnswer, seasonOf: (at: string) => readonly [string, ...string[]]): Finding[] {
  return eclipses.flatMap((eclipse) => {
    const { kind, house, at, sign } = eclipse;
    if (house === null) return [];
    return [
      {
        key: `eclipse.${kind}.${house}`,
        weight: 0.72,
        sections: seasonOf(at),
        group: `eclipse_${kind}_${house}`,
        about: [`eclipse_${kind}`, `house_${house}`],
        because: [{ ...event_('eclipse', kind === 'solar' ? 'sun' : 'moon', house, at), sign }],
        phrase: `the eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'} in your ${ordinal(house)} house`,
        lead: eclipseLead(eclipse),
        atMs: Date.parse(at),
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
      because: [event_('house_stay', id, house, year.starts_at)],
      phrase: `${spoken(id)} in your ${ordinal(house)} house`,
      lead: `${capital(spoken(id))} begins the year in your ${ordinal(house)} house: ${houseMeaning(house)}.`,
      standsOut: 0.8,
      atMs: 4,
    });
  }
  return found;
}

/** Where the lord of the year stands at birth: the year is told from there. */
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
