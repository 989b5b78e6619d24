import type { ClassicalPlanet, PlanetId } from '../bodies/table.ts';
import { SIGN_TABLE } from '../zodiac/signs.ts';
import type { Sect } from './sect.ts';
import { termRuler } from './terms.ts';

const FACE_RULERS: readonly ClassicalPlanet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];

/** Ruler of the face (decan) of a longitude in [0, 360), Chaldean order from Mars at 0° Aries: Lilly, Christian Astrology (1647), p. 104. */
export function faceRuler(longitudeDeg: number): ClassicalPlanet {
  return FACE_RULERS[Math.floor(longitudeDeg / 10) % 7]!;
}

/** Domicile rulers from Aries to Pisces. */
export const DOMICILE_RULERS = SIGN_TABLE.map(({ ruler }) => ruler);

const MODERN_RULERS: readonly PlanetId[] = SIGN_TABLE.map(({ ruler, modernRuler }) => modernRuler ?? ruler);

/** Exaltation rulers from Aries to Pisces, null where there is none. */
export const EXALTATION_RULERS = SIGN_TABLE.map(({ exaltationRuler }) => exaltationRuler ?? null);

/** The ruler of a sign by the chosen scheme. */
export function rulerOfSign(signIndex: number, rulers: DignitySettings['rulers']): PlanetId {
  return (rulers === 'modern' ? MODERN_RULERS : DOMICILE_RULERS)[signIndex]!;
}

interface TriplicityRulers {
  readonly day: ClassicalPlanet;
  readonly night: ClassicalPlanet;
  readonly participating: ClassicalPlanet | null;
}

const rulers = (
  day: ClassicalPlanet,
  night: ClassicalPlanet,
  participating: ClassicalPlanet | null,
): TriplicityRulers => ({ day, night, participating });

/** Fire, earth, air, water. Dorotheus of Sidon, Carmen Astrologicum I.1 (Pingree 1976). */
const DOROTHEAN = [
  rulers('sun', 'jupiter', 'saturn'),
  rulers('venus', 'moon', 'mars'),
  rulers('saturn', 'mercury', 'jupiter'),
  rulers('venus', 'mars', 'moon'),
] as const;

/** Fire, earth, air, water. Lilly, Christian Astrology (1647), p. 104. */
const LILLY = [
  rulers('sun', 'jupiter', null),
  rulers('venus', 'moon', null),
  rulers('saturn', 'mercury', null),
  rulers('mars', 'mars', null),
] as const;

/** Day, night and participating rulers of a sign (index 0..11) by the chosen table. */
export function triplicityRulers(signIndex: number, scheme: DignitySettings['triplicity']): TriplicityRulers {
  return (scheme === 'lilly' ? LILLY : DOROTHEAN)[signIndex % 4]!;
}

interface DignityRulers {
  readonly domicile: ClassicalPlanet;
  readonly exaltation: ClassicalPlanet | 'north_node' | null;
  readonly triplicity: TriplicityRulers;
  readonly term: ClassicalPlanet;
  readonly face: ClassicalPlanet;
}

/**
 * Without a birth time there is no sect; `triplicity`, `peregrine` and `score` are then null where they depend on it.
 */
export interface Dignity {
  readonly domicile: boolean;
  readonly exaltation: boolean;
  readonly triplicity: boolean | null;
  readonly triplicityParticipating: boolean;
  readonly term: boolean;
  readonly face: boolean;
  readonly detriment: boolean;
  readonly fall: boolean;
  readonly rulers: DignityRulers;
  readonly peregrine: boolean | null;
  readonly score: number | null;
}

/** Points of the essential dignities: Lilly, Christian Astrology (1647), p. 115. */
const POINTS = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
} as const;

/** The rulers of a longitude in [0, 360) by every essential dignity. */
export function dignityRulers(
  longitudeDeg: number,
  settings: Pick<DignitySettings, 'terms' | 'triplicity'>,
): DignityRulers {
  const signIndex = Math.floor(longitudeDeg / 30);
  return {
    domicile: DOMICILE_RULERS[signIndex]!,
    exaltation: EXALTATION_RULERS[signIndex]!,
    triplicity: triplicityRulers(signIndex, settings.triplicity),
    term: termRuler(longitudeDeg, settings.terms),
    face: faceRuler(longitudeDeg),
  };
}

function rulesTriplicity(planet: ClassicalPlanet, { day, night }: TriplicityRulers, sect: Sect | null): boolean | null {
  if (sect !== null) return (sect === 'day' ? day : night) === planet;
  if (day === planet && night === planet) return true;
  return day === planet || night === planet ? null : false;
}

/** Essential dignities of a classical planet at a longitude in [0, 360), docs/methods/dignities.md; only the sect's triplicity ruler counts. */
export function planetDignity(
  planet: ClassicalPlanet,
  longitudeDeg: number,
  sect: Sect | null,
  settings: Pick<DignitySettings, 'terms' | 'triplicity'>,
): Dignity {
  const signIndex = Math.floor(longitudeDeg / 30);
  const opposite = (signIndex + 6) % 12;
  const rulers = dignityRulers(longitudeDeg, settings);
  const domicile = rulers.domicile === planet;
  const exaltation = rulers.exaltation === planet;
  const triplicity = rulesTriplicity(planet, rulers.triplicity, sect);
  const term = rulers.term === planet;
  const face = rulers.face === planet;
  const detriment = DOMICILE_RULERS[opposite] === planet;
  const fall = EXALTATION_RULERS[opposite] === planet;
  const dignified = domicile || exaltation || term || face || triplicity === true;
  const peregrine = dignified ? false : triplicity === null ? null : true;
  const score =
    triplicity === null
      ? null
      : (domicile ? POINTS.domicile : 0) +
        (exaltation ? POINTS.exaltation : 0) +
        (triplicity ? POINTS.triplicity : 0) +
        (term ? POINTS.term : 0) +
        (face ? POINTS.face : 0) +
        (detriment ? POINTS.detriment : 0) +
        (fall ? POINTS.fall : 0) +
        (peregrine === true ? POINTS.peregrine : 0);
  return {
    domicile,
    exaltation,
    triplicity,
    triplicityParticipating: rulers.triplicity.participating === planet,
    term,
    face,
    detriment,
    fall,
    rulers,
    peregrine,
    score,
  };
}

/** Which tables rulers and essential dignities are taken from. */
export interface DignitySettings {
  readonly rulers: 'traditional' | 'modern';
  readonly terms: 'egyptian' | 'ptolemaic';
  readonly triplicity: 'dorothean' | 'lilly';
}
