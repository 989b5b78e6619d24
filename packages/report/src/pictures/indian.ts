import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import { drawNorthIndian } from '@theia-astro/chart-svg/indian/styles';
import type { VedicAnswer } from '../facts/answers.ts';
import type { ReportChart } from '../report.ts';
import { CHART_PX } from './size.ts';

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
      caption: ['D1', 'Rasi'],
    },
    { sizePx: CHART_PX, theme: 'css', title, description, show: SHOW_ALL },
  );
  return { id: 'rasi', title, description, svg };
}
