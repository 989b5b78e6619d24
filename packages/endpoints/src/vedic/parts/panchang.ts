import { computePanchang } from '@theia/astro/vedic/panchang/panchang';
import { z } from 'zod';
import { chartQuestion } from '../../panchang/chart-question.ts';
import type { PanchangInclude } from '../../panchang/includes.ts';
import { panchangShape } from '../../panchang/schema.ts';
import { wirePanchang } from '../../panchang/wire-panchang.ts';
import type { VedicPart } from '../part.ts';

const SHOWN: ReadonlySet<PanchangInclude> = new Set<PanchangInclude>(['limbs', 'kalams', 'choghadiya', 'hora', 'lunar_month']);

/** `panchang` of contract §6.9: the limbs at the birth and the vedic day around it; without a birth time the limbs at noon, and marked so. */
export const panchangPart: VedicPart = {
  include: 'panchang',
  schema: z.object({ ...panchangShape, approximate: z.literal(true).optional().meta({ description: 'The birth time is unknown: the limbs are those of noon.' }) }).nullable(),
  compute: ({ services: { ephemeris }, chart, options: { hora, lunarMonth } }) => {
    const question = chartQuestion(ephemeris, chart);
    if (question === null) return null;
    const settings = { sunrise: chart.settings.sunrise, hora, lunarMonth };
    const wired = wirePanchang(ephemeris, computePanchang(ephemeris, question, settings), question, settings, SHOWN);
    return chart.birth.unknownTime ? { ...wired, approximate: true } : wired;
  },
};
