import { circle } from '../draw/path.ts';
import { centred } from '../lettering/lettering.ts';

const letters = (text: string): string => centred(text, 0, 0, text.length > 1 ? 11.5 : 15).path;

/** The aspects as strokes in a box of 24 about the origin; the higher harmonics by their usual letters. */
export const ASPECT_GLYPHS: Readonly<Record<string, string>> = {
  conjunction: `${circle(-2.6, 3, 5.4)} M 1.2 -0.8 L 8.8 -8.4`,
  opposition: `${circle(-6, 6, 4)} ${circle(6, -6, 4)} M -3.2 3.2 L 3.2 -3.2`,
  trine: 'M 0 -8.4 L 9.6 8 L -9.6 8 Z',
  square: 'M -7.8 -7.8 L 7.8 -7.8 L 7.8 7.8 L -7.8 7.8 Z',
  sextile: 'M 0 -9.4 L 0 9.4 M -8.2 -4.7 L 8.2 4.7 M -8.2 4.7 L 8.2 -4.7',
  quincunx: 'M -9.4 -7 L 9.4 -7 M -7.6 8.6 L 0 -7 L 7.6 8.6',
  semi_sextile: 'M -9.4 7 L 9.4 7 M -7.6 -8.6 L 0 7 L 7.6 -8.6',
  semi_square: 'M 8.6 7.4 L -8.6 7.4 L 6.4 -8.2',
  sesquiquadrate: 'M -8.4 -9.2 L 4 -9.2 L 4 3.2 L -8.4 3.2 Z M 4 3.2 L -2.2 9.4 L 8.8 9.4',
  quintile: letters('Q'),
  bi_quintile: letters('bQ'),
  septile: letters('S'),
  bi_septile: letters('bS'),
  tri_septile: letters('tS'),
  novile: letters('N'),
  bi_novile: letters('bN'),
  quadri_novile: letters('qN'),
  decile: letters('D'),
  tri_decile: letters('tD'),
};
