import type { Balance, BalanceCounts } from '@theia/astro/balance/balance';
import type { Dispositors } from '@theia/astro/dignities/dispositors';
import type { Reception } from '@theia/astro/dignities/receptions';
import type { Midpoint } from '@theia/astro/midpoints/midpoints';
import type { ChartPoint, PlacedLot } from '@theia/astro/natal/chart';
import type { Pattern } from '@theia/astro/patterns/pattern';
import type { LunarPhase } from '@theia/astro/phase/lunar-phase';
import type { StarConjunction } from '@theia/astro/stars/conjunctions';
import { wire, wireLongitude, wireOrNull } from './wire-number.ts';
import { wireZodiac } from './wire-point.ts';

type Wired = Record<string, unknown>;

export function wireLots(lots: readonly PlacedLot[]): Wired {
  return Object.fromEntries(
    lots.map(({ id, longitudeDeg, house, formula }) => [id, { ...wireZodiac(longitudeDeg), house, formula }]),
  );
}

export function wirePattern(pattern: Pattern): Wired {
  return {
    type: pattern.kind,
    points: pattern.points,
    apex: pattern.apex,
    element: pattern.element,
    modality: pattern.modality,
    sign: pattern.sign,
    house: pattern.house,
    mean_orb: wireOrNull(pattern.meanOrbDeg),
    part_of: pattern.partOf,
  };
}

const wireCounts = ({ elements, modalities, polarity }: BalanceCounts): Wired => ({ elements, modalities, polarity });

export function wireBalance(balance: Balance): Wired {
  return {
    ...wireCounts(balance),
    hemispheres: balance.houses?.hemispheres ?? null,
    quadrants: balance.houses?.quadrants ?? null,
    weighted: wireCounts(balance.weighted),
  };
}

/** `lunar_phase` of contract §3.5. */
export function wireLunarPhase(phase: LunarPhase): Wired {
  return {
    angle: wireLongitude(phase.angleDeg),
    illumination: wire(phase.illumination),
    age_days: wireOrNull(phase.ageDays),
    name: phase.name,
    rudhyar: phase.rudhyar,
    waxing: phase.waxing,
  };
}

export function wireReception(reception: Reception): Wired {
  return {
    point_1: reception.pointA,
    point_2: reception.pointB,
    type: reception.kind,
    dignity_1: reception.dignityA,
    dignity_2: reception.dignityB,
  };
}

export function wireDispositors(dispositors: Dispositors): Wired {
  return {
    chains: Object.fromEntries(dispositors.chains),
    final_dispositor: dispositors.finalDispositor,
    loops: dispositors.loops,
  };
}

export function wireStar(star: StarConjunction): Wired {
  return {
    star: star.star,
    longitude: wireLongitude(star.longitudeDeg),
    latitude: wire(star.latitudeDeg),
    magnitude: star.magnitude,
    point: star.point,
    orb: wire(star.orbDeg),
  };
}

export function wireMidpoint(midpoint: Midpoint): Wired {
  return {
    point_1: midpoint.pointA,
    point_2: midpoint.pointB,
    ...wireZodiac(midpoint.longitudeDeg),
    hits: midpoint.hits.map(({ point, orbDeg, angleDeg }) => ({ point, orb: wire(orbDeg), angle: angleDeg })),
  };
}

export function wireAntiscia(points: readonly ChartPoint[]): Wired {
  const wired: Wired = {};
  for (const { id, antiscia } of points) {
    if (antiscia !== null)
      wired[id] = {
        antiscion: wireLongitude(antiscia.antiscionDeg),
        contra_antiscion: wireLongitude(antiscia.contraAntiscionDeg),
      };
  }
  return wired;
}
