import { isBodyId, type BodyId } from '../bodies/body-id.ts';
import { toEngineBody } from '../bodies/engine-body.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { mundaneHouseIngresses } from '../transits/house-changes.ts';
import { progressedJdUt } from './clock.ts';
import { placeInNatalHouses, type NatalBasis, type ProgressedChart, type ProgressionChoice } from './compute.ts';
import type { ProgressedHouseIngress } from './events.ts';
import type { ProgressedMover } from './movers.ts';

/** Whether natal houses are arcs of the ecliptic from cusp to cusp. If not, the latitude of a body matters too. */
export function housesAreArcs(
  { chart }: NatalBasis,
  { housePlacement }: Pick<ChartSettings, 'housePlacement'>,
): boolean {
  if (chart.houses === null) return false;
  const { system, reversed } = chart.houses;
  return system === 'W' || system === 'N' || (housePlacement === 'ecliptic' && !reversed);
}

/**
 * House ingresses of progressed bodies when natal houses are not arcs of the ecliptic. Angles have no latitude and are
 * left out.
 */
export function progressedMundaneIngresses(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  { clock, frame }: ProgressedChart,
  choice: ProgressionChoice,
  settings: ChartSettings,
  moving: readonly ProgressedMover[],
  fromJdUt: number,
  untilJdUt: number,
): ProgressedHouseIngress[] {
  const placement = placeInNatalHouses(ephemeris, natal, frame, settings);
  if (placement === null) return [];
  const latitudeAt = (id: BodyId, lifeJdUt: number): number =>
    choice.method === 'solar_arc' || id === 'south_node'
      ? 0
      : ephemeris.ecliptic(progressedJdUt(clock, lifeJdUt), toEngineBody(id, settings), frame).latitudeDeg;
  return moving.flatMap(({ id, motion }) => {
    if (!isBodyId(id)) return [];
    const [from, until] = [Math.max(fromJdUt, motion.coverage[0]), Math.min(untilJdUt, motion.coverage[1])];
    if (!(from < until)) return [];
    return mundaneHouseIngresses(
      id,
      (lifeJdUt) => {
        const { longitudeDeg, speedDegPerDay } = motion.at(lifeJdUt);
        return { longitudeDeg, speedDegPerDay, house: houseNumber(placement(longitudeDeg, latitudeAt(id, lifeJdUt))) };
      },
      from,
      until,
      motion.stepDays,
    );
  });
}
