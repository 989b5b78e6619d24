/** Weights of the score (docs/methods/time-and-place.md): name, qualifiers, population. */
const NAME_SHARE = 0.55;
const QUALIFIER_SHARE = 0.2;
const POPULATION_SHARE = 0.25;
const POPULATION_SCALE = 7.5;

export const EXACT_NAME = 1;
export const ALTERNATE_NAME = 0.9;
export const MAX_PREFIX = 0.7;
export const MAX_TRIGRAM = 0.6;
/** Below this name score a place is not a candidate. */
export const MIN_NAME = 0.5;
/** Smallest trigram similarity that counts. */
export const MIN_SIMILARITY = 0.5;
const MOST_PEOPLE = 40_000_000;

/** `s` of docs/methods/time-and-place.md, for a place whose every qualifier matched (others are dropped). */
export function placeScore(nameScore: number, population: number): number {
  return NAME_SHARE * nameScore + QUALIFIER_SHARE + (POPULATION_SHARE * Math.log10(population + 1)) / POPULATION_SCALE;
}

/** The highest possible score of a place with this name score. */
export function highestScore(nameScore: number): number {
  return placeScore(nameScore, MOST_PEOPLE);
}

/**
 * Score of a name that begins with the query: from 0.5 to 0.7, growing with the typed part; nine tenths of that for an
 * alternate name.
 */
export function prefixScore(typedBytes: number, nameBytes: number): number {
  return MIN_NAME + (MAX_PREFIX - MIN_NAME) * (typedBytes / nameBytes);
}

/** Score of a name similar to the query: 0.5 at similarity 0.5, 0.6 at similarity 1. */
export function trigramScore(similarity: number): number {
  return MIN_NAME + ((MAX_TRIGRAM - MIN_NAME) * (similarity - MIN_SIMILARITY)) / (1 - MIN_SIMILARITY);
}

/** Places within this margin of the best score count as ambiguous. */
export const AMBIGUITY_MARGIN = 0.04;
const NAMES_SHARE = 0.04;

/**
 * Ranks ambiguous places: a place with many known names is usually the intended one (Valencia in Spain has fewer people
 * within its city limits than the one in Venezuela).
 */
export function standing(score: number, nameCount: number): number {
  return score + NAMES_SHARE * Math.log10(nameCount + 1);
}

/** Great-circle distance in km on the mean sphere (6371.0088 km), by the haversine formula (Sinnott 1984). */
export function distanceKm(a: readonly [number, number], b: readonly [number, number]): number {
  const latitudeA = (a[0] * Math.PI) / 180;
  const latitudeB = (b[0] * Math.PI) / 180;
  const eastward = ((b[1] * Math.PI) / 180 - (a[1] * Math.PI) / 180) / 2;
  const h =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(eastward) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(h)));
}
