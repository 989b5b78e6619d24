import { houseFromSign, SEVEN_GRAHAS, signLordAt, type SevenGraha } from '../zodiac.ts';
import { duttha, gairiKamboola, isKhallasara, isWeak, kuttha, tambira, type TajikaGrahas } from './further-yogas.ts';
import {
  type Application,
  applicationsIn,
  DEEPTAMSHA_DEG,
  findApplication,
  isDignified,
  isFaster,
  isIshrafa,
  itthasalaKind,
  type ItthasalaKind,
  tajikaGrade,
  type TajikaGrade,
} from './itthasala.ts';
import type { TajikaAspectKind } from './tajika-bala.ts';

export type { TajikaGrahas };

/**
 * Yogas of the year's chart (Neelakantha, Tajika Neelakanthi, on the sixteen yogas; K. S. Charak, A Textbook of
 * Varshaphala, 1993; tambira, kuttha and durupha as Narasimha Rao has them, An Integrated Approach, 29.2). Ikkavala and induvara involve all planets,
 * itthasala and ishrafa any two. Manau, kamboola, gairi-kamboola, khallasara, radda, duhphali-kuttha, dutthottha-davira and durupha qualify an
 * itthasala. Nakta and yamaya connect the lord of the lagna with the lord of another
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
  'gairi_kamboola',
  'khallasara',
  'radda',
  'duhphali_kuttha',
  'duttha_davira',
  'tambira',
  'kuttha',
  'durupha',
] as const;
export type TajikaYogaId = (typeof TAJIKA_YOGAS)[number];

export interface TajikaYoga {
  readonly id: TajikaYogaId;
  /** The faster first. */
  readonly planets: readonly SevenGraha[];
  /**
   * The planet that causes it: the connecting planet of nakta and yamaya, the obstructing planet of manau, the Moon of
   * kamboola, the weak planet of radda, the strong planets of dutthottha-davira and kuttha, the Moon and them of gairi-kamboola.
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
  /** Kamboola only, which has sixteen kinds: how the Moon stands, and the planet it applies to. */
  readonly grades: readonly [moon: TajikaGrade, planet: TajikaGrade] | null;
}

const APOKLIMAS: readonly number[] = [3, 6, 9, 12];
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
    ...tambira(byId).map((pair) => ofPlanets('tambira', pair)),
    ...kuttha(byId, lagnaSignIndex).map(([inLagna, by]) => ofPlanets('kuttha', [inLagna], [by])),
  ];
}

function ofAll(byId: TajikaGrahas, lagnaSignIndex: number): TajikaYoga[] {
  const inApoklima = SEVEN_GRAHAS.filter((id) =>
    APOKLIMAS.includes(houseFromSign(byId[id].signIndex, lagnaSignIndex)),
  ).length;
  if (inApoklima > 0 && inApoklima < SEVEN_GRAHAS.length) return [];
  return [ofPlanets(inApoklima === 0 ? 'ikkavala' : 'induvara', SEVEN_GRAHAS)];
}

function ofPlanets(id: TajikaYogaId, planets: readonly SevenGraha[], by: readonly SevenGraha[] = []): TajikaYoga {
  return { id, planets, by, kind: null, aspect: null, gapDeg: null, orbDeg: null, houses: [], grades: null };
}

function ofPair(id: TajikaYogaId, pair: Application, by: readonly SevenGraha[] = []): TajikaYoga {
  const { faster, slower, aspect, gapDeg, orbDeg } = pair;
  return {
    id,
    planets: [faster, slower],
    by,
    kind: itthasalaKind(pair),
    aspect,
    gapDeg,
    orbDeg,
    houses: [],
    grades: null,
  };
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
      return [{ ...ofPlanets(faster === 2 ? 'nakta' : 'yamaya', [first, second], [third]), houses }];
    });
  });
}

function reaches(byId: TajikaGrahas, light: SevenGraha, end: SevenGraha): boolean {
  const pair = findApplication(byId, light, end);
  return pair !== null && Math.abs(pair.gapDeg) <= DEEPTAMSHA_DEG[light];
}

/** The yogas that strengthen or spoil an itthasala. */
function qualities(byId: TajikaGrahas, lagnaSignIndex: number, pair: Application): TajikaYoga[] {
  const { faster, slower } = pair;
  const spoilers = (['mars', 'saturn'] as const).filter((id) => {
    const with_ = id === faster || id === slower ? null : findApplication(byId, id, faster);
    return with_?.aspect === 'inimical' && Math.abs(with_.gapDeg) <= DEEPTAMSHA_DEG[id];
  });
  const joined =
    faster === 'moon'
      ? undefined
      : [faster, slower].find((id) => {
          const application = findApplication(byId, 'moon', id);
          return application !== null && itthasalaKind(application) !== null;
        });
  const weak = [faster, slower].filter((id) => isWeak(byId, lagnaSignIndex, id));
  const gairi = gairiKamboola(byId, pair);
  const lifting = duttha(byId, lagnaSignIndex, pair);
  const strongSlow =
    isDignified(byId, slower) && !isDignified(byId, faster) && !byId[faster].retrograde && !byId[faster].combust;
  return [
    ...spoilers.map((id) => ofPair('manau', pair, [id])),
    ...(joined === undefined
      ? []
      : [
          {
            ...ofPair('kamboola', pair, ['moon']),
            grades: [tajikaGrade(byId, 'moon'), tajikaGrade(byId, joined)] as const,
          },
        ]),
    ...(gairi === null ? [] : [ofPair('gairi_kamboola', pair, gairi)]),
    ...(isKhallasara(byId, pair) ? [ofPair('khallasara', pair, ['moon'])] : []),
    ...(weak.length > 0 ? [ofPair('radda', pair, weak)] : []),
    ...(strongSlow ? [ofPair('duhphali_kuttha', pair)] : []),
    ...(lifting.length > 0 ? [ofPair('duttha_davira', pair, lifting)] : []),
    ...(weak.length === 2 ? [ofPair('durupha', pair, weak)] : []),
  ];
}
