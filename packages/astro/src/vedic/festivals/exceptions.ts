import type { Almanac, AlmanacTithi } from './almanac.ts';
import { nakshatraSpanAt } from './almanac.ts';
import { decideDay, type Decision, decisionOn, kalaOf, sharedDays } from './decide.ts';
import type { FestivalDay } from './days.ts';
import type { Span } from '../panchang/parts-of-day.ts';
import type { TithiRule } from './rules.ts';

const MUHURTAS_OF_DAY = 15;
const GHATI_DAYS = 1 / 60;

/** The day of a tithi rule, with the rule of its own where it has one. Null near the poles. */
export function decideTithi(almanac: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  switch (rule.exception) {
    case 'raksha_bandhan':
      return rakshaBandhan(almanac, tithi);
    case 'holika_dahan':
      return holikaDahan(almanac, tithi, rule);
    case 'vijayadashami':
      return vijayadashami(almanac, tithi, rule);
    case 'diwali':
      return diwali(almanac, tithi, rule);
    default:
      return decideDay(almanac.book, tithi, rule);
  }
}

/** Bhadra (vishti karana) is the first half of the full moon's tithi, by angle; by time to a few minutes. */
function bhadraEnd({ startJdUt, endJdUt }: AlmanacTithi): number {
  return (startJdUt + endJdUt) / 2;
}

/**
 * The full moon by day without bhadra: the day at whose sunrise it is, if it lasts three muhurtas beyond; else the day
 * it begins, after bhadra. Dharmasindhu 2 (Shravana).
 */
function rakshaBandhan({ book }: Almanac, tithi: AlmanacTithi): Decision | null {
  const begins = book.dayAt(tithi.startJdUt);
  const next = book.beside(begins, 1);
  const light = daylight(next);
  const first = daylight(begins);
  if (light === null || first === null) return null;
  const onNext = lastsMuhurtas(tithi, light, 3);
  const day = onNext ? next : begins;
  const from = Math.max(bhadraEnd(tithi), (onNext ? light : first).startJdUt);
  const until = Math.min(tithi.endJdUt, onNext ? light.endJdUt : begins.nextSunriseJdUt!);
  return { ...decisionOn(day, { startJdUt: from, endJdUt: until }, tithi, onNext ? 'only_day' : 'exception') };
}

/**
 * The full moon at pradosha. When that is the first day only and bhadra lasts past the midnight of its night, the next
 * evening, if the tithi lasts three and a half quarters of that day; else the first day. Dharmasindhu 2 (Phalguna).
 */
function holikaDahan({ book }: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  const usual = decideDay(book, tithi, rule);
  if (usual === null || usual.choice === 'second_of_two') return usual;
  const midnight = kalaOf(book, usual.day, 'midnight');
  const next = book.beside(usual.day, 1);
  const [light, evening] = [daylight(next), kalaOf(book, next, 'pradosha')];
  if (midnight === null || light === null || evening === null) return null;
  const lasts = tithi.endJdUt - light.startJdUt >= ((light.endJdUt - light.startJdUt) * 3.5) / 4;
  return bhadraEnd(tithi) > midnight.startJdUt && lasts ? decisionOn(next, evening, tithi, 'exception') : usual;
}

/**
 * The tenth at aparahna; but the day after, when the tithi lasts three muhurtas of it and Shravana is at its aparahna and not at
 * that of the first. Dharmasindhu 2 (Ashvina).
 */
function vijayadashami(almanac: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  const { book } = almanac;
  const usual = decideDay(book, tithi, rule);
  if (usual === null) return null;
  const next = book.beside(usual.day, 1);
  const [kala, light] = [kalaOf(book, next, rule.kala), daylight(next)];
  if (kala === null || light === null) return null;
  const shravana = ({ startJdUt, endJdUt }: Span): boolean =>
    [startJdUt, endJdUt].some((jdUt) => nakshatraSpanAt(almanac, jdUt).id === 'shravana');
  return lastsMuhurtas(tithi, light, 3) && shravana(kala) && !shravana(usual.kala)
    ? decisionOn(next, kala, tithi, 'exception')
    : usual;
}

/** The new moon at pradosha; of two days the second if it lasts a ghati (24 minutes) beyond sunset there. Dharmasindhu 2 (Ashvina). */
function diwali({ book }: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  const usual = decideDay(book, tithi, rule);
  if (usual === null || usual.choice !== 'second_of_two') return usual;
  if (sharedDays(usual.kala, tithi) >= GHATI_DAYS) return usual;
  return decideDay(book, tithi, { ...rule, both: 'first' });
}

/** Whether a tithi lasts so many muhurtas beyond sunrise. */
function lastsMuhurtas(tithi: Span, light: Span, count: number): boolean {
  return tithi.endJdUt - light.startJdUt >= ((light.endJdUt - light.startJdUt) * count) / MUHURTAS_OF_DAY;
}

function daylight({ sunriseJdUt, sunsetJdUt, nextSunriseJdUt }: FestivalDay): Span | null {
  return sunriseJdUt === null || sunsetJdUt === null || nextSunriseJdUt === null
    ? null
    : { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
}
