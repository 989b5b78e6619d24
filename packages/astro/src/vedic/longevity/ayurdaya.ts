import { compoundRelation, DEEP_EXALTATION_DEG, EXALTATION_SIGNS, ownsSign } from '../dignity/dignity.ts';
import { aspectsSign } from '../aspects/aspects.ts';
import { vargaPlace } from '../varga/rules.ts';
import { houseFromSign, SEVEN_GRAHAS, signLordAt, type SevenGraha } from '../zodiac.ts';

export const AYURDAYA_METHODS = ['pindayu', 'nisargayu', 'amsayu'] as const;
export type AyurdayaMethod = (typeof AYURDAYA_METHODS)[number];

/** Years of a graha in deep exaltation; in deep debilitation half. Jataka Parijata 5.4 and 5.19. */
const FULL_YEARS: Readonly<Record<'pindayu' | 'nisargayu', Readonly<Record<SevenGraha, number>>>> = {
  pindayu: { sun: 19, moon: 25, mars: 15, mercury: 12, jupiter: 15, venus: 21, saturn: 20 },
  nisargayu: { sun: 20, moon: 1, mars: 2, mercury: 9, jupiter: 18, venus: 20, saturn: 50 },
};
/** Malefics for longevity. The Moon and Mercury always count as benefics here. */
const MALEFICS: readonly SevenGraha[] = ['sun', 'mars', 'saturn'];
const isMalefic = (id: SevenGraha): boolean => MALEFICS.includes(id);
/** What a malefic loses in the visible half, by house; a benefic half of it. */
const VISIBLE_LOSS: Readonly<Record<number, number>> = { 12: 1, 11: 1 / 2, 10: 1 / 3, 9: 1 / 4, 8: 1 / 5, 7: 1 / 6 };

export interface AyurdayaSky {
  readonly lagnaDeg: number;
  /** Sidereal longitudes [0, 360), with what is needed to judge them. */
  readonly grahas: Readonly<
    Record<SevenGraha, { readonly longitudeDeg: number; readonly combust: boolean; readonly retrograde: boolean }>
  >;
  /** Decides which of two grahas in one house loses, and whether the lagna gives by its sign or its navamsa. */
  readonly strength: (id: SevenGraha) => number;
}

export const REDUCTIONS = ['visible_half', 'enemy_sign', 'combustion', 'rising_malefic'] as const;
export type Reduction = (typeof REDUCTIONS)[number];

export interface YearsOfGraha {
  readonly id: SevenGraha;
  readonly basicYears: number;
  /** Of amsayu: 3, 2 or 1; of the others 1. */
  readonly multiplier: 1 | 2 | 3;
  /** Fraction lost by each reduction, [0, 1]; of several only the largest is applied. */
  readonly losses: Readonly<Record<Reduction, number>>;
  readonly years: number;
}

export interface Ayurdaya {
  readonly grahas: readonly YearsOfGraha[];
  readonly lagnaYears: number;
  readonly totalYears: number;
}

/**
 * The length of life by one of the three methods (Jataka Parijata 5, Subramanya Sastri 1932, with the reductions of its
 * example, pp. 237–243; the same years in BPHS 43 and Brihat Jataka 7). Pindayu and nisargayu: the years of deep
 * exaltation less half of them in proportion to the distance from it. Amsayu: a year for each navamsa since the last
 * multiple of twelve, times 3 for an exalted or retrograde graha, else times 2 in its own sign, navamsa or drekkana or
 * vargottama. The lagna gives its navamsas, or its signs when the lord of its sign is the stronger (not in amsayu).
 */
export function ayurdaya(method: AyurdayaMethod, sky: AyurdayaSky): Ayurdaya {
  const grahas = SEVEN_GRAHAS.map((id): YearsOfGraha => {
    const losses = lossesOf(id, method, sky);
    const multiplier = method === 'amsayu' ? amsayuMultiplier(id, sky) : 1;
    const basicYears = basicYearsOf(id, method, sky);
    const years = basicYears * multiplier * (1 - Math.max(...Object.values(losses)));
    return { id, basicYears, multiplier, losses, years };
  });
  const lagnaYears = yearsOfLagna(method, sky);
  return { grahas, lagnaYears, totalYears: grahas.reduce((sum, { years }) => sum + years, lagnaYears) };
}

