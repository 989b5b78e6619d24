import { aspectsSign, type NodeAspects } from '../aspects/graha-drishti.ts';
import type { VedicChart } from '../chart.ts';
import { naturalRelation } from '../dignity/friendship.ts';
import { isSevenGraha, type GrahaId } from '../zodiac.ts';

export const LAJJITADI = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const;
export type Lajjitadi = (typeof LAJJITADI)[number];

const SHAMERS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/**
 * States of a graha by its company (BPHS 45.11–18); several or none may apply. For grahas with it or aspecting it the
 * natural friendships count, for the lord of its sign the fivefold relation. Without a birth time `lajjita`, which
 * depends on the 5th house, is left out.
 */
export function findLajjitadi(chart: VedicChart, id: GrahaId, nodeAspects: NodeAspects): readonly Lajjitadi[] {
  const { signIndex, dignity, signHouse } = chart.byId[id];
  const others = chart.grahas.filter((other) => other.id !== id);
  const beside = others.filter((other) => other.signIndex === signIndex).map((other) => other.id);
  const seenBy = others
    .filter((other) => aspectsSign(other.id, other.signIndex, signIndex, nodeAspects))
    .map((other) => other.id);
  const touched = [...beside, ...seenBy];
  const isEnemy = (other: GrahaId): boolean => isSevenGraha(other) && naturalRelation(id, other) === 'enemy';
  const isFriend = (other: GrahaId): boolean => isSevenGraha(other) && naturalRelation(id, other) === 'friend';
  const isBenefic = (other: GrahaId): boolean => chart.benefics.has(other);
  const holds: Readonly<Record<Lajjitadi, boolean>> = {
    lajjita: chart.housesFrom === 'lagna' && signHouse === 5 && beside.some((other) => SHAMERS.includes(other)),
    garvita: dignity === 'exalted' || dignity === 'moolatrikona',
    kshudhita: dignity === 'enemy' || dignity === 'great_enemy' || touched.some(isEnemy) || beside.includes('saturn'),
    trishita: signIndex % 4 === 3 && seenBy.some(isEnemy) && !seenBy.some(isBenefic),
    mudita: dignity === 'friend' || dignity === 'great_friend' || touched.some(isFriend) || beside.includes('jupiter'),
    kshobhita: beside.includes('sun') && seenBy.some((other) => !isBenefic(other) || isEnemy(other)),
  };
  return LAJJITADI.filter((state) => holds[state]);
}
