import type { TimeLordPart } from './request.ts';

/** Where each way of counting is taken from. */
export const SOURCES: Readonly<Record<TimeLordPart, string>> = {
  profections: 'Valens, Anthologies IV.11; Ptolemy, Tetrabiblos IV.10',
  releasing: 'Valens, Anthologies IV.4–10',
  firdaria: 'Abu Ma’shar, Great Introduction VII.8 and Revolutions of Nativities IV; nodes after Mars: Bonatti',
  decennials: 'Valens, Anthologies VI.6; Hephaistio, Apotelesmatics II.29',
  ascensions: 'Valens, Anthologies II.27 and VII.5; Ptolemy, Almagest II.7',
};
