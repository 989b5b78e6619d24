import { memoized } from '../search/sample-memory.ts';
import { southNodeFrom } from '../points/point-id.ts';
import { type BodyPosition, BodyUnavailableError, type Ephemeris, type Frame } from '../ephemeris.ts';
import { degreeInSign, signIndexAt } from '../zodiac/signs.ts';
import type { SiderealPlace, VedicGraha } from './chart.ts';
import { compoundRelation, isCombust, ownsSign, placeDignity, type PlanetaryWar } from './dignity/dignity.ts';
import { nakshatraAt } from './nakshatra.ts';
import { byPlanet, type GrahaId, houseFromSign, SEVEN_GRAHAS, signLordAt } from './zodiac.ts';
import { bodyMotion, type LongitudeMotion, oppositeMotion, remembered } from '../search/motion.ts';

type GrahaPositions = Readonly<Record<GrahaId, BodyPosition>>;

/** Sidereal positions of the nine grahas. @throws BodyUnavailableError, DateOutOfRangeError */
export function readGrahas(ephemeris: Ephemeris, jdUt: number, frame: Frame, node: 'mean' | 'true'): GrahaPositions {
  const bodies = [...SEVEN_GRAHAS, node === 'mean' ? 'mean_node' : 'true_node'] as const;
  const positions = new Map(
    ephemeris.positions(jdUt, bodies, frame).map((position, index) => {
      if (position instanceof BodyUnavailableError) throw position;
      return [bodies[index], position];
    }),
  );
  const rahu = positions.get(bodies[7])!;
  return { ...byPlanet((id) => positions.get(id)!), rahu, ketu: southNodeFrom(rahu) };
}

/** Sign, degree, sign lord and nakshatra of a sidereal longitude in [0, 360). */
export function siderealPlace(longitudeDeg: number): SiderealPlace {
  const signIndex = signIndexAt(longitudeDeg);
  return {
    longitudeDeg,
    signIndex,
    degreeInSignDeg: degreeInSign(longitudeDeg),
    signLord: signLordAt(signIndex),
    nakshatra: nakshatraAt(longitudeDeg),
  };
}

/** Inputs shared by the grahas of one chart. */
interface GrahaContext {
  readonly positions: GrahaPositions;
  readonly firstSignIndex: number;
  readonly chalitHouseOf: ((position: BodyPosition) => number | null) | null;
  readonly bhava: 'whole_sign' | 'chalit';
  readonly benefics: ReadonlySet<GrahaId>;
  readonly wars: readonly PlanetaryWar[];
}

/** A graha of a chart with sign, nakshatra, dignity, houses and war. */
export function vedicGraha(
  id: GrahaId,
  { positions, firstSignIndex, chalitHouseOf, bhava, benefics, wars }: GrahaContext,
): VedicGraha {
  const position = positions[id];
  const place = siderealPlace(position.longitudeDeg);
  const { signIndex, degreeInSignDeg, signLord } = place;
  const retrograde = position.speedDegPerDay < 0;
  const relation =
    ownsSign(id, signIndex) || signLord === id
      ? null
      : compoundRelation(id, signIndex, signLord, signIndexAt(positions[signLord].longitudeDeg));
  const houses = grahaHouses(signIndex, firstSignIndex, chalitHouseOf === null ? null : chalitHouseOf(position), bhava);
  const war = wars.find(({ winner, loser }) => winner === id || loser === id);
  return {
    id,
    position,
    ...place,
    retrograde,
    dignity: placeDignity(id, signIndex, degreeInSignDeg) ?? relation ?? 'own',
    compoundRelation: relation,
    combust: isCombust(id, position.longitudeDeg, positions.sun.longitudeDeg, retrograde),
    war: war === undefined ? null : { opponent: war.winner === id ? war.loser : war.winner, won: war.winner === id },
    ...houses,
    naturalBenefic: benefics.has(id),
  };
}

/** The houses of a graha in a sign; `chalitHouse` is its bhava in the chalit, null where there is none. */
export function grahaHouses(
  signIndex: number,
  firstSignIndex: number,
  chalitHouse: number | null,
  bhava: 'whole_sign' | 'chalit',
): Pick<VedicGraha, 'house' | 'signHouse' | 'chalitHouse'> {
  const signHouse = houseFromSign(signIndex, firstSignIndex);
  return { house: bhava === 'chalit' ? (chalitHouse ?? signHouse) : signHouse, signHouse, chalitHouse };
}

/** The motion of a graha in a frame; Rahu is the mean or true node, Ketu its opposite. */
export function grahaMotion(
  ephemeris: Ephemeris,
  graha: GrahaId,
  frame: Frame,
  node: 'mean' | 'true',
): LongitudeMotion {
  const rahu = node === 'mean' ? 'mean_node' : 'true_node';
  if (graha === 'rahu') return bodyMotion(ephemeris, rahu, frame);
  if (graha === 'ketu') return oppositeMotion(bodyMotion(ephemeris, rahu, frame));
  return bodyMotion(ephemeris, graha, frame);
}

export type GrahaMotions = (graha: GrahaId) => LongitudeMotion;

/** The motions of all grahas with their samples remembered, so that searches of the same grahas share them. Rahu and Ketu share theirs. */
export function grahaMotions(ephemeris: Ephemeris, frame: Frame, node: 'mean' | 'true'): GrahaMotions {
  const motionOf: GrahaMotions = memoized((graha) =>
    graha === 'ketu' ? oppositeMotion(motionOf('rahu')) : remembered(grahaMotion(ephemeris, graha, frame, node)),
  );
  return motionOf;
}
