import tables from '../../data/western/terms.json' with { type: 'json' };
import type { ClassicalPlanet } from '../bodies/table.ts';
import type { DignitySettings } from './dignity.ts';

interface Term {
  readonly ruler: ClassicalPlanet;
  readonly upperDeg: number;
}

const LETTERS: Readonly<Record<string, ClassicalPlanet>> = {
  j: 'jupiter',
  v: 'venus',
  m: 'mercury',
  a: 'mars',
  s: 'saturn',
};

const parseSign = (text: string): readonly Term[] =>
  text.split(' ').map((entry) => ({ ruler: LETTERS[entry.charAt(0)]!, upperDeg: Number(entry.slice(1)) }));

/**
 * Egyptian terms, Aries to Pisces, upper limits in degrees (Ptolemy, Tetrabiblos I.20, Robbins 1940; Paulus, Introduction 3).
 * Sums: saturn 57, jupiter 79, mars 66, venus 82, mercury 76.
 */
const EGYPTIAN = tables.egyptian.map(parseSign);

/** Ptolemaic terms as Lilly prints them: Christian Astrology (1647), p. 104. */
const PTOLEMAIC = tables.ptolemaic.map(parseSign);

/** Ruler of the term a longitude in [0, 360) falls in; a limit belongs to the next term. */
export function termRuler(longitudeDeg: number, scheme: DignitySettings['terms']): ClassicalPlanet {
  const signIndex = Math.floor(longitudeDeg / 30);
  const degree = longitudeDeg - 30 * signIndex;
  const terms = (scheme === 'ptolemaic' ? PTOLEMAIC : EGYPTIAN)[signIndex]!;
  for (let index = 0; index < terms.length; index++) if (degree < terms[index]!.upperDeg) return terms[index]!.ruler;
  return terms[terms.length - 1]!.ruler;
}

/** The sixty terms from 0° of Aries on: ruler and longitude of the first degree. */
export function termStarts(
  scheme: DignitySettings['terms'],
): readonly { readonly ruler: ClassicalPlanet; readonly longitudeDeg: number }[] {
  return (scheme === 'ptolemaic' ? PTOLEMAIC : EGYPTIAN).flatMap((terms, signIndex) =>
    terms.map(({ ruler }, index) => ({
      ruler,
      longitudeDeg: 30 * signIndex + (index === 0 ? 0 : terms[index - 1]!.upperDeg),
    })),
  );
}

/** Total degrees each planet rules; used as a checksum of the tables. */
export function termTotals(scheme: DignitySettings['terms']): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const terms of scheme === 'ptolemaic' ? PTOLEMAIC : EGYPTIAN) {
    let lower = 0;
    for (const { ruler, upperDeg } of terms) {
      totals[ruler] = (totals[ruler] ?? 0) + upperDeg - lower;
      lower = upperDeg;
    }
  }
  return totals;
}
