import { DEFAULT_AGREEMENT_READINGS } from '@theia-astro/astro/vedic/matching/agreements';
import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia-astro/astro/vedic/chart-settings';
import type { CalculationContext } from '../endpoint.ts';
import { matchPartners } from '../vedic-parts/match.ts';
import { resolvePartner } from '../vedic-parts/partner.ts';
import type { SynastryRequest } from './request.ts';

/**
 * Guna milan as a part of a relationship (docs/methods/matching.md), with the ayanamsa of the request, or Lahiri when the request
 * is tropical.
 * @throws Problem 422
 */
export function calculateGunaMilanPart(
  context: CalculationContext,
  request: SynastryRequest,
): ReturnType<typeof matchPartners> {
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
  return matchPartners(a, b, { applyExceptions, readings: DEFAULT_AGREEMENT_READINGS });
}
