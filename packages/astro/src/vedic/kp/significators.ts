import { GRAHAS, signLordAt, type GrahaId, type SevenGraha } from '../zodiac.ts';
import { subLords } from './sub-lords.ts';

/** What significators are found from: cusps 1 to 12, and the grahas with their houses; sidereal degrees. */
export interface KpHouses {
  readonly cuspsDeg: readonly number[];
  readonly grahas: Readonly<Record<GrahaId, { readonly longitudeDeg: number; readonly house: number }>>;
}

/** The houses a graha signifies, strongest first (Krishnamurti, Reader III and VI). */
export interface GrahaSignifies {
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
export interface HouseSignificators {
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
  const of = (id: GrahaId): GrahaSignifies => {
    const { longitudeDeg, house } = grahas[id];
    const { starLord, signLord } = subLords(longitudeDeg);
    return {
      starLordIn: grahas[starLord].house,
      in: house,
      starLordOwns: owned(starLord),
      owns: owned(id),
      agentOf: id === 'rahu' || id === 'ketu' ? signLord : null,
    };
  };
  return Object.fromEntries(GRAHAS.map((id) => [id, of(id)])) as Record<GrahaId, GrahaSignifies>;
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
