import { memoized } from '../../search/sample-memory.ts';
import { crossings } from '../../search/crossings.ts';
import type { LongitudeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import type { AvContributor } from '../ashtakavarga/ashtakavarga.ts';
import type { GrahaMotions } from '../chart-grahas.ts';
import { type GrahaId, GRAHAS, houseFromSign, modulo } from '../zodiac.ts';

/** An uninterrupted stay in one of the equal parts of the zodiac; a retrograde return is a stay of its own. Julian days UT1. */
export interface Span {
  /** 0 for the part that begins at 0° sidereal. */
  readonly index: number;
  /** Null where the ephemeris begins within the stay. */
  readonly startJdUt: number | null;
  /** Null where the ephemeris ends within the stay. */
  readonly endJdUt: number | null;
  /** Entered moving forwards. */
  readonly direct: boolean;
}

/** Days that a stay in a sign lasts as a rule, its retrograde loop included. */
const STAY_DAYS: Readonly<Record<GrahaId, number>> = {
  sun: 33,
  moon: 4,
  mars: 120,
  mercury: 80,
  jupiter: 430,
  venus: 80,
  saturn: 1_000,
  rahu: 600,
  ketu: 600,
};

export interface SpanQuestion {
  readonly motions: GrahaMotions;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
}

/**
 * The stays of a graha in `parts` equal parts of the zodiac that touch [from, until), in order, each with its true start and end: the end of one is the
 * start of the next. A graha that turns on a boundary has not crossed it. Empty where the ephemeris has none of the range. @throws as `Ephemeris.ecliptic`
 */
export function spansOf(graha: GrahaId, parts: number, { motions, fromJdUt, untilJdUt }: SpanQuestion): Span[] {
  const motion = motions(graha);
  const [first, last] = motion.coverage;
  const within = ({ startJdUt, endJdUt }: Span): boolean =>
    (startJdUt ?? -Infinity) < untilJdUt && (endJdUt ?? Infinity) > fromJdUt;
  for (let margin = (STAY_DAYS[graha] * 12) / Math.max(parts, 12); ; margin *= 2) {
    const [from, until] = [Math.max(first, fromJdUt - margin), Math.min(last, untilJdUt + margin)];
    if (!(from < until)) return [];
    const found = cut(motion, parts, from, until).filter(within);
    const opens = found[0]?.startJdUt === null && from > first;
    const closes = found.at(-1)?.endJdUt === null && until < last;
    if (!opens && !closes) return found;
  }
}

function cut(motion: LongitudeMotion, parts: number, fromJdUt: number, untilJdUt: number): Span[] {
  const width = 360 / parts;
  const changes = crossings(
    tracePath(motion, fromJdUt, untilJdUt),
    Array.from({ length: parts }, (_, index) => index * width),
  ).filter(({ touch }) => !touch);
  const spans: Span[] = [];
  const left = changes[0];
  let open: Omit<Span, 'endJdUt'> =
    left === undefined
      ? startingPart(motion, width, fromJdUt)
      : {
          index: modulo(left.motion === 'direct' ? left.target - 1 : left.target, parts),
          startJdUt: null,
          direct: true,
        };
  for (const { jdUt, target, motion: way } of changes) {
    spans.push({ ...open, endJdUt: jdUt });
    const direct = way === 'direct';
    open = { index: direct ? target : modulo(target - 1, parts), startJdUt: jdUt, direct };
  }
  return [...spans, { ...open, endJdUt: null }];
}

function startingPart(motion: LongitudeMotion, width: number, jdUt: number): Omit<Span, 'endJdUt'> {
  const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
  return { index: Math.floor(longitudeDeg / width), startJdUt: null, direct: speedDegPerDay >= 0 };
}

/** A time in which another graha turns the effect of a stay round. Julian days UT1, cut to the stay. */
interface Vedha {
  readonly by: GrahaId;
  readonly startJdUt: number | null;
  readonly endJdUt: number | null;
}

/** A graha's stay in a sign; `index` is that of the sign. */
export interface HouseStay extends Span {
  readonly house: number;
  readonly good: boolean;
  /** Those that touch the range: in a good house they obstruct, in a bad one they lift the harm. Null where the house has none. */
  readonly vedha: readonly Vedha[] | null;
  /** Null where the ephemeris begins within the stay. */
  readonly murti: Murti | null;
}

export interface GocharaQuestion extends SpanQuestion {
  readonly moonSignIndex: number;
  /** The sign counted as the first house. */
  readonly firstSignIndex: number;
  readonly table: VedhaTableId;
}

/**
 * The stays of grahas in the houses from a natal sign that touch [from, until), with their vedhas and murtis. @throws as `Ephemeris.ecliptic`
 */
export function houseStays(
  grahas: readonly GrahaId[],
  question: GocharaQuestion,
): ReadonlyMap<GrahaId, readonly HouseStay[]> {
  const signsOf = memoized((id: GrahaId) => spansOf(id, 12, question));
  return new Map(
    GRAHAS.filter((id) => grahas.includes(id)).map((id) => [
      id,
      signsOf(id).map((stay) => houseStay(id, stay, signsOf, question)),
    ]),
  );
}

function houseStay(
  graha: GrahaId,
  stay: Span,
  signsOf: (id: GrahaId) => readonly Span[],
  { firstSignIndex, moonSignIndex, table, motions }: GocharaQuestion,
): HouseStay {
  const house = houseFromSign(stay.index, firstSignIndex);
  const opposed = oppositionHouse(table, graha, house);
  return {
    ...stay,
    house,
    good: isGoodHouse(table, graha, house),
    vedha:
      opposed === null
        ? null
        : obstructors(graha)
            .flatMap((by) =>
              signsOf(by)
                .filter((other) => houseFromSign(other.index, firstSignIndex) === opposed)
                .map((other) => ({ by, ...overlap(stay, other) }))
                .filter(({ startJdUt, endJdUt }) => (startJdUt ?? -Infinity) < (endJdUt ?? Infinity)),
            )
            .toSorted((a, b) => (a.startJdUt ?? -Infinity) - (b.startJdUt ?? -Infinity)),
    murti:
      stay.startJdUt === null
        ? null
        : murtiOf(
            houseFromSign(
              graha === 'moon' ? stay.index : signIndexAt(motions('moon').at(stay.startJdUt).longitudeDeg),
              moonSignIndex,
            ),
          ),
  };
}

function overlap(a: Span, b: Span): Pick<Vedha, 'startJdUt' | 'endJdUt'> {
  const start = Math.max(a.startJdUt ?? -Infinity, b.startJdUt ?? -Infinity);
  const end = Math.min(a.endJdUt ?? Infinity, b.endJdUt ?? Infinity);
  return { startJdUt: Number.isFinite(start) ? start : null, endJdUt: Number.isFinite(end) ? end : null };
}

/** Parts of the zodiac: eight of 3°45′ in each sign. */
export const KAKSHYAS = 96;

/** Lords of the eight kakshyas of a sign. Phaladeepika 24.19; Narasimha Rao, Vedic Astrology: An Integrated Approach, table 60. */
const KAKSHYA_LORDS: readonly AvContributor[] = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'lagna',
];

