import { SIGN_TABLE, signElement } from '@theia-astro/astro/zodiac/signs';
import { BODY_GLYPHS } from '@theia-astro/chart-svg/glyphs/glyph';
import { shortName } from '@theia-astro/chart-svg/indian/rashi-chart';
import { SIGN_NAMES } from '@theia-astro/chart-svg/words';
import type { Color } from '../output/table.ts';

/** Letters that a wheel has otherwise than an Indian chart. */
const LETTERS: Readonly<Record<string, string>> = {
  north_node: 'NN',
  south_node: 'SN',
  transpluto: 'Tr',
  asc: 'AC',
  mc: 'MC',
  lagna: 'La',
};
const NODES: Readonly<Record<string, string>> = { rahu: 'north_node', ketu: 'south_node' };
const ASTEROID = 'asteroid:';

const ELEMENT_COLORS: Readonly<Record<string, Color>> = { fire: 'red', earth: 'green', air: 'yellow', water: 'blue' };
/** This selector after a symbol asks for a sign instead of a picture. */
const AS_TEXT = '\ufe0e';

/** The symbol of a body, or its letters where it has none that takes one cell everywhere, or where no font has it (`ascii`). */
export function bodySign(id: string, ascii: boolean): string {
  const symbol = ascii ? undefined : BODY_GLYPHS[NODES[id] ?? id]?.symbol;
  if (symbol !== undefined) return symbol;
  return id.startsWith(ASTEROID) ? `#${id.charAt(ASTEROID.length)}` : (LETTERS[id] ?? shortName(id));
}

/** ♈ and so on; terminals differ about its width. */
export function signGlyph(signIndex: number): string {
  return `${SIGN_TABLE[signIndex]!.symbol}${AS_TEXT}`;
}

/** `Ari`. */
export function signLetters(signIndex: number): string {
  return SIGN_NAMES[signIndex]!.slice(0, 3);
}

/** The colour of a sign's element. */
export function signColor(signIndex: number): Color {
  return ELEMENT_COLORS[signElement(signIndex)]!;
}
