import { isBodyId } from '../bodies/body-id.ts';
import { engineBodyOf } from '../bodies/engine-body.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { houseOf } from '../houses/placement.ts';
import type { BodyId, ChartSettings } from '../natal/settings.ts';
import { mundaneHouseIngresses } from '../transits/house-changes.ts';
import { progressedJdUt } from './clock.ts';
import { natalPlacementOf, type NatalBasis, type ProgressedChart, type ProgressionChoice } from './compute.ts';
import type { ProgressedHouseIngress } from './events.ts';
import type { ProgressedMover } from './movers.ts';

/** Whether natal houses are stretches of the ecliptic, each begun by its cusp; else the latitude of a body counts too. */
export function housesAreArcs(
  { chart }: NatalBasis,
  { housePlacement }: Pick<ChartSettings, 'housePlacement'>,
): boolean {
  if (chart.houses === null) return false;
  const { system, reversed } = chart.houses;
  return system === 'W' || system === 'N' || (housePlacement === 'ecliptic' && !reversed);
}

/** House ingresses of progressed bodies in natal houses that are no arcs of the ecliptic; angles have no latitude and are left out. */
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
  const placement = natalPlacementOf(ephemeris, natal, frame, settings);
  if (placement === null) return [];
  const latitudeAt = (id: BodyId, lifeJdUt: number): number =>
    choice.method === 'solar_arc' || id === 'south_node'
      ? 0
      : ephemeris.ecliptic(progressedJdUt(clock, lifeJdUt), engineBodyOf(id, settings), frame).latitudeDeg;
  return moving.flatMap(({ id, motion }) => {
    if (!isBodyId(id)) return [];
    const [from, until] = [Math.max(fromJdUt, motion.coverage[0]), Math.min(untilJdUt, motion.coverage[1])];
    if (!(from < until)) return [];
    return mundaneHouseIngresses(
      id,
      (lifeJdUt) => {
        const { longitudeDeg, speedDegPerDay } = motion.at(lifeJdUt);
        return { longitudeDeg, speedDegPerDay, house: houseOf(placement(longitudeDeg, latitudeAt(id, lifeJdUt))) };
      },
      from,
      until,
      motion.stepDays,
    );
  });
}
