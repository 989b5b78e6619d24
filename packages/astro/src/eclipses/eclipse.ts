import type { GeoPoint } from '../ephemeris.ts';

export type EclipseKind = 'solar' | 'lunar';
export type EclipseType = 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';

/** A contact by NASA's name; Julian day UT1. */
export interface NamedContact {
  readonly name: string;
  readonly jdUt: number;
}

/** A solar or lunar eclipse; times are Julian days UT1. */
export interface Eclipse {
  /** `S2024-04-08`, `L2024-03-25`: kind and UTC day of the maximum. */
  readonly id: string;
  readonly kind: EclipseKind;
  readonly type: EclipseType;
  readonly maximumJdUt: number;
  /** NASA's names in order of time; phases that do not occur are absent. */
  readonly contacts: readonly NamedContact[];
  /** Solar: at the greatest point. Lunar: of the shadow its type is named after. */
  readonly magnitude: number;
  /** Lunar only; 0 where the Moon misses the umbra. */
  readonly umbralMagnitude: number | null;
  readonly penumbralMagnitude: number | null;
  /** Solar only: covered fraction of the Sun's disc at the greatest point. */
  readonly obscuration: number | null;
  readonly saros: number | null;
  readonly sarosMember: number | null;
  /** Of the eclipsed body at maximum. */
  readonly longitudeDeg: number;
  /** Solar: where the shadow axis passes at maximum. Lunar: where the Moon is in the zenith then. */
  readonly greatest: GeoPoint;
  readonly durations: EclipseDurations;
  /** Null when no place was asked for. */
  readonly local: LocalEclipse | null;
  readonly source: 'swisseph' | 'moshier';
}

/** Seconds; null for phases that do not occur. */
export interface EclipseDurations {
  /** Lunar: first to last contact with the penumbra. */
  readonly penumbralS: number | null;
  /** Solar: anywhere on Earth. Lunar: the Moon touches the umbra. */
  readonly partialS: number | null;
  /** Solar: totality or annularity at the greatest point, always above zero where the umbra or antumbra reaches it. Lunar: totality. */
  readonly totalS: number | null;
}

/**
 * What one place sees. Times, magnitudes and altitude are of the part above its horizon; null where nothing is. It begins with the first visible contact
 * or with the rise of Sun or Moon, whichever is later, and so it ends.
 */
export interface LocalEclipse {
  readonly visible: boolean;
  readonly type: EclipseType | null;
  readonly beginsJdUt: number | null;
  readonly maximumJdUt: number | null;
  readonly endsJdUt: number | null;
  /** Those above the horizon, in order of time. Solar: c1, c4 partial, c2, c3 total or annular. Lunar: as on Earth. */
  readonly contacts: readonly NamedContact[];
  readonly magnitude: number | null;
  readonly obscuration: number | null;
  readonly altitudeDeg: number | null;
}
