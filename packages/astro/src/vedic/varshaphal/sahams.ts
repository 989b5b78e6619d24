import { normalizeDeg } from '../../angle/normalize.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import type { VedicChart } from '../chart.ts';
import { SEVEN_GRAHAS, signLordAt, type SevenGraha } from '../zodiac.ts';
import {
  SAHAM_SCHOOLS,
  SAHAMS,
  type SahamFormula,
  type SahamId,
  type SahamSchoolId,
  type SahamTerm,
} from './saham-formulas.ts';

export interface SahamReading {
  readonly school: SahamSchoolId;
  /** Which sahams are reversed by night; null for the school's own list. */
  readonly reversed: readonly SahamId[] | null;
}

export interface Saham {
  readonly id: SahamId;
  readonly longitudeDeg: number;
  /** The formula as computed: first − second + third. */
  readonly first: SahamTerm;
  readonly second: SahamTerm;
  readonly third: SahamTerm;
  /** The two terms were swapped because it is night. */
  readonly turned: boolean;
}

/** The sahams that are reversed by night in a reading. */
export function reversedSahams({ school, reversed }: SahamReading): readonly SahamId[] {
  return reversed ?? SAHAM_SCHOOLS[school].reversed;
}

type Places = Readonly<Record<SevenGraha, Pick<VedicChart['byId'][SevenGraha], 'longitudeDeg'>>>;

/** Sahams that others are made of come before them. */
const IN_ORDER: readonly SahamId[] = ['punya', 'shastra', ...SAHAMS.filter((id) => id !== 'punya' && id !== 'shastra')];

/**
 * The sahams of a year's chart, sidereal longitudes in [0, 360). When the third term does not lie between second and
 * first, 30° is added.
 */
export function sahams(
  { byId }: { readonly byId: Places },
  lagnaDeg: number,
  isDaytime: boolean,
  reading: SahamReading,
): Saham[] {
  const made = new Map<SahamTerm, number>();
  const longitudeOf = (term: SahamTerm): number => made.get(term) ?? termDeg(term, byId, lagnaDeg);
  const reversed = reversedSahams(reading);
  const found = IN_ORDER.map((id): Saham => {
    const turned = !isDaytime && reversed.includes(id);
    const [a, b, third = 'lagna'] = formulaOf(id, SAHAM_SCHOOLS[reading.school].formulas[id], lagnaDeg, isDaytime);
    const [first, second] = turned ? [b, a] : [a, b];
    const arcDeg = normalizeDeg(longitudeOf(first) - longitudeOf(second));
    const between = normalizeDeg(longitudeOf(third) - longitudeOf(second)) <= arcDeg;
    const longitudeDeg = normalizeDeg(arcDeg + longitudeOf(third) + (between ? 0 : 30));
    if (id === 'punya' || id === 'shastra') made.set(id, longitudeDeg);
    return { id, longitudeDeg, first, second, third, turned };
  });
  return SAHAMS.map((id) => found.find((saham) => saham.id === id)!);
}

/** Samartha is from Jupiter when Mars owns the lagna; karyasiddhi is from the Moon by night. */
function formulaOf(id: SahamId, formula: SahamFormula, lagnaDeg: number, isDaytime: boolean): SahamFormula {
  if (id === 'samartha' && signLordAt(signIndexAt(lagnaDeg)) === 'mars') return ['jupiter', 'mars'];
  if (id === 'karyasiddhi' && !isDaytime) return ['saturn', 'moon', 'moon_sign_lord'];
  return formula;
}

function termDeg(term: SahamTerm, byId: Places, lagnaDeg: number): number {
  const lordOf = (longitudeDeg: number): number => byId[signLordAt(signIndexAt(longitudeDeg))].longitudeDeg;
  const house = (number: number): number => normalizeDeg(lagnaDeg + 30 * (number - 1));
  const [kind, number, lord] = term.split('_');
  if (kind === 'bhava') return lord === undefined ? house(Number(number)) : lordOf(house(Number(number)));
  switch (term) {
    case 'lagna':
      return lagnaDeg;
    case 'lagna_lord':
      return lordOf(lagnaDeg);
    case 'sun_sign_lord':
      return lordOf(byId.sun.longitudeDeg);
    case 'moon_sign_lord':
      return lordOf(byId.moon.longitudeDeg);
    case 'cancer_15':
      return 105;
    default: {
      const graha = SEVEN_GRAHAS.find((id) => id === term);
      if (graha === undefined) throw new RangeError(`${term} is made after what needs it`);
      return byId[graha].longitudeDeg;
    }
  }
}
