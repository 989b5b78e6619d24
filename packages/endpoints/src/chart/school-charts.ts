import { wrap180 } from '@theia-astro/astro/angle/angle';
import { dialPlaceDeg } from '@theia-astro/astro/midpoints/midpoints';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { ChartBody, WheelChart } from '@theia-astro/chart-svg/chart';
import type { DeclinationChart } from '@theia-astro/chart-svg/declination/graph';
import type { DialChart } from '@theia-astro/chart-svg/dial/dial-chart';
import { type VargaNumber, vargaPlace } from '@theia-astro/astro/vedic/varga/rules';
import { VARGA_NAMES } from '@theia-astro/chart-svg/indian/varga-names';
import type { RashiChart, RashiPoint } from '@theia-astro/chart-svg/indian/rashi-chart';

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

/**
 * A harmonic chart for the wheel. Ascendant and midheaven are points of it: in even harmonics they fall together with
 * their opposites and are no axes.
 */
export function harmonicWheel(chart: NatalChart): WheelChart {
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
export function draconicWheel(chart: NatalChart): WheelChart {
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
export function dialChart(chart: NatalChart, { dialDeg, midpointOrbDeg }: ChartSettings): DialChart {
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
export function declinationChart(chart: NatalChart, ayanamsaDeg: number): DeclinationChart {
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
