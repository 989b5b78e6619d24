import type { Pattern } from '../patterns/shapes.ts';
import type { Antiscia } from '../antiscia/antiscia.ts';
import type { Aspect, DeclinationAspect } from '../aspects/aspect.ts';
import type { Balance } from '../balance/balance.ts';
import type { BodyId, BodyMotion } from '../bodies/body-id.ts';
import type { Dignity } from '../dignities/dignity.ts';
import type { Dispositors, Reception } from '../dignities/dispositors.ts';
import type { Sect } from '../dignities/sect.ts';
import type { BodyPosition, EphemerisSource, HouseSystemCode } from '../ephemeris.ts';
import type { ChartHouses } from '../houses/compute.ts';
import type { Lot } from '../lots/lots.ts';
import type { Midpoint } from '../midpoints/midpoints.ts';
import type { LunarPhase } from '../phase/phases.ts';
import type { StarContact } from '../stars/contacts.ts';
import type { Stations } from '../stations/stations.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { PlanetId } from '../bodies/table.ts';
import type { FurtherParts } from './optional-parts.ts';

/** The Moon's range over the local day of a birth with unknown time. */
export interface MoonRange {
  readonly startOfDayDeg: number;
  readonly endOfDayDeg: number;
  readonly signChanges: boolean;
}

export interface ChartPoint {
  readonly id: BodyId;
  readonly position: BodyPosition;
  readonly signIndex: number;
  readonly degreeInSignDeg: number;
  readonly motion: BodyMotion;
  readonly retrograde: boolean;
  /** House number and n + fraction; null without houses or where the position is undefined. */
  readonly house: number | null;
  readonly housePosition: number | null;
  /** Out of bounds: the declination exceeds the true obliquity. */
  readonly outOfBounds: boolean;
  /** Classical planets only, when requested. */
  readonly dignity: Dignity | null;
  readonly moonRange: MoonRange | null;
  /** Null when not requested, and for bodies that never turn retrograde. */
  readonly stations: Stations | null;
  readonly gauquelinSector: number | null;
  readonly antiscia: Antiscia | null;
}

export interface PlacedLot extends Lot {
  readonly house: number | null;
}

export interface HousesWithRulers extends ChartHouses {
  /** One ruler for every cusp. */
  readonly rulers: readonly PlanetId[];
  readonly rulerOfChart: PlanetId;
}

/**
 * A chart as plain data. A part is null when it was not requested or cannot exist (no birth time, no place,
 * heliocentric).
 */
export interface NatalChart {
  readonly jdUt: number;
  readonly unknownTime: boolean;
  readonly source: EphemerisSource;
  readonly obliquityDeg: number;
  readonly points: readonly ChartPoint[];
  /** Requested bodies the ephemeris could not compute, with the reason. */
  readonly unavailable: readonly { readonly body: BodyId; readonly reason: string }[];
  readonly houses: HousesWithRulers | null;
  /** The requested system that could not be computed here, when another one is used instead. */
  readonly houseFallback: { readonly requested: HouseSystemCode; readonly used: HouseSystemCode } | null;
  readonly sunAltitudeDeg: number | null;
  readonly sect: Sect | null;
  readonly aspects: readonly Aspect[] | null;
  readonly declinationAspects: readonly DeclinationAspect[] | null;
  readonly lots: readonly PlacedLot[] | null;
  readonly patterns: readonly Pattern[] | null;
  readonly balance: Balance | null;
  readonly lunarPhase: LunarPhase | null;
  readonly receptions: readonly Reception[] | null;
  readonly dispositors: Dispositors | null;
  readonly stars: readonly StarContact[] | null;
  readonly midpoints: readonly Midpoint[] | null;
  readonly further: FurtherParts;
  readonly sunSign: Sign | null;
  readonly moonSign: Sign | null;
  readonly risingSign: Sign | null;
}
