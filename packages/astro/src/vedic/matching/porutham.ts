import tables from '../../../data/vedic/matching.json' with { type: 'json' };
import type { Couple } from './ashtakoota.ts';
import {
  countOfSigns,
  countOfStars,
  coupleLords,
  isAscendingRajju,
  maitriPoints,
  moonGana,
  moonRajju,
  moonYoni,
  type Rajju,
  yoniPoints,
} from './classes.ts';

/** The ten agreements of South Indian matching (dashakoota), in their usual order. */
export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree_dirgha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const;
export type PoruthamId = (typeof PORUTHAMS)[number];
export const PORUTHAM_RESULTS = ['good', 'middling', 'bad'] as const;
export type PoruthamResult = (typeof PORUTHAM_RESULTS)[number];

/** Reasons why a porutham that is not good may be ignored (Raman, Muhurtha, on marriage). */
export const PORUTHAM_EXCUSES = [
  'bride_beyond_14th',
  'rasi_and_lords_agree',
  'lords_rasi_dina_mahendra_agree',
  'opposite_ways',
] as const;
export type PoruthamExcuse = (typeof PORUTHAM_EXCUSES)[number];

export interface Porutham {
  readonly id: PoruthamId;
  /** What the rule gives, whatever excuses it. */
  readonly result: PoruthamResult;
  readonly reason: string;
  /** Empty for what is good, and where nothing excuses it. */
  readonly excusedBy: readonly PoruthamExcuse[];
}

/** An affliction: whether it is there, and whether it harms. */
export interface Affliction {
  readonly present: boolean;
  /** Present, and nothing excuses it. */
  readonly harmful: boolean;
  readonly excusedBy: readonly PoruthamExcuse[];
}

export interface Poruthams {
  readonly list: readonly Porutham[];
  readonly agreements: Agreements;
  readonly rajju: Affliction;
  readonly vedha: Affliction;
}

type Finding = readonly [PoruthamResult, string];

const goodIf = (holds: boolean): PoruthamResult => (holds ? 'good' : 'bad');

/**
 * The ten agreements of a couple, with what excuses them. Raman, Muhurtha, on marriage; counts run from the bride. He
 * names no excuse of vedha.
 */
export function poruthams(couple: Couple, readings: AgreementReadings): Poruthams {
  const agreements = findAgreements(couple, readings);
  const { mahendra, streeDirgha, countFromBride, sameRajju, oppositeWays, groomRajju, brideRajju } = agreements;
  const counted = `The groom's nakshatra is number ${countFromBride} from the bride's.`;
  const rajjuExcused = sameRajju && readings.rajju === 'ascending_descending' && oppositeWays;
  const findings: Readonly<Record<PoruthamId, Finding>> = {
    dina: dina(couple),
    gana: gana(couple),
    mahendra: [goodIf(mahendra), counted],
    stree_dirgha: [streeDirgha ? 'good' : countFromBride > 7 ? 'middling' : 'bad', counted],
    yoni: yoni(couple),
    rasi: rasi(couple),
    rasyadhipati: rasyadhipati(couple),
    vasya: vasya(couple),
    rajju: [
      goodIf(!sameRajju || rajjuExcused),
      `The groom's nakshatra belongs to the rope's ${groomRajju}, the bride's to its ${brideRajju}.`,
    ],
    vedha: [
      goodIf(!agreements.vedha),
      agreements.vedha ? 'The nakshatras pierce each other.' : 'The nakshatras do not pierce each other.',
    ],
  };
  const good = (...ids: readonly PoruthamId[]): boolean => ids.every((id) => findings[id][0] === 'good');
  const excuses: Readonly<Partial<Record<PoruthamId, PoruthamExcuse>>> = {
    ...(countOfStars(couple.groom.nakshatra, couple.bride.nakshatra) > 14 ? { gana: 'bride_beyond_14th' } : {}),
    ...(good('rasi', 'rasyadhipati') ? { stree_dirgha: 'rasi_and_lords_agree' } : {}),
    ...(good('rasyadhipati', 'rasi', 'dina', 'mahendra') ? { rajju: 'lords_rasi_dina_mahendra_agree' } : {}),
  };
  const list = PORUTHAMS.map((id): Porutham => {
    const [result, reason] = findings[id];
    const excuse = excuses[id];
    return { id, result, reason, excusedBy: result === 'good' || excuse === undefined ? [] : [excuse] };
  });
  const affliction = (present: boolean, excusedBy: readonly PoruthamExcuse[]): Affliction => ({
    present,
    harmful: present && excusedBy.length === 0,
    excusedBy,
  });
  return {
    list,
    agreements,
    rajju: affliction(sameRajju, [
      ...(rajjuExcused ? (['opposite_ways'] as const) : []),
      ...(sameRajju && excuses.rajju !== undefined ? [excuses.rajju] : []),
    ]),
    vedha: affliction(agreements.vedha, []),
  };
}

function dina({ groom, bride }: Couple): Finding {
  const count = countOfStars(bride.nakshatra, groom.nakshatra);
  const rest = count % 9;
  return [goodIf(rest % 2 === 0), `The count ${count} leaves a remainder of ${rest} by nine: even or 0 is good.`];
}

/** A rakshasa groom is acceptable for any bride, a rakshasa bride only for a rakshasa groom. */
function gana(couple: Couple): Finding {
  const [groom, bride] = [moonGana(couple.groom), moonGana(couple.bride)];
  const reason = `The groom is ${groom}, the bride ${bride}.`;
  if (groom === bride) return ['good', reason];
  if (bride === 'rakshasa') return ['bad', reason];
  return [groom === 'rakshasa' ? 'middling' : 'good', reason];
}

