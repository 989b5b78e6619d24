import { faceRuler } from '../../dignities/dignity.ts';
import { termRuler } from '../../dignities/terms.ts';
import type { VedicGraha } from '../chart.ts';
import { vargaPlace } from '../varga/rules.ts';
import { houseFromSign, SEVEN_GRAHAS, type SevenGraha, signLordAt } from '../zodiac.ts';
import { tajikaAspect, tajikaAspectKind, type TajikaAspectKind } from './tajika-bala.ts';

/**
 * Deeptamsha, degrees of light, of each planet. Half the sum of two is the orb of their application. Tajika
 * Neelakanthi.
 */
export const DEEPTAMSHA_DEG: Readonly<Record<SevenGraha, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** The planets by their mean motion, the fastest first. */
const BY_SPEED: readonly SevenGraha[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];
export const isFaster = (a: SevenGraha, b: SevenGraha): boolean => BY_SPEED.indexOf(a) < BY_SPEED.indexOf(b);

/** Poorna: within a degree; vartamana: within the orb; bhavishyat: at most a degree outside it. */
export const ITTHASALA_KINDS = ['poorna', 'vartamana', 'bhavishyat'] as const;
export type ItthasalaKind = (typeof ITTHASALA_KINDS)[number];

/** How two planets that aspect each other apply or separate, by their degrees in the sign. */
export interface Application {
  readonly faster: SevenGraha;
  readonly slower: SevenGraha;
  readonly aspect: TajikaAspectKind;
  readonly orbDeg: number;
  /** Degrees by which the slower planet is ahead; negative once the faster has passed it. */
  readonly gapDeg: number;
}

/** The part of a year's chart that applications need. */
export type TajikaSky = Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg'>>>;

/** The application of two planets, or null when they do not aspect each other (2, 6, 8, 12). */
export function findApplication(sky: TajikaSky, a: SevenGraha, b: SevenGraha): Application | null {
  const [faster, slower] = isFaster(a, b) ? [a, b] : [b, a];
  const [from, to] = [sky[faster].signIndex, sky[slower].signIndex];
  if (tajikaAspect(from, to) === 0) return null;
  return {
    faster,
    slower,
    aspect: tajikaAspectKind(from, to),
    orbDeg: (DEEPTAMSHA_DEG[a] + DEEPTAMSHA_DEG[b]) / 2,
    gapDeg: sky[slower].degreeInSignDeg - sky[faster].degreeInSignDeg,
  };
}

/** Every pair of the seven that aspects each other. */
export function applicationsIn(sky: TajikaSky): Application[] {
  return SEVEN_GRAHAS.flatMap((a, index) =>
    SEVEN_GRAHAS.slice(index + 1).map((b) => findApplication(sky, a, b)),
  ).filter((found) => found !== null);
}

/** Itthasala: the faster planet is behind the slower one and moving towards it; null when there is none. */
export function itthasalaKind({ gapDeg, orbDeg }: Application): ItthasalaKind | null {
  if (gapDeg < 0 || gapDeg > orbDeg + 1) return null;
  if (gapDeg <= 1) return 'poorna';
  return gapDeg <= orbDeg ? 'vartamana' : 'bhavishyat';
}

/** Ishrafa: the faster planet has passed the slower one by more than a degree and is still within the orb. */
export function isIshrafa({ gapDeg, orbDeg }: Application): boolean {
  return gapDeg < -1 && -gapDeg <= orbDeg;
}

/** The grade of a planet, for the sixteen kinds of kamboola. */
export const TAJIKA_GRADES = ['uttama', 'madhyama', 'sama', 'adhama'] as const;
export type TajikaGrade = (typeof TAJIKA_GRADES)[number];

/** The part of a year's chart that grades need. */
type GradedGrahas = Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg' | 'dignity'>>>;

/** Whether a planet is in its own sign or exaltation. */
export const isDignified = (byId: GradedGrahas, id: SevenGraha): boolean =>
  ['own', 'moolatrikona', 'exalted'].includes(byId[id].dignity);

/**
 * Uttama: own sign or exaltation; madhyama: own hadda, drekkana or navamsa; adhama: debilitated, or in the sign of an enemy (a lord in the 1st, 4th, 7th
 * or 10th from it); sama: none of these, which for the Moon is the empty path. Neelakantha, Tajika Neelakanthi, on kamboola.
 */
export function tajikaGrade(byId: GradedGrahas, id: SevenGraha): TajikaGrade {
  if (isDignified(byId, id)) return 'uttama';
  const { signIndex, degreeInSignDeg, dignity } = byId[id];
  const longitudeDeg = 30 * signIndex + degreeInSignDeg;
  const own = [
    termRuler(longitudeDeg, 'egyptian'),
    faceRuler(longitudeDeg),
    signLordAt(vargaPlace(9, longitudeDeg).signIndex),
  ];
  if (own.includes(id)) return 'madhyama';
  const lordHouse = houseFromSign(byId[signLordAt(signIndex)].signIndex, signIndex);
  return dignity === 'debilitated' || lordHouse % 3 === 1 ? 'adhama' : 'sama';
}

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
  /** Kamboola only, which has sixteen kinds: the grades of the Moon and of the planet it applies to. */
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

