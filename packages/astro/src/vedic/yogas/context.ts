import type { VedicGraha } from '../chart.ts';
import { aspectsSign, type NodeAspects } from '../aspects/aspects.ts';
import type { VedicDignity } from '../dignity/dignity.ts';
import { vargaPlace } from '../varga/rules.ts';
import { GRAHAS, houseFromSign, SEVEN_GRAHAS, signLordAt, type GrahaId, type SevenGraha } from '../zodiac.ts';

type YogaGraha = Pick<VedicGraha, 'id' | 'longitudeDeg' | 'signIndex' | 'dignity' | 'combust' | 'naturalBenefic'>;

/** The data a rule may use. */
export interface YogaSky {
  readonly byId: Readonly<Record<GrahaId, YogaGraha>>;
  /** `moon` when the birth time is unknown: the Moon's sign is then the first house. */
  readonly housesFrom: 'lagna' | 'moon';
  /** Sign of the first house. */
  readonly firstSignIndex: number;
  readonly gender: 'male' | 'female' | 'other' | null;
  /** The Sun is above the horizon; null without a birth time. */
  readonly isDay: boolean | null;
  readonly nodeAspects: NodeAspects;
  /**
   * Requires for gajakesari the additional conditions of BPHS 36.3: also in a kendra from the lagna, with or aspected
   * by a benefic, not in an enemy's sign.
   */
  readonly strictGajakesari: boolean;
}

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly number[] = [6, 8, 12];

const HIGH: ReadonlySet<VedicDignity> = new Set(['exalted', 'moolatrikona', 'own']);
const GOOD: ReadonlySet<VedicDignity> = new Set([...HIGH, 'great_friend', 'friend']);

/** The lookups that rules use. Houses are whole signs 1..12. */
export interface YogaContext extends YogaSky {
  readonly sign: (id: GrahaId) => number;
  readonly navamsaSign: (id: GrahaId) => number;
  readonly house: (id: GrahaId) => number;
  /** House of one graha counted from another's sign. */
  readonly from: (reference: GrahaId, id: GrahaId) => number;
  readonly lord: (house: number) => SevenGraha;
  /** The lords of several houses, in the given order. */
  readonly lords: <const Houses extends readonly number[]>(
    ...houses: Houses
  ) => { readonly [Place in keyof Houses]: SevenGraha };
  /** Lord of the sign of a graha. */
  readonly dispositor: (id: GrahaId) => SevenGraha;
  /** Lord of the navamsa of a graha. */
  readonly navamsaLord: (id: GrahaId) => SevenGraha;
  /** The grahas in a house, of all nine. */
  readonly occupants: (house: number) => readonly GrahaId[];
  readonly occupantsFrom: (reference: GrahaId, house: number) => readonly GrahaId[];
  readonly isIn: (id: GrahaId, houses: readonly number[]) => boolean;
  readonly areIn: (ids: readonly GrahaId[], houses: readonly number[]) => boolean;
  readonly isBenefic: (id: GrahaId) => boolean;
  readonly isMalefic: (id: GrahaId) => boolean;
  readonly malefics: readonly GrahaId[];
  readonly isExalted: (id: GrahaId) => boolean;
  readonly isDebilitated: (id: GrahaId) => boolean;
  /** Exalted, moolatrikona or own sign. */
  readonly isHigh: (id: GrahaId) => boolean;
  /** Exalted, moolatrikona or own sign, or a friend's or great friend's sign. */
  readonly isGood: (id: GrahaId) => boolean;
  /** Well placed by dignity, not combust, not in 6, 8, 12. */
  readonly isStrong: (id: GrahaId) => boolean;
  readonly isWith: (a: GrahaId, b: GrahaId) => boolean;
  readonly aspects: (by: GrahaId, on: GrahaId) => boolean;
  /** The other grahas in the sign of a graha. */
  readonly companions: (id: GrahaId) => readonly GrahaId[];
  /** The grahas that fully aspect a graha. */
  readonly aspecting: (id: GrahaId) => readonly GrahaId[];
  /** Whether a graha is with another one or fully aspects it. */
  readonly touches: (by: GrahaId, on: GrahaId) => boolean;
  /** The grahas that are with a graha or fully aspect it. */
  readonly touching: (id: GrahaId) => readonly GrahaId[];
  readonly aspectsHouse: (by: GrahaId, house: number) => boolean;
  /** Two grahas in one sign, in mutual full aspect, or in each other's sign. */
  readonly linked: (a: GrahaId, b: GrahaId) => boolean;
  readonly exchanged: (a: GrahaId, b: GrahaId) => boolean;
}

