import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { vargaPlace, type VargaNumber } from '@theia-astro/astro/vedic/varga/rules';
import { VARGA_NAMES } from '@theia-astro/chart-svg/indian/varga-names';
import type { RashiChart, RashiPoint } from '@theia-astro/chart-svg/indian/rashi-chart';

const INDIAN_IDS: Readonly<Record<string, string>> = { north_node: 'rahu', south_node: 'ketu' };

/**
 * A sidereal or divisional chart for the Indian styles. Houses are counted from the lagna, or from the Moon when the
 * birth time is unknown. Only the rasi chart has degrees. The mean nodes always move backwards, so they are not marked
 * as retrograde.
 */
export function rashiChart({ points, houses }: NatalChart, varga: VargaNumber): RashiChart {
  const placed = (id: string, longitudeDeg: number, retrograde: boolean): RashiPoint => ({
    id,
    signIndex: vargaPlace(varga, longitudeDeg).signIndex,
    degreeInSignDeg: varga === 1 ? longitudeDeg % 30 : null,
    retrograde,
  });
  const lagna = houses === null ? null : placed('lagna', houses.angles.asc, false);
  const grahas = points.map(({ id, position, retrograde }) =>
    placed(INDIAN_IDS[id] ?? id, position.longitudeDeg, retrograde && INDIAN_IDS[id] === undefined),
  );
  const first = lagna ?? grahas.find(({ id }) => id === 'moon') ?? null;
  return {
    firstSignIndex: first?.signIndex ?? null,
    points: lagna === null ? grahas : [lagna, ...grahas],
    caption: [`D${varga}`, VARGA_NAMES[varga]],
  };
}
