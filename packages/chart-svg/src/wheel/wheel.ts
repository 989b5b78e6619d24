import type { ChartAspect, ChartBody, WheelChart } from '../chart.ts';
import { cornerCaption } from '../lettering/caption.ts';
import { frame, ringLine } from '../draw/xml.ts';
import { detailOf, type Detail, type Drawing, type DrawOptions, type LayoutItem } from '../drawing.ts';
import { themeOf } from '../themes/theme.ts';
import { bodyText, placeText } from '../words.ts';
import { aspectLines } from './aspect-lines.ts';
import { axisLines, namedAngles, rimLabels } from './axes.ts';
import { drawBodies } from './draw-bodies.ts';
import { cuspLines, houseAreas, houseNumbers, houseRing } from './houses.ts';
import { enlarged, type WheelMetrics, WHEELS } from './metrics.ts';
import { placeBodies } from './place-bodies.ts';
import { CENTRE, dial } from './polar.ts';
import { zodiacRing } from './zodiac-ring.ts';

const RIM_MAX = 490;

/**
 * A chart wheel: ascendant at nine o'clock (0° Aries without one), the zodiac counter-clockwise, glyphs at least 6°
 * apart with leaders to their true positions. Pure: the same data gives the same text.
 */
export function drawWheel(chart: WheelChart, aspects: readonly ChartAspect[], options: DrawOptions): Drawing {
  return draw(chart, null, aspects, options);
}

/** Two charts on one zodiac: `inner` inside with its houses, `outer` (transits, a partner, a return) outside. Aspects go from inner to outer. */
export function drawBiwheel(
  inner: WheelChart,
  outer: WheelChart,
  aspects: readonly ChartAspect[],
  options: DrawOptions,
): Drawing {
  return draw(inner, outer, aspects, options);
}

function draw(
  inner: WheelChart,
  outer: WheelChart | null,
  aspects: readonly ChartAspect[],
  options: DrawOptions,
): Drawing {
  const theme = themeOf(options.theme);
  const { show, mark } = options;
  const cuspsDeg = show.houses ? inner.cuspsDeg : null;
  const angles = show.houses ? inner.angles : null;
  const metrics = metricsFor(outer !== null, detailOf(options.sizePx), cuspsDeg !== null, angles !== null);
  const leftDeg = inner.leftDeg ?? inner.angles?.ascDeg ?? 0;
  const at = dial(leftDeg);
  const zodiac = zodiacRing(at, leftDeg, metrics, theme);
  const numbers = cuspsDeg === null ? null : houseNumbers(at, cuspsDeg, metrics);
  const houseLayout = numbers?.layout ?? [];
  const labels = angles === null ? null : rimLabels(at, angles, cuspsDeg, metrics, theme, show.degrees, mark);
  const innerBodies = withAngles(inner, angles !== null && metrics.angleLabel === null);
  const ring = { at, weight: metrics.weight, theme, showDegrees: show.degrees, mark };
  const first = drawBodies(placeBodies(innerBodies, metrics.inner, dividingLines(cuspsDeg, angles)), {
    ...ring,
    ring: metrics.inner,
    ink: theme.ink,
    trueMark: metrics.ringInner,
    kind: 'point',
  });
  const outerBodies = outer === null ? [] : withAngles(outer, outer.angles !== null);
  const second =
    metrics.outer === null
      ? null
      : drawBodies(placeBodies(outerBodies, metrics.outer), {
          ...ring,
          ring: metrics.outer,
          ink: theme.second,
          trueMark: metrics.rim,
          kind: 'second_point',
        });
  const obstacles = { numbers: houseLayout, labels: first.layout };
  const layers = [
    zodiac.svg,
    cuspsDeg === null || mark === undefined ? '' : houseAreas(at, cuspsDeg, metrics, mark),
    cuspsDeg === null ? '' : cuspLines(at, cuspsDeg, metrics, obstacles, theme),
    angles === null ? '' : axisLines(at, angles, metrics, obstacles, theme),
    show.aspects
      ? aspectLines(at, aspects, { a: longitudes(inner), b: longitudes(outer ?? inner) }, metrics, theme, mark)
      : '',
    numbers === null
      ? ringLine(CENTRE, CENTRE, metrics.houseInner, theme.line, metrics.weight.circle)
      : houseRing(metrics, numbers, theme),
    first.svg,
    second?.svg ?? '',
    labels?.svg ?? '',
    cornerCaption(options, theme),
  ];
  const layout: LayoutItem[] = [
    ...zodiac.layout,
    ...houseLayout,
    ...(labels?.layout ?? []),
    ...first.layout,
    ...(second?.layout ?? []),
  ];
  return frame(options, theme, describe(inner, outer), layers, layout);
}

/** Without houses there is no house ring, and a wheel without names of angles fills the picture. */
function metricsFor(two: boolean, detail: Detail, houses: boolean, angles: boolean): WheelMetrics {
  const metrics = WHEELS[two ? 'bi' : 'natal'][detail];
  const ringed = houses ? metrics : { ...metrics, houseInner: metrics.houseOuter };
  return two || angles ? ringed : enlarged(ringed, RIM_MAX / ringed.rim);
}

/** The lines across the ring of bodies. */
function dividingLines(cuspsDeg: WheelChart['cuspsDeg'], angles: WheelChart['angles']): readonly number[] {
  return [...(cuspsDeg ?? []), ...(angles === null ? [] : namedAngles(angles).map(({ longitudeDeg }) => longitudeDeg))];
}

function withAngles(chart: WheelChart, wanted: boolean): readonly ChartBody[] {
  if (!wanted || chart.angles === null) return chart.bodies;
  return [
    ...chart.bodies,
    ...namedAngles(chart.angles).map(({ id, longitudeDeg }) => ({ id, longitudeDeg, retrograde: false })),
  ];
}

function longitudes(chart: WheelChart): ReadonlyMap<string, number> {
  const angles = chart.angles === null ? [] : namedAngles(chart.angles);
  return new Map([...angles, ...chart.bodies].map(({ id, longitudeDeg }) => [id, longitudeDeg]));
}

function describe(inner: WheelChart, outer: WheelChart | null): string {
  const list = (chart: WheelChart): string =>
    [
      ...(chart.angles === null
        ? []
        : [`Ascendant ${placeText(chart.angles.ascDeg)}`, `Midheaven ${placeText(chart.angles.mcDeg)}`]),
      ...chart.bodies.map(bodyText),
    ].join('; ');
  return outer === null ? `${list(inner)}.` : `Inner wheel: ${list(inner)}. Outer wheel: ${list(outer)}.`;
}
