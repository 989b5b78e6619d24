import { orbTable } from '@theia-astro/astro/aspects/find';
import { aspectingPoints } from '@theia-astro/astro/natal/points';
import { findInterAspects, houseOverlay } from '@theia-astro/astro/synastry/inter-aspects';
import { compatibilityScore } from '@theia-astro/astro/synastry/score';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { shownAspects } from '../wire/chart-parts.ts';
import { wireChart } from '../wire/chart.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import type { Wire } from '../wire/wire.ts';
import { personParts } from '../western/relationship/schemas.ts';
import { calculateComposite, wireComposite, calculateDavison } from '../western/relationship/composite.ts';
import { once, type Person, resolvePerson } from '../western/relationship/person.ts';
import {
  type Unknown,
  wireDoubleWhammies,
  wireInterAspect,
  wireInterDeclinations,
} from '../western/relationship/wire-aspects.ts';
import { calculateGunaMilanPart, wireScore } from './calculate-vedic.ts';
import type { SynastryRequest } from './request.ts';
import type { betweenSchema, overlaySchema, synastryResponseSchema } from './schema.ts';

/** The response. @throws Problem 422, fields prefixed `person_a.`, `person_b.` or `relocation.` */
export function calculateSynastry(
  context: CalculationContext,
  request: SynastryRequest,
): Wire<typeof synastryResponseSchema> {
  const { include, settings } = request;
  const a = resolvePerson(context, request.personA, request);
  const b = resolvePerson(context, request.personB, request);
  const unknown: Unknown = { a: a.moment.unknownTime, b: b.moment.unknownTime };
  const composite = include.has('composite') ? calculateComposite(context, request, [a, b]) : null;
  const davison = include.has('davison') ? calculateDavison(context, request, [a, b], 'person_a.birth_date') : null;
  const match = include.has('guna_milan') ? calculateGunaMilanPart(context, request) : null;
  const personChart = ({ chart }: Person): ReturnType<typeof wireChart> =>
    wireChart(context.ephemeris, chart, personParts(include));
  const source = a.chart.source === 'moshier' ? a.chart.source : b.chart.source;
  const warnings: readonly Warning[] = [
    ...request.warnings,
    ...a.warnings,
    ...b.warnings,
    ...(composite?.warnings ?? []),
    ...(davison?.warnings ?? []),
    ...(match?.warnings ?? []),
    ...precisionWarnings(source),
  ];
  return {
    product: 'synastry',
    mode: request.mode,
    ...(include.has('charts') ? { charts: { person_a: personChart(a), person_b: personChart(b) } } : {}),
    ...betweenCharts(context, request, a, b, unknown),
    ...(composite === null ? {} : { composite: wireComposite(composite.chart, request, unknown.a || unknown.b) }),
    ...(davison === null ? {} : { davison: davison.wired }),
    ...(match === null ? {} : { guna_milan: match.wired }),
    time: { person_a: a.time, person_b: b.time },
    place: { person_a: a.wirePlace, person_b: b.wirePlace },
    input: request.input,
    meta: buildMeta(context, { jdUt: a.moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: once(warnings),
  };
}

function betweenCharts(
  { ephemeris }: CalculationContext,
  { include, settings }: SynastryRequest,
  a: Person,
  b: Person,
  unknown: Unknown,
): Wire<typeof betweenSchema> {
  const details = include.has('details');
  const aspects =
    include.has('aspects') || include.has('score') || include.has('double_whammies')
      ? findInterAspects(
          aspectingPoints(a.chart.points, a.chart.houses),
          aspectingPoints(b.chart.points, b.chart.houses),
          orbTable(settings.chart),
        )
      : [];
  const shown = new Set(
    shownAspects(
      aspects.map(({ aspect }) => aspect),
      include,
    ),
  );
  const overlay = (guest: Person, host: Person): Wire<typeof overlaySchema> | null => {
    const found = houseOverlay(ephemeris, guest, host, settings.chart);
    return found && Object.fromEntries(found);
  };
  return {
    ...(include.has('aspects')
      ? {
          aspects: aspects
            .filter(({ aspect }) => shown.has(aspect))
            .map((aspect) => wireInterAspect(aspect, unknown, details)),
        }
      : {}),
    ...(include.has('double_whammies') ? { double_whammies: wireDoubleWhammies(aspects) } : {}),
    ...(include.has('declinations')
      ? { declination_aspects: wireInterDeclinations(a.chart, b.chart, settings.chart.parallelOrbDeg, unknown) }
      : {}),
    ...(include.has('overlays') ? { overlays: { a_in_b: overlay(a, b), b_in_a: overlay(b, a) } } : {}),
    ...(include.has('score')
      ? { score: wireScore(compatibilityScore(aspects.map(({ aspect }) => aspect)), unknown, details) }
      : {}),
  };
}
