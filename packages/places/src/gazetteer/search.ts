import type { Gazetteer } from './gazetteer.ts';
import { isMisspelling } from './misspelling.ts';
import {
  qualifierMeaning,
  type QualifierMeaning,
  type Reading,
  queryReadings,
  type Town,
  withoutFirstParts,
} from './query.ts';
import type { PlaceMatch } from '../places.ts';
import {
  ALTERNATE_NAME,
  distanceKm,
  EXACT_NAME,
  highestScore,
  MAX_PREFIX,
  MAX_TRIGRAM,
  MIN_NAME,
  MIN_SIMILARITY,
  placeScore,
  prefixScore,
  trigramScore,
} from './score.ts';

export interface Candidate {
  readonly place: number;
  readonly score: number;
  /** How well the name fits; 1 is the primary name of the place. */
  readonly nameScore: number;
}

/** Smallest population of a town that suburbs are named with. */
const SMALLEST_TOWN = 5_000;
/** Countries that are a city. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'GI']);
/** Smallest population of a city whose district may be unknown, and of a place that is also guessed from a text sharing few trigrams with its name. */
const WELL_KNOWN = 100_000;
const SHORTEST_GUESS = 5;
const LONGEST_GUESS = 12;
/** An error in the middle of five letters leaves four of nine trigrams. */
const GUESS_SIMILARITY = 0.25;

export interface SearchOptions {
  /** Number of candidates to return. */
  readonly limit: number;
  /** Index of the only country allowed, or null. */
  readonly country: number | null;
  /** How far below the best one candidates still matter (for ambiguity); `Infinity` when all up to the limit do. */
  readonly margin: number;
}

/** What was found, and how the text was interpreted. */
export interface Found {
  readonly candidates: readonly Candidate[];
  readonly reading: PlaceMatch['reading'];
}

/**
 * Places for a free text, best first (docs/methods/time-and-place.md). Exact and alternate names come first; names that only begin with
 * the text, and then similar names, are collected only when they could still be among the results. A qualifier is a
 * division or a country. When no place of that name is in one, the qualifier may be a nearby town or a historic region,
 * then a former country of the place. Finally the first part may be a district that is not known, of a city that is.
 */
export function searchGazetteer(gazetteer: Gazetteer, query: string, options: SearchOptions): Found {
  const stages = queryReadings(query, gazetteer.meta);
  const qualified = stages.some((stage) => stage.some(({ qualifiers }) => qualifiers.length > 0));
  for (const reach of qualified ? REACHES : REACHES.slice(0, 1)) {
    for (const stage of stages) {
      const gathered = new Gathering(gazetteer, options, reach);
      for (const reading of stage) gathered.addExact(reading);
      if (gathered.isEmpty) continue;
      if (reach === 'divisions' && gathered.couldReach(highestScore(MAX_PREFIX)))
        for (const reading of stage) gathered.addPrefixes(reading);
      return { candidates: gathered.best(), reading: reach === 'former_countries' ? 'former_country' : null };
    }
  }
  const readings = stages.flat();
  for (const reach of qualified ? REACHES.slice(0, 2) : REACHES.slice(0, 1)) {
    const gathered = new Gathering(gazetteer, options, reach);
    for (const reading of readings) gathered.addPrefixes(reading);
    const begun = gathered.best()[0]?.place;
    if (gathered.couldReach(highestScore(MAX_TRIGRAM))) for (const reading of readings) gathered.addSimilar(reading);
    if (gathered.isEmpty) for (const reading of readings) gathered.addGuesses(reading);
    const candidates = gathered.best();
    if (candidates.length > 0) return { candidates, reading: candidates[0]!.place === begun ? null : 'misspelled' };
  }
  return { candidates: cityBesideUnknownDistrict(gazetteer, query, options), reading: 'unknown_district' };
}

