import type { YogaSky } from '@theia-astro/astro/vedic/yogas/context';
import { skyOfLongitudes } from '@theia-astro/astro/vedic/yogas/sky-of-longitudes';
import { SEVEN_GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';

/** A chart given by signs in a table, sometimes with degrees in the sign. */
export interface SignChart {
  readonly signs: Readonly<Record<string, string>>;
  readonly degrees?: Readonly<Record<string, number>>;
}

const MIDDLE_DEG = 15;
const tableName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The chart as input for the yoga rules; null when a planet or the lagna is missing. */
export function skyOfSigns({ signs, degrees }: SignChart): YogaSky | null {
  const tableSign = (id: string): number => SIGNS.findIndex((sign) => sign === signs[tableName(id)]?.toLowerCase());
  if ([...SEVEN_GRAHAS, 'lagna'].some((id) => tableSign(id) < 0)) return null;
  const at = (id: GrahaId | 'lagna'): number =>
    30 * Math.max(tableSign(id), 0) + (degrees?.[tableName(id)] ?? MIDDLE_DEG);
  return skyOfLongitudes(
    {
      sun: at('sun'),
      moon: at('moon'),
      mars: at('mars'),
      mercury: at('mercury'),
      jupiter: at('jupiter'),
      venus: at('venus'),
      saturn: at('saturn'),
      rahu: at('rahu'),
      ketu: at('ketu'),
    },
    at('lagna'),
  );
}
