import type { VedicGraha } from '../chart.ts';
import { houseFromSign, SEVEN_GRAHAS, signLordAt, type SevenGraha } from '../zodiac.ts';
import {
  findApplication,
  applicationsIn,
  DEEPTAMSHA_DEG,
  isFaster,
  isIshrafa,
  itthasalaKind,
  type Application,
  type ItthasalaKind,
} from './itthasala.ts';
import type { TajikaAspectKind } from './tajika-bala.ts';

/**
 * Yogas of the year's chart (Neelakantha, Tajika Neelakanthi, on the sixteen yogas; K. S. Charak, A Textbook of
 * Varshaphala, 1993). Ikkavala and induvara involve all planets, itthasala and ishrafa any two. Manau, kamboola, radda
 * and duhphali-kuttha qualify an itthasala. Nakta and yamaya connect the lord of the lagna with the lord of another
 * house that it does not aspect.
 */
export const TAJIKA_YOGAS = [
  'ikkavala',
  'induvara',
  'itthasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'radda',
  'duhphali_kuttha',
] as const;
export type TajikaYogaId = (typeof TAJIKA_YOGAS)[number];

export interface TajikaYoga {
  readonly id: TajikaYogaId;
  /** The faster first. */
  readonly planets: readonly SevenGraha[];
  /**
   * The planet that causes it: the connecting planet of nakta and yamaya, the obstructing planet of manau, the Moon of
   * kamboola, the weak planet of radda.
   */
  readonly by: readonly SevenGraha[];
  /** Itthasala only. */
  readonly kind: ItthasalaKind | null;
  /** Application of the first two planets; null when they do not aspect each other. */
  readonly aspect: TajikaAspectKind | null;
  readonly gapDeg: number | null;
  readonly orbDeg: number | null;
  /** Nakta and yamaya only: the houses that the second planet rules. */
  readonly houses: readonly number[];
}

const APOKLIMAS: readonly number[] = [3, 6, 9, 12];
const DUSTHANAS: readonly number[] = [6, 8, 12];

/** The part of a year's chart that the yogas need. */
export type TajikaGrahas = Readonly<
  Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg' | 'dignity' | 'retrograde' | 'combust'>>
>;

/** The Tajika yogas present in a year's chart. */
export function tajikaYogas(byId: TajikaGrahas, lagnaSignIndex: number): TajikaYoga[] {
  const applications = applicationsIn(byId);
  const itthasalas = applications.filter((pair) => itthasalaKind(pair) !== null);
  return [
    ...ofAll(byId, lagnaSignIndex),
    ...itthasalas.map((pair) => ofPair('itthasala', pair)),
    ...applications.filter(isIshrafa).map((pair) => ofPair('ishrafa', pair)),
    ...carriers(byId, lagnaSignIndex),
    ...itthasalas.flatMap((pair) => qualities(byId, lagnaSignIndex, pair)),
  ];
}

function ofAll(byId: TajikaGrahas, lagnaSignIndex: number): TajikaYoga[] {
  const inApoklima = SEVEN_GRAHAS.filter((id) =>
    APOKLIMAS.includes(houseFromSign(byId[id].signIndex, lagnaSignIndex)),
  ).length;
  if (inApoklima > 0 && inApoklima < SEVEN_GRAHAS.length) return [];
  return [
    {
      id: inApoklima === 0 ? 'ikkavala' : 'induvara',
      planets: SEVEN_GRAHAS,
      by: [],
      kind: null,
      aspect: null,
      gapDeg: null,
      orbDeg: null,
      houses: [],
    },
  ];
}

function ofPair(id: TajikaYogaId, pair: Application, by: readonly SevenGraha[] = []): TajikaYoga {
  const { faster, slower, aspect, gapDeg, orbDeg } = pair;
  return { id, planets: [faster, slower], by, kind: itthasalaKind(pair), aspect, gapDeg, orbDeg, houses: [] };
}

/**
 * Nakta: a third planet, faster than both, aspects both and has both within orb. Yamaya: the same with a planet slower
 * than both.
 */
function carriers(byId: TajikaGrahas, lagnaSignIndex: number): TajikaYoga[] {
  const first = signLordAt(lagnaSignIndex);
  return SEVEN_GRAHAS.flatMap((second) => {
    const houses = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (house) => signLordAt(lagnaSignIndex + house - 1) === second,
    );
    if (second === first || houses.length === 0 || findApplication(byId, first, second) !== null) return [];
    return SEVEN_GRAHAS.filter(
      (third) => third !== first && third !== second && [first, second].every((end) => reaches(byId, third, end)),
    ).flatMap((third): TajikaYoga[] => {
      const faster = [first, second].filter((end) => isFaster(third, end)).length;
      if (faster === 1) return [];
      return [
        {
          id: faster === 2 ? 'nakta' : 'yamaya',
          planets: [first, second],
          by: [third],
          kind: null,
          aspect: null,
          gapDeg: null,
          orbDeg: null,
          houses,
        },
      ];
    });
  });
}

function reaches(byId: TajikaGrahas, light: SevenGraha, end: SevenGraha): boolean {
  const pair = findApplication(byId, light, end);
  return pair !== null && Math.abs(pair.gapDeg) <= DEEPTAMSHA_DEG[light];
}

const isDignified = (byId: TajikaGrahas, id: SevenGraha): boolean =>
  ['own', 'moolatrikona', 'exalted'].includes(byId[id].dignity);

/** The yogas that strengthen or spoil an itthasala. */
function qualities(byId: TajikaGrahas, lagnaSignIndex: number, pair: Application): TajikaYoga[] {
  const { faster, slower } = pair;
  const spoilers = (['mars', 'saturn'] as const).filter((id) => {
    const with_ = id === faster || id === slower ? null : findApplication(byId, id, faster);
    return with_?.aspect === 'inimical' && Math.abs(with_.gapDeg) <= DEEPTAMSHA_DEG[id];
  });
  const moonJoins =
    faster !== 'moon' &&
    [faster, slower].some((id) => {
      const application = findApplication(byId, 'moon', id);
      return application !== null && itthasalaKind(application) !== null;
    });
  const weak = [faster, slower].filter((id) => {
    const { retrograde, combust, dignity, signIndex } = byId[id];
    return (
      retrograde || combust || dignity === 'debilitated' || DUSTHANAS.includes(houseFromSign(signIndex, lagnaSignIndex))
    );
  });
  const strongSlow =
    isDignified(byId, slower) && !isDignified(byId, faster) && !byId[faster].retrograde && !byId[faster].combust;
  return [
    ...spoilers.map((id) => ofPair('manau', pair, [id])),
    ...(moonJoins ? [ofPair('kamboola', pair, ['moon'])] : []),
    ...(weak.length > 0 ? [ofPair('radda', pair, weak)] : []),
    ...(strongSlow ? [ofPair('duhphali_kuttha', pair)] : []),
  ];
}
