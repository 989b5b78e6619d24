import { southNodeFrom } from '../points/south-node.ts';
import { BodyUnavailableError, type BodyPosition, type EngineBody, type Ephemeris, type Frame } from '../ephemeris.ts';
import { degreeInSign, signIndexAt } from '../zodiac/signs.ts';
import type { SiderealPlace, VedicGraha } from './chart.ts';
import { isCombust } from './dignity/combustion.ts';
import { ownsSign, placeDignity } from './dignity/dignity.ts';
import { compoundRelation, naturalRelation, temporalRelation } from './dignity/friendship.ts';
import type { PlanetaryWar } from './dignity/war.ts';
import { nakshatraAt } from './nakshatra.ts';
import { GRAHAS, houseFromSign, signLordAt, type GrahaId } from './zodiac.ts';

export type GrahaPositions = Readonly<Record<GrahaId, BodyPosition>>;

/** Sidereal positions of the nine grahas. @throws BodyUnavailableError, DateOutOfRangeError */
export function readGrahas(ephemeris: Ephemeris, jdUt: number, frame: Frame, node: 'mean' | 'true'): GrahaPositions {
  const bodies: readonly EngineBody[] = [
    'sun',
    'moon',
    'mars',
    'mercury',
    'jupiter',
    'venus',
    'saturn',
    node === 'mean' ? 'mean_node' : 'true_node',
  ];
  const [sun, moon, mars, mercury, jupiter, venus, saturn, rahu] = ephemeris
    .positions(jdUt, bodies, frame)
    .map((answer) => {
      if (answer instanceof BodyUnavailableError) throw answer;
      return answer;
    });
  return {
    sun: sun!,
    moon: moon!,
    mars: mars!,
    mercury: mercury!,
    jupiter: jupiter!,
    venus: venus!,
    saturn: saturn!,
    rahu: rahu!,
    ketu: southNodeFrom(rahu!),
  };
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
export interface GrahaContext {
  readonly positions: GrahaPositions;
  readonly firstSignIndex: number;
  readonly chalitHouseOf: ((position: BodyPosition) => number | null) | null;
  readonly bhava: 'whole_sign' | 'chalit';
  readonly benefics: ReadonlySet<GrahaId>;
  readonly wars: readonly PlanetaryWar[];
}

/** The nine grahas of a chart with sign, nakshatra, dignity, houses and wars. */
export function vedicGrahas(context: GrahaContext): VedicGraha[] {
  return GRAHAS.map((id) => vedicGraha(id, context));
}

function vedicGraha(
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
      : compoundRelation(
          naturalRelation(id, signLord),
          temporalRelation(signIndex, signIndexAt(positions[signLord].longitudeDeg)),
        );
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
