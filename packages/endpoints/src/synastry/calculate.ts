import { orbTable } from '@theia/astro/aspects/find';
import { aspectingPoints } from '@theia/astro/natal/aspecting-points';
import type { NatalInclude } from '@theia/astro/natal/settings';
import { findInterAspects } from '@theia/astro/synastry/inter-aspects';
import { houseOverlay } from '@theia/astro/synastry/overlays';
import { compatibilityScore } from '@theia/astro/synastry/score';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { wireChart } from '../natal/wire-chart.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { calculateComposite } from './calculate-composite.ts';
import { calculateDavison } from './calculate-davison.ts';
import { calculateGunaMilanPart } from './calculate-guna-milan.ts';
import { once } from './once.ts';
import { resolvePerson, type Person } from './person.ts';
import type { SynastryRequest } from './request.ts';
import { wireDoubleWhammies, wireInterAspect, wireInterDeclinations, wireScore, type Unknown } from './wire-aspects.ts';
import { wireComposite } from './wire-composite.ts';

type Wired = Record<string, unknown>;

const CHART_PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'houses', 'dignities']);

/** The answer of contract §8. @throws Problem 422, fields prefixed `person_a.`, `person_b.` or `relocation.` */
export function calculateSynastry(context: CalculationContext, request: SynastryRequest): Wired {
  const { include, settings } = request;
  const a = resolvePerson(context, request.personA, settings);
  const b = resolvePerson(context, request.personB, settings);
  const unknown: Unknown = { a: a.moment.unknownTime, b: b.moment.unknownTime };
  const warnings: Warning[] = [...request.warnings, ...a.warnings, ...b.warnings];
  const source = a.chart.source === 'moshier' ? a.chart.source : b.chart.source;
  const answer: Wired = { product: 'synastry', mode: request.mode };
  if (include.has('charts'))
    answer['charts'] = {
      person_a: wireChart(context.ephemeris, a.chart, CHART_PARTS),
      person_b: wireChart(context.ephemeris, b.chart, CHART_PARTS),
    };
  Object.assign(answer, betweenCharts(context, request, a, b, unknown));
  if (include.has('composite')) {
    const composite = calculateComposite(context, request, a, b);
    answer['composite'] = wireComposite(composite.chart, request.compositeHouses, unknown.a || unknown.b);
    warnings.push(...composite.warnings);
  }
  if (include.has('davison')) {
    const davison = calculateDavison(context, request, a, b);
    answer['davison'] = davison.wired;
    warnings.push(...davison.warnings);
  }
  if (include.has('guna_milan')) {
    const match = calculateGunaMilanPart(context, request);
    answer['guna_milan'] = match.wired;
    warnings.push(...match.warnings);
  }
  return {
    ...answer,
    time: { person_a: a.time, person_b: b.time },
    place: { person_a: a.wirePlace, person_b: b.wirePlace },
    input: request.input,
    meta: buildMeta(context, { jdUt: a.moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: once([...warnings, ...precisionWarnings(source)]),
  };
}

function betweenCharts(
  { ephemeris }: CalculationContext,
  { include, settings }: SynastryRequest,
  a: Person,
  b: Person,
  unknown: Unknown,
): Wired {
  const answer: Wired = {};
  const aspects =
    include.has('aspects') || include.has('score') || include.has('double_whammies')
      ? findInterAspects(
          aspectingPoints(a.chart.points, a.chart.houses),
          aspectingPoints(b.chart.points, b.chart.houses),
          orbTable(settings.chart),
        )
      : [];
  if (include.has('aspects')) answer['aspects'] = aspects.map((aspect) => wireInterAspect(aspect, unknown));
  if (include.has('double_whammies')) answer['double_whammies'] = wireDoubleWhammies(aspects);
  if (include.has('declinations'))
    answer['declination_aspects'] = wireInterDeclinations(a.chart, b.chart, settings.chart.parallelOrbDeg, unknown);
  if (include.has('overlays')) {
    const wired = (guest: Person, host: Person): Wired | null => {
      const overlay = houseOverlay(ephemeris, guest, host, settings.chart);
      return overlay && Object.fromEntries(overlay);
    };
    answer['overlays'] = { a_in_b: wired(a, b), b_in_a: wired(b, a) };
  }
  if (include.has('score'))
    answer['score'] = wireScore(compatibilityScore(aspects.map(({ aspect }) => aspect)), unknown);
  return answer;
}
