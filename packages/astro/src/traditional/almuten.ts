import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import { dignitiesAt, pointsOf, type TriplicityLords } from './receptions.ts';
import type { TraditionalChart } from './chart.ts';

export type Scores = Readonly<Record<ClassicalPlanet, number>>;

/** Points of one place, house or hour, and the planets with most. */
export interface AlmutenScores {
  readonly scores: Scores;
  /** Several when they are equal. */
  readonly almutens: readonly ClassicalPlanet[];
}

type Tables = Pick<TraditionalChart, 'sect' | 'tables'>;

/**
 * The points of the seven planets at a longitude in [0, 360) by their essential dignities, 5 4 3 2 1, and the almuten,
 * who has most (al-Qabisi, Introduction I.22 and I.77; Lilly, Christian Astrology, 1647, p. 49).
 */
export function almutenOfDegree({ sect, tables }: Tables, longitudeDeg: number, lords: TriplicityLords): AlmutenScores {
  const scores = mapPlanets((planet) => pointsOf(dignitiesAt(planet, longitudeDeg, sect, tables, lords)));
  return { scores, almutens: mostOf(scores) };
}

export const FIGURE_PLACES = ['sun', 'moon', 'asc', 'fortune', 'syzygy'] as const;
export type FigurePlace = (typeof FIGURE_PLACES)[number];
export const FIGURE_ROWS = [...FIGURE_PLACES, 'houses', 'day_ruler', 'hour_ruler'] as const;
export type FigureRow = (typeof FIGURE_ROWS)[number];

export interface AlmutenOfFigure extends AlmutenScores {
  readonly rows: readonly { readonly of: FigureRow; readonly scores: Scores }[];
}

/** Points of the houses, 1 to 12. */
const HOUSE_POINTS = [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2] as const;
const DAY_RULER_POINTS = 7;
const HOUR_RULER_POINTS = 6;

/**
 * The almuten of the figure: the points of the dignities in the five places of life, of the houses the planets are in,
 * and of the rulers of day and hour (Ibn Ezra, The Book of Nativities; points of the houses as Zoller and flatlib have them).
 * @param hour the rulers of the planetary day and hour; null where the Sun does not rise and set
 */
export function almutenOfFigure(
  chart: Pick<TraditionalChart, 'planets' | 'sect' | 'tables'>,
  placesDeg: Readonly<Record<FigurePlace, number>>,
  hour: { readonly dayRuler: ClassicalPlanet; readonly ruler: ClassicalPlanet } | null,
  lords: TriplicityLords,
): AlmutenOfFigure {
  const only = (one: ClassicalPlanet, points: number): Scores => mapPlanets((planet) => (planet === one ? points : 0));
  const rows = [
    ...FIGURE_PLACES.map((of) => ({ of, scores: almutenOfDegree(chart, placesDeg[of], lords).scores })),
    { of: 'houses' as const, scores: mapPlanets((planet) => HOUSE_POINTS[chart.planets[planet].house - 1]!) },
    ...(hour === null
      ? []
      : [
          { of: 'day_ruler' as const, scores: only(hour.dayRuler, DAY_RULER_POINTS) },
          { of: 'hour_ruler' as const, scores: only(hour.ruler, HOUR_RULER_POINTS) },
        ]),
  ];
  const scores = mapPlanets((planet) => rows.reduce((sum, row) => sum + row.scores[planet], 0));
  return { rows, scores, almutens: mostOf(scores) };
}

/** The planets with the highest score, in the usual order. */
export function mostOf(scores: Scores): ClassicalPlanet[] {
  const most = Math.max(...CLASSICAL_PLANETS.map((planet) => scores[planet]));
  return CLASSICAL_PLANETS.filter((planet) => scores[planet] === most);
}

/** A value for each of the seven planets. */
export function mapPlanets<Value>(
  valueOf: (planet: ClassicalPlanet) => Value,
): Readonly<Record<ClassicalPlanet, Value>> {
  return {
    sun: valueOf('sun'),
    moon: valueOf('moon'),
    mercury: valueOf('mercury'),
    venus: valueOf('venus'),
    mars: valueOf('mars'),
    jupiter: valueOf('jupiter'),
    saturn: valueOf('saturn'),
  };
}
