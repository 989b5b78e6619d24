import { birthField } from '../request/birth-data.ts';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import { type LayoutItem, VIEW } from '@theia-astro/chart-svg/drawing';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import { round, wireLongitude, type Wire } from '../wire/wire.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { captionOf } from './caption.ts';
import { drawChart } from './draw.ts';
import { hasCusps, isIndian, type Style } from './options.ts';
import { resolveOuter } from './outer.ts';
import type { ChartRequest } from './request.ts';
import type { chartResponseSchema } from './schema.ts';

const USUAL_PARTS: readonly NatalInclude[] = ['points', 'houses', 'aspects'];
/** What is computed for a style beyond the usual parts. */
const PARTS_OF_STYLE: Readonly<Partial<Record<Style, readonly NatalInclude[]>>> = {
  harmonic: ['harmonics'],
  draconic: ['draconic'],
  declination_graph: ['declinations', 'declination_graph'],
};

/** The picture as text and the position of everything in it. @throws Problem 422 */
export function calculateChartPicture(
  context: CalculationContext,
  request: ChartRequest,
): Wire<typeof chartResponseSchema> {
  const { birth, settings, picture } = request;
  const { time, place, moment, geo, zone, warnings } = resolveBirth(context, birth, settings.resolution);
  const { chart, warnings: chartWarnings } = calculateChart(context.ephemeris, {
    moment,
    place: geo,
    settings: { ...settings.chart, harmonics: [picture.harmonic] },
    include: new Set([...USUAL_PARTS, ...(PARTS_OF_STYLE[picture.style] ?? [])]),
    bodiesAsked: settings.bodiesAsked,
    fields: { date: birthField(birth) },
  });
  const outer = resolveOuter(context, request, zone, geo);
  const { ayanamsa } = settings.chart;
  const partnerName = request.outer?.kind === 'partner' ? request.outer.birth.name : null;
  const { svg, layout } = drawChart(
    chart,
    ayanamsa === null ? 0 : context.ephemeris.ayanamsa(moment.jdUt, ayanamsa.definition).valueDeg,
    outer,
    settings,
    picture,
    {
      name: birth.name,
      partnerName,
      moment: `${time.unknown ? time.local.slice(0, time.local.indexOf('T')) : time.local}${place === null ? '' : `, ${place.name}`}.`,
      caption: picture.hasCaption
        ? captionOf(
            { name: birth.name, time, place },
            outer && {
              name: partnerName ?? (outer.kind === 'transit' ? 'Transits' : null),
              time: outer.time,
              place: outer.place,
            },
            hasCusps(picture.style) ? (chart.houses?.system ?? null) : null,
            ayanamsa,
          )
        : undefined,
    },
    request.orbsAsked,
  );
  return {
    product: 'chart',
    at: time.utc,
    style: picture.style,
    theme: picture.theme,
    size: picture.sizePx,
    varga: isIndian(picture.style) ? picture.varga : null,
    view_box: [0, 0, VIEW, VIEW],
    layout: layout.map(wireItem),
    svg,
    outer: outer && { kind: outer.kind, at: outer.time.utc, time: outer.time, place: outer.place },
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source: chart.source }),
    warnings: [
      ...request.warnings,
      ...warnings,
      ...precisionWarnings(chart.source),
      ...chartWarnings,
      ...(outer?.warnings ?? []),
      ...moonHouses(request, time.unknown),
    ],
  };
}

function wireItem({
  kind,
  id,
  x,
  y,
  width,
  height,
  longitudeDeg,
}: LayoutItem): Wire<typeof chartResponseSchema>['layout'][number] {
  return {
    kind,
    id,
    x: round(x, 2),
    y: round(y, 2),
    width: round(width, 2),
    height: round(height, 2),
    ...(longitudeDeg === undefined ? {} : { longitude: wireLongitude(((longitudeDeg % 360) + 360) % 360) }),
  };
}

/** Warns that without a lagna the houses of an Indian chart are counted from the Moon. */
function moonHouses({ picture }: ChartRequest, unknownTime: boolean): readonly Warning[] {
  if (!unknownTime || !isIndian(picture.style)) return [];
  return [
    {
      code: 'birth_time_unknown',
      message: 'Without a birth time there is no lagna: the houses are counted from the Moon.',
      field: 'style',
    },
  ];
}
