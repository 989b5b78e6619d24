import { z } from 'zod';
import { sadeSatiOf, sadeSatiShape } from '../../sade-sati/wire-sade-sati.ts';
import type { VedicPart } from '../part.ts';

/** `sade_sati` of contract §6.11, around the instant of analysis. */
export const sadeSatiPart: VedicPart = {
  include: 'sade_sati',
  schema: z.object(sadeSatiShape),
  compute: ({ services: { ephemeris }, chart, resolved, analysisJdUt, warn }) => {
    const { wired, warnings } = sadeSatiOf(ephemeris, chart, resolved.moment.day, analysisJdUt);
    warnings.forEach(warn);
    return wired;
  },
};
