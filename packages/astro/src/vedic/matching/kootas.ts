import { moonGana, moonNadi, moonVarna, VARNAS, moonVashya, moonYoni, type Gana } from './classes.ts';
import { SIGNS } from '../../zodiac/signs.ts';
import { isAdverseTara, taraOfCount } from '../tara.ts';
import type { Couple, KootaFinding, KootaId } from './koota.ts';
import { coupleLords, maitriPoints } from './lords.ts';
import { countOfSigns, countOfStars } from './moon-place.ts';
import { vashyaPoints, yoniPoints } from './tables.ts';

/** The rule of every koota, docs/methods/matching.md (Raman, Muhurtha, on marriage). */
export const KOOTA_RULES: Readonly<Record<KootaId, (couple: Couple) => KootaFinding>> = {
  varna,
  vashya,
  tara,
  yoni,
  graha_maitri: grahaMaitri,
  gana,
  bhakoot,
  nadi,
};

function varna(couple: Couple): KootaFinding {
  const [groom, bride] = [moonVarna(couple.groom), moonVarna(couple.bride)];
  const equal = VARNAS.indexOf(groom) >= VARNAS.indexOf(bride);
  const reason = `The groom's varna (${groom}) is ${groom === bride ? 'equal to' : equal ? 'above' : 'below'} the bride's (${bride}).`;
  return { groom, bride, points: equal ? 1 : 0, reason };
}

function vashya(couple: Couple): KootaFinding {
  const [groom, bride] = [moonVashya(couple.groom), moonVashya(couple.bride)];
  const points = vashyaPoints(groom, bride);
  const reason =
    groom === bride
      ? `Both signs are ${groom}.`
      : `${capital(groom)} and ${bride} signs ${points === 0 ? 'do not control each other' : `agree to ${points} of 2`}.`;
  return { groom, bride, points, reason };
}

function tara({ groom, bride }: Couple): KootaFinding {
  const [ofGroom, ofBride] = [
    countOfStars(bride.nakshatra, groom.nakshatra),
    countOfStars(groom.nakshatra, bride.nakshatra),
  ];
  const points = [ofGroom, ofBride].filter((count) => !isAdverseTara(count)).length * 1.5;
  const told = (count: number): string =>
    `${count} (${taraOfCount(count)}, ${isAdverseTara(count) ? 'adverse' : 'good'})`;
  return {
    groom: taraOfCount(ofGroom),
    bride: taraOfCount(ofBride),
    points,
    reason: `From bride to groom ${told(ofGroom)}, from groom to bride ${told(ofBride)}.`,
  };
}

const YONI_DEGREES = ['sworn enemies', 'unfriendly', 'neutral', 'friendly', 'the same'] as const;

function yoni(couple: Couple): KootaFinding {
  const [groom, bride] = [moonYoni(couple.groom), moonYoni(couple.bride)];
  const points = yoniPoints(groom, bride);
  return { groom, bride, points, reason: `${capital(groom)} and ${bride} are ${YONI_DEGREES[points]!}.` };
}

function grahaMaitri(couple: Couple): KootaFinding {
  const lords = coupleLords(couple);
  const { groom, bride } = lords;
  const told =
    groom === bride
      ? `Both Moons have the lord ${groom}.`
      : `${capital(groom)} regards ${bride} as ${article(lords.groomRegardsBride)}, ${bride} regards ${groom} as ${article(lords.brideRegardsGroom)}.`;
  return { groom, bride, points: maitriPoints(lords), reason: told };
}

const article = (relation: string): string => `${relation === 'enemy' ? 'an' : 'a'} ${relation}`;

/** Points by the groom's gana, then the bride's. */
const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 1 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};

function gana(couple: Couple): KootaFinding {
  const [groom, bride] = [moonGana(couple.groom), moonGana(couple.bride)];
  const reason = groom === bride ? `Both are ${groom}.` : `The groom is ${groom}, the bride ${bride}.`;
  return { groom, bride, points: GANA_POINTS[groom][bride], reason };
}

/** Signs at 2/12, 5/9 or 6/8 from each other, by the count from one to the other. */
const ADVERSE_COUNTS: ReadonlySet<number> = new Set([2, 12, 5, 9, 6, 8]);

function bhakoot({ groom, bride }: Couple): KootaFinding {
  const [there, back] = [
    countOfSigns(groom.signIndex, bride.signIndex),
    countOfSigns(bride.signIndex, groom.signIndex),
  ];
  const adverse = ADVERSE_COUNTS.has(there);
  const reason =
    there === 1
      ? 'Both Moons are in one sign.'
      : `The Moons are ${there}/${back} from each other${adverse ? ', an adverse distance' : ''}.`;
  return { groom: SIGNS[groom.signIndex]!, bride: SIGNS[bride.signIndex]!, points: adverse ? 0 : 7, reason };
}

function nadi(couple: Couple): KootaFinding {
  const [groom, bride] = [moonNadi(couple.groom), moonNadi(couple.bride)];
  return {
    groom,
    bride,
    points: groom === bride ? 0 : 8,
    reason: groom === bride ? `Both have the nadi ${groom}.` : 'The nadis differ.',
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
