import { bodyName, SIGN_NAMES, zodiacPlace } from '@theia-astro/chart-svg/words';

/**
 * Words instead of the English ones, by the ids of the API: `sun`, `gemini`, `trine`, and `house`, `retrograde`, `orb`,
 * `applying`, `separating`, `outer_wheel`, `natal_chart`, `vedic_chart`, `aspects`.
 */
export type Names = Readonly<Record<string, string>>;

const OWN: Names = {
  lagna: 'Lagna',
  vertex: 'Vertex',
  natal_chart: 'Natal chart',
  vedic_chart: 'Vedic chart',
  aspects: 'Aspects',
};
const PLAIN: ReadonlySet<string> = new Set(['house', 'retrograde', 'orb', 'applying', 'separating', 'outer_wheel']);

/** The name of an id in the words of the page, else in English. */
export function nameOf(id: string, names: Names): string {
  return names[id] ?? OWN[id] ?? (PLAIN.has(id) ? id.replaceAll('_', ' ') : bodyName(id));
}

/** The name of an aspect, `square`. */
export function aspectName(id: string, names: Names): string {
  return names[id] ?? id.replaceAll('_', ' ');
}

/** `24°23′ Gemini`. */
export function placeName(longitudeDeg: number, names: Names): string {
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
