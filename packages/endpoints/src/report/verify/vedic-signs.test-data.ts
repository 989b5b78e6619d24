import type { VedicWire } from '../products.ts';

/** Who rules the signs, from Aries. */
const LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const;
/** The sign of exaltation, and how far it reaches into the sign where it does not fill it (BPHS 3.51–54). */
const EXALTED: Readonly<Record<string, readonly [sign: number, toDeg: number]>> = {
  sun: [0, 30],
  moon: [1, 3],
  mars: [9, 30],
  mercury: [5, 15],
  jupiter: [3, 30],
  venus: [11, 30],
  saturn: [6, 30],
};
/** Houses that a planet looks at in full, besides the seventh (BPHS 26). */
const LOOKS: Readonly<Record<string, readonly number[]>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] };

/** The house of a sign counted from another, 1 to 12. */
export function houseOfSign(sign: number, from: number): number {
  return ((sign - from + 12) % 12) + 1;
}

/** Signs and houses of a Vedic chart, from its longitudes alone. */
export class VedicSigns {
  readonly lagnaSign: number | null;
  readonly #points: NonNullable<VedicWire['points']>;

  constructor({ lagna, points }: VedicWire) {
    this.lagnaSign = lagna === null ? null : Math.floor(lagna.longitude / 30);
    this.#points = points ?? {};
  }

  #point(id: string): NonNullable<NonNullable<VedicWire['points']>['sun']> {
    const point = Object.entries(this.#points).find(([name]) => name === id)?.[1];
    if (point === undefined) throw new RangeError(`${id} is not in this chart.`);
    return point;
  }

  readonly longitude = (id: string): number => this.#point(id).longitude;
  readonly sign = (id: string): number => Math.floor(this.longitude(id) / 30);
  /** From the lagna, or from the Moon where there is none. */
  readonly house = (id: string): number => houseOfSign(this.sign(id), this.lagnaSign ?? this.sign('moon'));
  readonly from = (reference: string, id: string): number => houseOfSign(this.sign(id), this.sign(reference));
  readonly lordOfSign = (sign: number): string => LORDS[sign % 12]!;
  readonly lord = (house: number): string => this.lordOfSign((this.lagnaSign ?? this.sign('moon')) + house - 1);
  readonly dispositor = (id: string): string => this.lordOfSign(this.sign(id));
  /** Sign of the navamsa: nine to a sign, counted on round the zodiac. */
  readonly navamsa = (id: string): number => Math.floor((this.longitude(id) * 9) / 30) % 12;
  /** The product's word: how near the Sun a planet is combust depends on its motion. */
  readonly isCombust = (id: string): boolean => this.#point(id).combust === true;

  isExalted(id: string): boolean {
    const exalted = EXALTED[id];
    return exalted?.[0] === this.sign(id) && this.longitude(id) % 30 < exalted[1];
  }

  /** In its own sign or that of its exaltation. */
  isHigh(id: string): boolean {
    return this.dispositor(id) === id || EXALTED[id]?.[0] === this.sign(id);
  }

  #looksAt(id: string, other: string): boolean {
    const house = this.from(id, other);
    return house === 7 || (LOOKS[id]?.includes(house) ?? false);
  }

  /** Two planets in one sign, in mutual aspect, or in each other's sign. */
  joined(a: string, b: string): boolean {
    if (a === b) return false;
    return (
      this.sign(a) === this.sign(b) ||
      (this.#looksAt(a, b) && this.#looksAt(b, a)) ||
      (this.dispositor(a) === b && this.dispositor(b) === a)
    );
  }
}
