import { NAKSHATRA_TABLE, type NakshatraId } from '../nakshatra.ts';
import type { CivilSpan } from '../rise-set/sun-times.ts';
import type { Limb } from './limbs.ts';
import type { Span } from './parts-of-day.ts';

/**
 * Ghatis (sixtieths of the Moon's stay in a nakshatra) after which varjyam (its "poison") begins: the table of modern
 * panchangas (Muhurta Chintamani, on the visha ghatis), and that of the Prashna Marga, which differs for ardra, hasta and
 * mula. Amrita kala (its "nectar") is the same in both.
 */
export const VARJYAM_TABLES = ['panchanga', 'prashna_marga'] as const;
export type VarjyamTable = (typeof VARJYAM_TABLES)[number];

const PRASHNA_MARGA: Readonly<Partial<Record<NakshatraId, number>>> = { ardra: 11, hasta: 22, mula: 20 };
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
      ({ id }) => (table === 'prashna_marga' ? PRASHNA_MARGA[id] : undefined) ?? NAKSHATRA_TABLE[id].varjyamGhati,
    ),
    amritaKala: spans(({ id }) => NAKSHATRA_TABLE[id].amritaGhati),
  };
}

function ghatiSpan({ id, startJdUt, endJdUt }: Limb<'nakshatra'>, ghati: number): NakshatraSpan {
  const at = (ghatis: number): number => startJdUt + ((endJdUt - startJdUt) * ghatis) / 60;
  return { nakshatra: id, startJdUt: at(ghati), endJdUt: at(ghati + GHATIS) };
}
