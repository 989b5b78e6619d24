import { wireSadeSati, sadeSatiSchema } from '../../vedic-parts/wire-sade-sati.ts';
import { vedicPart } from '../part.ts';

/** `sade_sati` of contract §6.11, around the instant of analysis. */
export const sadeSatiPart = vedicPart({
  include: 'sade_sati',
  schema: sadeSatiSchema,
  compute: ({ services: { ephemeris }, chart, resolved, analysisJdUt, warn }) => {
    const { wired, warnings } = wireSadeSati(ephemeris, chart, resolved.moment.day, analysisJdUt);
    warnings.forEach(warn);
    return wired;
  },
});