const signOf = (longitudeDeg: number): number => Math.floor(longitudeDeg / 30) % 12;
const navamsaYears = (longitudeDeg: number): number => (longitudeDeg * 0.3) % 12;

function basicYearsOf(id: SevenGraha, method: AyurdayaMethod, { grahas }: AyurdayaSky): number {
  const { longitudeDeg } = grahas[id];
  if (method === 'amsayu') return navamsaYears(longitudeDeg);
  const turnDeg = Math.abs(longitudeDeg - DEEP_EXALTATION_DEG[id]);
  return FULL_YEARS[method][id] * (1 - Math.min(turnDeg, 360 - turnDeg) / 360);
}

function yearsOfLagna(method: AyurdayaMethod, { lagnaDeg, strength }: AyurdayaSky): number {
  const signLord = signLordAt(signOf(lagnaDeg));
  const navamsaLord = signLordAt(vargaPlace(9, lagnaDeg).signIndex);
  return method !== 'amsayu' && strength(signLord) > strength(navamsaLord) ? lagnaDeg / 30 : navamsaYears(lagnaDeg);
}

function amsayuMultiplier(id: SevenGraha, { grahas }: AyurdayaSky): 1 | 2 | 3 {
  const { longitudeDeg, retrograde } = grahas[id];
  const sign = signOf(longitudeDeg);
  if (retrograde || EXALTATION_SIGNS[id] === sign) return 3;
  const navamsa = vargaPlace(9, longitudeDeg).signIndex;
  const isOwn = [sign, navamsa, vargaPlace(3, longitudeDeg).signIndex].some((place) => ownsSign(id, place));
  return isOwn || navamsa === sign ? 2 : 1;
}

function lossesOf(id: SevenGraha, method: AyurdayaMethod, sky: AyurdayaSky): Readonly<Record<Reduction, number>> {
  const { combust } = sky.grahas[id];
  return {
    visible_half: visibleLoss(id, sky),
    enemy_sign: id !== 'mars' && isInEnemySign(id, sky) ? 1 / 3 : 0,
    combustion: combust && id !== 'venus' && id !== 'saturn' ? 1 / 2 : 0,
    rising_malefic: method === 'amsayu' ? 0 : risingLoss(sky),
  };
}

const houseOf = (id: SevenGraha, { lagnaDeg, grahas }: AyurdayaSky): number =>
  houseFromSign(signOf(grahas[id].longitudeDeg), signOf(lagnaDeg));

/** Of several grahas in a house of the visible half only the strongest loses. */
function visibleLoss(id: SevenGraha, sky: AyurdayaSky): number {
  const house = houseOf(id, sky);
  const loss = VISIBLE_LOSS[house];
  if (loss === undefined) return 0;
  const together = SEVEN_GRAHAS.filter((other) => houseOf(other, sky) === house);
  const strongest = together.reduce((first, second) => (sky.strength(second) > sky.strength(first) ? second : first));
  return strongest === id ? loss / (isMalefic(id) ? 1 : 2) : 0;
}

function isInEnemySign(id: SevenGraha, { grahas }: AyurdayaSky): boolean {
  const sign = signOf(grahas[id].longitudeDeg);
  const lord = signLordAt(sign);
  if (lord === id) return false;
  const relation = compoundRelation(id, sign, lord, signOf(grahas[lord].longitudeDeg));
  return relation === 'enemy' || relation === 'great_enemy';
}

/** With a malefic in the lagna everything loses the part of the circle that the lagna has passed, half of it when a benefic aspects the lagna. */
function risingLoss(sky: AyurdayaSky): number {
  const lagnaSign = signOf(sky.lagnaDeg);
  if (!MALEFICS.some((id) => houseOf(id, sky) === 1)) return 0;
  const isHelped = SEVEN_GRAHAS.some((id) => {
    const sign = signOf(sky.grahas[id].longitudeDeg);
    return !isMalefic(id) && aspectsSign(id, sign, lagnaSign, 'none');
  });
  return sky.lagnaDeg / 360 / (isHelped ? 2 : 1);
}
