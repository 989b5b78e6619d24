import { DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import { computePanchang } from '@theia-astro/astro/vedic/panchang/panchang';
import { z } from 'zod';
import { chartQuestion } from '../../vedic-parts/partner.ts';
import {
  CHART_PANCHANG_INCLUDES,
  DEFAULT_PANCHANG_INCLUDES,
  type PanchangInclude,
  panchangShape,
} from '../../vedic-parts/panchang-shape.ts';
import { wirePanchang } from '../../vedic-parts/wire-panchang.ts';
import type { Wire } from '../../wire/wire.ts';
import { vedicPart, type PartContext } from '../part.ts';

const chartPanchangSchema = z
  .object({
    ...panchangShape,
    approximate: z
      .literal(true)
      .optional()
      .meta({ description: 'The birth time is unknown: the limbs are those at noon.' }),
  })
  .meta({ id: 'ChartPanchang' })
  .nullable();

/**
 * `panchang` (docs/methods/panchang.md): the limbs at the birth and the vedic day around it; without a birth time the limbs at
 * noon, marked as approximate.
 */
export const panchangPart = vedicPart({
  include: 'panchang',
  schema: chartPanchangSchema,
  compute: (context) => {
    try {
      return panchangAtBirth(context);
    } catch (error) {
      if (!(error instanceof DateOutOfRangeError)) throw error;
      context.warn({
        code: 'range_clipped',
        message: 'The ephemeris ends within the lunar month of the birth, so there is no panchang.',
      });
      return null;
    }
  },
});

function panchangAtBirth({
  services: { ephemeris },
  chart,
  options: { hora, lunarMonth, varjyamTable },
  details,
}: PartContext): Wire<typeof chartPanchangSchema> {
  const question = chartQuestion(ephemeris, chart);
  if (question === null) return null;
  const shown = new Set<PanchangInclude>(details ? CHART_PANCHANG_INCLUDES : DEFAULT_PANCHANG_INCLUDES);
  const settings = {
    sunrise: chart.settings.sunrise,
    hora,
    lunarMonth,
    brahmaMuhurta: shown.has('muhurtas'),
    varjyamTable,
    periods: false,
    lagnas: false,
    panchakaCount: 'month' as const,
  };
  const wired = wirePanchang(ephemeris, computePanchang(ephemeris, question, settings), question, settings, shown);
  return chart.birth.unknownTime ? { ...wired, approximate: true } : wired;
}
