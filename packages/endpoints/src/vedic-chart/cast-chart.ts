import { BodyUnavailableError, DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import type { VedicBirth, VedicChart } from '@theia-astro/astro/vedic/chart';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import type { VedicSettings } from '@theia-astro/astro/vedic/chart-settings';
import type { CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { readOffsetText } from '../time/date-text.ts';
import { dateOutOfRange } from '../time/range.ts';

/** The Vedic chart of a birth. @throws Problem 422 `date_out_of_range`, `body_unavailable`, `house_system_undefined` */
export function castChart(
  { ephemeris }: CalculationContext,
  { moment, geo, time }: Pick<ResolvedBirth, 'moment' | 'geo' | 'time'>,
  settings: VedicSettings,
  dateField: string,
): VedicChart {
  const birth: VedicBirth = {
    jdUt: moment.jdUt,
    unknownTime: moment.unknownTime,
    place: geo,
    utcOffsetSeconds: readOffsetText(time.offset) ?? 0,
  };
  try {
    return computeVedicChart(ephemeris, birth, settings);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange(dateField, 'The birth');
    if (error instanceof BodyUnavailableError) {
      throw new Problem({
        code: 'body_unavailable',
        field: dateField,
        message: `${error.body} is not available for this chart.`,
        hint: 'Choose a date from 1800 to 2399.',
      });
    }
    if (!(error instanceof HouseSystemUndefinedError)) throw error;
    throw new Problem({
      code: 'house_system_undefined',
      field: 'settings.house_system',
      message: `${HOUSE_SYSTEM_NAMES[error.system]} houses are not defined at this latitude.`,
      hint: 'Choose another house system, or set settings.polar_fallback to porphyry, whole_sign or equal.',
    });
  }
}
