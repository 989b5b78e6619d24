/** Half a mean day of elongation: 12.19° / 2. */
export const PRINCIPAL_WITHIN_DEG = 6.095;

const PRINCIPAL = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
const BETWEEN = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'] as const;
export type PhaseName = (typeof PRINCIPAL)[number] | (typeof BETWEEN)[number];

/** Eight sectors of 45°: Rudhyar, The Lunation Cycle (1967). */
const RUDHYAR = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const;
export type RudhyarPhase = (typeof RUDHYAR)[number];

/** Calendar-style name of the phase at an elongation (Moon − Sun) in [0, 360). */
export function phaseName(elongationDeg: number): PhaseName {
  const nearest = Math.round(elongationDeg / 90);
  if (Math.abs(elongationDeg - 90 * nearest) <= PRINCIPAL_WITHIN_DEG) return PRINCIPAL[nearest % 4]!;
  return BETWEEN[Math.floor(elongationDeg / 90) % 4]!;
}

/** Rudhyar's phase at an elongation (Moon − Sun), degrees in [0, 360). */
export function rudhyarPhase(elongationDeg: number): RudhyarPhase {
  return RUDHYAR[Math.floor(elongationDeg / 45) % 8]!;
}
