import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import { planetDignity } from '../dignities/dignity.ts';
import { mapPlanets, mostOf } from './almuten.ts';
import { accidentalLines, type AccidentalLine, type StrengthLine } from './accidental.ts';
import type { TraditionalChart } from './chart.ts';
import { receivedIn } from './receptions.ts';

export interface PlanetStrength {
  readonly house: number;
  readonly essential: readonly StrengthLine<EssentialLine>[];
  readonly accidental: readonly StrengthLine<AccidentalLine>[];
  readonly essentialScore: number;
  readonly accidentalScore: number;
  readonly score: number;
}

export interface Strengths {
  readonly planets: Readonly<Record<ClassicalPlanet, PlanetStrength>>;
  /** The planets with the highest score: the almuten of the figure as Lilly defines it (p. 49). */
  readonly strongest: readonly ClassicalPlanet[];
}

const POINTS = {
  domicile: 5,
  reception_by_domicile: 5,
  exaltation: 4,
  reception_by_exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
} as const;
export type EssentialLine = keyof typeof POINTS;

/**
 * The essential and accidental strength of the seven planets with every line that counts: Lilly, Christian Astrology
 * (1647), p. 115. Peregrine is a planet without any of the five dignities of its own, received or not.
 */
export function planetStrengths(chart: TraditionalChart): Strengths {
  const planets = mapPlanets((planet) => strengthOf(chart, planet));
  return { planets, strongest: mostOf(mapPlanets((planet) => planets[planet].score)) };
}

function strengthOf(chart: TraditionalChart, planet: ClassicalPlanet): PlanetStrength {
  const essential = essentialLines(chart, planet);
  const accidental = accidentalLines(chart, planet);
  const [essentialScore, accidentalScore] = [sum(essential), sum(accidental)];
  return {
    house: chart.planets[planet].house,
    essential,
    accidental,
    essentialScore,
    accidentalScore,
    score: essentialScore + accidentalScore,
  };
}

function essentialLines(chart: TraditionalChart, planet: ClassicalPlanet): StrengthLine<EssentialLine>[] {
  const dignity = planetDignity(planet, chart.planets[planet].longitudeDeg, chart.sect, chart.tables);
  return (Object.keys(POINTS) as EssentialLine[]).flatMap((line): StrengthLine<EssentialLine>[] => {
    const points = POINTS[line];
    if (line === 'reception_by_domicile' || line === 'reception_by_exaltation') {
      const other = inReceptionWith(chart, planet, line === 'reception_by_domicile' ? 'domicile' : 'exaltation');
      return other === null ? [] : [{ line, points, with: other }];
    }
    return dignity[line] === true ? [{ line, points }] : [];
  });
}

/** The one planet that is in this dignity of a planet and receives it in the same. */
function inReceptionWith(
  chart: TraditionalChart,
  planet: ClassicalPlanet,
  dignity: 'domicile' | 'exaltation',
): ClassicalPlanet | null {
  return (
    CLASSICAL_PLANETS.find(
      (other) =>
        other !== planet &&
        receivedIn(chart, planet, other).includes(dignity) &&
        receivedIn(chart, other, planet).includes(dignity),
    ) ?? null
  );
}

function sum(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}
