import { normalizeDeg } from '../../angle/angle.ts';
import type { Ephemeris, HouseSystemCode } from '../../ephemeris.ts';
import { armcOfAscendantDeg, housesOfArmc } from '../../houses/from-armc.ts';
import { eclipticHousePosition, houseNumber } from '../../houses/placement.ts';
import type { VedicChart } from '../chart.ts';
import { byGraha, type GrahaId, GRAHAS, isSevenGraha, type SevenGraha, signLordAt } from '../zodiac.ts';
import { horaryDivision, subLords } from './sub-lords.ts';

/** What significators are found from: cusps 1 to 12, and the grahas with their houses; sidereal degrees. */
export interface KpHouses {
  readonly cuspsDeg: readonly number[];
  readonly grahas: Readonly<Record<GrahaId, { readonly longitudeDeg: number; readonly house: number }>>;
}

/** The houses a graha signifies, strongest first (Krishnamurti, Reader III and VI). */
interface GrahaSignifies {
  /** The house its star lord occupies. */
  readonly starLordIn: number;
  /** The house it occupies itself. */
  readonly in: number;
  /** The houses its star lord owns; none of a node. */
  readonly starLordOwns: readonly number[];
  readonly owns: readonly number[];
  /** A node acts for the lord of its sign. */
  readonly agentOf: SevenGraha | null;
}

/** The grahas that signify a house, in the same order of strength. */
interface HouseSignificators {
  readonly inStarOfOccupants: readonly GrahaId[];
  readonly occupants: readonly GrahaId[];
  readonly inStarOfOwner: readonly GrahaId[];
  /** The lord of the sign on the cusp. */
  readonly owner: SevenGraha;
}

/** Fourfold significators of every graha. */
export function grahaSignifications({ cuspsDeg, grahas }: KpHouses): Readonly<Record<GrahaId, GrahaSignifies>> {
  const owned = (id: GrahaId): readonly number[] =>
    cuspsDeg.flatMap((cuspDeg, index) => (ownerOf(cuspDeg) === id ? [index + 1] : []));
  return byGraha((id) => {
    const { longitudeDeg, house } = grahas[id];
    const { starLord, signLord } = subLords(longitudeDeg);
    return {
      starLordIn: grahas[starLord].house,
      in: house,
      starLordOwns: owned(starLord),
      owns: owned(id),
      agentOf: id === 'rahu' || id === 'ketu' ? signLord : null,
    };
  });
}

/** Fourfold significators of houses 1 to 12. */
export function houseSignificators({ cuspsDeg, grahas }: KpHouses): readonly HouseSignificators[] {
  const inStarOf = (lords: readonly GrahaId[]): readonly GrahaId[] =>
    GRAHAS.filter((id) => lords.includes(subLords(grahas[id].longitudeDeg).starLord));
  return cuspsDeg.map((cuspDeg, index) => {
    const occupants = GRAHAS.filter((id) => grahas[id].house === index + 1);
    const owner = ownerOf(cuspDeg);
    return { inStarOfOccupants: inStarOf(occupants), occupants, inStarOfOwner: inStarOf([owner]), owner };
  });
}

function ownerOf(cuspDeg: number): SevenGraha {
  return signLordAt(Math.floor(cuspDeg / 30));
}

/** Houses of KP, which begin at their cusps. */
export interface KpChart extends KpHouses {
  readonly system: HouseSystemCode;
}

/** The houses of a chart with a birth time and place, by its chalit; null without. Twelve houses, so not Gauquelin's sectors. */
export function birthHouses({ chalit, byId }: VedicChart): KpChart | null {
  if (chalit === null) return null;
  return {
    system: chalit.system,
    cuspsDeg: chalit.bhavas.map(({ startDeg }) => startDeg),
    grahas: byGraha((id) => ({ longitudeDeg: byId[id].longitudeDeg, house: byId[id].chalitHouse! })),
  };
}

/**
 * The houses of a horary number at the chart's moment and place: the ascendant is where the number's sub begins, and the other cusps are those of the sidereal
 * time at which that degree rises there (Krishnamurti, Reader VI). @throws RangeError within the polar circles, where not every degree rises
 */
