import { findAgreements, type StreeDirghaCount } from './agreements.ts';
import { moonGana, moonRajju, moonYoni } from './classes.ts';
import type { Couple } from './koota.ts';
import { coupleLords, maitriPoints } from './lords.ts';
import { countOfSigns, countOfStars } from './moon-place.ts';
import { yoniPoints } from './tables.ts';

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

export interface Porutham {
  readonly id: PoruthamId;
  readonly result: PoruthamResult;
  readonly reason: string;
}

type Finding = readonly [PoruthamResult, string];

const goodIf = (holds: boolean): PoruthamResult => (holds ? 'good' : 'bad');

/** The ten agreements of a couple. Raman, Muhurtha, on marriage; counts run from the bride. */
export function poruthams(couple: Couple, streeDirghaCount: StreeDirghaCount): readonly Porutham[] {
  const { mahendra, vedha, rajju, streeDirgha, countFromBride } = findAgreements(couple, streeDirghaCount);
  const counted = `The groom's nakshatra is number ${countFromBride} from the bride's.`;
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
      goodIf(rajju),
      `The groom's nakshatra belongs to the rope's ${moonRajju(couple.groom)}, the bride's on its ${moonRajju(couple.bride)}.`,
    ],
    vedha: [goodIf(vedha), vedha ? 'The nakshatras do not pierce each other.' : 'The nakshatras pierce each other.'],
  };
  return PORUTHAMS.map((id) => ({ id, result: findings[id][0], reason: findings[id][1] }));
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
const HELD: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

function vasya({ groom, bride }: Couple): Finding {
  const holds = HELD[bride.signIndex]!.includes(groom.signIndex) || HELD[groom.signIndex]!.includes(bride.signIndex);
  return [goodIf(holds), holds ? 'One sign controls the other.' : 'Neither sign controls the other.'];
}
