import { separationDeg, normalizeDeg } from '../angle/angle.ts';
import { aspectKindAt, aspectPairs, orbTable } from '../aspects/find.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { rulerOfSign } from '../dignities/dignity.ts';
import { ANGLE_IDS, type AngleId } from '../houses/compute.ts';
import { houseNumber } from '../houses/placement.ts';
import { LOT_IDS } from '../lots/lots.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { phaseName, rudhyarPhase } from '../phase/phases.ts';
import type { PointId } from '../points/point-id.ts';
import { signIndexAt, zodiacSign } from '../zodiac/signs.ts';
import type { Fact, Track } from './facts.ts';
import type { WesternInstant } from './western-instant.ts';

type WesternTrack = Track<WesternInstant>;

/** Signs of bodies. */
export function bodySigns(bodies: readonly BodyId[]): WesternTrack {
  return {
    facts: bodies.map((point): Fact => ({ kind: 'body_sign', point })),
    valueAt: (instant, index) => zodiacSign(instant.position(bodies[index]!).longitudeDeg),
  };
}

/** The angles that an astrologer reads first, and the others. */
export const FIRST_ANGLES: readonly AngleId[] = ['asc', 'mc'];
export const OTHER_ANGLES: readonly AngleId[] = ANGLE_IDS.filter((id) => !FIRST_ANGLES.includes(id));

/** Signs of angles. */
export function angleSigns(angles: readonly AngleId[]): WesternTrack {
  return {
    facts: angles.map((point): Fact => ({ kind: 'angle_sign', point })),
    valueAt: ({ houses }, index) => houses && zodiacSign(houses.angles[angles[index]!]),
  };
}

/** Houses of bodies. */
export function bodyHouses(bodies: readonly BodyId[]): WesternTrack {
  return {
    facts: bodies.map((point): Fact => ({ kind: 'body_house', point })),
    valueAt: (instant, index) => {
      const { placement } = instant;
      if (placement === null) return null;
      const { longitudeDeg, latitudeDeg } = instant.position(bodies[index]!);
      return houseNumber(placement(longitudeDeg, latitudeDeg));
    },
  };
}

/** Signs of the cusps, and the rulers of these signs. */
export function cuspSigns(count: number, rulers: ChartSettings['rulers']): WesternTrack[] {
  const facts = (kind: Fact['kind']): Fact[] =>
    Array.from({ length: count }, (_, index): Fact => ({ kind, point: `cusp_${index + 1}` }));
  return [
    { facts: facts('cusp_sign'), valueAt: ({ houses }, index) => houses && zodiacSign(houses.cuspsDeg[index]!) },
    {
      facts: facts('cusp_ruler'),
      valueAt: ({ houses }, index) => houses && rulerOfSign(signIndexAt(houses.cuspsDeg[index]!), rulers),
    },
  ];
}

/** Signs and houses of the seven hermetic lots. */
export function lotPlaces(): WesternTrack[] {
  const facts = (kind: Fact['kind']): Fact[] => LOT_IDS.map((point) => ({ kind, point }));
  return [
    { facts: facts('lot_sign'), valueAt: ({ lots }, index) => lots && zodiacSign(lots[index]!.longitudeDeg) },
    { facts: facts('lot_house'), valueAt: ({ lots }, index) => lots && lots[index]!.house },
  ];
}

export const SECT: WesternTrack = {
  facts: [{ kind: 'sect', point: null }],
  valueAt: ({ sect }) => sect,
};

/** Names of the lunar phase: by the calendar and by Rudhyar. */
export const LUNAR_PHASE: WesternTrack = {
  facts: [
    { kind: 'lunar_phase', point: null },
    { kind: 'rudhyar_phase', point: null },
  ],
  valueAt: (instant, index) => {
    const angleDeg = normalizeDeg(instant.position('moon').longitudeDeg - instant.position('sun').longitudeDeg);
    return index === 0 ? phaseName(angleDeg) : rudhyarPhase(angleDeg);
  },
};

/** Aspects within orb: the slow ones of bodies, and those of ascendant and midheaven. A pair has one aspect or none. */
export function aspectTracks(
  points: readonly PointId[],
  settings: ChartSettings,
): Record<'slow' | 'quick', WesternTrack> {
  const table = orbTable(settings);
  const pairs = aspectPairs(points, table).map(({ first, second, factor }) => ({
    a: points[first]!,
    b: points[second]!,
    factor,
  }));
  const track = (wanted: typeof pairs): WesternTrack => ({
    facts: wanted.map(({ a, b }): Fact => ({ kind: 'aspect', point: a, other: b })),
    valueAt: (instant, index) => {
      const { a, b, factor } = wanted[index]!;
      const [first, second] = [longitudeOf(instant, a), longitudeOf(instant, b)];
      if (first === null || second === null) return null;
      return aspectKindAt(separationDeg(first, second), factor, table)?.id ?? null;
    },
  });
  const isQuick = ({ a, b }: (typeof pairs)[number]): boolean => isAngle(a) || isAngle(b);
  return { slow: track(pairs.filter((pair) => !isQuick(pair))), quick: track(pairs.filter(isQuick)) };
}

function isAngle(id: PointId): id is 'asc' | 'mc' {
  return id === 'asc' || id === 'mc';
}

function longitudeOf(instant: WesternInstant, id: PointId): number | null {
  return isAngle(id) ? (instant.houses?.angles[id] ?? null) : instant.position(id as BodyId).longitudeDeg;
}