/** Of "Dadar, Mumbai", whose first part names nothing near the second: well-known cities of the name that follows. */
function cityBesideUnknownDistrict(gazetteer: Gazetteer, query: string, options: SearchOptions): readonly Candidate[] {
  for (const reading of withoutFirstParts(query)) {
    const gathered = new Gathering(gazetteer, options, 'divisions');
    gathered.addCities(reading);
    if (!gathered.isEmpty) return gathered.best();
  }
  return [];
}

/**
 * How widely qualifiers match: divisions and countries; also nearby towns and historic regions; also former countries.
 */
const REACHES = ['divisions', 'surroundings', 'former_countries'] as const;
type Reach = (typeof REACHES)[number];

/** Candidates found so far, each place with its best score. */
class Gathering {
  readonly #gazetteer: Gazetteer;
  readonly #options: SearchOptions;
  readonly #scores = new Map<number, Candidate>();

  readonly #reach: Reach;

  constructor(gazetteer: Gazetteer, options: SearchOptions, reach: Reach) {
    this.#gazetteer = gazetteer;
    this.#options = options;
    this.#reach = reach;
  }

  get isEmpty(): boolean {
    return this.#scores.size === 0;
  }

  /** Whether a place with at most this score could still be among the results. */
  couldReach(score: number): boolean {
    const best = this.best();
    if (best.length === 0) return true;
    const needed = Math.max(
      best[0]!.score - this.#options.margin,
      best.length < this.#options.limit ? 0 : best.at(-1)!.score,
    );
    return score >= needed;
  }