export function horaryHouses(ephemeris: Ephemeris, chart: VedicChart, number: number): KpChart {
  const { birth, settings, obliquityDeg, ayanamsa } = chart;
  const { geoLatitudeDeg } = birth.place!;
  if (Math.abs(geoLatitudeDeg) >= 90 - obliquityDeg)
    throw new RangeError('Within the polar circles not every degree rises');
  const lagnaDeg = horaryDivision(number).startDeg;
  const { system, cuspsDeg } = housesOfArmc(
    ephemeris,
    {
      armcDeg: armcOfAscendantDeg(lagnaDeg + ayanamsa.valueDeg, geoLatitudeDeg, obliquityDeg),
      geoLatitudeDeg,
      obliquityDeg,
      ayanamsaDeg: ayanamsa.valueDeg,
      sunDeclinationDeg: chart.byId.sun.position.declinationDeg,
    },
    { houseSystem: settings.houseSystem, polarFallback: settings.polarFallback, rulers: 'traditional' },
  );
  const exact = [...cuspsDeg];
  for (const [index, opposite] of [
    [0, 0],
    [6, 180],
  ] as const)
    if (Math.abs(cuspsDeg[index]! - normalizeDeg(lagnaDeg + opposite)) < ROUNDING_DEG)
      exact[index] = normalizeDeg(lagnaDeg + opposite);
  return {
    system,
    cuspsDeg: exact,
    grahas: byGraha((id) => {
      const { longitudeDeg } = chart.byId[id];
      return { longitudeDeg, house: houseNumber(eclipticHousePosition(longitudeDeg, exact))! };
    }),
  };
}

/** Error of the ascendant that the engine returns for a requested one. */
const ROUNDING_DEG = 1e-8;

/** The offices at an instant, strongest first (Krishnamurti, Reader VI). */
export const RULING_OFFICES = [
  'lagna_star_lord',
  'lagna_sign_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'day_lord',
] as const;
export type RulingOffice = (typeof RULING_OFFICES)[number];

/** The sky at an instant: sidereal degrees, and which grahas are retrograde. */
export interface RulingSky {
  readonly lagnaDeg: number;
  readonly longitudesDeg: Readonly<Record<GrahaId, number>>;
  readonly retrograde: ReadonlySet<GrahaId>;
  /** Null where the Sun does not rise, so that no day begins. */
  readonly dayLord: SevenGraha | null;
}

export interface RulingPlanet {
  readonly id: GrahaId;
  readonly offices: readonly RulingOffice[];
  /** A node that represents this lord of its sign. */
  readonly agentOf: SevenGraha | null;
  /** It is in the star of a retrograde graha, which Krishnamurti rejects; the nodes, which are always so, do not count. */
  readonly inStarOfRetrograde: boolean;
}

/**
 * The ruling planets at an instant, strongest first and each once: lords of the lagna's star and sign, of the Moon's star and sign, and of the
 * day; then the nodes that are in a sign of the lord of lagna, Moon or day, and act for it.
 */
export function rulingPlanets({ lagnaDeg, longitudesDeg, retrograde, dayLord }: RulingSky): readonly RulingPlanet[] {
  const lagna = subLords(lagnaDeg);
  const moon = subLords(longitudesDeg.moon);
  const holders: readonly (readonly [RulingOffice, GrahaId | null])[] = [
    ['lagna_star_lord', lagna.starLord],
    ['lagna_sign_lord', lagna.signLord],
    ['moon_star_lord', moon.starLord],
    ['moon_sign_lord', moon.signLord],
    ['day_lord', dayLord],
  ];
  const bySign = new Set([lagna.signLord, moon.signLord, dayLord]);
  const agents = (['rahu', 'ketu'] as const).flatMap((node) => {
    const { signLord } = subLords(longitudesDeg[node]);
    return bySign.has(signLord) ? [[node, signLord] as const] : [];
  });
  const agentOf = new Map<GrahaId, SevenGraha>(agents);
  const ids = new Set<GrahaId>([
    ...holders.flatMap(([, id]) => (id === null ? [] : [id])),
    ...agents.map(([node]) => node),
  ]);
  return [...ids].map((id) => {
    const star = subLords(longitudesDeg[id]).starLord;
    return {
      id,
      offices: holders.filter(([, holder]) => holder === id).map(([office]) => office),
      agentOf: agentOf.get(id) ?? null,
      inStarOfRetrograde: isSevenGraha(star) && retrograde.has(star),
    };
  });
}
