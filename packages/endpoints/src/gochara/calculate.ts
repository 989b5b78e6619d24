import {
  type GocharaQuestion,
  houseStays,
  kakshyaAt,
  KAKSHYAS,
  spansOf,
} from '@theia-astro/astro/vedic/gochara/gochara';
import { nakshatraAt, taraOfCount } from '@theia-astro/astro/vedic/nakshatra';
import { type GrahaId, GRAHAS, isSevenGraha, modulo } from '@theia-astro/astro/vedic/zodiac';
import { mapIds } from '../wire/point.ts';
import { type Wire, wireZodiac } from '../wire/wire.ts';
import type { gocharaResponseSchema } from './schema.ts';
import { type GocharaWriter, gocharaWriter } from './wire-gochara.ts';
import {
  ASHTAKAVARGA_SCHOOLS,
  type AvContributor,
  bhinnaOfPlanets,
  type BinduTableId,
  type ByPlanet,
  type BySign,
  contributorSigns,
  prastara,
  type Prastara,
  sumSarva,
} from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import { lessPrecise, sourceAcross } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { grahaMotions } from '@theia-astro/astro/vedic/chart-grahas';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext } from '../endpoint.ts';
import { clipRange, echoRange } from '../limits/search-window.ts';
import { resolveAnalysis } from '../resolve/resolve-time.ts';
import { instantText } from '../time/instant-text.ts';
import { resolveChart } from '../vedic-parts/partner.ts';
import { wireMoonOfBirth } from '../vedic-parts/wire-sade-sati.ts';
import { answerEnd } from '../wire/meta.ts';
import type { GocharaRequest } from './request.ts';

/** A stretch of time that holds an instant; a millisecond. */
const INSTANT_DAYS = 1 / 86_400_000;

interface Within {
  readonly startJdUt: number | null;
  readonly endJdUt: number | null;
}

/** The grahas at an instant over a natal chart. */
function currentOf(
  jdUt: number,
  question: Omit<GocharaQuestion, 'fromJdUt' | 'untilJdUt'>,
  natal: GocharaNatal,
  write: GocharaWriter,
): Wire<typeof gocharaResponseSchema>['current'] {
  const holds = ({ startJdUt, endJdUt }: Within): boolean =>
    (startJdUt ?? -Infinity) <= jdUt && jdUt < (endJdUt ?? Infinity);
  const stays = houseStays(GRAHAS, { ...question, fromJdUt: jdUt, untilJdUt: jdUt + INSTANT_DAYS });
  return mapIds(GRAHAS, (id) => {
    const { longitudeDeg, speedDegPerDay } = question.motions(id).at(jdUt);
    const stay = stays.get(id)!.find(holds)!;
    const { signIndex, lord } = kakshyaAt(Math.min(Math.floor(longitudeDeg / 3.75), 95));
    const nakshatra = nakshatraAt(longitudeDeg);
    return {
      ...wireZodiac(longitudeDeg),
      bhava: stay.house,
      retrograde: speedDegPerDay < 0,
      starts_at: write.at(stay.startJdUt),
      ends_at: write.at(stay.endJdUt),
      effect: stay.good ? 'good' : 'bad',
      vedha_by: (stay.vedha ?? []).filter(holds).map(({ by }) => by),
      bindus: natal.bindus(id, stay.index),
      sarva: natal.sarva(stay.index),
      murti: stay.murti,
      kakshya: lord,
      bindu: natal.hasBindu(id, signIndex, lord),
      nakshatra: nakshatra.id,
      tara: taraOfCount(modulo(nakshatra.index - 1 - natal.janmaNakshatra, 27) + 1),
    };
  });
}

type Answer = Wire<typeof gocharaResponseSchema>;

const VEDHA_SOURCES = {
  narasimha_rao: 'Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), table 63; Muhurta Chintamani 4',
  muhurta_chintamani: 'Rama Daivajna, Muhurta Chintamani 4.1–4',
} as const;

