import { GRAHAS, modulo, type GrahaId } from '../zodiac.ts';

/** Places that cause argala with the places that obstruct them (BPHS 31.2–5). */
const PLACES = [
  { place: 2, against: 12 },
  { place: 4, against: 10 },
  { place: 11, against: 3 },
  { place: 5, against: 9 },
] as const;

export interface Argala {
  /** Counted from the sign, itself 1; backwards for Rahu and Ketu. */
  readonly place: number;
  readonly grahas: readonly GrahaId[];
  /** The place that obstructs it; null for the malefics of the third, which nothing obstructs. */
  readonly obstructedFrom: number | null;
  readonly obstructors: readonly GrahaId[];
  /** By number: more grahas cause it, more obstruct it, or as many. */
  readonly outcome: 'argala' | 'obstructed' | 'equal';
}

/**
 * The argalas (interventions) on a sign: grahas in the 2nd, 4th, 11th and 5th from it, and whether those in the 12th,
 * 10th, 3rd and 9th obstruct them; three or more malefics in the 3rd also cause one (BPHS 31.2–8). From Rahu and Ketu
 * the places are counted backwards (BPHS 31.9, for both nodes as P. V. R. Narasimha Rao). Whether obstructors prevail
 * is judged by their number alone; the text also weighs their strength.
 */
export function argalas(
  signOf: (id: GrahaId) => number,
  isMalefic: (id: GrahaId) => boolean,
  onSignIndex: number,
  direction: 1 | -1 = 1,
): readonly Argala[] {
  const inPlace = (place: number): readonly GrahaId[] =>
    GRAHAS.filter((id) => signOf(id) === modulo(onSignIndex + direction * (place - 1), 12));
  const found = PLACES.flatMap(({ place, against }): Argala[] => {
    const grahas = inPlace(place);
    if (grahas.length === 0) return [];
    const obstructors = inPlace(against);
    const difference = grahas.length - obstructors.length;
    const outcome = difference > 0 ? 'argala' : difference < 0 ? 'obstructed' : 'equal';
    return [{ place, grahas, obstructedFrom: against, obstructors, outcome }];
  });
  const malefics = inPlace(3).filter(isMalefic);
  return malefics.length < 3
    ? found
    : [...found, { place: 3, grahas: malefics, obstructedFrom: null, obstructors: [], outcome: 'argala' }];
}
