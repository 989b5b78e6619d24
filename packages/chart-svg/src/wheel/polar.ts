import { VIEW } from '../drawing.ts';

export const CENTRE = VIEW / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places longitudes on the wheel: `leftDeg` at nine o'clock, the zodiac counter-clockwise. */
export type Dial = (longitudeDeg: number, radius: number) => Point;

/** A function from longitude (degrees) and radius to a point of the wheel; `leftDeg` is at nine o'clock. */
export function dial(leftDeg: number): Dial {
  return (longitudeDeg, radius) => {
    const angle = ((180 + longitudeDeg - leftDeg) * Math.PI) / 180;
    return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) };
  };
}

/** The shorter signed arc from one longitude to another, (-180, 180]. */
export function shortWayDeg(fromDeg: number, toDeg: number): number {
  const turn = (((toDeg - fromDeg) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
