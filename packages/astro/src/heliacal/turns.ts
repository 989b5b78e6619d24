import type { Side, Watch } from './watch.ts';

/** Refraction at the horizon, degrees. */
const HORIZON_DEG = -34 / 60;
const STEP_DAYS = 8;

/** A day on which a body changes sides of the horizon at the Sun's rise or set. */
export interface HorizonTurn {
  /** The first day on the new side. */
  readonly day: number;
  readonly isUp: boolean;
}

/**
 * The days from which a body is above, or below, the horizon at sunrise (`morning`) or at sunset (`evening`). Days
 * without a sunrise or sunset end a stretch; a turn among them is not found.
 */
export function horizonTurns(
  { halfNight, altitudeDeg }: Watch,
  side: Side,
  from: number,
  until: number,
): HorizonTurn[] {
  const isUp = (day: number): boolean | null => {
    const night = halfNight(day, side);
    return night === null ? null : altitudeDeg(night.sunJdUt) > HORIZON_DEG;
  };
  const turns: HorizonTurn[] = [];
  let [before, was] = [from, isUp(from)];
  for (let day = from + STEP_DAYS; before < until; day += STEP_DAYS) {
    const is = isUp(day);
    if (was !== null && is !== null && was !== is) {
      let [low, high] = [before, day];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isUp(middle) === is) high = middle;
        else low = middle;
      }
      turns.push({ day: high, isUp: is });
    }
    [before, was] = [day, is];
  }
  return turns;
}
