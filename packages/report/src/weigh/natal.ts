import { bodiesOf } from '@theia-astro/astro/bodies/table';
import { type PlanetId, PLANETS } from '@theia-astro/astro/bodies/groups';
import { degreeInSign, ELEMENTS, MODALITIES, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { AspectFact, HousesFact, NatalAnswer, PatternFact, Placed, PointFact } from '../facts/answers.ts';
import {
  angleLead,
  aspectLead,
  balanceLead,
  figureLead,
  hemisphereLead,
  houseLead,
  houseMeaning,
  lead,
  phaseLead,
  rulerLead,
  signLead,
} from '../voice/en-natal.ts';
import { count, degreeText, listed, named, ordinal, spoken } from '../words/names.ts';
import { aspectCause, dignitiesOf, type Finding, patternCause, placement, ruleCause } from './finding.ts';
import SECTIONS from './sections.json' with { type: 'json' };
import { distanceDeg, inOrder, rulerOf, Strengths } from './strength.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** The section of a planet, an angle and a house. */
const { natal_points: SECTION_OF, natal_angles: SECTION_OF_ANGLE } = SECTIONS;
const SECTION_OF_HOUSE: Readonly<Record<number, string>> = SECTIONS.natal_houses;
/** Houses whose rulers are described, besides the first. */
const RULED_HOUSES = [4, 7, 10, 3, 2] as const;
const BODIES = [...PLANETS, 'chiron', 'north_node'] as const;
const OUTER: ReadonlySet<string> = new Set(bodiesOf('modern_planet'));
const SLOW: ReadonlySet<string> = new Set([...OUTER, 'chiron', 'north_node']);
const ASPECT_SHARE: Readonly<Record<string, number>> = WEIGHTS.natal_aspects;
const WIDEST_DEG = 8;
const APPLYING = 0.03;
/** From the angle, degrees. */
const ANGLE_ORB_DEG = 8;
/** Planets of ten in one element or modality from which it is strong. */
const STRONG_ELEMENT = 5;
const STRONG_MODALITY = 6;
const STRONG_HEMISPHERE = 8;

/** What holds in a birth chart and has a text, in no order. */
export function natalFindings(natal: NatalAnswer): Finding[] {
  const strengths = new Strengths(natal);
  return [
    ...angles(natal),
    ...placements(natal, strengths),
    ...aspects(natal, strengths),
    ...onAngles(natal, strengths),
    ...rulers(natal, strengths),
    ...figures(natal, strengths),
    ...balance(natal),
    ...rest(natal),
  ];
}

/** The place of a longitude. */
function placed(longitude: number): Placed {
  return { longitude, sign: zodiacSign(longitude), degree: degreeInSign(longitude) };
}

function pointsOf(natal: NatalAnswer): (readonly [id: (typeof BODIES)[number], point: PointFact])[] {
  return BODIES.flatMap((id) => {
    const point = natal.points?.[id];
    return point === undefined ? [] : [[id, point] as const];
  });
}

/** A point as a cause, with what is special about it. */
function natalPoint(id: (typeof BODIES)[number], point: PointFact): ReturnType<typeof placement> {
  const retrograde = point.retrograde && id !== 'north_node' ? ['retrograde'] : [];
  return placement('natal', id, point, point.house, [...dignitiesOf(point.dignity), ...retrograde]);
}

function angles({ houses }: NatalAnswer): Finding[] {
  if (houses === null || houses === undefined) return [];
  const asc = placed(houses.angles.asc);
  const mc = placed(houses.angles.mc);
  return [
    {
      key: `ascendant.${asc.sign}`,
      weight: 1.05,
      sections: ['self'],
      group: 'asc',
      about: ['asc'],
      because: [placement('natal', 'asc', asc, null)],
      phrase: `${named(asc.sign)} rising`,
      lead: lead('ascendant', { sign: named(asc.sign) }),
      standsOut: 0.9,
    },
    {
      key: `midheaven.${mc.sign}`,
      weight: 0.8,
      sections: ['work'],
      group: 'mc',
      about: ['mc'],
      because: [placement('natal', 'mc', mc, null)],
      phrase: `the Midheaven in ${named(mc.sign)}`,
      lead: lead('midheaven', { sign: named(mc.sign) }),
    },
  ];
}

function placements(natal: NatalAnswer, strengths: Strengths): Finding[] {
  return pointsOf(natal).flatMap(([id, point]) => {
    const strength = strengths.of(id);
    const section = SECTION_OF[id];
    const because = [natalPoint(id, point)];
    const common = { sections: [section] as const, group: id, about: [id], because };
    const found: Finding[] = [];
    // A birth on a day when the Moon changes its sign, without a time: the section of the Moon describes both signs, and no dignity is certain.
    if (point.range?.sign_changes === true) return found;
    found.push({
      ...common,
      key: `${id}.${point.sign}`,
      weight: SLOW.has(id) ? 0.4 * strength : strength,
      phrase: `${spoken(id)} in ${named(point.sign)}`,
      lead: signLead(id, point.sign),
      order: 'first',
      standsOut: id === 'sun' || id === 'moon' ? 0.85 : 0.8,
    });
    if (point.house !== null && point.house !== undefined)
      found.push({
        ...common,
        key: `${id}.house.${point.house}`,
        weight: (SLOW.has(id) ? 0.75 : 0.85) * strength,
        phrase: `${spoken(id)} in the ${ordinal(point.house)} house`,
        lead: houseLead(id, point.house),
        standsOut: 0.7,
        order: 'last',
      });
    for (const dignity of dignitiesOf(point.dignity))
      found.push({
        ...common,
        key: `dignity.${id}.${dignity}`,
        weight: 0.25 + 0.35 * strength,
        phrase: `${spoken(id)} in ${dignity === 'domicile' ? 'its own sign' : dignity === 'exaltation' ? 'its exaltation' : `its ${dignity}`}`,
        lead: lead(dignity, { sign: named(point.sign), point: spoken(id) }),
      });
    if (point.retrograde && id !== 'sun' && id !== 'moon' && id !== 'north_node' && id !== 'chiron')
      found.push({
        ...common,
        key: `retrograde.${id}`,
        weight: (OUTER.has(id) ? 0.15 : 0.3) + 0.2 * strength,
        phrase: `${spoken(id)} retrograde`,
        lead: lead('retrograde', { name: named(id) }),
      });
    return found;
  });
}

function aspects(natal: NatalAnswer, strengths: Strengths): Finding[] {
  const uncertainMoon = natal.time.unknown;
  return (natal.aspects ?? []).flatMap((aspect) => {
    const [a, b] = inOrder(aspect.point_1, aspect.point_2);
    const share = ASPECT_SHARE[aspect.aspect];
    if (share === undefined || !isPlanet(a) || !isPlanet(b) || (OUTER.has(a) && OUTER.has(b))) return [];
    if (uncertainMoon && (a === 'moon' || b === 'moon')) return [];
    const exactness = Math.max(0, 1 - Math.abs(aspect.orb) / WIDEST_DEG);
    const weight =
      share * (0.5 * (strengths.of(a) + strengths.of(b))) * (0.35 + 0.75 * exactness) +
      (aspect.applying === true ? APPLYING : 0);
    return [
      {
        key: `${a}_${aspect.aspect}_${b}`,
        weight,
        sections: [SECTION_OF[a], SECTION_OF[b]],
        group: `${a}_${b}`,
        about: [a, b],
        because: [aspectCause(['natal', 'natal'], aspect)],
        phrase: aspectPhrase(aspect, a, b),
        lead: aspectLead(a, b, aspect.aspect, aspect.orb),
        standsOut: aspectStandsOut(a, b, aspect),
        ...closeness(aspect),
      },
    ];
  });
}

/** Degrees up to which an aspect is exact, and close. */
const EXACT_DEG = 1;
const CLOSE_DEG = 2;

/** An exact hard aspect of a light is seen first; flowing and wide ones, those of other planets and those that a generation shares come after the lights and angles. */
function aspectStandsOut(a: string, b: string, { aspect, orb }: AspectFact): number {
  const light = a === 'sun' || a === 'moon';
  const apart = Math.abs(orb);
  if (!light && OUTER.has(b)) return 0.8;
  if (aspect === 'trine' || aspect === 'sextile') return light && apart <= CLOSE_DEG ? 0.98 : 0.85;
  if (apart <= EXACT_DEG) return light ? 1.2 : 0.95;
  if (apart <= CLOSE_DEG) return light ? 1.1 : 0.9;
  return light ? 0.98 : 0.85;
}

/** Said of a close aspect. */
function closeness({ orb }: AspectFact): Pick<Finding, 'close'> {
  return Math.abs(orb) > CLOSE_DEG ? {} : { close: `${degreeText(orb)} from exact` };
}

function aspectPhrase({ aspect }: AspectFact, a: string, b: string): string {
  return aspect === 'conjunction'
    ? `${spoken(a)} together with ${spoken(b)}`
    : `the ${named(aspect).toLowerCase()} of ${spoken(a)} and ${spoken(b)}`;
}

const planets: ReadonlySet<string> = new Set(PLANETS);
const isPlanet = (id: string): id is PlanetId => planets.has(id);

function onAngles(natal: NatalAnswer, strengths: Strengths): Finding[] {
  const { houses } = natal;
  if (houses === null || houses === undefined) return [];
  return pointsOf(natal).flatMap(([id, point]) => {
    if (!isPlanet(id)) return [];
    const [angle, orb] = nearestAngle(houses, point);
    if (orb > ANGLE_ORB_DEG) return [];
    const closeness = 1 - orb / ANGLE_ORB_DEG;
    return [
      {
        key: `${id}.${angle}`,
        weight: (0.35 + 0.75 * closeness) * (angle === 'asc' || angle === 'mc' ? 1 : 0.85) + 0.35 * strengths.of(id),
        sections: [SECTION_OF_ANGLE[angle], SECTION_OF[id]],
        group: `${id}_${angle}`,
        about: [id, angle],
        because: [natalPoint(id, point), placement('natal', angle, placed(houses.angles[angle]), null)],
        phrase: `${spoken(id)} on ${spoken(angle)}`,
        lead: angleLead(id, angle),
        standsOut: angleStandsOut(id, orb),
        ...(orb > CLOSE_DEG ? {} : { close: `${degreeText(orb)} away` }),
      },
    ];
  });
}

/** Degrees from an angle up to which a planet is on it for every astrologer, and for most. */
const ON_ANGLE_DEG = 4;
const BY_ANGLE_DEG = 5;

function angleStandsOut(id: string, orb: number): number {
  if (orb <= (OUTER.has(id) ? EXACT_DEG : ON_ANGLE_DEG)) return 1.15;
  return orb <= BY_ANGLE_DEG && !OUTER.has(id) ? 1 : 0.85;
}

function nearestAngle(
  { angles }: HousesFact,
  { longitude }: PointFact,
): readonly [keyof typeof SECTION_OF_ANGLE, number] {
  const ids = ['asc', 'mc', 'dsc', 'ic'] as const;
  return ids.map((id) => [id, distanceDeg(longitude, angles[id])] as const).toSorted((a, b) => a[1] - b[1])[0]!;
}

function rulers(natal: NatalAnswer, strengths: Strengths): Finding[] {
  const { houses } = natal;
  if (houses === null || houses === undefined) return [];
  const found: Finding[] = [];
  const addRuler = (
    house: number,
    weight: number,
    key: (at: number) => string,
    section: string,
    group: string,
  ): void => {
    const cusp = houses.cusps[house - 1]!;
    const ruler = rulerOf(cusp.sign);
    const point = natal.points?.[ruler];
    if (point?.house === null || point?.house === undefined) return;
    found.push({
      key: key(point.house),
      weight: weight + 0.25 * strengths.of(ruler),
      sections: [section],
      group,
      about: [ruler, `house_${house}`],
      because: [
        natalPoint(ruler, point),
        ruleCause('house_ruler', String(house), [ruler], { rule: `${named(cusp.sign)} on the cusp` }),
      ],
      phrase: `${spoken(ruler)}, ruler of the ${ordinal(house)}, in the ${ordinal(point.house)} house`,
      lead: rulerLead(ruler, house, point.house, cusp.sign),
      order: 'last',
    });
  };
  addRuler(1, 0.55, (at) => `chart_ruler.house.${at}`, 'self', 'asc');
  for (const house of RULED_HOUSES)
    addRuler(
      house,
      house === 3 || house === 2 ? 0.15 : 0.3,
      (at) => `ruler.${house}.house.${at}`,
      SECTION_OF_HOUSE[house]!,
      `ruler_${house}`,
    );
  return found;
}

function figures(natal: NatalAnswer, strengths: Strengths): Finding[] {
  const all = natal.patterns ?? [];
  return all.flatMap((pattern) => {
    const key = patternKey(pattern);
    if (key === null || (natal.time.unknown && pattern.points.includes('moon'))) return [];
    const stellium = pattern.type === 'stellium';
    const mean = pattern.points.reduce((sum, id) => sum + strengths.of(id), 0) / pattern.points.length;
    const tight = pattern.mean_orb === null ? 0.5 : Math.max(0, 1 - pattern.mean_orb / WIDEST_DEG);
    return [
      {
        key,
        weight: stellium
          ? 0.35 + 0.5 * mean + 0.12 * (pattern.points.length - 3)
          : (0.35 + 0.45 * tight) * (0.4 + 0.8 * mean),
        sections: stellium ? [SECTION_OF_HOUSE[pattern.house!]!, 'pattern'] : ['pattern'],
        group: key,
        about: [...(pattern.apex === null ? [] : [pattern.apex]), ...pattern.points],
        because: [patternCause(pattern)],
        phrase: stellium
          ? `the gathering of ${count(pattern.points.length)} planets in the ${ordinal(pattern.house!)} house`
          : `the ${figureName(pattern.type)} of ${listed(pattern.points.map(spoken))}`,
        lead: figureLead(pattern),
        standsOut: stellium && pattern.points.length < 4 ? 1 : 1.25,
      },
    ];
  });
}

/** `grand trine`, `T-square`. */
const figureName = (type: PatternFact['type']): string =>
  type === 't_square' ? named(type) : named(type).toLowerCase();

/** The key of a figure that has a text; null for the others, and for a stellium in a sign that spreads over houses. */
function patternKey({ type, element, modality, house }: PatternFact): string | null {
  switch (type) {
    case 'stellium':
      return house === null ? null : `pattern.stellium.${house}`;
    case 'grand_trine':
      return element === null ? null : `pattern.grand_trine.${element}`;
    case 't_square':
    case 'grand_cross':
      return modality === null ? null : `pattern.${type}.${modality}`;
    case 'yod':
    case 'kite':
    case 'mystic_rectangle':
      return `pattern.${type}`;
    default:
      return null;
  }
}

function balance({ balance }: NatalAnswer): Finding[] {
  if (balance === undefined) return [];
  const found: Finding[] = [];
  const addBalance = (id: string, planetsIn: number, strong: number): void => {
    const state = planetsIn >= strong ? 'strong' : planetsIn === 0 ? 'missing' : null;
    if (state === null) return;
    found.push({
      key: `balance.${id}.${state}`,
      weight: state === 'strong' ? 0.5 + 0.08 * (planetsIn - strong) : 0.55,
      sections: ['pattern'],
      group: 'balance',
      about: [id],
      because: [ruleCause('balance', id, [], { score: planetsIn, max: 10 })],
      phrase:
        state === 'strong' ? `the weight of ${count(planetsIn)} planets in ${id} signs` : `the lack of ${id} signs`,
      lead: balanceLead(id, planetsIn),
    });
  };
  for (const id of ELEMENTS) addBalance(id, balance.elements[id], STRONG_ELEMENT);
  for (const id of MODALITIES) addBalance(id, balance.modalities[id], STRONG_MODALITY);
  for (const [id, planetsIn] of Object.entries(balance.hemispheres ?? {}))
    if (planetsIn >= STRONG_HEMISPHERE)
      found.push({
        key: `balance.${id}`,
        weight: 0.3 + 0.08 * (planetsIn - STRONG_HEMISPHERE),
        sections: ['pattern'],
        group: 'balance',
        about: [id],
        because: [ruleCause('balance', id, [], { score: planetsIn, max: 10 })],
        phrase: `the ${id === 'above' ? 'upper' : id === 'below' ? 'lower' : id} half with ${count(planetsIn)} planets`,
        lead: hemisphereLead(id, planetsIn),
      });
  return found;
}

function rest(natal: NatalAnswer): Finding[] {
  const found: Finding[] = [];
  const { lunar_phase: phase, lots, sect, time } = natal;
  if (phase !== null && phase !== undefined && !time.unknown)
    found.push({
      key: `moon_phase.${phase.rudhyar}`,
      weight: phase.rudhyar === 'new' || phase.rudhyar === 'full' ? 0.75 : 0.5,
      sections: ['feeling'],
      group: 'moon_phase',
      about: ['moon', 'sun'],
      because: [ruleCause('lunar_phase', phase.rudhyar, ['moon', 'sun'])],
      phrase: `the ${named(phase.rudhyar).toLowerCase()} Moon`,
      lead: phaseLead(phase.rudhyar),
    });
  const fortune = lots?.fortune;
  if (fortune?.house !== null && fortune?.house !== undefined)
    found.push({
      key: `fortune.house.${fortune.house}`,
      weight: 0.35,
      sections: ['pattern'],
      group: 'fortune',
      about: ['fortune'],
      because: [placement('natal', 'fortune', fortune, fortune.house)],
      phrase: `the Lot of Fortune in the ${ordinal(fortune.house)} house`,
      lead: lead('fortune', { house: ordinal(fortune.house), meaning: houseMeaning(fortune.house) }),
    });
  if (sect !== null)
    found.push({
      key: `sect.${sect}`,
      weight: 0.35,
      sections: ['self'],
      group: 'sect',
      about: ['sun'],
      because: [ruleCause('sect', sect, ['sun'])],
      phrase: `a birth by ${sect}`,
    });
  if (natal.aspects !== undefined && !time.unknown)
    for (const id of PLANETS) {
      const point = natal.points?.[id];
      const alone = !natal.aspects.some(
        ({ point_1, point_2, aspect }) =>
          ASPECT_SHARE[aspect] !== undefined &&
          ((point_1 === id && isPlanet(point_2)) || (point_2 === id && isPlanet(point_1))),
      );
      if (point !== undefined && alone)
        found.push({
          key: `unaspected.${id}`,
          weight: OUTER.has(id) ? 0.4 : 0.75,
          sections: [SECTION_OF[id]],
          group: id,
          about: [id],
          because: [natalPoint(id, point), ruleCause('aspects', 'none', [id], { score: 0 })],
          phrase: `${spoken(id)} without an aspect`,
          lead: lead('unaspected', { point: spoken(id) }),
        });
    }
  return found;
}