/** POST /gochara. @throws Problem 422 */
export function calculateGochara(context: CalculationContext, request: GocharaRequest): Answer {
  const { ephemeris } = context;
  const { vedic, include, points } = request;
  const { chart, resolved } = resolveChart(context, request.birth, vedic, request.resolution);
  const analysis = resolveAnalysis(context, resolved, request.analysis, request.resolution);
  const { moon } = chart.byId;
  const question: Omit<GocharaQuestion, 'fromJdUt' | 'untilJdUt'> = {
    motions: grahaMotions(
      ephemeris,
      { center: 'geocentric', positions: vedic.positions, ayanamsa: vedic.ayanamsa.definition },
      vedic.node,
    ),
    moonSignIndex: moon.signIndex,
    firstSignIndex: referenceSign(chart, request),
    table: request.vedhaTable,
  };
  const natal = natalOf(chart, request.binduTable);
  const window = request.range && clipRange(ephemeris, request.range);
  const write = gocharaWriter(ephemeris, natal);
  const listed = (): Partial<Answer> => {
    if (window === null) return {};
    const asked = { ...question, fromJdUt: window.fromJdUt, untilJdUt: window.toJdUt };
    const list = <Row>(rows: (id: GrahaId) => readonly Row[]): readonly Row[] =>
      GRAHAS.filter((id) => points.includes(id)).flatMap(rows);
    const stays = include.has('stays') ? houseStays(points, asked) : null;
    return {
      ...echoRange(ephemeris, window, request.range!),
      ...(stays === null ? {} : { stays: list((id) => stays.get(id)!.map((stay) => write.stay(id, stay))) }),
      ...(include.has('kakshyas')
        ? { kakshyas: list((id) => spansOf(id, KAKSHYAS, asked).map((span) => write.kakshya(id, span))) }
        : {}),
      ...(include.has('nakshatras')
        ? { nakshatras: list((id) => spansOf(id, 27, asked).map((span) => write.nakshatra(id, span))) }
        : {}),
    };
  };
  const source = lessPrecise(
    chart.source,
    ...(include.has('current') ? [sourceAcross(ephemeris, analysis.jdUt, analysis.jdUt)] : []),
    ...(window === null ? [] : [sourceAcross(ephemeris, window.fromJdUt, window.toJdUt)]),
  );
  return {
    product: 'gochara',
    analysis_at: instantText(analysis.utcMs),
    ...wireMoonOfBirth(ephemeris, chart, resolved.moment.day),
    reference_sign: signByIndex(question.firstSignIndex),
    ...(include.has('current') ? { current: currentOf(analysis.jdUt, question, natal, write) } : {}),
    ...listed(),
    conventions: {
      ayanamsa: vedic.ayanamsa.id,
      positions: vedic.positions,
      node: vedic.node,
      counted_from: request.reference,
      vedha_table: request.vedhaTable,
      ashtakavarga_table: request.binduTable,
      murti_and_tara_from: 'natal_moon',
    },
    sources: {
      vedha: VEDHA_SOURCES[request.vedhaTable],
      bindus: ASHTAKAVARGA_SCHOOLS[request.binduTable].sources.bindus,
      kakshya: 'Phaladeepika 24.19',
      murti: 'Narasimha Rao, table 62',
      tara: 'Narasimha Rao, table 64',
    },
    time: resolved.time,
    place: resolved.place,
    ...answerEnd(
      context,
      request,
      { jdUt: resolved.moment.jdUt, ayanamsa: vedic.ayanamsa, source },
      resolved.warnings,
      analysis.warnings,
      window?.warnings ?? [],
    ),
  };
}

function referenceSign({ byId, lagna }: VedicChart, { reference }: GocharaRequest): number {
  return reference === 'lagna' ? lagna!.signIndex : byId[reference].signIndex;
}

/** What a natal chart gives to transits of its signs. Nulls are for nodes and for charts without a birth time. */
export interface GocharaNatal {
  /** Zero-based. */
  readonly janmaNakshatra: number;
  readonly bindus: (graha: GrahaId, signIndex: number) => number | null;
  readonly sarva: (signIndex: number) => number | null;
  readonly hasBindu: (graha: GrahaId, signIndex: number, by: AvContributor) => boolean | null;
}

/** The bindus of a natal chart by a table. */
function natalOf(chart: VedicChart, table: BinduTableId): GocharaNatal {
  const signs = contributorSigns(chart);
  const bhinna: ByPlanet<BySign> | null = signs && bhinnaOfPlanets(signs, table);
  const sarva = bhinna && sumSarva(bhinna);
  const rows: Prastara | null = signs && prastara(signs, table);
  return {
    janmaNakshatra: chart.byId.moon.nakshatra.index - 1,
    bindus: (graha, signIndex) => (isSevenGraha(graha) && bhinna !== null ? bhinna[graha][signIndex]! : null),
    sarva: (signIndex) => sarva && sarva[signIndex]!,
    hasBindu: (graha, signIndex, by) =>
      isSevenGraha(graha) && rows !== null ? rows[graha][by][signIndex] === 1 : null,
  };
}
