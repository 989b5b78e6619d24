import { DEFAULT_AGREEMENT_READINGS } from '@theia-astro/astro/vedic/matching/agreements';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { matchPartners } from '../vedic-parts/match.ts';
import { resolvePartner, type ResolvedPartner } from '../vedic-parts/partner.ts';
import type { BirthData } from '../request/asked.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { calculateVedic } from '../vedic-chart/calculate.ts';
import type { VedicInclude } from '../vedic-chart/includes.ts';
import type { Wire } from '../wire/wire-type.ts';
import { once } from '../western/relationship/once.ts';
import type { vedicPairChartSchema, vedicPairResponseSchema } from './schema.ts';
import type { VedicPairRequest } from './vedic-request.ts';

/** The response with `system` vedic: guna milan and both Vedic charts. @throws Problem 422, fields prefixed with the person's path */
export function calculateVedicPair(
  context: CalculationContext,
  request: VedicPairRequest,
): Wire<typeof vedicPairResponseSchema> {
  const { applyExceptions, include, mode, personA, personB, settings } = request;
  const [a, b] = [
    resolvePartner(context, personA, settings.chart, settings.resolution),
    resolvePartner(context, personB, settings.chart, settings.resolution),
  ];
  const match = include.has('guna_milan')
    ? matchPartners(a, b, { applyExceptions, readings: DEFAULT_AGREEMENT_READINGS })
    : null;
  const both = <T>(of: (partner: ResolvedPartner) => T): { person_a: T; person_b: T } => ({
    person_a: of(a),
    person_b: of(b),
  });
  const source = a.chart.source === 'moshier' ? a.chart.source : b.chart.source;
  const warnings: readonly Warning[] = [
    ...request.warnings,
    ...a.warnings,
    ...b.warnings,
    ...(match?.warnings ?? []),
    ...precisionWarnings(source),
  ];
  return {
    product: 'synastry',
    mode,
    system: 'vedic',
    ...(include.has('charts')
      ? {
          charts: {
            person_a: personChart(context, request, personA),
            person_b: personChart(context, request, personB),
          },
        }
      : {}),
    ...(match === null ? {} : { guna_milan: match.wired }),
    time: both(({ time }) => time),
    place: both(({ place }) => place),
    input: request.input,
    meta: buildMeta(context, { jdUt: a.chart.birth.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: once(warnings),
  };
}

/** A person's chart as in /natal/vedic, without the fields of a complete answer. */
function personChart(
  context: CalculationContext,
  { settings, include }: VedicPairRequest,
  birth: BirthData,
): Wire<typeof vedicPairChartSchema> {
  const { ayanamsa, lagna, moon_sign, nakshatra, bhavas_from, points, bhavas } = calculateVedic(context, {
    product: 'vedic',
    birth,
    settings,
    analysis: null,
    dashaSpan: null,
    include: new Set<VedicInclude>(['points', 'bhavas', ...(include.has('details') ? (['details'] as const) : [])]),
    input: {},
    warnings: [],
  });
  return { ayanamsa, lagna, moon_sign, nakshatra, bhavas_from, points, bhavas };
}
