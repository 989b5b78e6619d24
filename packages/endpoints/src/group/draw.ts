import type { CompositeChart } from '@theia-astro/astro/synastry/composite';
import { drawPeopleMatrix } from '@theia-astro/chart-svg/grid/people-matrix';
import { SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import type { ThemeName } from '@theia-astro/chart-svg/themes/theme';
import { drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import { chords } from '../western/wheel-chart.ts';
import { shownAspects } from '../wire/chart-parts.ts';
import type { Matrix } from './pairs.ts';

const SIZE_PX = 800;

/** The matrix as a table. */
export function drawMatrix(names: readonly string[], { cells, hub }: Matrix, theme: ThemeName): string {
  return drawPeopleMatrix(
    names.map((name, index) => ({ name, isHub: index === hub })),
    cells,
    { sizePx: SIZE_PX, theme, title: 'Aspects between people', description: '', show: SHOW_ALL },
  ).svg;
}

/** The composite as a wheel. */
export function drawComposite(
  names: readonly string[],
  { points, houses, aspects }: CompositeChart,
  include: ReadonlySet<string>,
  theme: ThemeName,
): string {
  return drawWheel(
    {
      bodies: points.map(({ id, longitudeDeg }) => ({ id, longitudeDeg, retrograde: false })),
      cuspsDeg: houses?.cuspsDeg ?? null,
      angles: houses && { ascDeg: houses.angles.asc, mcDeg: houses.angles.mc },
    },
    chords(shownAspects(aspects, include)),
    { sizePx: SIZE_PX, theme, title: 'Composite chart', description: `${names.join(', ')}.`, show: SHOW_ALL },
  ).svg;
}
