import type { VedicChart, VedicLagna } from '../chart.ts';
import { isVargottama } from '../varga/varga.ts';
import { vargaPlace } from '../varga/rules.ts';
import { modulo, signLordAt } from '../zodiac.ts';
import type { CountedDasha } from './counted-dashas.ts';

const [CANCER, LEO] = [3, 4] as const;

type Condition = (chart: VedicChart, lagna: VedicLagna) => boolean | null;

/** When BPHS 46 wants a conditional dasha to be used. Null where the Sun does not rise. */
const CONDITIONS: Readonly<Record<CountedDasha | 'ashtottari', Condition>> = {
  ashtottari: ({ byId: { rahu }, byId }, lagna) => {
    const fromLord = modulo(rahu.signIndex - byId[signLordAt(lagna.signIndex)].signIndex, 12);
    return rahu.signIndex !== lagna.signIndex && (fromLord % 3 === 0 || fromLord % 4 === 0);
  },
  shodashottari: ({ elongationDeg }, lagna) => (elongationDeg < 180 ? LEO : CANCER) === horaSign(lagna),
  dwadashottari: (_, lagna) => signLordAt(vargaPlace(9, lagna.longitudeDeg).signIndex) === 'venus',
  panchottari: (_, lagna) => lagna.signIndex === CANCER && vargaPlace(12, lagna.longitudeDeg).signIndex === CANCER,
  shatabdika: (_, lagna) => isVargottama(lagna.longitudeDeg),
  chaturashiti_sama: ({ byId }, lagna) => {
    const tenth = (lagna.signIndex + 9) % 12;
    return byId[signLordAt(tenth)].signIndex === tenth;
  },
  dwisaptati_sama: ({ byId }, lagna) => {
    const seventh = (lagna.signIndex + 6) % 12;
    return (
      byId[signLordAt(lagna.signIndex)].signIndex === seventh || byId[signLordAt(seventh)].signIndex === lagna.signIndex
    );
  },
  shattrimshat_sama: ({ day }, lagna) => (day === null ? null : (day.isDaytime ? LEO : CANCER) === horaSign(lagna)),
  shashti_hayani: ({ byId: { sun } }, lagna) => sun.signIndex === lagna.signIndex,
};

/** Sign of the lagna's hora: Leo is the Sun's, Cancer the Moon's. */
const horaSign = ({ longitudeDeg }: VedicLagna): number => vargaPlace(2, longitudeDeg).signIndex;

/** Dashas that BPHS gives a condition. */
export type ConditionalDasha = keyof typeof CONDITIONS;

/** Whether BPHS 46 gives a dasha a condition. */
export function isConditional(system: string): system is ConditionalDasha {
  return Object.hasOwn(CONDITIONS, system);
}

/** Whether the chart meets the condition of a dasha; null without a lagna, or where it needs a sunrise and there is none. */
export function dashaApplies(chart: VedicChart, system: ConditionalDasha): boolean | null {
  return chart.lagna === null ? null : CONDITIONS[system](chart, chart.lagna);
}