/** Adds the lookups that rules use to the data of a chart. */
export function yogaContext(sky: YogaSky): YogaContext {
  const { byId, firstSignIndex, nodeAspects } = sky;
  const sign = (id: GrahaId): number => byId[id].signIndex;
  const house = (id: GrahaId): number => houseFromSign(sign(id), firstSignIndex);
  const navamsaSign = (id: GrahaId): number => vargaPlace(9, byId[id].longitudeDeg).signIndex;
  const lord = (number: number): SevenGraha => signLordAt(firstSignIndex + number - 1);
  const isIn = (id: GrahaId, houses: readonly number[]): boolean => houses.includes(house(id));
  const inSign = (signIndex: number): readonly GrahaId[] => GRAHAS.filter((id) => sign(id) === signIndex % 12);
  const isHigh = (id: GrahaId): boolean => HIGH.has(byId[id].dignity);
  const isGood = (id: GrahaId): boolean => GOOD.has(byId[id].dignity);
  const dispositor = (id: GrahaId): SevenGraha => signLordAt(sign(id));
  const aspects = (by: GrahaId, on: GrahaId): boolean => aspectsSign(by, sign(by), sign(on), nodeAspects);
  const isWith = (a: GrahaId, b: GrahaId): boolean => sign(a) === sign(b);
  const touches = (by: GrahaId, on: GrahaId): boolean => by !== on && (isWith(by, on) || aspects(by, on));
  const exchanged = (a: GrahaId, b: GrahaId): boolean => a !== b && dispositor(a) === b && dispositor(b) === a;
  return {
    ...sky,
    sign,
    navamsaSign,
    house,
    lord,
    dispositor,
    isIn,
    isHigh,
    isGood,
    isWith,
    aspects,
    touches,
    exchanged,
    from: (reference, id) => houseFromSign(sign(id), sign(reference)),
    lords: ((...houses) => houses.map(lord)) as YogaContext['lords'],
    navamsaLord: (id) => signLordAt(navamsaSign(id)),
    occupants: (number) => inSign(firstSignIndex + number - 1),
    occupantsFrom: (reference, number) => inSign(sign(reference) + number - 1),
    areIn: (ids, houses) => ids.every((id) => isIn(id, houses)),
    isBenefic: (id) => byId[id].naturalBenefic,
    isMalefic: (id) => !byId[id].naturalBenefic,
    malefics: GRAHAS.filter((id) => !byId[id].naturalBenefic),
    isExalted: (id) => byId[id].dignity === 'exalted',
    isDebilitated: (id) => byId[id].dignity === 'debilitated',
    isStrong: (id) => isGood(id) && !byId[id].combust && !DUSTHANAS.includes(house(id)),
    companions: (on) => GRAHAS.filter((id) => id !== on && isWith(id, on)),
    aspecting: (on) => GRAHAS.filter((id) => aspects(id, on)),
    touching: (on) => GRAHAS.filter((id) => touches(id, on)),
    aspectsHouse: (by, number) => aspectsSign(by, sign(by), (firstSignIndex + number - 1) % 12, nodeAspects),
    linked: (a, b) => a !== b && (isWith(a, b) || (aspects(a, b) && aspects(b, a)) || exchanged(a, b)),
  };
}

/** The grahas from sun to saturn that meet a condition. */
export function sevenThat(condition: (id: SevenGraha) => boolean): readonly SevenGraha[] {
  return SEVEN_GRAHAS.filter(condition);
}

/** The grahas of all groups; false when a group is empty. */
export function ofEvery(groups: readonly (readonly GrahaId[])[]): readonly GrahaId[] | false {
  return groups.every(({ length }) => length > 0) && groups.flat();
}
