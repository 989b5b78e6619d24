import type { VedicChart } from '../chart.ts';
import type { GrahaId } from '../zodiac.ts';

export interface Pitru {
  readonly present: boolean;
  readonly planets: readonly GrahaId[];
}

/** Sun with Rahu or Saturn in the 9th (docs/methods/yogas.md; modern usage). Null without a birth time. */
export function pitru({ byId: { sun, rahu, saturn }, housesFrom }: VedicChart): Pitru | null {
  if (housesFrom === 'moon') return null;
  const company = [rahu, saturn].filter(({ signIndex }) => signIndex === sun.signIndex).map(({ id }) => id);
  const present = sun.signHouse === 9 && company.length > 0;
  return { present, planets: present ? ['sun', ...company] : [] };
}
