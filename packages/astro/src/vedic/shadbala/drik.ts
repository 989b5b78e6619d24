import { drishtiVirupas } from '../aspects/drishti-value.ts';
import type { VedicChart } from '../chart.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';

/**
 * Aspectual strength of a point: a quarter of the aspect strengths of benefics minus those of malefics, for sun to
 * saturn. BPHS 27.19.
 */
export function drikVirupas(
  { byId, benefics }: Pick<VedicChart, 'byId' | 'benefics'>,
  longitudeDeg: number,
  except: SevenGraha | null = null,
): number {
  return (
    SEVEN_GRAHAS.filter((id) => id !== except).reduce(
      (sum, id) => sum + (benefics.has(id) ? 1 : -1) * drishtiVirupas(id, byId[id].longitudeDeg, longitudeDeg),
      0,
    ) / 4
  );
}