  addExact(reading: Reading): void {
    const index = this.#gazetteer.keys.find(reading.name);
    if (index < 0) return;
    const meanings = this.#meanings(reading);
    for (const posting of this.#gazetteer.keys.postings(index))
      this.#add(posting >> 1, posting % 2 === 1 ? EXACT_NAME : ALTERNATE_NAME, meanings);
  }

  addPrefixes(reading: Reading): void {
    const { keys } = this.#gazetteer;
    const { from, to } = keys.withPrefix(reading.name);
    const typedBytes = Buffer.byteLength(reading.name);
    const meanings = this.#meanings(reading);
    for (let index = from; index < to; index++) {
      const nameBytes = keys.byteLength(index);
      if (nameBytes === typedBytes) continue;
      const primaryScore = prefixScore(typedBytes, nameBytes);
      for (const posting of keys.postings(index)) {
        const nameScore = posting % 2 === 1 ? primaryScore : primaryScore * ALTERNATE_NAME;
        if (nameScore >= MIN_NAME) this.#add(posting >> 1, nameScore, meanings);
      }
    }
  }

  addSimilar(reading: Reading): void {
    const meanings = this.#meanings(reading);
    for (const { key, similarity } of this.#gazetteer.fuzzy.similar(reading.name, MIN_SIMILARITY)) {
      if (!isMisspelling(reading.name, this.#gazetteer.keys.text(key))) continue;
      for (const posting of this.#gazetteer.keys.postings(key))
        this.#add(posting >> 1, trigramScore(similarity), meanings);
    }
  }

  /**
   * Well-known places of exactly this name. Where the name is also that of countries or divisions, only a city within
   * such a division: "Smallville, Mexico" does not mean Mexico City.
   */
  addCities(reading: Reading): void {
    const { keys, populations, meta } = this.#gazetteer;
    const index = keys.find(reading.name);
    if (index < 0) return;
    const { countries, admin1 } = qualifierMeaning(reading.name, meta);
    const isCityState = [...countries].every((country) => CITY_STATES.has(meta.countries[country]!.code));
    if (!isCityState) return;
    const meanings = this.#meanings(reading);
    for (const posting of keys.postings(index)) {
      const place = posting >> 1;
      const isWithin = admin1.size === 0 || admin1.has(this.#gazetteer.admin1(place) ?? -1);
      if (populations[place]! >= WELL_KNOWN && isWithin)
        this.#add(place, posting % 2 === 1 ? EXACT_NAME : ALTERNATE_NAME, meanings);
    }
  }

  /** Well-known places from a short text with an error, which shares few letter sequences with their name. */
  addGuesses(reading: Reading): void {
    const { length } = reading.name;
    if (length < SHORTEST_GUESS || length > LONGEST_GUESS) return;
    const meanings = this.#meanings(reading);
    const { fuzzy, keys, populations } = this.#gazetteer;
    for (const { key } of fuzzy.similar(reading.name, GUESS_SIMILARITY)) {
      const known = keys.postings(key).filter((posting) => populations[posting >> 1]! >= WELL_KNOWN);
      if (known.length === 0 || !isMisspelling(reading.name, keys.text(key))) continue;
      for (const posting of known) this.#add(posting >> 1, MIN_NAME, meanings);
    }
  }

  /** The requested number of candidates, sorted by score, then population, then GeoNames id. */
  best(): readonly Candidate[] {
    const { populations, ids } = this.#gazetteer;
    return [...this.#scores.values()]
      .toSorted(
        (a, b) => b.score - a.score || populations[b.place]! - populations[a.place]! || ids[a.place]! - ids[b.place]!,
      )
      .slice(0, this.#options.limit);
  }

  #meanings(reading: Reading): readonly QualifierMeaning[] {
    return reading.qualifiers.map((word) => qualifierMeaning(word, this.#gazetteer.meta));
  }

  #add(place: number, nameScore: number, meanings: readonly QualifierMeaning[]): void {
    if (this.#options.country !== null && this.#gazetteer.country(place) !== this.#options.country) return;
    const score = placeScore(nameScore, this.#gazetteer.populations[place]!);
    const known = this.#scores.get(place);
    if (known !== undefined && known.score >= score) return;
    if (known === undefined && !meanings.every((meaning) => this.#matches(place, meaning))) return;
    this.#scores.set(place, { place, score, nameScore });
  }

  #matches(place: number, meaning: QualifierMeaning): boolean {
    const admin1 = this.#gazetteer.admin1(place);
    return (
      meaning.countries.has(this.#gazetteer.country(place)) ||
      (admin1 !== null && meaning.admin1.has(admin1)) ||
      this.#matchesAdmin2(place, meaning) ||
      (this.#reach !== 'divisions' && this.#isNear(place, meaning)) ||
      (this.#reach === 'former_countries' && meaning.ceded.has(this.#gazetteer.country(place)))
    );
  }

  #isNear(place: number, meaning: QualifierMeaning): boolean {
    const here = this.#positionOf(place);
    meaning.towns ??= this.#townsOf(meaning.word);
    return (
      meaning.regions.some(([latitude, longitude, radiusKm]) => distanceKm(here, [latitude, longitude]) <= radiusKm) ||
      meaning.towns.some(({ position, reachKm }) => distanceKm(here, position) <= reachKm)
    );
  }

  /**
   * Towns of a name, with the radius of their suburbs: 10 km at five thousand people, 20 at a hundred thousand, 40 at
   * ten million.
   */
  #townsOf(name: string): readonly Town[] {
    const index = this.#gazetteer.keys.find(name);
    if (index < 0) return [];
    return [...this.#gazetteer.keys.postings(index)]
      .map((posting) => posting >> 1)
      .filter((place) => this.#gazetteer.populations[place]! >= SMALLEST_TOWN)
      .map((place) => ({
        position: this.#positionOf(place),
        reachKm: 10 * Math.log10(this.#gazetteer.populations[place]! / 500),
      }));
  }

  #positionOf(place: number): readonly [number, number] {
    return [this.#gazetteer.geoLatitudeDeg(place), this.#gazetteer.geoLongitudeDeg(place)];
  }

  #matchesAdmin2(place: number, meaning: QualifierMeaning): boolean {
    const admin2 = this.#gazetteer.admin2(place);
    if (admin2 === null) return false;
    const known = meaning.admin2.get(admin2) ?? this.#gazetteer.isAdmin2(admin2, meaning.forms);
    meaning.admin2.set(admin2, known);
    return known;
  }
}
