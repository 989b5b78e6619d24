import type { Gazetteer } from './gazetteer.ts';
import { isMisspelling } from './misspelling.ts';
import { meaningOf, type QualifierMeaning, type Reading, readingsOf } from './query.ts';
import { ALTERNATE_NAME, EXACT_NAME, highestScore, MAX_PREFIX, MAX_TRIGRAM, MIN_NAME, MIN_SIMILARITY, placeScore, prefixScore, trigramScore } from './score.ts';

export interface Candidate {
  readonly place: number;
  readonly score: number;
}

export interface SearchOptions {
  /** How many candidates are wanted. */
  readonly limit: number;
  /** Index of the only country allowed, or null. */
  readonly country: number | null;
  /** Whether candidates this far below the best one also matter (for ambiguity); `Infinity` when all up to the limit do. */
  readonly margin: number;
}

/**
 * Places for a free text, best first (contract §2.1). Exact and alternate names come first; names that only begin with the text, and then
 * names that look like it, are gathered only when they could still reach the answer.
 */
export function searchGazetteer(gazetteer: Gazetteer, query: string, options: SearchOptions): readonly Candidate[] {
  const stages = readingsOf(query, gazetteer.meta);
  for (const stage of stages) {
    const gathered = new Gathering(gazetteer, options);
    for (const reading of stage) gathered.addExact(reading);
    if (gathered.isEmpty) continue;
    if (gathered.couldReach(highestScore(MAX_PREFIX))) for (const reading of stage) gathered.addPrefixes(reading);
    return gathered.best();
  }
  const gathered = new Gathering(gazetteer, options);
  const readings = stages.flat();
  for (const reading of readings) gathered.addPrefixes(reading);
  if (gathered.couldReach(highestScore(MAX_TRIGRAM))) for (const reading of readings) gathered.addSimilar(reading);
  return gathered.best();
}

/** Candidates found so far, each place with its best score. */
class Gathering {
  readonly #gazetteer: Gazetteer;
  readonly #options: SearchOptions;
  readonly #scores = new Map<number, number>();

  constructor(gazetteer: Gazetteer, options: SearchOptions) {
    this.#gazetteer = gazetteer;
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.#scores.size === 0;
  }

  /** Whether a place with at most this score could still come among the wanted ones. */
  couldReach(score: number): boolean {
    const best = this.best();
    if (best.length === 0) return true;
    const needed = Math.max(best[0]!.score - this.#options.margin, best.length < this.#options.limit ? 0 : best.at(-1)!.score);
    return score >= needed;
  }

  addExact(reading: Reading): void {
    const index = this.#gazetteer.keys.find(reading.name);
    if (index < 0) return;
    const meanings = this.#meanings(reading);
    for (const posting of this.#gazetteer.keys.postings(index)) this.#add(posting >> 1, posting % 2 === 1 ? EXACT_NAME : ALTERNATE_NAME, meanings);
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
      for (const posting of this.#gazetteer.keys.postings(key)) this.#add(posting >> 1, trigramScore(similarity), meanings);
    }
  }

  /** The wanted number of candidates: by score, then population, then GeoNames id. */
  best(): readonly Candidate[] {
    const { populations, ids } = this.#gazetteer;
    return [...this.#scores]
      .map(([place, score]) => ({ place, score }))
      .toSorted((a, b) => b.score - a.score || populations[b.place]! - populations[a.place]! || ids[a.place]! - ids[b.place]!)
      .slice(0, this.#options.limit);
  }

  #meanings(reading: Reading): readonly QualifierMeaning[] {
    return reading.qualifiers.map((word) => meaningOf(word, this.#gazetteer.meta));
  }

  #add(place: number, nameScore: number, meanings: readonly QualifierMeaning[]): void {
    if (this.#options.country !== null && this.#gazetteer.country(place) !== this.#options.country) return;
    const score = placeScore(nameScore, this.#gazetteer.populations[place]!);
    const known = this.#scores.get(place);
    if (known !== undefined && known >= score) return;
    if (known === undefined && !meanings.every((meaning) => this.#matches(place, meaning))) return;
    this.#scores.set(place, score);
  }

  #matches(place: number, meaning: QualifierMeaning): boolean {
    const admin1 = this.#gazetteer.admin1(place);
    return meaning.countries.has(this.#gazetteer.country(place))
      || (admin1 !== null && meaning.admin1.has(admin1))
      || this.#matchesAdmin2(place, meaning);
  }

  #matchesAdmin2(place: number, meaning: QualifierMeaning): boolean {
    const admin2 = this.#gazetteer.admin2(place);
    if (admin2 === null) return false;
    const known = meaning.admin2.get(admin2) ?? this.#gazetteer.isAdmin2(admin2, meaning.forms);
    meaning.admin2.set(admin2, known);
    return known;
  }
}
