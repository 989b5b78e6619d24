import { ASHTAKAVARGA_SCHOOLS } from '@theia-astro/astro/vedic/ashtakavarga/bindu-tables';
import { lessPrecise, sourceAcross } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { houseStays, type GocharaQuestion } from '@theia-astro/astro/vedic/gochara/gochara';
import { KAKSHYAS } from '@theia-astro/astro/vedic/gochara/kakshya';
import { spansOf } from '@theia-astro/astro/vedic/gochara/spans';
import { grahaMotions } from '@theia-astro/astro/vedic/graha-motion';
import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { clipToFiles, echoRange } from '../limits/search-window.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import { instantText } from '../time/instant-text.ts';
import { toJulianDays } from '../time/range.ts';
import { resolveChart } from '../vedic-parts/partner.ts';
import { wireMoonOfBirth } from '../vedic-parts/wire-sade-sati.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import type { Wire } from '../wire/wire-type.ts';
import { currentOf } from './current.ts';
import { natalOf } from './natal.ts';
import type { GocharaRequest } from './request.ts';
import type { gocharaResponseSchema } from './schema.ts';
import { gocharaWriter } from './wire-gochara.ts';

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
  const analysis = resolveCompanion(
    context,
    request.analysis,
    {
      zone: resolved.zone ?? { kind: 'iana', name: 'UTC' },
      geoLongitudeDeg: resolved.geo?.geoLongitudeDeg ?? null,
      dateField: 'analysis_date',
      timeField: 'analysis_time',
    },
    request.resolution,
  );
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
  const window = searched(context, request);
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
    input: request.input,
    meta: buildMeta(context, { jdUt: resolved.moment.jdUt, ayanamsa: vedic.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...resolved.warnings,
      ...analysis.warnings,
      ...(window?.warnings ?? []),
      ...precisionWarnings(source),
    ],
  };
}

function referenceSign({ byId, lagna }: VedicChart, { reference }: GocharaRequest): number {
  return reference === 'lagna' ? lagna!.signIndex : byId[reference].signIndex;
}

function searched(
  { ephemeris }: CalculationContext,
  { range }: GocharaRequest,
): { readonly fromJdUt: number; readonly toJdUt: number; readonly warnings: readonly Warning[] } | null {
  if (range === null) return null;
  return clipToFiles(
    ephemeris,
    toJulianDays(ephemeris, range.fromMs, 'from').jdUt,
    toJulianDays(ephemeris, range.toMs, 'to').jdUt,
  );
}
