import { STREE_DIRGHA_COUNTS } from '@theia/astro/vedic/matching/agreements';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { matchPartners } from '../guna-milan/match.ts';
import { resolvePartner, type ResolvedPartner } from '../guna-milan/partner.ts';
import type { BirthData } from '../shared/contract.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { calculateVedic } from '../vedic/calculate.ts';
import type { VedicInclude } from '../vedic/includes.ts';
import { once } from './once.ts';
import type { VedicPairRequest } from './vedic-request.ts';

type Wired = Record<string, unknown>;

const CHART_PARTS: ReadonlySet<VedicInclude> = new Set<VedicInclude>(['points', 'houses']);

/** The answer of contract §8 with `system` vedic: guna milan and both Vedic charts. @throws Problem 422, fields prefixed with the person's path */
export function calculateVedicPair(context: CalculationContext, request: VedicPairRequest): Wired {
  const { applyExceptions, include, mode, personA, personB, settings } = request;
  const [a, b] = [
    resolvePartner(context, personA, settings.chart, settings.resolution),
    resolvePartner(context, personB, settings.chart, settings.resolution),
  ];
  const warnings: Warning[] = [...request.warnings, ...a.warnings, ...b.warnings];
  const answer: Wired = { product: 'synastry', mode, system: 'vedic' };
  if (include.has('charts'))
    answer['charts'] = { person_a: chartOf(context, request, personA), person_b: chartOf(context, request, personB) };
  if (include.has('guna_milan')) {
    const match = matchPartners(a, b, { applyExceptions, streeDirghaCount: STREE_DIRGHA_COUNTS[0] });
    answer['guna_milan'] = match.wired;
    warnings.push(...match.warnings);
  }
  const both = <T>(of: (partner: ResolvedPartner) => T): { person_a: T; person_b: T } => ({
    person_a: of(a),
    person_b: of(b),
  });
  const source = a.chart.source === 'moshier' ? a.chart.source : b.chart.source;
  return {
    ...answer,
    time: both(({ time }) => time),
    place: both(({ place }) => place),
    input: request.input,
    meta: buildMeta(context, { jdUt: a.chart.birth.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: once([...warnings, ...precisionWarnings(source)]),
  };
}

/** A person's chart as /natal/vedic gives it, without what belongs to a whole answer. */
function chartOf(context: CalculationContext, { settings }: VedicPairRequest, birth: BirthData): Wired {
  const { ayanamsa, lagna, moon_sign, nakshatra, houses_from, points, houses } = calculateVedic(context, {
    product: 'vedic',
    birth,
    settings,
    analysis: null,
    include: CHART_PARTS,
    input: {},
    warnings: [],
  });
  return { ayanamsa, lagna, moon_sign, nakshatra, houses_from, points, houses };
}
