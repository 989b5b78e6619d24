import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/groups.ts';
import type { TraditionalChart } from './chart.ts';
import { dignitiesAt, type EssentialDignity } from './ruled-by.ts';

/** A planet stands in dignities of another one, which receives it. */
export interface Received {
  readonly planet: ClassicalPlanet;
  readonly by: ClassicalPlanet;
  readonly dignities: readonly EssentialDignity[];
  /** It receives the other one too, in any dignity. */
  readonly mutual: boolean;
}

type Sky = Pick<TraditionalChart, 'planets' | 'sect' | 'tables'>;

/** Who receives whom, by all five dignities: Lilly, Christian Astrology (1647), p. 112. */
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

/** The dignities of `by` in which `planet` stands. */
export function receivedIn(
  { planets, sect, tables }: Sky,
  planet: ClassicalPlanet,
  by: ClassicalPlanet,
): EssentialDignity[] {
  return dignitiesAt(by, planets[planet].longitudeDeg, sect, tables);
}
