import type { NakshatraId } from '../nakshatra.ts';
import type { CivilSpan } from '../rise-set/sun-times.ts';
import type { Limb } from './limbs.ts';
import type { Span } from './parts-of-day.ts';

/**
 * Ghatis (sixtieths of the Moon's stay in a nakshatra) after which varjyam (its "poison") begins, ashwini first: the
 * table of modern panchangas (Muhurta Chintamani, on the visha ghatis), and that of the Prashna Marga, which differs
 * for ardra, hasta and mula.
 */
export const VARJYAM_TABLES = ['panchanga', 'prashna_marga'] as const;
export type VarjyamTable = (typeof VARJYAM_TABLES)[number];

const VARJYAM: readonly number[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
const PRASHNA_MARGA: ReadonlyMap<NakshatraId, number> = new Map([
  ['ardra', 11],
  ['hasta', 22],
  ['mula', 20],
]);
/** The same for amrita kala (its "nectar"). */
const AMRITA: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];
/** Length of both, in ghatis. */
const GHATIS = 4;

export interface NakshatraSpan extends Span {
  readonly nakshatra: NakshatraId;
}

/** Varjyam (tyajya) and amrita kala of the nakshatras of a day, those that overlap the day. */
export function nakshatraGhatis(
  nakshatras: readonly Limb<'nakshatra'>[],
  day: CivilSpan,
  table: VarjyamTable,
): { readonly varjyam: readonly NakshatraSpan[]; readonly amritaKala: readonly NakshatraSpan[] } {
  const spans = (ghatiOf: (limb: Limb<'nakshatra'>) => number): NakshatraSpan[] =>
    nakshatras
      .map((limb) => ghatiSpan(limb, ghatiOf(limb)))
      .filter(({ startJdUt, endJdUt }) => endJdUt > day.startJdUt && startJdUt < day.endJdUt);
  return {
    varjyam: spans(
      ({ id, index }) => (table === 'prashna_marga' ? PRASHNA_MARGA.get(id) : undefined) ?? VARJYAM[index - 1]!,
    ),
    amritaKala: spans(({ index }) => AMRITA[index - 1]!),
  };
}

function ghatiSpan({ id, startJdUt, endJdUt }: Limb<'nakshatra'>, ghati: number): NakshatraSpan {
  const at = (ghatis: number): number => startJdUt + ((endJdUt - startJdUt) * ghatis) / 60;
  return { nakshatra: id, startJdUt: at(ghati), endJdUt: at(ghati + GHATIS) };
}
