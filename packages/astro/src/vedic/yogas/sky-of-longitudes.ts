import { normalizeDeg } from '../../angle/normalize.ts';
import { signIndexOf } from '../../zodiac/signs.ts';
import { placeDignity, type VedicDignity } from '../dignity/dignity.ts';
import { compoundRelation, naturalRelation, temporalRelation } from '../dignity/friendship.ts';
import { naturalBenefics } from '../dignity/nature.ts';
import { signLordOf, type GrahaId } from '../zodiac.ts';
import type { YogaGraha, YogaSky } from './context.ts';

/**
 * What the yoga rules see of a chart known only by sidereal longitudes in [0, 360), for charts out of books. Whole signs from the lagna;
 * nothing is combust, neither day nor gender is known, the nodes cast no aspects.
 */
export function skyOfLongitudes(longitudes: Readonly<Record<GrahaId, number>>, lagnaDeg: number): YogaSky {
  const signOf = (id: GrahaId): number => signIndexOf(longitudes[id]);
  const benefics = naturalBenefics(signOf, normalizeDeg(longitudes.moon - longitudes.sun));
  const graha = (id: GrahaId): YogaGraha => ({
    id,
    longitudeDeg: longitudes[id],
    signIndex: signOf(id),
    dignity: dignityAt(id, longitudes),
    combust: false,
    naturalBenefic: benefics.has(id),
  });
  return {
    byId: {
      sun: graha('sun'),
      moon: graha('moon'),
      mars: graha('mars'),
      mercury: graha('mercury'),
      jupiter: graha('jupiter'),
      venus: graha('venus'),
      saturn: graha('saturn'),
      rahu: graha('rahu'),
      ketu: graha('ketu'),
    },
    firstSignIndex: signIndexOf(lagnaDeg),
    housesFrom: 'lagna',
    gender: null,
    isDay: null,
    nodeAspects: 'none',
    strictGajakesari: false,
  };
}

function dignityAt(id: GrahaId, longitudes: Readonly<Record<GrahaId, number>>): VedicDignity {
  const signIndex = signIndexOf(longitudes[id]);
  const lord = signLordOf(signIndex);
  return (
    placeDignity(id, signIndex, longitudes[id] - 30 * signIndex) ??
    compoundRelation(naturalRelation(id, lord), temporalRelation(signIndex, signIndexOf(longitudes[lord])))
  );
}
