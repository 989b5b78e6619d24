import type { GeoPoint } from '../ephemeris.ts';

import type { CentralCircumstances, EclipsePath } from './path.ts';

export type EclipseKind = 'solar' | 'lunar';
export type EclipseType = 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';

/** Contacts of solar and lunar eclipses, seen from the whole Earth or from one place. */
export const CONTACT_NAMES = ['p1', 'u1', 'c1', 'c2', 'u2', 'c3', 'u3', 'c4', 'u4', 'p4'] as const;
export type ContactName = (typeof CONTACT_NAMES)[number];

/** A contact by NASA's name; Julian day UT1. */
export interface NamedContact {
  readonly name: ContactName;
  readonly jdUt: number;
}

/** A solar or lunar eclipse; times are Julian days UT1. */
export interface Eclipse {
  /** `S2024-04-08`, `L2024-03-25`: kind and UTC day of the maximum. */
  readonly id: string;
  readonly kind: EclipseKind;
  readonly type: EclipseType;
  readonly maximumJdUt: number;
  /** In order of time, by NASA's names. Phases that do not occur are absent. */
  readonly contacts: readonly NamedContact[];
  /** Solar: at the greatest point. Lunar: for the shadow that gives the type its name. */
  readonly magnitude: number;
  /** Lunar only; 0 where the Moon misses the umbra. */
  readonly umbralMagnitude: number | null;
  readonly penumbralMagnitude: number | null;
  /** Solar only: covered fraction of the Sun's disc at the greatest point. */
  readonly obscuration: number | null;
  readonly saros: number | null;
  readonly sarosMember: number | null;
  /** Longitude of the eclipsed body at maximum. */
  readonly longitudeDeg: number;
  /** Solar: where the shadow axis passes at maximum. Lunar: where the Moon is in the zenith at maximum. */
  readonly greatest: GeoPoint;
  readonly durations: EclipseDurations;
  /** Null when the request names no place. */
  readonly local: LocalEclipse | null;
  /** Null when it is not requested, and where no umbra or antumbra reaches the Earth. */
  readonly path: SolarPath | null;
  readonly source: 'swisseph' | 'moshier';
}

/** The path of a solar eclipse over the Earth. */
export interface SolarPath {
  readonly lines: EclipsePath;
  /** In order of time; none where the axis of the shadow misses the Earth. */
  readonly points: readonly CentralCircumstances[];
}

/** Seconds; null for phases that do not occur. */
export interface EclipseDurations {
  /** Lunar: first to last contact with the penumbra. */
  readonly penumbralS: number | null;
  /** Solar: partial phase anywhere on Earth. Lunar: while the Moon touches the umbra. */
  readonly partialS: number | null;
  /**
   * Solar: totality or annularity at the greatest point; above zero wherever the umbra or antumbra reaches it. Lunar:
   * totality.
   */
  readonly totalS: number | null;
}

/**
 * What one place sees. Times, magnitudes and altitude describe the part above the horizon; null where nothing is
 * visible. Visibility starts with the first contact or with the rise of Sun or Moon, whichever is later, and ends with
 * the last contact or the set, whichever is earlier.
 */
export interface LocalEclipse {
  readonly visible: boolean;
  readonly type: EclipseType | null;
  readonly beginsJdUt: number | null;
  readonly maximumJdUt: number | null;
  readonly endsJdUt: number | null;
  /**
   * Contacts above the horizon, in order of time. Solar: c1, c4 partial, c2, c3 total or annular. Lunar: the same as
   * for the whole Earth.
   */
  readonly contacts: readonly NamedContact[];
  readonly magnitude: number | null;
  readonly obscuration: number | null;
  readonly altitudeDeg: number | null;
}
