import { birthField } from '../request/birth-data.ts';
import { lessPrecise, sourceAcross, type EphemerisSource } from '@theia-astro/astro/ephemeris';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import {
  grahaChanges,
  horaryNumberAt,
  type KpChange,
  lagnaChanges,
  ontoBoundary,
  subLords,
} from '@theia-astro/astro/vedic/kp/sub-lords';
import {
  birthHouses,
  grahaSignifications,
  horaryHouses,
  houseSignificators,
  type KpChart,
  rulingPlanets,
} from '@theia-astro/astro/vedic/kp/significators';
import { polarPhase } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { nakshatraAt, NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { resolveAnalysis } from '../resolve/resolve-time.ts';
import { instantText } from '../time/instant-text.ts';
import { toJulianDays } from '../time/range.ts';
import { castChart, chartWarnings } from '../vedic-chart/calculate.ts';
import { instantWriter, wireSidereal, wireSubLords } from '../vedic-parts/wire.ts';
import { mapIds } from '../wire/point.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { polarWarning } from '../wire/warning.ts';
import { wireLongitude, type Wire } from '../wire/wire.ts';
import type { KpPart, KpPoint, KpRequest } from './request.ts';
import type { kpResponseSchema } from './schema.ts';

type Answer = Wire<typeof kpResponseSchema>;

const SOURCES = {
  divisions: 'Krishnamurti, Reader III',
  significators: 'Krishnamurti, Readers III and VI',
  ruling_planets: 'Krishnamurti, Reader VI',
  horary: 'Krishnamurti, Reader VI',
} as const;

/** POST /kp. @throws Problem 422 */
export function calculateKp(context: CalculationContext, request: KpRequest): Answer {
  const { include, vedic } = request;
  const birth = resolveBirth(context, request.birth, request.resolution);
  const dateField = birthField(request.birth);
  const chart = castChart(context, birth, vedic, dateField);
  const houses = housesOf(context, request, chart);
  const warnings: Warning[] = [];
  const sources: EphemerisSource[] = [chart.source];
  const asked = <Part>(part: KpPart, make: () => Part): { readonly [name: string]: Part } =>
    include.has(part) ? { [part]: make() } : {};
  const parts = {
    ...asked('cusps', () => houses.cuspsDeg.map((cuspDeg, index) => ({ bhava: index + 1, ...place(cuspDeg) }))),
    ...asked('points', () =>
      mapIds(GRAHAS, (id) => {
        const { longitudeDeg, house } = houses.grahas[id];
        const { retrograde } = chart.byId[id];
        return { ...place(longitudeDeg), bhava: house, retrograde, number: horaryNumberAt(longitudeDeg) };
      }),
    ),
    ...asked('significators', () => significatorsOf(houses)),
    ...asked('ruling_planets', () => rulersOf(context, request, birth, chart, { warnings, sources })),
    ...asked('changes', () => changesOf(context, request, chart, { warnings, sources })),
  } as Pick<Answer, KpPart>;
  const source = lessPrecise(...sources);
  return {
    product: 'kp',
    ...(request.number === null ? {} : { number: request.number }),
    ...parts,
    conventions: {
      ayanamsa: vedic.ayanamsa.id,
      positions: vedic.positions,
      node: vedic.node,
      house_system: houses.system,
      houses_begin: 'at_cusps',
      owner: 'lord_of_cusp_sign',
      day_from: 'sunrise',
    },
    sources: SOURCES,
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: birth.moment.jdUt, ayanamsa: vedic.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...birth.warnings,
      ...precisionWarnings(source),
      ...chartWarnings(chart, new Set()),
      ...warnings,
    ],
  };
}

/** @throws Problem 422 `house_system_undefined` */
function housesOf({ ephemeris }: CalculationContext, { number, vedic }: KpRequest, chart: VedicChart): KpChart {
  if (number === null) return birthHouses(chart)!;
  try {
    return horaryHouses(ephemeris, chart, number);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof HouseSystemUndefinedError)) throw error;
    throw new Problem({
      code: 'house_system_undefined',
      field: 'number',
      message: `Within the polar circles not every degree rises, so number ${number} has no houses (${vedic.houseSystem}) there.`,
      hint: 'Omit number for the houses of the moment, or take the place where the question is judged.',
    });
  }
}

function place(foundDeg: number) {
  const longitudeDeg = ontoBoundary(foundDeg);
  return {
    ...wireSidereal(longitudeDeg),
    nakshatra: nakshatraAt(longitudeDeg).id,
    ...wireSubLords(subLords(longitudeDeg)),
  };
}

