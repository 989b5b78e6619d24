import { DateOutOfRangeError } from '@theia/astro/ephemeris';
import { computePanchang } from '@theia/astro/vedic/panchang/panchang';
import { z } from 'zod';
import { chartQuestion } from '../../panchang/chart-question.ts';
import type { PanchangInclude } from '../../panchang/includes.ts';
import { panchangShape } from '../../panchang/schema.ts';
import { wirePanchang } from '../../panchang/wire-panchang.ts';
import type { PartContext, VedicPart } from '../part.ts';

const SHOWN: ReadonlySet<PanchangInclude> = new Set<PanchangInclude>([
  'limbs',
  'kalams',
  'choghadiya',
  'hora',
  'lunar_month',
]);

/** `panchang` of contract §6.9: the limbs at the birth and the vedic day around it; without a birth time the limbs at noon, and marked so. */
export const panchangPart: VedicPart = {
  include: 'panchang',
  schema: z
    .object({
      ...panchangShape,
      approximate: z
        .literal(true)
        .optional()
        .meta({ description: 'The birth time is unknown: the limbs are those of noon.' }),
    })
    .nullable(),
  compute: (context) => {
    try {
      return panchangOf(context);
    } catch (error) {
      if (!(error instanceof DateOutOfRangeError)) throw error;
      context.warn({
        code: 'range_clipped',
        message: 'The ephemeris ends within the lunar month of the birth: there is no panchang.',
      });
      return null;
    }
  },
};

function panchangOf({
  services: { ephemeris },
  chart,
  options: { hora, lunarMonth, varjyamTable },
}: PartContext): Record<string, unknown> | null {
  const question = chartQuestion(ephemeris, chart);
  if (question === null) return null;
  const settings = {
    sunrise: chart.settings.sunrise,
    hora,
    lunarMonth,
    brahmaMuhurta: SHOWN.has('muhurta'),
    varjyamTable,
  };
  const wired = wirePanchang(ephemeris, computePanchang(ephemeris, question, settings), question, settings, SHOWN);
  return chart.birth.unknownTime ? { ...wired, approximate: true } : wired;
}
