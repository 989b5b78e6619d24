import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import type { TraditionalChart } from './chart.ts';
import { dignityRulers, type DignitySettings } from '../dignities/dignity.ts';
import type { Sect } from '../dignities/sect.ts';

/** A planet is in dignities of another one, which receives it. */
interface Received {
  readonly planet: ClassicalPlanet;
  readonly by: ClassicalPlanet;
  readonly dignities: readonly EssentialDignity[];
  /** It receives the other one too, in any dignity. */
  readonly mutual: boolean;
}

type Sky = Pick<TraditionalChart, 'planets' | 'sect' | 'tables'>;

/** All receptions, by all five dignities: Lilly, Christian Astrology (1647), p. 112. */
export function allReceptions(chart: Sky): Received[] {
  return CLASSICAL_PLANETS.flatMap((planet) => receivers(chart, planet));
}

/** The planets that receive one, in the usual order. */
export function receivers(chart: Sky, planet: ClassicalPlanet): Received[] {
  return CLASSICAL_PLANETS.flatMap((by): Received[] => {
    const dignities = by === planet ? [] : receivedIn(chart, planet, by);
    return dignities.length === 0 ? [] : [{ planet, by, dignities, mutual: receivedIn(chart, by, planet).length > 0 }];
  });
}

/** The dignities of `by` that `planet` is in. */
export function receivedIn(
  { planets, sect, tables }: Sky,
  planet: ClassicalPlanet,
  by: ClassicalPlanet,
): EssentialDignity[] {
  return dignitiesAt(by, planets[planet].longitudeDeg, sect, tables);
}

/** The five essential dignities with their points (al-Qabisi, Introduction I.22; Lilly, Christian Astrology, 1647, p. 115). */
const DIGNITY_POINTS = { domicile: 5, exaltation: 4, triplicity: 3, term: 2, face: 1 } as const;
export type EssentialDignity = keyof typeof DIGNITY_POINTS;
export const ESSENTIAL_DIGNITIES = Object.keys(DIGNITY_POINTS) as readonly EssentialDignity[];

/** `sect`: the triplicity is ruled by the ruler of the sect alone; `all`: by all three rulers. */
export type TriplicityLords = 'sect' | 'all';

/** The dignities that a planet has at a longitude in [0, 360), strongest first. */
export function dignitiesAt(
  planet: ClassicalPlanet,
  longitudeDeg: number,
  sect: Sect,
  tables: Pick<DignitySettings, 'terms' | 'triplicity'>,
  lords: TriplicityLords = 'sect',
): EssentialDignity[] {
  const { domicile, exaltation, triplicity, term, face } = dignityRulers(longitudeDeg, tables);
  const { day, night, participating } = triplicity;
  const ofTriplicity = lords === 'all' ? [day, night, participating] : [sect === 'day' ? day : night];
  const rules: Readonly<Record<EssentialDignity, boolean>> = {
    domicile: domicile === planet,
    exaltation: exaltation === planet,
    triplicity: ofTriplicity.includes(planet),
    term: term === planet,
    face: face === planet,
  };
  return ESSENTIAL_DIGNITIES.filter((dignity) => rules[dignity]);
}

/** The sum of the points of dignities. */
export function pointsOf(dignities: readonly EssentialDignity[]): number {
  return dignities.reduce((sum, dignity) => sum + DIGNITY_POINTS[dignity], 0);
}
