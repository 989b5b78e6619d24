import type {
  Ayanamsa,
  BodyPosition,
  Ephemeris,
  EphemerisSource,
  Frame,
  GeoPosition,
  HouseSystemCode,
  Zodiac,
} from '../ephemeris.ts';
import type { VedicDay } from './chart-day.ts';
import type { CompoundRelation, PlanetaryWar, VedicDignity } from './dignity/dignity.ts';
import type { NakshatraPosition } from './nakshatra.ts';
import type { GrahaId, SevenGraha } from './zodiac.ts';

/** When and where. Without a birth time `jdUt` is local noon; without a place (or time) there is no lagna. */
export interface VedicBirth {
  readonly jdUt: number;
  readonly unknownTime: boolean;
  readonly place: GeoPosition | null;
  /** Offset of the local clock at birth, east positive. Decides the weekday near the date line. */
  readonly utcOffsetSeconds: number;
}

/** A position in the sidereal zodiac. */
export interface SiderealPlace {
  /** [0, 360), sidereal. */
  readonly longitudeDeg: number;
  /** 0 Aries … 11 Pisces. */
  readonly signIndex: number;
  readonly degreeInSignDeg: number;
  readonly signLord: SevenGraha;
  readonly nakshatra: NakshatraPosition;
}

export interface VedicGraha extends SiderealPlace {
  readonly id: GrahaId;
  /** Sidereal longitude, latitude, declination, speeds and the rest as the ephemeris gives them. */
  readonly position: BodyPosition;
  /** The speed is negative. The nodes are usually retrograde. */
  readonly retrograde: boolean;
  readonly dignity: VedicDignity;
  /** Fivefold relation to the lord of its sign; null when in its own sign. */
  readonly compoundRelation: CompoundRelation | null;
  readonly combust: boolean;
  /** The closest war it takes part in. */
  readonly war: { readonly opponent: GrahaId; readonly won: boolean } | null;
  /** House by `settings.bhava`: whole signs or chalit. Counted from the Moon's sign when the birth time is unknown. */
  readonly house: number;
  /** House by whole signs, regardless of `settings.bhava`. */
  readonly signHouse: number;
  /** Null without a birth time. */
  readonly chalitHouse: number | null;
  readonly naturalBenefic: boolean;
}

export interface VedicLagna extends SiderealPlace {
  /** Sidereal longitude of the midheaven. */
  readonly midheavenDeg: number;
  readonly armcDeg: number;
}

/** One bhava of the chalit: sidereal longitudes in degrees. */
export interface ChalitBhava {
  readonly house: number;
  readonly startDeg: number;
  readonly middleDeg: number;
  readonly endDeg: number;
}

export interface VedicChalit {
  /** The system used; differs from `requestedSystem` after a polar fallback. */
  readonly system: HouseSystemCode;
  readonly requestedSystem: HouseSystemCode;
  /** 12, or 36 for Gauquelin sectors, which run clockwise. */
  readonly bhavas: readonly ChalitBhava[];
  /** The cusps do not go around the zodiac once in the order of the signs (this happens inside the polar circles). */
  readonly reversed: boolean;
}

/** A Vedic chart as plain data, from which every part is computed. Degrees, days, Julian days UT1. */
export interface VedicChart {
  readonly birth: VedicBirth;
  readonly settings: VedicSettings;
  readonly frame: Frame;
  readonly source: EphemerisSource;
  /** `valueDeg` includes nutation and is the value subtracted; `meanDeg` does not include it. */
  readonly ayanamsa: { readonly id: string; readonly valueDeg: number; readonly meanDeg: number };
  readonly obliquityDeg: number;
  /** Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu. */
  readonly grahas: readonly VedicGraha[];
  readonly byId: Readonly<Record<GrahaId, VedicGraha>>;
  /** Null without birth time or place. */
  readonly lagna: VedicLagna | null;
  readonly housesFrom: 'lagna' | 'moon';
  /** Sign of the first house: of the lagna, else of the Moon. */
  readonly firstSignIndex: number;
  readonly chalit: VedicChalit | null;
  /** Lord of houses 1..12 (index 0..11) by `settings.bhava`: of the whole sign, or of the sign of the bhava's middle. */
  readonly houseLords: readonly SevenGraha[];
  /** Moon − Sun, [0, 360). */
  readonly elongationDeg: number;
  readonly benefics: ReadonlySet<GrahaId>;
  readonly wars: readonly PlanetaryWar[];
  /** Sunrise, sunset and weekday; null without birth time or place, or when the Sun does not rise. */
  readonly day: VedicDay | null;
}

/** When the Vedic day begins (docs/methods/panchang.md): disc centre without refraction, centre with it, upper limb with it. */
export type SunriseDefinition = 'hindu' | 'center' | 'upper_limb';

/** Settings of the Vedic chart itself; parts have their own options. */
export interface VedicSettings {
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa };
  readonly node: 'mean' | 'true';
  readonly coordinates: 'geocentric' | 'topocentric';
  readonly positions: 'apparent' | 'true';
  /** House system of the chalit; S (Sripati) uses the Porphyry cusps as bhava middles. */
  readonly houseSystem: HouseSystemCode;
  readonly polarFallback: 'porphyry' | 'whole_sign' | 'equal' | 'error';
  /** What `house` means: whole signs from the lagna, or bhavas of the chalit. */
  readonly bhava: 'whole_sign' | 'chalit';
  readonly sunrise: SunriseDefinition;
}

export const DEFAULT_VEDIC_SETTINGS: VedicSettings = {
  ayanamsa: { id: 'lahiri', definition: { kind: 'mode', mode: 1 } },
  node: 'mean',
  coordinates: 'geocentric',
  positions: 'apparent',
  houseSystem: 'S',
  polarFallback: 'porphyry',
  bhava: 'whole_sign',
  sunrise: 'hindu',
};

/** The ascendant at a place and instant, degrees in the given zodiac. */
export function ascendantAt(ephemeris: Ephemeris, jdUt: number, place: GeoPosition, zodiac: Zodiac): number {
  return ephemeris.houses(jdUt, place, 'W', zodiac).angles.ascendantDeg;
}
