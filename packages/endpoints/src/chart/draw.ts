import { wrap180 } from '@theia-astro/astro/angle/angle';
import { dialPlaceDeg } from '@theia-astro/astro/midpoints/midpoints';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { ChartAspect, ChartBody, WheelChart } from '@theia-astro/chart-svg/chart';
import { type DeclinationChart, drawDeclinationGraph } from '@theia-astro/chart-svg/declination/graph';
import { type DialChart, drawDial } from '@theia-astro/chart-svg/dial/dial-chart';
import { isCombust } from '@theia-astro/astro/vedic/dignity/dignity';
import { type VargaNumber, vargaPlace } from '@theia-astro/astro/vedic/varga/rules';
import { type RashiChart, type RashiPoint, VARGA_NAMES } from '@theia-astro/chart-svg/indian/rashi-chart';
import type { Caption, Drawing, DrawOptions } from '@theia-astro/chart-svg/drawing';
import { drawAspectGrid } from '@theia-astro/chart-svg/grid/aspect-grid';
import { drawEastIndian, drawNorthIndian, drawSouthIndian } from '@theia-astro/chart-svg/indian/styles';
import { drawBiwheel, drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import type { Settings } from '../request/asked.ts';
import type { PictureOptions } from './options.ts';
import { chords, crossAspects, ownAspects, wheelAspect, wheelChart } from '../western/wheel-chart.ts';

/** Bodies, and ascendant and midheaven as bodies among them. */
function withAngles({ points, houses }: NatalChart): ChartBody[] {
  const bodies = points.map(({ id, position, retrograde }): ChartBody => ({
    id,
    longitudeDeg: position.longitudeDeg,
    retrograde,
  }));
  if (houses === null) return bodies;
  const angles = (['asc', 'mc'] as const).map((id) => ({ id, longitudeDeg: houses.angles[id], retrograde: false }));
  return [...bodies, ...angles];
}

/** Rows and aspects of the grid, ascendant and midheaven among them. The south node mirrors the north node. */
function gridOf(chart: NatalChart): [ChartBody[], null, readonly ChartAspect[]] {
  const rows = withAngles(chart).filter(({ id }) => id !== 'south_node');
  return [rows, null, (chart.aspects ?? []).map(wheelAspect)];
}

/**
 * A harmonic chart for the wheel. Ascendant and midheaven are points of it: in even harmonics they fall together with
 * their opposites and are no axes.
 */
function harmonicWheel(chart: NatalChart): WheelChart {
  const retrograde = new Map<string, boolean>(chart.points.map((point) => [point.id, point.retrograde]));
  const points = chart.further.harmonics?.[0]?.points ?? [];
  const asc = points.find(({ id }) => id === 'asc');
  return {
    bodies: points.map(({ id, longitudeDeg }) => ({ id, longitudeDeg, retrograde: retrograde.get(id) ?? false })),
    cuspsDeg: null,
    angles: null,
    ...(asc === undefined ? {} : { leftDeg: asc.longitudeDeg }),
  };
}

/** The draconic chart for the wheel. */
function draconicWheel(chart: NatalChart): WheelChart {
  const { draconic } = chart.further;
  const placed = new Map<string, number>(draconic?.points.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  const [ascDeg, mcDeg] = [placed.get('asc'), placed.get('mc')];
  return {
    bodies: chart.points.flatMap(({ id, retrograde }) => {
      const longitudeDeg = id === 'south_node' ? 180 : placed.get(id);
      return longitudeDeg === undefined ? [] : [{ id, longitudeDeg, retrograde }];
    }),
    cuspsDeg: draconic?.cuspsDeg ?? null,
    angles: ascDeg === undefined || mcDeg === undefined ? null : { ascDeg, mcDeg },
  };
}

/** The points of a dial, with the pairs that are half a dial apart within the orb of midpoints. */
function dialChart(chart: NatalChart, { dialDeg, midpointOrbDeg }: ChartSettings): DialChart {
  const bodies = withAngles(chart);
  const scale = 360 / dialDeg;
  const across = bodies.flatMap((a, index) =>
    bodies.slice(index + 1).flatMap((b) => {
      const apart = (dialPlaceDeg(b.longitudeDeg, dialDeg) - dialPlaceDeg(a.longitudeDeg, dialDeg)) * scale;
      const orbDeg = wrap180(apart - 180) / scale;
      return Math.abs(orbDeg) <= midpointOrbDeg ? [{ a: a.id, b: b.id, orbDeg }] : [];
    }),
  );
  return { dialDeg, bodies, across };
}

/** The data of a declination graph. */
function declinationChart(chart: NatalChart, ayanamsaDeg: number): DeclinationChart {
  return {
    bodies: (chart.further.declinationGraph ?? []).map(({ id, longitudeDeg, declinationDeg }) => ({
      id,
      longitudeDeg,
      declinationDeg,
    })),
    obliquityDeg: chart.obliquityDeg,
    ayanamsaDeg,
    parallels: (chart.declinationAspects ?? []).map(({ pointA, pointB, kind }) => ({ a: pointA, b: pointB, kind })),
  };
}

const INDIAN_IDS: Readonly<Record<string, string>> = { north_node: 'rahu', south_node: 'ketu' };

/**
 * A sidereal or divisional chart for the Indian styles. Houses are counted from the lagna, or from the Moon when the
 * birth time is unknown. Only the rasi chart has degrees and combustion. The mean nodes always move backwards, so they are not marked
 * as retrograde.
 */
function rashiChart({ points, houses }: NatalChart, varga: VargaNumber): RashiChart {
  const sunDeg = points.find(({ id }) => id === 'sun')?.position.longitudeDeg ?? null;
  const placed = (id: string, longitudeDeg: number, retrograde: boolean): RashiPoint => ({
    id,
    signIndex: vargaPlace(varga, longitudeDeg).signIndex,
    degreeInSignDeg: varga === 1 ? longitudeDeg % 30 : null,
    retrograde,
    combust: varga === 1 && sunDeg !== null && isCombust(id, longitudeDeg, sunDeg, retrograde),
  });
  const lagna = houses === null ? null : placed('lagna', houses.angles.asc, false);
  const grahas = points.map(({ id, position, retrograde }) =>
    placed(INDIAN_IDS[id] ?? id, position.longitudeDeg, retrograde && INDIAN_IDS[id] === undefined),
  );
  const first = lagna ?? grahas.find(({ id }) => id === 'moon') ?? null;
  return {
    firstSignIndex: first?.signIndex ?? null,
    points: lagna === null ? grahas : [lagna, ...grahas],
    caption: [VARGA_NAMES[varga], `D${varga}`],
  };
}

export interface OuterChart {
  readonly kind: 'partner' | 'transit';
  readonly chart: NatalChart;
}

interface Names {
  readonly name: string | null;
  readonly partnerName: string | null;
  /** When and where, in words. */
  readonly moment: string;
  readonly caption: Caption | undefined;
}

/** Draws a chart in the requested style. */
export function drawChart(
  chart: NatalChart,
  ayanamsaDeg: number,
  outer: OuterChart | null,
  settings: Settings,
  picture: PictureOptions,
  names: Names,
  orbsAsked: boolean,
): Drawing {
  const options: DrawOptions = {
    sizePx: picture.sizePx,
    theme: picture.theme,
    show: picture.show,
    title: chartTitle(picture, outer, names),
    description: names.moment,
    caption: names.caption,
  };
  switch (picture.style) {
    case 'north_indian':
      return drawNorthIndian(rashiChart(chart, picture.varga), options);
    case 'south_indian':
      return drawSouthIndian(rashiChart(chart, picture.varga), options);
    case 'east_indian':
      return drawEastIndian(rashiChart(chart, picture.varga), options);
    case 'aspect_grid':
      return drawAspectGrid(...gridOf(chart), options);
    case 'harmonic':
      return drawWheel(harmonicWheel(chart), chords(chart.further.harmonics?.[0]?.aspects ?? []), options);
    case 'draconic':
      return drawWheel(draconicWheel(chart), ownAspects(chart), options);
    case 'dial':
      return drawDial(dialChart(chart, settings.chart), options);
    case 'declination_graph':
      return drawDeclinationGraph(declinationChart(chart, ayanamsaDeg), options);
    case 'biwheel':
    case 'wheel':
      return outer === null
        ? drawWheel(wheelChart(chart), ownAspects(chart), options)
        : drawBiwheel(
            wheelChart(chart),
            wheelChart(outer.chart),
            crossAspects(chart, outer.chart, settings.chart, outer.kind, orbsAsked),
            options,
          );
  }
}

const TITLES: Readonly<Partial<Record<PictureOptions['style'], string>>> = {
  wheel: 'Natal chart',
  aspect_grid: 'Aspects',
  draconic: 'Draconic chart',
  dial: 'Dial',
  declination_graph: 'Declinations',
};

function chartTitle(
  { style, varga, harmonic }: PictureOptions,
  outer: OuterChart | null,
  { name, partnerName }: Names,
): string {
  const of = name === null ? '' : ` of ${name}`;
  if (outer?.kind === 'partner')
    return `Synastry chart${of}${partnerName === null ? '' : `${of === '' ? ' with' : ' and'} ${partnerName}`}`;
  if (outer !== null) return `Natal chart${of} with transits`;
  return `${TITLES[style] ?? (style === 'harmonic' ? `Harmonic chart ${harmonic}` : `${VARGA_NAMES[varga]} chart`)}${of}`;
}
