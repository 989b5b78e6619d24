import { signElement } from '@theia-astro/astro/zodiac/signs';
import { SIGN_NAMES } from '@theia-astro/chart-svg/words';
import type { Color } from '../output/style.ts';

/** Signs of bodies that take one cell everywhere, and letters for where no font has them. */
const BODIES: Readonly<Record<string, readonly [sign: string, letters: string]>> = {
  sun: ['☉', 'Su'],
  moon: ['☽', 'Mo'],
  mercury: ['☿', 'Me'],
  venus: ['♀', 'Ve'],
  mars: ['♂', 'Ma'],
  jupiter: ['♃', 'Ju'],
  saturn: ['♄', 'Sa'],
  uranus: ['♅', 'Ur'],
  neptune: ['♆', 'Ne'],
  pluto: ['♇', 'Pl'],
  north_node: ['☊', 'NN'],
  south_node: ['☋', 'SN'],
  rahu: ['☊', 'Ra'],
  ketu: ['☋', 'Ke'],
  chiron: ['⚷', 'Ch'],
  lilith: ['⚸', 'Li'],
  ceres: ['⚳', 'Ce'],
  pallas: ['⚴', 'Pa'],
  juno: ['⚵', 'Jn'],
  vesta: ['⚶', 'Vs'],
  asc: ['AC', 'AC'],
  lagna: ['La', 'La'],
  mc: ['MC', 'MC'],
};

const ELEMENT_COLORS: Readonly<Record<string, Color>> = { fire: 'red', earth: 'green', air: 'yellow', water: 'blue' };
/** U+2648 is Aries; the selector after it asks for a sign instead of a picture. */
const ARIES = 0x2648;
const AS_TEXT = '\ufe0e';

/** The sign of a body, or its first letters. */
export function bodySign(id: string, ascii: boolean): string {
  const known = BODIES[id];
  if (known !== undefined) return known[ascii ? 1 : 0];
  const letters = id.replace(/^asteroid:/, '#').replaceAll('_', '');
  return letters.charAt(0).toUpperCase() + letters.slice(1, 2);
}

/** ♈ and so on; terminals differ about its width. */
export function signGlyph(signIndex: number): string {
  return String.fromCharCode(ARIES + signIndex) + AS_TEXT;
}

/** `Ari`. */
export function signLetters(signIndex: number): string {
  return SIGN_NAMES[signIndex]!.slice(0, 3);
}

/** The colour of a sign's element. */
export function signColor(signIndex: number): Color {
  return ELEMENT_COLORS[signElement(signIndex)]!;
}
