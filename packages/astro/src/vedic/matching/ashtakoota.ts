import {
  countOfSigns,
  countOfStars,
  coupleLords,
  type Gana,
  lordsAgree,
  maitriPoints,
  moonGana,
  moonNadi,
  type MoonPlace,
  moonVarna,
  moonVashya,
  moonYoni,
  VARNAS,
  vashyaPoints,
  yoniPoints,
} from './classes.ts';
import { SIGNS } from '../../zodiac/signs.ts';
import { isAdverseTara, taraOfCount } from '../nakshatra.ts';

/** Reasons why a lost koota is considered cancelled (parihara). */
export const EXCEPTION_RULES = [
  'same_sign_different_nakshatra',
  'same_nakshatra_different_sign',
  'same_nakshatra_different_pada',
  'same_sign_lord',
  'sign_lords_friends',
  'same_sign',
] as const;
export type ExceptionRule = (typeof EXCEPTION_RULES)[number];

/** Exceptions of docs/methods/matching.md that apply to a couple. Called only for kootas below full points. */
function findExceptions(koota: KootaId, couple: Couple): readonly ExceptionRule[] {
  if (koota === 'nadi') return nadiExceptions(couple);
  if (koota === 'bhakoot' || koota === 'varna' || koota === 'vashya') return lordExceptions(couple);
  if (koota === 'gana')
    return [
      ...lordExceptions(couple),
      ...(couple.groom.signIndex === couple.bride.signIndex ? ['same_sign' as const] : []),
    ];
  return [];
}

function lordExceptions(couple: Couple): readonly ExceptionRule[] {
  if (!lordsAgree(couple)) return [];
  const { groom, bride } = coupleLords(couple);
  return [groom === bride ? 'same_sign_lord' : 'sign_lords_friends'];
}

function nadiExceptions({ groom, bride }: Couple): readonly ExceptionRule[] {
  const sameSign = groom.signIndex === bride.signIndex;
  if (groom.nakshatra !== bride.nakshatra) return sameSign ? ['same_sign_different_nakshatra'] : [];
  const rules: ExceptionRule[] = [];
  if (!sameSign) rules.push('same_nakshatra_different_sign');
  if (groom.pada !== bride.pada) rules.push('same_nakshatra_different_pada');
  return rules;
}

/** The eight kootas in the order of their points, 1 to 8: 36 together. */
export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootaId = (typeof KOOTAS)[number];

export const KOOTA_MAX: Readonly<Record<KootaId, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  graha_maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};

/** The two Moons by role; some kootas treat groom and bride differently. */
export interface Couple {
  readonly groom: MoonPlace;
  readonly bride: MoonPlace;
}

/** Result of one koota: the class of each partner, the points, and the reason. */
interface KootaFinding {
  readonly groom: string;
  readonly bride: string;
  readonly points: number;
  readonly reason: string;
}

/** The rule of every koota, docs/methods/matching.md (Raman, Muhurtha, on marriage). */
const KOOTA_RULES: Readonly<Record<KootaId, (couple: Couple) => KootaFinding>> = {
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
  const describe = (count: number): string =>
    `${count} (${taraOfCount(count)}, ${isAdverseTara(count) ? 'adverse' : 'good'})`;
  return {
    groom: taraOfCount(ofGroom),
    bride: taraOfCount(ofBride),
    points,
    reason: `From bride to groom ${describe(ofGroom)}, from groom to bride ${describe(ofBride)}.`,
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
  const reason =
    groom === bride
      ? `Both Moons have the lord ${groom}.`
      : `${capital(groom)} regards ${bride} as ${article(lords.groomRegardsBride)}, ${bride} regards ${groom} as ${article(lords.brideRegardsGroom)}.`;
  return { groom, bride, points: maitriPoints(lords), reason };
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

export const VERDICTS = ['not_recommended', 'acceptable', 'good', 'excellent'] as const;
type Verdict = (typeof VERDICTS)[number];

export interface KootaScore extends KootaFinding {
  readonly koota: KootaId;
  readonly max: number;
  /** Points that count: those of the rule, or full points when an exception was applied. */
  readonly score: number;
  readonly exceptions: readonly ExceptionRule[];
}

export interface Ashtakoota {
  readonly kootas: readonly KootaScore[];
  readonly total: number;
  readonly verdict: Verdict;
}

/**
 * The eight kootas of two sidereal Moons, docs/methods/matching.md; at most 36 points. With `applyExceptions`, a koota with an
 * exception gets full points; otherwise exceptions are only listed.
 */
export function ashtakoota(couple: Couple, applyExceptions: boolean): Ashtakoota {
  const kootas = KOOTAS.map((koota): KootaScore => {
    const finding = KOOTA_RULES[koota](couple);
    const max = KOOTA_MAX[koota];
    const exceptions = finding.points < max ? findExceptions(koota, couple) : [];
    return {
      ...finding,
      koota,
      max,
      exceptions,
      score: applyExceptions && exceptions.length > 0 ? max : finding.points,
    };
  });
  const total = kootas.reduce((sum, { score }) => sum + score, 0);
  return { kootas, total, verdict: scoreVerdict(total) };
}

/** Below 18 of 36 not recommended, below 25 acceptable, below 33 good. */
function scoreVerdict(total: number): Verdict {
  if (total < 18) return 'not_recommended';
  if (total < 25) return 'acceptable';
  return total < 33 ? 'good' : 'excellent';
}