/** The lord of a kakshya, and the index 0..11 of its sign; index 0..95 from 0° sidereal. */
export function kakshyaAt(index: number): { readonly signIndex: number; readonly lord: AvContributor } {
  return { signIndex: Math.floor(index / 8), lord: KAKSHYA_LORDS[index % 8]! };
}

/** The form of a transit: gold and silver are good, copper and iron are not. */
export const MURTIS = ['gold', 'silver', 'copper', 'iron'] as const;
type Murti = (typeof MURTIS)[number];

const MURTI_HOUSES: Readonly<Record<Murti, readonly number[]>> = {
  gold: [1, 6, 11],
  silver: [2, 5, 9],
  copper: [3, 7, 10],
  iron: [4, 8, 12],
};

/**
 * The murti of a graha in a sign by the house, 1..12 from the natal Moon, of the Moon at the moment it enters. Narasimha Rao, Vedic Astrology: An
 * Integrated Approach, table 62.
 */
export function murtiOf(moonHouse: number): Murti {
  return MURTIS.find((murti) => MURTI_HOUSES[murti].includes(moonHouse))!;
}

/** By good house, the house from which another graha obstructs it. */
type VedhaHouses = Readonly<Partial<Record<number, number>>>;

const FIERY: VedhaHouses = { 3: 12, 6: 9, 11: 5 };

const NARASIMHA_RAO: Readonly<Record<GrahaId, VedhaHouses>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: FIERY,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: FIERY,
  rahu: FIERY,
  ketu: FIERY,
};

/**
 * Good houses and their vedhas, counted from the natal Moon. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), table 63, with Rahu as
 * Saturn and Ketu as Mars (after table 59); Muhurta Chintamani 4.1–3, which differs for Venus in the 11th and 12th.
 */
const VEDHA_TABLES = {
  narasimha_rao: NARASIMHA_RAO,
  muhurta_chintamani: { ...NARASIMHA_RAO, venus: { ...NARASIMHA_RAO.venus, 11: 3, 12: 6 } },
} as const satisfies Readonly<Record<string, Readonly<Record<GrahaId, VedhaHouses>>>>;
export type VedhaTableId = keyof typeof VEDHA_TABLES;
export const VEDHA_TABLE_IDS = ['narasimha_rao', 'muhurta_chintamani'] as const satisfies readonly VedhaTableId[];

/** Father and son do not obstruct each other. Muhurta Chintamani 4.4; Narasimha Rao 26.3. */
const FAMILIES: readonly (readonly [GrahaId, GrahaId])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
];

/** Whether a graha's transit of a house, 1..12, is good. */
export function isGoodHouse(table: VedhaTableId, graha: GrahaId, house: number): boolean {
  return vedhaHouses(table, graha)[house] !== undefined;
}

/**
 * The house in which another graha turns the effect round: from a good house its vedha; from a bad house that is the vedha of a good one, that good
 * house (viparita vedha, Muhurta Chintamani 4.4). Null where there is none.
 */
export function oppositionHouse(table: VedhaTableId, graha: GrahaId, house: number): number | null {
  const houses = vedhaHouses(table, graha);
  const obstructed = houses[house];
  if (obstructed !== undefined) return obstructed;
  const good = Object.entries(houses).find(([, vedha]) => vedha === house);
  return good === undefined ? null : Number(good[0]);
}

function vedhaHouses(table: VedhaTableId, graha: GrahaId): VedhaHouses {
  return VEDHA_TABLES[table][graha];
}

/** The grahas that can obstruct a graha: all others but the one of its family. */
export function obstructors(graha: GrahaId): readonly GrahaId[] {
  return GRAHAS.filter(
    (other) => other !== graha && !FAMILIES.some((pair) => pair.includes(graha) && pair.includes(other)),
  );
}
