import { signIndexAt } from '../../zodiac/signs.ts';
import { houseFromSign, GRAHAS, type GrahaId } from '../zodiac.ts';
import { murtiOf, type Murti } from './murti.ts';
import { spansOf, type Span, type SpanQuestion } from './spans.ts';
import { isGoodHouse, obstructors, oppositionHouse, type VedhaTableId } from './vedha-tables.ts';

/** A time in which another graha turns the effect of a stay round. Julian days UT1, cut to the stay. */
export interface Vedha {
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
  const signs = new Map<GrahaId, readonly Span[]>();
  const signsOf = (id: GrahaId): readonly Span[] => {
    const known = signs.get(id) ?? spansOf(id, 12, question);
    signs.set(id, known);
    return known;
  };
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
