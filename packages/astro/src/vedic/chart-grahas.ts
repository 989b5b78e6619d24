import { southNodeFrom } from '../points/point-id.ts';
import { type BodyPosition, BodyUnavailableError, type EngineBody, type Ephemeris, type Frame } from '../ephemeris.ts';
import { degreeInSign, signIndexAt } from '../zodiac/signs.ts';
import type { SiderealPlace, VedicGraha } from './chart.ts';
import { isCombust, type PlanetaryWar } from './dignity/combustion.ts';
import { compoundRelation, naturalRelation, ownsSign, placeDignity, temporalRelation } from './dignity/dignity.ts';
import { nakshatraAt } from './nakshatra.ts';
import { type GrahaId, GRAHAS, houseFromSign, signLordAt } from './zodiac.ts';
import { bodyMotion, type LongitudeMotion, oppositeMotion, remembered } from '../search/motion.ts';

type GrahaPositions = Readonly<Record<GrahaId, BodyPosition>>;

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
interface GrahaContext {
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

/** The motion of a graha in a frame; Rahu is the mean or true node, Ketu stands opposite. */
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

/** The motions of all grahas with their samples remembered, so that searches of the same grahas ask the ephemeris once. Rahu and Ketu share theirs. */
export function grahaMotions(ephemeris: Ephemeris, frame: Frame, node: 'mean' | 'true'): GrahaMotions {
  const known = new Map<GrahaId, LongitudeMotion>();
  return (graha) => {
    const found = known.get(graha);
    if (found !== undefined) return found;
    const id = graha === 'ketu' ? 'rahu' : graha;
    const motion = known.get(id) ?? remembered(grahaMotion(ephemeris, id, frame, node));
    known.set(id, motion);
    const own = graha === 'ketu' ? oppositeMotion(motion) : motion;
    known.set(graha, own);
    return own;
  };
}
