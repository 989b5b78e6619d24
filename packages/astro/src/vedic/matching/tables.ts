import { VASHYAS, YONIS, type Vashya, type Yoni } from './classes.ts';

/**
 * Points out of 2 for two kinds of sign; rows and columns are chatushpada, manava, jalachara, vanachara, keeta
 * (docs/methods/matching.md).
 */
const VASHYA_POINTS: readonly (readonly number[])[] = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

/**
 * Points out of 4 for two animals, in the order of `YONIS` (docs/methods/matching.md): 4 the same animal, 0 enemies. Symmetric.
 */
const YONI_POINTS = [
  '42232221011321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '12220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
] as const;

/** Points of vashya for two kinds of sign, 0..2. */
export function vashyaPoints(a: Vashya, b: Vashya): number {
  return VASHYA_POINTS[VASHYAS.indexOf(a)]![VASHYAS.indexOf(b)]!;
}

/** Points of yoni for two animals, 0..4. */
export function yoniPoints(a: Yoni, b: Yoni): number {
  return Number(YONI_POINTS[YONIS.indexOf(a)]!.charAt(YONIS.indexOf(b)));
}
