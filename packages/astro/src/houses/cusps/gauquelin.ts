import { oppositeDeg } from '../../angle/normalize.ts';
import { greatestDifference, semiArcCuspDeg } from './semi-arc.ts';
import { RAD, type HouseSky } from './sky.ts';

/** Gauquelin's 36 sectors, clockwise from the ascendant: each semi-arc in nine parts, as Placidus cuts it in three. Outside the polar circles only. */
export function gauquelin(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  const greatest = greatestDifference(sky);
  const cuspDeg = (eastOfMeridianDeg: number, ninths: number): number => {
    const rightAscension = (sky.armcDeg + eastOfMeridianDeg) * RAD;
    return semiArcCuspDeg(sky, Math.sin(rightAscension), Math.cos(rightAscension), ninths / 9, greatest);
  };
  const halfDeg = [ascendantDeg];
  for (let ninths = 8; ninths > 0; ninths -= 1) halfDeg.push(cuspDeg(10 * ninths, ninths));
  halfDeg.push(midheavenDeg);
  for (let ninths = 1; ninths < 9; ninths += 1) halfDeg.push(oppositeDeg(cuspDeg(180 - 10 * ninths, ninths)));
  return [...halfDeg, ...halfDeg.map(oppositeDeg)];
}
