import { normalizeDeg } from '../angle/angle.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { aspectBySign, houseOfStrength, type SignAspect, type TraditionalChart } from './chart.ts';
import { dignitiesAt, type EssentialDignity, pointsOf } from './receptions.ts';
import type { Syzygy } from './syzygy.ts';

/** Whose degree can be hyleg, by day; by night the lights change places. */
export const ABU_ALI_POINTS = ['sun', 'moon', 'asc', 'fortune', 'syzygy'] as const;
export type AbuAliPoint = (typeof ABU_ALI_POINTS)[number];

/** A ruler of a degree that sees it. */
export interface Witness {
  readonly planet: ClassicalPlanet;
  readonly dignities: readonly EssentialDignity[];
  readonly points: number;
  readonly aspect: SignAspect;
}

export interface AbuAliCandidate {
  readonly point: AbuAliPoint;
  readonly longitudeDeg: number;
  readonly house: number;
  readonly isAngularOrSuccedent: boolean;
  /** The Sun in a masculine sign or quarter, the Moon in a feminine one; null for the others. */
  readonly genderFits: boolean | null;
  readonly witnesses: readonly Witness[];
  readonly isFit: boolean;
}

export interface AbuAliHyleg {
  readonly hyleg: AbuAliCandidate | null;
  /** In the order in which they are examined. */
  readonly candidates: readonly AbuAliCandidate[];
  readonly alcocoden: Alcocoden | null;
}

export interface Alcocoden extends Witness {
  readonly house: number;
  readonly granted: 'great' | 'mean' | 'least';
  readonly years: Readonly<Record<'great' | 'mean' | 'least', number>>;
  /** Others with as many points, which come later in the usual order. */
  readonly equal: readonly ClassicalPlanet[];
}

/** Great, mean and least years of the planets: Lilly, Christian Astrology (1647), pp. 57–83. */
const YEARS: Readonly<Record<ClassicalPlanet, Alcocoden['years']>> = {
  sun: { great: 120, mean: 69, least: 19 },
  moon: { great: 108, mean: 66, least: 25 },
  mercury: { great: 76, mean: 48, least: 20 },
  venus: { great: 82, mean: 45, least: 8 },
  mars: { great: 66, mean: 40, least: 15 },
  jupiter: { great: 79, mean: 45, least: 12 },
  saturn: { great: 57, mean: 43.5, least: 30 },
};

/** A place of a chart that is not a planet: its longitude and its house by division. */
export interface ChartPlace {
  readonly longitudeDeg: number;
  readonly house: number;
}

/**
 * The hyleg and its alcocoden by Abu Ali al-Khayyat, The Judgments of Nativities 2–3 (Holden 1988): a light in an angle or
 * after one, in a sign or quarter of its gender, which a ruler of its degree sees by sign; by day the Sun first, by night
 * the Moon; then, after a new moon the ascendant and Fortune, after a full moon Fortune and the ascendant; then the degree
 * of that moon. The alcocoden is the ruler that sees the hyleg with most dignity there; a light in its own domicile or
 * exaltation is both (Lilly, p. 530). In an angle it grants its great years, after one the mean, else the least.
 */
export function hylegOfAbuAli(
  chart: TraditionalChart,
  lastSyzygy: Syzygy,
  { fortune, syzygy }: Readonly<Record<'fortune' | 'syzygy', ChartPlace>>,
): AbuAliHyleg {
  const { sun, moon } = chart.planets;
  const places: Readonly<Record<AbuAliPoint, ChartPlace>> = {
    sun,
    moon,
    asc: { longitudeDeg: chart.ascDeg, house: 1 },
    fortune: { ...fortune, house: houseOfStrength(fortune.longitudeDeg, fortune.house, chart.cuspsDeg) },
    syzygy: { ...syzygy, house: houseOfStrength(syzygy.longitudeDeg, syzygy.house, chart.cuspsDeg) },
  };
  const lights = chart.sect === 'day' ? (['sun', 'moon'] as const) : (['moon', 'sun'] as const);
  const others = lastSyzygy.phase === 'new_moon' ? (['asc', 'fortune'] as const) : (['fortune', 'asc'] as const);
  const candidates = [...lights, ...others, 'syzygy' as const].map((point) => candidate(chart, point, places[point]));
  const hyleg = candidates.find(({ isFit }) => isFit) ?? null;
  return { hyleg, candidates, alcocoden: hyleg === null ? null : alcocodenOf(chart, hyleg) };
}

function candidate(chart: TraditionalChart, point: AbuAliPoint, { longitudeDeg, house }: ChartPlace): AbuAliCandidate {
  const witnesses = witnessesOf(chart, point, longitudeDeg);
  const isAngularOrSuccedent = house % 3 !== 0;
  const genderFits = fits(chart, point, longitudeDeg);
  return {
    point,
    longitudeDeg,
    house,
    isAngularOrSuccedent,
    genderFits,
    witnesses,
    isFit: isAngularOrSuccedent && genderFits !== false && witnesses.length > 0,
  };
}

function fits({ ascDeg, mcDeg }: TraditionalChart, point: AbuAliPoint, longitudeDeg: number): boolean | null {
  if (point !== 'sun' && point !== 'moon') return null;
  const masculineSign = signIndexAt(longitudeDeg) % 2 === 0;
  const masculineQuarter = isInMasculineQuarter(longitudeDeg, ascDeg, mcDeg);
  return point === 'sun' ? masculineSign || masculineQuarter : !masculineSign || !masculineQuarter;
}

/** From the midheaven to the ascendant, and opposite. */
function isInMasculineQuarter(longitudeDeg: number, ascDeg: number, mcDeg: number): boolean {
  const easternDeg = normalizeDeg(ascDeg - mcDeg);
  return normalizeDeg(longitudeDeg - mcDeg) % 180 < easternDeg % 180;
}

/** The rulers of a degree that see it, most dignified first; a light does not see itself. */
function witnessesOf({ planets, sect, tables }: TraditionalChart, point: AbuAliPoint, longitudeDeg: number): Witness[] {
  return CLASSICAL_PLANETS.flatMap((planet): Witness[] => {
    const dignities = dignitiesAt(planet, longitudeDeg, sect, tables);
    const aspect = aspectBySign(planets[planet].longitudeDeg, longitudeDeg);
    if (planet === point || dignities.length === 0 || aspect === null) return [];
    return [{ planet, dignities, points: pointsOf(dignities), aspect }];
  }).toSorted((a, b) => b.points - a.points);
}

function alcocodenOf({ planets, sect, tables }: TraditionalChart, hyleg: AbuAliCandidate): Alcocoden {
  const { point, longitudeDeg, witnesses } = hyleg;
  const own = point === 'sun' || point === 'moon' ? dignitiesAt(point, longitudeDeg, sect, tables) : [];
  const isBoth = own.includes('domicile') || own.includes('exaltation');
  const chosen: Witness =
    isBoth && (point === 'sun' || point === 'moon')
      ? { planet: point, dignities: own, points: pointsOf(own), aspect: 'conjunction' }
      : witnesses[0]!;
  const { house } = planets[chosen.planet];
  return {
    ...chosen,
    house,
    granted: (['least', 'great', 'mean'] as const)[house % 3]!,
    years: YEARS[chosen.planet],
    equal: isBoth ? [] : witnesses.slice(1).flatMap(({ planet, points }) => (points === chosen.points ? [planet] : [])),
  };
}
