import type { BodyGlyph } from './body-glyph.ts';
import { HYPOTHETICAL_GLYPHS } from './hypothetical.ts';
import { MINOR_BODY_GLYPHS } from './minor-bodies.ts';
import { PLANET_GLYPHS } from './planets.ts';

/** The glyphs of all bodies by their ids. */
export const BODY_GLYPHS: Readonly<Record<string, BodyGlyph>> = {
  ...PLANET_GLYPHS,
  ...MINOR_BODY_GLYPHS,
  ...HYPOTHETICAL_GLYPHS,
};
