import { signIndexAt } from '../../zodiac/signs.ts';
import { grahasAspecting, type NodeAspects } from '../aspects/aspects.ts';
import type { VedicChart } from '../chart.ts';
import { modulo, type GrahaId, type SevenGraha } from '../zodiac.ts';

export interface Bhava {
  /** 1..12. */
  readonly house: number;
  /** Sign of the house, or of the bhava's middle when houses are those of the chalit. */
  readonly signIndex: number;
  readonly lord: SevenGraha;
  readonly occupants: readonly GrahaId[];
  /** Full graha drishti on the sign (BPHS 26). */
  readonly aspectedBy: readonly GrahaId[];
}

/** The twelve bhavas by `settings.bhava`, counted from the lagna or, without one, from the Moon's sign. */
export function bhavas(chart: VedicChart, nodeAspects: NodeAspects): Bhava[] {
  const { firstSignIndex, chalit, settings, grahas, houseLords } = chart;
  const middles = settings.bhava === 'chalit' && chalit?.bhavas.length === 12 ? chalit.bhavas : null;
  return Array.from({ length: 12 }, (_, index) => {
    const signIndex = middles === null ? modulo(firstSignIndex + index, 12) : signIndexAt(middles[index]!.middleDeg);
    return {
      house: index + 1,
      signIndex,
      lord: houseLords[index]!,
      occupants: grahas.filter(({ house }) => house === index + 1).map(({ id }) => id),
      aspectedBy: grahasAspecting(chart, signIndex, nodeAspects),
    };
  });
}
