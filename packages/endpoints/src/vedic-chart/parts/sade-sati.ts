import { wireSadeSati, sadeSatiSchema } from '../../vedic-parts/wire-sade-sati.ts';
import { precisionWarnings } from '../../wire/meta.ts';
import { vedicPart } from '../part.ts';

/** `sade_sati` (docs/methods/gochara.md), around the instant of analysis. */
export const sadeSatiPart = vedicPart({
  include: 'sade_sati',
  schema: sadeSatiSchema,
  compute: ({ services: { ephemeris }, chart, resolved, analysisJdUt, warn }) => {
    const { wired, source, warnings } = wireSadeSati(ephemeris, chart, resolved.moment.day, analysisJdUt);
    if (chart.source === 'swisseph') precisionWarnings(source).forEach(warn);
    warnings.forEach(warn);
    return wired;
  },
});
