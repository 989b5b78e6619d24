import type { VedicGraha } from '../chart.ts';
import type { VedicDignity } from '../dignity/dignity.ts';

export const DEEPTADI = [
  'kopa',
  'khala',
  'deepta',
  'swastha',
  'vikala',
  'mudita',
  'shanta',
  'deena',
  'duhkhita',
] as const;
export type Deeptadi = (typeof DEEPTADI)[number];

const BY_RELATION: Readonly<Partial<Record<VedicDignity, Deeptadi>>> = {
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'duhkhita',
};

/**
 * Mood of a graha, the first that applies: combust, defeated in war, exalted, own sign, with a malefic, else by the
 * lord of its sign. BPHS 45.7–10.
 */
export function findDeeptadi(
  { combust, war, dignity }: Pick<VedicGraha, 'combust' | 'war' | 'dignity'>,
  withMalefic: boolean,
): Deeptadi {
  if (combust) return 'kopa';
  if (war?.won === false) return 'khala';
  if (dignity === 'exalted') return 'deepta';
  if (dignity === 'own' || dignity === 'moolatrikona') return 'swastha';
  if (withMalefic) return 'vikala';
  return BY_RELATION[dignity] ?? 'khala';
}
