import { moonRange } from '@theia-astro/astro/natal/points';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { vedicPointSchema, vedicPointsSchema, wireGrahas } from '../../vedic-parts/graha-point.ts';
import { wireLongitude } from '../../wire/number.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { vedicPart, type PartContext } from '../part.ts';

/** `points` (docs/methods/vedic-charts.md). */
export const pointsPart = vedicPart({
  include: 'points',
  schema: vedicPointsSchema,
  compute: (context) => {
    const points = wireGrahas(context.chart.byId, context);
    return { ...points, moon: { ...points.moon, ...moonRangeOfDay(context) } };
  },
});

/** The Moon's range over the local day when the birth time is unknown. */
function moonRangeOfDay({
  services: { ephemeris },
  chart,
  resolved: {
    moment: { day },
  },
}: PartContext): Pick<Wire<typeof vedicPointSchema>, 'range'> {
  if (day === null) return {};
  const { startOfDayDeg, endOfDayDeg, signChanges } = moonRange(ephemeris, chart.frame, day);
  return {
    range: {
      start_of_day: wireLongitude(startOfDayDeg),
      end_of_day: wireLongitude(endOfDayDeg),
      sign_changes: signChanges,
      nakshatra_changes: nakshatraAt(startOfDayDeg).index !== nakshatraAt(endOfDayDeg).index,
    },
  };
}