/** The part of a year's chart that the yogas need. */
export type TajikaGrahas = Readonly<
  Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg' | 'dignity' | 'retrograde' | 'combust'>>
>;

const DUSTHANAS: readonly number[] = [6, 8, 12];
/** The last degree of a sign. */
const LAST_DEG = 29;

/** Retrograde, combust, debilitated, or in the 6th, 8th or 12th. */
export function isWeak(byId: TajikaGrahas, lagnaSignIndex: number, id: SevenGraha): boolean {
  const { retrograde, combust, dignity, signIndex } = byId[id];
  return (
    retrograde || combust || dignity === 'debilitated' || DUSTHANAS.includes(houseFromSign(signIndex, lagnaSignIndex))
  );
}

const appliesTo = (byId: TajikaGrahas, a: SevenGraha, b: SevenGraha): boolean => {
  const pair = findApplication(byId, a, b);
  return pair !== null && itthasalaKind(pair) !== null;
};

/** The chart when a planet has just entered the next sign. */
function entering(byId: TajikaGrahas, id: SevenGraha): TajikaGrahas {
  return { ...byId, [id]: { ...byId[id], signIndex: (byId[id].signIndex + 1) % 12, degreeInSignDeg: 0 } };
}

/** In the last degree of its sign and about to leave it forwards. */
const isLeaving = ({ degreeInSignDeg, retrograde }: TajikaGrahas[SevenGraha]): boolean =>
  degreeInSignDeg >= LAST_DEG && !retrograde;

/** The Moon on the empty path: neither well nor badly placed. */
const isMoonOnEmptyPath = (byId: TajikaGrahas): boolean => tajikaGrade(byId, 'moon') === 'sama';

/**
 * The planets through which gairi-kamboola joins an itthasala of two others: the Moon, on the empty path in the last degree of a sign and without an
 * itthasala with either, will have one with one of them when it enters the next sign, and with a planet in its own sign or exaltation. Null without.
 */
export function gairiKamboola(byId: TajikaGrahas, { faster, slower }: Application): readonly SevenGraha[] | null {
  if (faster === 'moon' || !isMoonOnEmptyPath(byId) || !isLeaving(byId.moon)) return null;
  if (appliesTo(byId, 'moon', faster) || appliesTo(byId, 'moon', slower)) return null;
  const next = entering(byId, 'moon');
  const met = SEVEN_GRAHAS.filter((id) => id !== 'moon' && appliesTo(next, 'moon', id));
  const strong = met.filter((id) => isDignified(byId, id));
  return strong.length > 0 && (met.includes(faster) || met.includes(slower)) ? ['moon', ...strong] : null;
}

/**
 * Khallasara: the Moon, on the empty path, has no itthasala with either planet of an itthasala and is with neither in a sign.
 */
export function isKhallasara(byId: TajikaGrahas, { faster, slower }: Application): boolean {
  if (faster === 'moon' || !isMoonOnEmptyPath(byId)) return false;
  return [faster, slower].every((id) => !appliesTo(byId, 'moon', id) && byId[id].signIndex !== byId.moon.signIndex);
}

/** Dutthottha-davira: both planets of an itthasala are weak, and one has an itthasala with a planet in its own sign or exaltation. Those planets. */
export function duttha(
  byId: TajikaGrahas,
  lagnaSignIndex: number,
  { faster, slower }: Application,
): readonly SevenGraha[] {
  const pair = [faster, slower];
  if (!pair.every((id) => isWeak(byId, lagnaSignIndex, id))) return [];
  return SEVEN_GRAHAS.filter(
    (id) => !pair.includes(id) && isDignified(byId, id) && pair.some((one) => appliesTo(byId, id, one)),
  );
}

/** Tambira: a planet in the last degree of a sign will have an itthasala with a slower one when it enters the next. Pairs, the faster first. */
export function tambira(byId: TajikaGrahas): readonly (readonly [SevenGraha, SevenGraha])[] {
  return SEVEN_GRAHAS.filter((id) => isLeaving(byId[id])).flatMap((id) =>
    SEVEN_GRAHAS.filter(
      (slower) =>
        slower !== id &&
        isFaster(id, slower) &&
        !appliesTo(byId, id, slower) &&
        appliesTo(entering(byId, id), id, slower),
    ).map((slower) => [id, slower] as const),
  );
}

/** Kuttha: a planet in the lagna aspected by one in its own sign or exaltation in an angle or a succedent house. Pairs, the one in the lagna first. */
export function kuttha(byId: TajikaGrahas, lagnaSignIndex: number): readonly (readonly [SevenGraha, SevenGraha])[] {
  return SEVEN_GRAHAS.filter((id) => byId[id].signIndex === lagnaSignIndex).flatMap((id) =>
    SEVEN_GRAHAS.filter((other) => {
      const { signIndex } = byId[other];
      return (
        other !== id &&
        isDignified(byId, other) &&
        !APOKLIMAS.includes(houseFromSign(signIndex, lagnaSignIndex)) &&
        tajikaAspect(signIndex, lagnaSignIndex) > 0
      );
    }).map((other) => [id, other] as const),
  );
}
