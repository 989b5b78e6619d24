import type { YogaSky } from '@theia/astro/vedic/yogas/context';
import { skyOfLongitudes } from '@theia/astro/vedic/yogas/sky-of-longitudes';
import { SEVEN_GRAHAS, type GrahaId } from '@theia/astro/vedic/zodiac';
import { SIGNS } from '@theia/astro/zodiac/signs';

/** A chart a table gives by signs, some with degrees in the sign. */
export interface SignChart {
  readonly signs: Readonly<Record<string, string>>;
  readonly degrees?: Readonly<Record<string, number>>;
}

const MIDDLE_DEG = 15;
const tableName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The chart as the yoga rules see it; null when a planet or the lagna is missing. */
export function skyOfSigns({ signs, degrees }: SignChart): YogaSky | null {
  const signOf = (id: string): number => SIGNS.findIndex((sign) => sign === signs[tableName(id)]?.toLowerCase());
  if ([...SEVEN_GRAHAS, 'lagna'].some((id) => signOf(id) < 0)) return null;
  const at = (id: GrahaId | 'lagna'): number => 30 * Math.max(signOf(id), 0) + (degrees?.[tableName(id)] ?? MIDDLE_DEG);
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
