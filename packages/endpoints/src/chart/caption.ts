import { HOUSE_SYSTEM_NAMES, type HouseSystemCode } from '@theia-astro/astro/ephemeris';
import type { Caption } from '@theia-astro/chart-svg/drawing';
import type { WirePlace, WireTime } from '../wire/place-and-time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LOCAL = /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/;

/** Whose chart, when and where. */
export interface CaptionSubject {
  readonly name: string | null;
  readonly time: WireTime;
  readonly place: WirePlace | null;
}

/** The caption of a chart: its subject, the subject of the outer chart, and how houses and zodiac are counted. */
export function captionOf(
  subject: CaptionSubject,
  outer: CaptionSubject | null,
  houseSystem: HouseSystemCode | null,
  ayanamsa: { readonly id: string } | null,
): Caption {
  const zodiac = ayanamsa === null ? 'Tropical' : `Sidereal, ${words(ayanamsa.id)}`;
  return {
    chart: subjectLines(subject),
    ...(outer === null ? {} : { outer: subjectLines(outer) }),
    method: [...(houseSystem === null ? [] : [`${words(HOUSE_SYSTEM_NAMES[houseSystem])} houses`]), zodiac],
  };
}

/** The longer lines first: the corner of a wheel is wider near the edge. */
function subjectLines({ name, time, place }: CaptionSubject): readonly string[] {
  return [...(name === null ? [] : [name]), ...(place === null ? [] : [placeText(place)]), ...momentLines(time)];
}

/** `14 Mar 1879` and `11:30 LMT`; without a birth time only the day. */
function momentLines({ local, offset, abbreviation, unknown }: WireTime): readonly string[] {
  const [, year = '', month = '', day = '', clock = ''] = LOCAL.exec(local) ?? [];
  const date = `${Number(day)} ${MONTHS[Number(month) - 1]} ${Number(year)}`;
  if (unknown) return [date];
  const zone = abbreviation !== null && /^[A-Z]+$/.test(abbreviation) ? abbreviation : `UTC${offset}`;
  return [date, `${clock} ${zone}`];
}

function placeText({ name, country }: WirePlace): string {
  return country === null || country === undefined || name.endsWith(country) ? name : `${name}, ${country}`;
}

/** `true_citra` as `True citra`. */
function words(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('_', ' ');
}
