import type { VedicGraha } from '../chart.ts';
import { houseFromSign, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import { type Application, findApplication, isDignified, isFaster, itthasalaKind, tajikaGrade } from './itthasala.ts';
import { tajikaAspect } from './tajika-bala.ts';

/** The part of a year's chart that the yogas need. */
export type TajikaGrahas = Readonly<
  Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg' | 'dignity' | 'retrograde' | 'combust'>>
>;

const APOKLIMAS: readonly number[] = [3, 6, 9, 12];
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
