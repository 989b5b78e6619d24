import type { VedicDignity } from '../dignity/dignity.ts';
import { isOddSign } from '../zodiac.ts';

export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type Baladi = (typeof BALADI)[number];

/** Age of a graha in steps of 6° within the sign, reversed in even signs. BPHS 45.3. */
export function baladiAt(signIndex: number, degreeInSignDeg: number): Baladi {
  const step = Math.min(4, Math.floor(degreeInSignDeg / 6));
  return BALADI[isOddSign(signIndex) ? step : 4 - step]!;
}

export const JAGRADADI = ['jagrat', 'swapna', 'sushupti'] as const;
export type Jagradadi = (typeof JAGRADADI)[number];

/** Awake in its own or exaltation sign, dreaming in a friend's or neutral's, asleep in an enemy's or in debility. BPHS 45.5–6. */
export function jagradadiFor(dignity: VedicDignity): Jagradadi {
  switch (dignity) {
    case 'exalted':
    case 'moolatrikona':
    case 'own':
      return 'jagrat';
    case 'great_friend':
    case 'friend':
    case 'neutral':
      return 'swapna';
    case 'enemy':
    case 'great_enemy':
    case 'debilitated':
      return 'sushupti';
  }
}
