import { normalizeDeg } from '../../angle/normalize.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import {
  compoundRelation,
  naturalBenefics,
  naturalRelation,
  placeDignity,
  temporalRelation,
  type VedicDignity,
} from '../dignity/dignity.ts';
import { byGraha, signLordAt, type GrahaId } from '../zodiac.ts';
import type { YogaSky } from './context.ts';

/**
 * The input of the yoga rules for a chart known only by sidereal longitudes in [0, 360), such as charts from books.
 * Whole signs from the lagna. Nothing is combust, day and gender are unknown, and the nodes cast no aspects.
 */
export function skyOfLongitudes(longitudes: Readonly<Record<GrahaId, number>>, lagnaDeg: number): YogaSky {
  const grahaSign = (id: GrahaId): number => signIndexAt(longitudes[id]);
  const benefics = naturalBenefics(grahaSign, normalizeDeg(longitudes.moon - longitudes.sun));
  return {
    byId: byGraha((id) => ({
      id,
      longitudeDeg: longitudes[id],
      signIndex: grahaSign(id),
      dignity: dignityAt(id, longitudes),
      combust: false,
      naturalBenefic: benefics.has(id),
    })),
    firstSignIndex: signIndexAt(lagnaDeg),
    housesFrom: 'lagna',
    gender: null,
    isDay: null,
    nodeAspects: 'none',
    strictGajakesari: false,
  };
}

function dignityAt(id: GrahaId, longitudes: Readonly<Record<GrahaId, number>>): VedicDignity {
  const signIndex = signIndexAt(longitudes[id]);
  const lord = signLordAt(signIndex);
  return (
    placeDignity(id, signIndex, longitudes[id] - 30 * signIndex) ??
    compoundRelation(naturalRelation(id, lord), temporalRelation(signIndex, signIndexAt(longitudes[lord])))
  );
}
