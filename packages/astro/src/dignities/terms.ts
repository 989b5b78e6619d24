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
const EGYPTIAN = [
  'j6 v12 m20 a25 s30',
  'v8 m14 j22 s27 a30',
  'm6 j12 v17 a24 s30',
  'a7 v13 m19 j26 s30',
  'j6 v11 s18 m24 a30',
  'm7 v17 j21 a28 s30',
  's6 m14 j21 v28 a30',
  'a7 v11 m19 j24 s30',
  'j12 v17 m21 s26 a30',
  'm7 j14 v22 s26 a30',
  'm7 v13 j20 a25 s30',
  'v12 j16 m19 a28 s30',
].map(parseSign);

/** Ptolemaic terms as Lilly prints them: Christian Astrology (1647), p. 104. */
const PTOLEMAIC = [
  'j6 v14 m21 a26 s30',
  'v8 m15 j22 s26 a30',
  'm7 j14 v21 s25 a30',
  'a6 j13 m20 v27 s30',
  's6 m13 v19 j25 a30',
  'm7 v13 j18 s24 a30',
  's6 v11 j19 m24 a30',
  'a6 j14 v21 m27 s30',
  'j8 v14 m19 s25 a30',
  'v6 m12 j19 a25 s30',
  's6 m12 v20 j25 a30',
  'v8 j14 m20 a26 s30',
].map(parseSign);

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
