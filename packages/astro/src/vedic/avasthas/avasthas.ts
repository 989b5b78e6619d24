import type { NodeAspects } from '../aspects/graha-drishti.ts';
import type { VedicChart, VedicGraha } from '../chart.ts';
import { vargaPlace } from '../varga/rules.ts';
import type { GrahaId } from '../zodiac.ts';
import { baladiAt, jagradadiFor, type Baladi, type Jagradadi } from './age-and-waking.ts';
import { findDeeptadi, type Deeptadi } from './deeptadi.ts';
import { findLajjitadi, type Lajjitadi } from './lajjitadi.ts';
import { findSayanadi, type Sayanadi } from './sayanadi.ts';

export interface Avasthas {
  readonly id: GrahaId;
  readonly baladi: Baladi;
  readonly jagradadi: Jagradadi;
  readonly deeptadi: Deeptadi;
  readonly lajjitadi: readonly Lajjitadi[];
  /** Null without a birth time or a sunrise. */
  readonly sayanadi: Sayanadi | null;
}

const GHATIS_PER_HOUR = 2.5;

/** The avasthas of BPHS 45 for the nine grahas. */
export function avasthas(chart: VedicChart, nodeAspects: NodeAspects): readonly Avasthas[] {
  const { grahas, benefics } = chart;
  return grahas.map((graha, index): Avasthas => {
    const { id, signIndex, degreeInSignDeg, dignity } = graha;
    const withMalefic = grahas.some(
      (other) => other.id !== id && other.signIndex === signIndex && !benefics.has(other.id),
    );
    return {
      id,
      baladi: baladiAt(signIndex, degreeInSignDeg),
      jagradadi: jagradadiFor(dignity),
      deeptadi: findDeeptadi(graha, withMalefic),
      lajjitadi: findLajjitadi(chart, id, nodeAspects),
      sayanadi: sayanadiIn(chart, graha, index + 1),
    };
  });
}

function sayanadiIn(
  { lagna, day, byId }: VedicChart,
  { longitudeDeg, nakshatra }: VedicGraha,
  planetNumber: number,
): Sayanadi | null {
  if (lagna === null || day === null) return null;
  return findSayanadi({
    nakshatra: nakshatra.index,
    janmaNakshatra: byId.moon.nakshatra.index,
    planetNumber,
    navamsa: vargaPlace(9, longitudeDeg).division + 1,
    ghati: Math.ceil(day.hoursSinceSunrise * GHATIS_PER_HOUR),
    lagnaSign: lagna.signIndex + 1,
  });
}
