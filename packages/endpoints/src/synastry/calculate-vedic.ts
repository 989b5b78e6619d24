import { DEFAULT_AGREEMENT_READINGS } from '@theia-astro/astro/vedic/matching/porutham';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { matchPartners } from '../vedic-parts/match.ts';
import { type ResolvedPartner, resolvePartner } from '../vedic-parts/partner.ts';
import type { BirthData } from '../request/asked.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { calculateVedic } from '../vedic-chart/calculate.ts';
import type { VedicInclude } from '../vedic-chart/parts.ts';
import { type Wire, wire } from '../wire/wire.ts';
import { once } from '../western/relationship/person.ts';
import type { scoreFactorSchema, scoreSchema, vedicPairChartSchema, vedicPairResponseSchema } from './schema.ts';
import type { VedicPairRequest, SynastryRequest } from './request.ts';
import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia-astro/astro/vedic/chart';
import { type CompatibilityScore, SCORE_CATEGORIES, type ScoreFactor } from '@theia-astro/astro/synastry/score';
import { mapIds } from '../wire/point.ts';
import { type Unknown, wireBetween } from '../western/relationship/wire-aspects.ts';

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

const SCORE_DISCLAIMER =
  'A sum of traditional rules; include details lists every term. It is not a validated measure of how well two people get along.';

/** `score` (docs/methods/synastry.md). */
export function wireScore(score: CompatibilityScore, unknown: Unknown, details: boolean): Wire<typeof scoreSchema> {
  return {
    value: wire(score.value),
    raw_sum: wire(score.rawSum),
    clamped: score.clamped,
    rating: score.rating,
    categories: mapIds(SCORE_CATEGORIES, (category) => wire(score.categories[category])),
    ...(details ? { factors: score.factors.map((factor) => wireFactor(factor, unknown)) } : {}),
    disclaimer: SCORE_DISCLAIMER,
  };
}

function wireFactor(
  { aspect, weight, quality, points, category }: ScoreFactor,
  unknown: Unknown,
): Wire<typeof scoreFactorSchema> {
  return {
    ...wireBetween(aspect, unknown, false),
    weight,
    quality,
    exactness: wire(aspect.exactness),
    points: wire(points),
    category,
  };
}
