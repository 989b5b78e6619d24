import { GRAHAS, type GrahaId } from '../zodiac.ts';

/** By good house, the house from which another graha obstructs it. */
export type VedhaHouses = Readonly<Partial<Record<number, number>>>;

const FIERY: VedhaHouses = { 3: 12, 6: 9, 11: 5 };

const NARASIMHA_RAO: Readonly<Record<GrahaId, VedhaHouses>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: FIERY,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: FIERY,
  rahu: FIERY,
  ketu: FIERY,
};

/**
 * Good houses and their vedhas, counted from the natal Moon. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), table 63, with Rahu as
 * Saturn and Ketu as Mars (after table 59); Muhurta Chintamani 4.1–3, which differs for Venus in the 11th and 12th.
 */
export const VEDHA_TABLES = {
  narasimha_rao: NARASIMHA_RAO,
  muhurta_chintamani: { ...NARASIMHA_RAO, venus: { ...NARASIMHA_RAO.venus, 11: 3, 12: 6 } },
} as const satisfies Readonly<Record<string, Readonly<Record<GrahaId, VedhaHouses>>>>;
export type VedhaTableId = keyof typeof VEDHA_TABLES;
export const VEDHA_TABLE_IDS = ['narasimha_rao', 'muhurta_chintamani'] as const satisfies readonly VedhaTableId[];

/** Father and son do not obstruct each other. Muhurta Chintamani 4.4; Narasimha Rao 26.3. */
const FAMILIES: readonly (readonly [GrahaId, GrahaId])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
];

/** Whether a graha's transit of a house, 1..12, is good. */
export function isGoodHouse(table: VedhaTableId, graha: GrahaId, house: number): boolean {
  return vedhaHouses(table, graha)[house] !== undefined;
}

/**
 * The house in which another graha turns the effect round: from a good house its vedha; from a bad house that is the vedha of a good one, that good
 * house (viparita vedha, Muhurta Chintamani 4.4). Null where there is none.
 */
export function oppositionHouse(table: VedhaTableId, graha: GrahaId, house: number): number | null {
  const houses = vedhaHouses(table, graha);
  const obstructed = houses[house];
  if (obstructed !== undefined) return obstructed;
  const good = Object.entries(houses).find(([, vedha]) => vedha === house);
  return good === undefined ? null : Number(good[0]);
}

function vedhaHouses(table: VedhaTableId, graha: GrahaId): VedhaHouses {
  return VEDHA_TABLES[table][graha];
}

/** The grahas that can obstruct a graha: all others but the one of its family. */
export function obstructors(graha: GrahaId): readonly GrahaId[] {
  return GRAHAS.filter(
    (other) => other !== graha && !FAMILIES.some((pair) => pair.includes(graha) && pair.includes(other)),
  );
}
