import { VIEW } from '../drawing.ts';

export const CENTRE = VIEW / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places longitudes on the wheel: `leftDeg` at nine o'clock, the zodiac counter-clockwise. */
export type Dial = (longitudeDeg: number, radius: number) => Point;

export function dial(leftDeg: number): Dial {
  return (longitudeDeg, radius) => {
    const angle = ((180 + longitudeDeg - leftDeg) * Math.PI) / 180;
    return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) };
  };
}

/** The way from one longitude to another the shorter way round, (-180, 180]. */
export function shortWayDeg(fromDeg: number, toDeg: number): number {
  const turn = (((toDeg - fromDeg) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
