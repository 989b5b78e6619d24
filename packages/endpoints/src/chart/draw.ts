import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { Drawing, DrawOptions } from '@theia-astro/chart-svg/drawing';
import { drawDeclinationGraph } from '@theia-astro/chart-svg/declination/graph';
import { drawDial } from '@theia-astro/chart-svg/dial/dial-chart';
import { drawAspectGrid } from '@theia-astro/chart-svg/grid/aspect-grid';
import { drawEastIndian, drawSouthIndian, drawNorthIndian } from '@theia-astro/chart-svg/indian/styles';
import { drawBiwheel, drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import type { Settings } from '../request/asked.ts';
import type { PictureOptions } from './options.ts';
import { VARGA_NAMES } from '@theia-astro/chart-svg/indian/rashi-chart';
import { declinationChart, dialChart, draconicWheel, harmonicWheel, rashiChart } from './school-charts.ts';
import { chords, crossAspects, ownAspects, wheelChart } from '../western/wheel-chart.ts';

export interface OuterChart {
  readonly kind: 'partner' | 'transit';
  readonly chart: NatalChart;
}

export interface Names {
  readonly name: string | null;
  readonly partnerName: string | null;
  /** When and where, in words. */
  readonly moment: string;
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
  };
  switch (picture.style) {
    case 'north_indian':
      return drawNorthIndian(rashiChart(chart, picture.varga), options);
    case 'south_indian':
      return drawSouthIndian(rashiChart(chart, picture.varga), options);
    case 'east_indian':
      return drawEastIndian(rashiChart(chart, picture.varga), options);
    case 'aspect_grid':
      return drawAspectGrid(wheelChart(chart).bodies, null, ownAspects(chart), options);
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
