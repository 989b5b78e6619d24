import { STREE_DIRGHA_COUNTS } from '@theia/astro/vedic/matching/agreements';
import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia/astro/vedic/chart-settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { matchPartners } from '../guna-milan/match.ts';
import { resolvePartner } from '../guna-milan/partner.ts';
import type { SynastryRequest } from './request.ts';

/** Guna milan as a part of a relationship: contract §8.4 on the ayanamsa of the request, Lahiri for a tropical one. @throws Problem 422 */
export function calculateGunaMilanPart(
  context: CalculationContext,
  request: SynastryRequest,
): { readonly wired: Record<string, unknown>; readonly warnings: readonly Warning[] } {
  const { personA, personB, applyExceptions, settings } = request;
  const vedic: VedicSettings = {
    ...DEFAULT_VEDIC_SETTINGS,
    ayanamsa: settings.chart.ayanamsa ?? DEFAULT_VEDIC_SETTINGS.ayanamsa,
    positions: settings.chart.positions,
  };
  const [a, b] = [
    resolvePartner(context, personA, vedic, settings.resolution),
    resolvePartner(context, personB, vedic, settings.resolution),
  ];
  return matchPartners(a, b, { applyExceptions, streeDirghaCount: STREE_DIRGHA_COUNTS[0] });
}
