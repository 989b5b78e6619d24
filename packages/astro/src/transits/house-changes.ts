import { normalizeDeg } from '../angle/normalize.ts';
import type { EngineBody, Ephemeris, Frame } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import type { Placement } from '../natal/house-frame.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { TIME_TOLERANCE_DAYS } from '../search/changes.ts';
import type { HouseIngress } from './event.ts';

/** A body's ecliptic position, and its house when natal houses are not arcs of the ecliptic. */
type HouseAt = (jdUt: number) => {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
  readonly house: number | null;
};

/** The position of a body in mundane houses. */
export function mundaneHouseAt(
  ephemeris: Ephemeris,
  body: EngineBody,
  frame: Frame,
  placement: Placement,
  opposite: boolean,
): HouseAt {
  return (jdUt) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, body, frame);
    const own = opposite
      ? { longitudeDeg: normalizeDeg(longitudeDeg + 180), latitudeDeg: 0 }
      : { longitudeDeg, latitudeDeg };
    return {
      longitudeDeg: own.longitudeDeg,
      speedDegPerDay,
      house: houseNumber(placement(own.longitudeDeg, own.latitudeDeg)),
    };
  };
}

/**
 * Changes of house when the houses are mundane, or their cusps do not run in order. The body's latitude matters, so a
 * house has no fixed boundary in longitude. The house is computed at every step, and each change is narrowed to 0.1 s
 * by bisection. A house entered and left within one step is not found.
 */
export function mundaneHouseIngresses(
  body: BodyId,
  houseAt: HouseAt,
  fromJdUt: number,
  untilJdUt: number,
  stepDays: number,
): HouseIngress[] {
  const found: HouseIngress[] = [];
  let a = houseAt(fromJdUt);
  for (let left = fromJdUt; left < untilJdUt;) {
    const right = Math.min(left + stepDays, untilJdUt);
    const b = houseAt(right);
    if (a.house !== null && b.house !== null && a.house !== b.house)
      found.push(...changes(body, houseAt, [left, a.house], [right, b.house]));
    [left, a] = [right, b];
  }
  return found.filter(({ jdUt }) => jdUt < untilJdUt);
}

type Placed = readonly [jdUt: number, house: number];

/**
 * The changes between two instants at which the body is in different houses, in order. Houses passed in between are
 * found too.
 */
function changes(body: BodyId, houseAt: HouseAt, [fromJd, fromHouse]: Placed, [toJd, toHouse]: Placed): HouseIngress[] {
  const middleJd = (fromJd + toJd) / 2;
  const { longitudeDeg, speedDegPerDay, house } = houseAt(middleJd);
  if (toJd - fromJd <= TIME_TOLERANCE_DAYS) {
    return [
      {
        kind: 'house_ingress',
        body,
        jdUt: toJd,
        longitudeDeg,
        house: toHouse,
        fromHouse,
        motion: speedDegPerDay < 0 ? 'retrograde' : 'direct',
      },
    ];
  }
  const middle: Placed = [middleJd, house ?? toHouse];
  return [
    ...(middle[1] === fromHouse ? [] : changes(body, houseAt, [fromJd, fromHouse], middle)),
    ...(middle[1] === toHouse ? [] : changes(body, houseAt, middle, [toJd, toHouse])),
  ];
}