function significatorsOf(houses: KpChart): Answer['significators'] {
  const signified = grahaSignifications(houses);
  return {
    points: mapIds(GRAHAS, (id) => {
      const { starLordIn, in: own, starLordOwns, owns, agentOf } = signified[id];
      return {
        star_lord_in: starLordIn,
        in: own,
        star_lord_owns: starLordOwns,
        owns,
        ...(agentOf === null ? {} : { agent_of: agentOf }),
      };
    }),
    bhavas: houseSignificators(houses).map(({ inStarOfOccupants, occupants, inStarOfOwner, owner }, index) => ({
      bhava: index + 1,
      in_star_of_occupants: inStarOfOccupants,
      occupants,
      in_star_of_owner: inStarOfOwner,
      owner,
    })),
  };
}

/** What the parts of an answer add to its warnings, and the ephemerides they used. */
interface Noted {
  readonly warnings: Warning[];
  readonly sources: EphemerisSource[];
}

/** The ruling planets of the analysis, at the place of the chart. */
function rulersOf(
  context: CalculationContext,
  { number, analysis, resolution, vedic }: KpRequest,
  birth: ResolvedBirth,
  chart: VedicChart,
  { warnings, sources }: Noted,
): Answer['ruling_planets'] {
  const own = number !== null && analysis === null;
  const judged = own ? null : resolveAnalysis(context, birth, analysis, resolution);
  const then =
    judged === null
      ? chart
      : castChart(
          context,
          { ...birth, moment: { ...birth.moment, jdUt: judged.jdUt, jdTt: judged.jdTt } },
          { ...vedic, polarFallback: 'porphyry' },
          'analysis_date',
        );
  warnings.push(...(judged?.warnings ?? []));
  sources.push(then.source);
  if (then.day === null)
    warnings.push(
      polarWarning(
        polarPhase(then.birth.place!, then.byId.sun.position.declinationDeg, vedic.sunrise),
        'The ruling planets are without a day lord.',
        'analysis_date',
      ),
    );
  const rulers = rulingPlanets({
    lagnaDeg: then.lagna!.longitudeDeg,
    longitudesDeg: mapIds(GRAHAS, (id) => then.byId[id].longitudeDeg),
    retrograde: new Set<GrahaId>(GRAHAS.filter((id) => then.byId[id].retrograde)),
    dayLord: then.day?.weekdayLord ?? null,
  });
  return {
    at: instantText(judged?.utcMs ?? context.ephemeris.jdToUtcMs(birth.moment.jdUt)),
    rulers: rulers.map(({ id, offices, agentOf, inStarOfRetrograde }) => ({
      id,
      offices,
      ...(agentOf === null ? {} : { agent_of: agentOf }),
      ...(inStarOfRetrograde ? { in_star_of_retrograde: true as const } : {}),
    })),
  };
}

function changesOf(
  { ephemeris }: CalculationContext,
  { changes, vedic }: KpRequest,
  { frame, birth, obliquityDeg }: VedicChart,
  { warnings, sources }: Noted,
): Answer['changes'] {
  const { fromMs, toMs, points, level } = changes!;
  const [from, until] = [toJulianDays(ephemeris, fromMs, 'from').jdUt, toJulianDays(ephemeris, toMs, 'to').jdUt];
  sources.push(sourceAcross(ephemeris, from, until));
  const at = instantWriter(ephemeris);
  const rises = Math.abs(birth.place!.geoLatitudeDeg) < 90 - obliquityDeg;
  if (points.includes('lagna') && !rises)
    warnings.push({
      code: 'houses_reversed',
      message: 'Within the polar circles not every degree rises: changes of the lagna are left out.',
      field: 'points',
    });
  const found = points.flatMap((point): (readonly [KpPoint, KpChange])[] => {
    if (point === 'lagna' && !rises) return [];
    const its =
      point === 'lagna'
        ? lagnaChanges(ephemeris, birth.place!, { frame, level }, from, until)
        : grahaChanges(ephemeris, point, { frame, node: vedic.node, level }, from, until);
    return its.map((change) => [point, change]);
  });
  return found
    .toSorted(([, a], [, b]) => a.jdUt - b.jdUt)
    .map(([point, { jdUt, level: widest, longitudeDeg, direct, division }]) => ({
      at: at(jdUt),
      point,
      level: widest,
      longitude: wireLongitude(longitudeDeg),
      ...(direct ? {} : { retrograde: true as const }),
      sign: signByIndex(division.signIndex),
      nakshatra: NAKSHATRAS[division.starIndex]!,
      ...wireSubLords(division),
    }));
}