function yoni(couple: Couple): Finding {
  const [groom, bride] = [moonYoni(couple.groom), moonYoni(couple.bride)];
  const points = yoniPoints(groom, bride);
  return [
    points === 0 ? 'bad' : points === 1 ? 'middling' : 'good',
    `The groom's animal is the ${groom}, the bride's the ${bride}.`,
  ];
}

function rasi({ groom, bride }: Couple): Finding {
  const count = countOfSigns(bride.signIndex, groom.signIndex);
  const reason = `The groom's sign is number ${count} from the bride's.`;
  if (count === 1) return [groom.nakshatra === bride.nakshatra ? 'middling' : 'good', reason];
  return [goodIf(count >= 7), reason];
}

function rasyadhipati(couple: Couple): Finding {
  const lords = coupleLords(couple);
  const points = maitriPoints(lords);
  const reason = `The lord of the groom's sign is ${lords.groom}, of the bride's ${lords.bride}.`;
  return [points >= 4 ? 'good' : points === 3 ? 'middling' : 'bad', reason];
}

/** The signs each sign controls (vashya), aries first. */
const HELD: readonly (readonly number[])[] = tables.controlledSigns;

function vasya({ groom, bride }: Couple): Finding {
  const holds = HELD[bride.signIndex]!.includes(groom.signIndex) || HELD[groom.signIndex]!.includes(bride.signIndex);
  return [goodIf(holds), holds ? 'One sign controls the other.' : 'Neither sign controls the other.'];
}

/**
 * `five_parts`: the same part of the rope is harmful (Raman, Muhurtha, on marriage). `ascending_descending`: only if
 * both nakshatras also go up the rope or both go down it; the head has no direction (almanacs of Tamil Nadu).
 */
export const RAJJU_READINGS = ['five_parts', 'ascending_descending'] as const;
export type RajjuReading = (typeof RAJJU_READINGS)[number];

/**
 * `three`: mrigashira, chitra and dhanishta all pierce one another (almanacs of the south). `pair`: of these only
 * mrigashira and dhanishta do (Raman, Muhurtha).
 */
export const VEDHA_READINGS = ['three', 'pair'] as const;
export type VedhaReading = (typeof VEDHA_READINGS)[number];

/** Raman, Muhurtha, on marriage: preferably beyond the ninth nakshatra from the bride's; 7 and 13 are other readings. */
export const STREE_DIRGHA_COUNTS = [9, 7, 13] as const;
export type StreeDirghaCount = (typeof STREE_DIRGHA_COUNTS)[number];

/** How the agreements are read where the schools differ. */
export interface AgreementReadings {
  /** The groom's nakshatra must be more than this many from the bride's. */
  readonly streeDirghaCount: StreeDirghaCount;
  readonly rajju: RajjuReading;
  readonly vedha: VedhaReading;
}

export const DEFAULT_AGREEMENT_READINGS: AgreementReadings = {
  streeDirghaCount: STREE_DIRGHA_COUNTS[0],
  rajju: RAJJU_READINGS[0],
  vedha: VEDHA_READINGS[0],
};

/** Two agreements that hold or not, and two afflictions that are present or not. */
export interface Agreements {
  /** Holds: the groom's nakshatra is number 4, 7, 10, 13, 16, 19, 22 or 25 from the bride's. */
  readonly mahendra: boolean;
  /** Holds: the groom's nakshatra is far enough beyond the bride's. */
  readonly streeDirgha: boolean;
  /** Nakshatras from bride to groom, counting both: 1 to 27. */
  readonly countFromBride: number;
  readonly groomRajju: Rajju;
  readonly brideRajju: Rajju;
  /** An affliction: both nakshatras belong to one part of the rope. */
  readonly sameRajju: boolean;
  /** One nakshatra goes up the rope and the other down it, which excuses `sameRajju` in one reading. */
  readonly oppositeWays: boolean;
  /** An affliction: the nakshatras pierce each other. */
  readonly vedha: boolean;
}

const VEDHA_PAIRS: readonly (readonly number[])[] = tables.vedhaPairs;
const VEDHA_GROUPS: Readonly<Record<VedhaReading, readonly (readonly number[])[]>> = {
  three: [...VEDHA_PAIRS, [5, 14, 23]],
  pair: [...VEDHA_PAIRS, [5, 23]],
};

/** Mahendra and stree dirgha, rajju and vedha (Raman, Muhurtha, on marriage), in the given readings. */
export function findAgreements({ groom, bride }: Couple, readings: AgreementReadings): Agreements {
  const count = countOfStars(bride.nakshatra, groom.nakshatra);
  const groomRajju = moonRajju(groom);
  const brideRajju = moonRajju(bride);
  return {
    mahendra: count > 1 && count % 3 === 1,
    streeDirgha: count > readings.streeDirghaCount,
    countFromBride: count,
    groomRajju,
    brideRajju,
    sameRajju: groomRajju === brideRajju,
    oppositeWays: groomRajju !== 'shiro' && isAscendingRajju(groom) !== isAscendingRajju(bride),
    vedha:
      groom.nakshatra !== bride.nakshatra &&
      VEDHA_GROUPS[readings.vedha].some((group) => group.includes(groom.nakshatra) && group.includes(bride.nakshatra)),
  };
}
