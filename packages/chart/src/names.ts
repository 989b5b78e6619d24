import { bodyName, SIGN_NAMES, zodiacPlace } from '@theia-astro/chart-svg/words';

/** Words by ids: `sun`, `gemini`, `trine`, and what {@link Names} lists. */
export type Words = Readonly<Record<string, string>>;

/** The names of an answer for which a language was asked (`settings.language`). */
export interface AnswerNames {
  readonly signs?: Words | undefined;
  readonly bodies?: Words | undefined;
  readonly angles?: Words | undefined;
  readonly aspects?: Words | undefined;
  /** By number: `{ "9": "Casa 9" }`. */
  readonly houses?: Words | undefined;
}

/**
 * Words of the page: the `names` of an answer, or words by ids of the API (`sun`, `gemini`, `trine`) and `house`,
 * `retrograde`, `orb`, `applying`, `separating`, `outer_wheel`, `natal_chart`, `vedic_chart`, `aspects`.
 */
export type Names = Words | AnswerNames;

/** All words of a chart: those of its answer, and before them those of the page. */
export function wordsOf(answered: AnswerNames | undefined, own: Names | undefined): Words {
  return { ...flat(answered ?? {}), ...flat(own ?? {}) };
}

function flat(names: Names): Words {
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, value]: [string, string | Words]) => {
      if (typeof value === 'string') return [[key, value]];
      return Object.entries(value).map(([id, name]) => [key === 'houses' ? `house:${id}` : id, name]);
    }),
  );
}

/** `House 9`. */
export function houseName(house: number, words: Words): string {
  return words[`house:${house}`] ?? `${nameOf('house', words)} ${house}`;
}

const OWN: Words = {
  lagna: 'Lagna',
  vertex: 'Vertex',
  natal_chart: 'Natal chart',
  vedic_chart: 'Vedic chart',
  aspects: 'Aspects',
};
const PLAIN: ReadonlySet<string> = new Set(['house', 'retrograde', 'orb', 'applying', 'separating', 'outer_wheel']);

/** The name of an id in the words of the page, else in English. */
export function nameOf(id: string, names: Words): string {
  return names[id] ?? OWN[id] ?? (PLAIN.has(id) ? id.replaceAll('_', ' ') : bodyName(id));
}

/** The name of an aspect, `square`. */
export function aspectName(id: string, names: Words): string {
  return names[id] ?? id.replaceAll('_', ' ');
}

/** `24°23′ Gemini`. */
export function placeName(longitudeDeg: number, names: Words): string {
  const { degrees, minutes } = zodiacPlace(longitudeDeg);
  return `${degrees}°${String(minutes).padStart(2, '0')}′ ${nameOf(signOf(longitudeDeg), names)}`;
}

/** The id of the sign of a longitude in degrees. */
export function signOf(longitudeDeg: number): string {
  return SIGN_IDS[zodiacPlace(longitudeDeg).signIndex]!;
}

/** The ids of the signs, Aries first. */
export const SIGN_IDS: readonly string[] = SIGN_NAMES.map((name) => name.toLowerCase());

/** `3°06′`, unsigned. */
export function orbText(orbDeg: number): string {
  const minutes = Math.floor(Math.abs(orbDeg) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
