import { PLANETS } from '@theia-astro/astro/bodies/table';
import { ASPECT_KINDS, type AspectId } from '@theia-astro/astro/aspects/kinds';
import { SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import { drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import type { NatalAnswer, VedicAnswer } from '../facts/answers.ts';
import type { ReportChart } from '../report.ts';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { drawNorthIndian } from '@theia-astro/chart-svg/indian/styles';

/** Width and height of the charts of a report, CSS pixels; the page scales them. */
export const CHART_PX = 720;

const NO_CHORD: ReadonlySet<string> = new Set(['asc', 'mc', 'south_node']);
const WIDEST_DEG = 8;
const DRAWN: readonly string[] = [...PLANETS, 'north_node', 'chiron'];

/** A birth chart as a wheel. */
export function wheelOf(id: string, title: string, description: string, natal: NatalAnswer): ReportChart {
  const { points, houses, aspects } = natal;
  const { svg } = drawWheel(
    {
      bodies: DRAWN.flatMap((id) => {
        const point = points?.[id];
        return point === undefined ? [] : [{ id, longitudeDeg: point.longitude, retrograde: point.retrograde }];
      }),
      cuspsDeg: houses?.cusps.map(({ longitude }) => longitude) ?? null,
      angles: houses === null || houses === undefined ? null : { ascDeg: houses.angles.asc, mcDeg: houses.angles.mc },
    },
    (aspects ?? [])
      .filter(({ point_1, point_2 }) => !NO_CHORD.has(point_1) && !NO_CHORD.has(point_2))
      .flatMap(({ point_1, point_2, aspect, orb }) => {
        if (!isAspect(aspect)) return [];
        const { nature } = ASPECT_KINDS[aspect];
        return [
          {
            a: point_1,
            b: point_2,
            kind: aspect,
            nature,
            exactness: Math.max(0, 1 - Math.abs(orb) / WIDEST_DEG),
            orbDeg: orb,
          },
        ];
      }),
    { sizePx: CHART_PX, theme: 'css', title, description, show: SHOW_ALL },
  );
  return { id, title, description, svg };
}

const isAspect = (id: string): id is AspectId => Object.hasOwn(ASPECT_KINDS, id);

/** The rasi chart in the North Indian style. */
export function rasiOf(title: string, description: string, { points, lagna }: VedicAnswer): ReportChart {
  const grahas = GRAHAS.flatMap((id) => {
    const graha = points?.[id];
    if (graha === undefined) return [];
    return [
      {
        id,
        signIndex: SIGNS.indexOf(graha.sign),
        degreeInSignDeg: graha.degree,
        retrograde: graha.retrograde && id !== 'rahu' && id !== 'ketu',
        combust: graha.combust === true,
      },
    ];
  });
  const rising =
    lagna === null
      ? []
      : [{ id: 'lagna', signIndex: SIGNS.indexOf(lagna.sign), degreeInSignDeg: lagna.degree, retrograde: false }];
  const { svg } = drawNorthIndian(
    {
      firstSignIndex: (rising[0] ?? grahas.find(({ id }) => id === 'moon'))?.signIndex ?? null,
      points: [...rising, ...grahas],
      caption: ['Rasi', 'D1'],
    },
    { sizePx: CHART_PX, theme: 'css', title, description, show: SHOW_ALL },
  );
  return { id: 'rasi', title, description, svg };
}
