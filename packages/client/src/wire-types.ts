// Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.

/** Most points by dignities; several when equal. figure: Ibn Ezra’s table. */
export interface Almuten {
  degrees: (ZodiacPosition & {
    of:
      | 'sun'
      | 'moon'
      | 'mercury'
      | 'venus'
      | 'mars'
      | 'jupiter'
      | 'saturn'
      | 'asc'
      | 'mc'
      | 'fortune'
      | 'syzygy'
      | 'cusp';
    house?: number;
    scores: PlanetScores;
    almutens: ClassicalPlanet[];
  })[];
  syzygy: {
    at: Instant;
    phase: 'new_moon' | 'full_moon';
    light: 'sun' | 'moon';
  } | null;
  figure: {
    rows: {
      of: 'sun' | 'moon' | 'asc' | 'fortune' | 'syzygy' | 'houses' | 'day_ruler' | 'hour_ruler';
      scores: PlanetScores;
    }[];
    scores: PlanetScores;
    almutens: ClassicalPlanet[];
  } | null;
}

/** The moment an answer is given for. */
export interface AnalysisMoment {
  /** Day of the analysis. Default: now. */
  analysis_date?: CalendarDate | undefined;
  /** Local time at the birth place. Default with a date: 12:00. */
  analysis_time?: ClockTime | undefined;
}

export interface Angles {
  asc: EclipticLongitude;
  dsc: EclipticLongitude;
  mc: EclipticLongitude;
  ic: EclipticLongitude;
  vertex?: EclipticLongitude;
  antivertex?: EclipticLongitude;
  east_point?: EclipticLongitude;
  co_asc_koch?: EclipticLongitude;
  co_asc_munkasey?: EclipticLongitude;
  polar_asc?: EclipticLongitude;
}

/** What to keep of the answer, and how fine. */
export interface AnswerChoice {
  /** Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts. */
  fields?: readonly string[] | undefined;
  /** Decimals of degrees, cut and not rounded up. Default: `8`. */
  precision?: number | undefined;
}

/** llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`. */
export type AnswerFormat = 'json' | 'llm';

/** The fields of every answer. */
export interface AnswerFrame {
  input: Input;
  meta: Meta;
  warnings: Warning[];
  names?: Names;
}

export interface Antardasha extends DashaPeriod {
  children?: DashaPeriod[];
}

export interface Antiscia {
  sun?: AntisciaOfBody;
  moon?: AntisciaOfBody;
  mercury?: AntisciaOfBody;
  venus?: AntisciaOfBody;
  mars?: AntisciaOfBody;
  jupiter?: AntisciaOfBody;
  saturn?: AntisciaOfBody;
  uranus?: AntisciaOfBody;
  neptune?: AntisciaOfBody;
  pluto?: AntisciaOfBody;
  north_node?: AntisciaOfBody;
  south_node?: AntisciaOfBody;
  lilith?: AntisciaOfBody;
  chiron?: AntisciaOfBody;
  pholus?: AntisciaOfBody;
  ceres?: AntisciaOfBody;
  pallas?: AntisciaOfBody;
  juno?: AntisciaOfBody;
  vesta?: AntisciaOfBody;
  cupido?: AntisciaOfBody;
  hades?: AntisciaOfBody;
  zeus?: AntisciaOfBody;
  kronos?: AntisciaOfBody;
  apollon?: AntisciaOfBody;
  admetos?: AntisciaOfBody;
  vulkanus?: AntisciaOfBody;
  poseidon?: AntisciaOfBody;
  transpluto?: AntisciaOfBody;
  [name: string]: AntisciaOfBody | undefined;
}

export interface AntisciaContact {
  point_1: PointId;
  point_2: PointId;
  aspect: 'antiscion' | 'contra_antiscion';
  /** Of point_2 from the mirror image of point_1. Unit: degrees. */
  orb: number;
  applying: boolean;
  /** Depends on an unknown birth time; the Moon moves up to 15° on that day. */
  approximate?: true;
}

export interface AntisciaOfBody {
  antiscion: EclipticLongitude;
  contra_antiscion: EclipticLongitude;
}

export interface Argala {
  /** Counted from the bhava; backwards from Rahu and Ketu. */
  place: BhavaNumber;
  planets: Graha[];
  /** Null for three malefics in the third. */
  obstructed_from: BhavaNumber | null;
  obstructors: Graha[];
  /** Which are more in number; their strength is not weighed. */
  outcome: 'argala' | 'obstructed' | 'equal';
}

/** An aspect. The fields from separation to nature come with include details. */
export interface Aspect {
  point_1: PointId;
  point_2: PointId;
  aspect: AspectId;
  /** The angle of the exact aspect. Unit: degrees. */
  angle: number;
  /** Separation minus the aspect’s angle, signed. Unit: degrees. */
  orb: number;
  /** True while the orb shrinks; null when the points do not move. */
  applying: boolean | null;
  /** Unit: degrees. */
  separation?: number;
  /** Unit: degrees. */
  allowed_orb?: number;
  /** 1 when exact, 0 at the edge of the orb. */
  exactness?: number;
  /** Both points are in the same whole degree of their signs. */
  partile?: boolean;
  /** The signs are not in the aspect that the degrees form. */
  out_of_sign?: boolean;
  nature?: 'harmonious' | 'challenging' | 'neutral';
  /** Depends on an unknown birth time; the Moon moves up to 15° on that day. */
  approximate?: true;
}

/** An aspect between two charts. */
export interface AspectBetweenCharts extends Aspect {
  /** The chart of point_1. */
  chart_1: ChartRole;
  /** The chart of point_2. */
  chart_2: ChartRole;
}

export type AspectId =
  | 'conjunction'
  | 'opposition'
  | 'trine'
  | 'square'
  | 'sextile'
  | 'quincunx'
  | 'semi_sextile'
  | 'semi_square'
  | 'sesquiquadrate'
  | 'quintile'
  | 'bi_quintile'
  | 'septile'
  | 'bi_septile'
  | 'tri_septile'
  | 'novile'
  | 'bi_novile'
  | 'quadri_novile'
  | 'decile'
  | 'tri_decile';

/** Aspects to look for; major means the five Ptolemaic ones. */
export type AspectList = readonly (
  | 'major'
  | 'conjunction'
  | 'opposition'
  | 'trine'
  | 'square'
  | 'sextile'
  | 'quincunx'
  | 'semi_sextile'
  | 'semi_square'
  | 'sesquiquadrate'
  | 'quintile'
  | 'bi_quintile'
  | 'septile'
  | 'bi_septile'
  | 'tri_septile'
  | 'novile'
  | 'bi_novile'
  | 'quadri_novile'
  | 'decile'
  | 'tri_decile'
)[];

/** Base orb by aspect. Unit: degrees. */
export type AspectOrbs = Partial<Record<AspectId, number>>;

/** An aspect and the points of the charts that form it. */
export interface AspectPair {
  /** The chart of point_1. */
  chart_1: ChartRole;
  /** The chart of point_2. */
  chart_2: ChartRole;
  point_1: PointId;
  point_2: PointId;
  aspect: AspectId;
  /** The angle of the exact aspect. Unit: degrees. */
  angle: number;
}

/** The aspects to find and their orbs. */
export interface AspectSettings {
  orb_degrees?: OrbDegrees | undefined;
  aspect_orbs?: AspectOrbs | undefined;
  /** Multiplies every allowed orb. */
  orb_scale?: number | undefined;
  orb_model?: OrbModelSetting | undefined;
  aspects?: AspectList | undefined;
}

/** A minor planet by its number, if the service has an ephemeris file for it; the numbers of bodies with an id (1, 2, 3, 4, 2060, 5145, 134340) give that id. */
export type AsteroidId = string;

export interface AstrocartographyAnswer extends AnswerFrame, TimeAndPlace {
  product: 'astrocartography';
  conventions: {
    mode: 'mundane' | 'zodiacal';
    /** Altitude of the centre 0, without refraction and parallax. */
    horizon: 'geometric';
  };
  lines?: AstrocartographyLines;
  /** Nearest first, within within_km. */
  nearest?: NearestLine[];
  /** Where the degree of the ecliptic in aspect rises (asc) or culminates (mc). */
  aspects?: AstrocartographyLines;
  /** From north to south. */
  parans?: ParanLatitude[];
  /** Great circles from the birth place towards each body and on round the Earth. */
  local_space?: {
    type: 'FeatureCollection';
    features: {
      type: 'Feature';
      geometry: GeoJsonLines;
      properties: LocalSpaceLine;
    }[];
  };
  /** Houses of the birth seen from relocation. */
  relocated?: {
    houses: Houses;
    bodies: {
      body: BodyId;
      house: HouseNumber;
    }[];
  };
  /** With format svg: the map. */
  svg?: string;
  /** Null: the birth place. */
  relocation: Place | null;
}

export interface AstrocartographyLine {
  body: BodyId;
  angle: 'asc' | 'mc' | 'dsc' | 'ic';
  /** To the angle; absent: the body is on it. */
  aspect?: AspectId;
  /** Of an aspect: cast forwards or backwards in the zodiac. */
  side?: 'sinister' | 'dexter';
}

export interface AstrocartographyLines {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    geometry: GeoJsonLines;
    properties: AstrocartographyLine;
  }[];
}

export interface AstrocartographyRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** Lines of the bodies themselves, or of their degrees of the ecliptic. Aspects are always zodiacal. Default: `mundane`. */
  mode?: 'mundane' | 'zodiacal' | undefined;
  /** Where nearest and relocated are computed. Default: the birth place. */
  relocation?: PlaceInput | undefined;
  /** The farthest line of nearest. Default: `1000`. Unit: kilometres. */
  within_km?: number | undefined;
  /** Aspects to the angles: trine, square and sextile unless named. Houses are those of the relocated chart. */
  settings?: AstrocartographySettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `lines`, `nearest`. */
  include?:
    | readonly ('lines' | 'nearest' | 'aspects' | 'parans' | 'local_space' | 'relocated' | 'default' | 'all')[]
    | undefined;
  /** svg: a map of the world with the lines; llm: lean Markdown for language models. Default: `json`. */
  format?: 'json' | 'svg' | 'llm' | undefined;
  /** Theme of the map. Default: `light`. */
  theme?: 'light' | 'dark' | 'print' | 'css' | undefined;
}

/** How to compute; everything is optional. */
export interface AstrocartographySettings extends ResolutionSettings, HouseSettings {
  aspects?: AspectList | undefined;
  /** Default: `geocentric`. */
  coordinates?: 'geocentric' | undefined;
  positions?: PositionsSetting | undefined;
  house_placement?: HousePlacementSetting | undefined;
}

/** vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`. */
export type AstrologicalSystem = 'western' | 'vedic';

export interface Avasthas {
  /** Age, BPHS 45.3. */
  baladi: 'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita';
  /** Waking, BPHS 45.5–6. */
  jagradadi: 'jagrat' | 'swapna' | 'sushupti';
  /** Mood, BPHS 45.7–10; the first that applies. */
  deeptadi: 'kopa' | 'khala' | 'deepta' | 'swastha' | 'vikala' | 'mudita' | 'shanta' | 'deena' | 'duhkhita';
  /** By company, BPHS 45.11–18; several or none. */
  lajjitadi: ('lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita')[];
  /** Activity, BPHS 45.30–37; null without a birth time or a sunrise. */
  sayanadi:
    | 'sayana'
    | 'upavesana'
    | 'netrapani'
    | 'prakasana'
    | 'gamana'
    | 'agamana'
    | 'sabha'
    | 'agama'
    | 'bhojana'
    | 'nrityalipsa'
    | 'kautuka'
    | 'nidra'
    | null;
}

/** Ayanamsa of a sidereal chart. */
export type Ayanamsa =
  | 'lahiri'
  | 'lahiri_icrc'
  | 'lahiri_1940'
  | 'lahiri_vp285'
  | 'raman'
  | 'krishnamurti'
  | 'krishnamurti_vp291'
  | 'fagan_bradley'
  | 'true_chitra'
  | 'true_revati'
  | 'true_pushya'
  | 'true_mula'
  | 'yukteshwar'
  | 'bhasin'
  | 'usha_shashi'
  | 'deluce'
  | 'djwhal_khul'
  | 'suryasiddhanta'
  | 'aryabhata'
  | 'ss_citra'
  | 'galactic_center_0sag'
  | 'galactic_center_mula_wilhelm'
  | 'sassanian'
  | 'hipparchos'
  | 'babylonian_kugler1'
  | 'babylonian_kugler2'
  | 'babylonian_kugler3'
  | 'babylonian_huber'
  | 'babylonian_mercier'
  | 'babylonian_britton'
  | 'aldebaran_15tau'
  | 'vettius_valens'
  | 'suryasiddhanta_mean_sun'
  | 'aryabhata_mean_sun'
  | 'aryabhata_522'
  | 'ss_revati'
  | 'true_sheoran'
  | 'galactic_center_gil_brand'
  | 'galactic_center_cochrane'
  | 'galactic_equator_iau1958'
  | 'galactic_equator_true'
  | 'galactic_equator_mula'
  | 'galactic_equator_fiorenza'
  | 'galactic_alignment_mardyks'
  | 'j2000'
  | 'j1900'
  | 'b1950'
  | {
      user: {
        /** Unit: Julian day TT. */
        t0_jd: number;
        /** Unit: degrees. */
        ayan_t0: number;
      };
    };

export interface Ayurdaya {
  planets: {
    planet: SevenGraha;
    /** Unit: years. */
    basic_years: number;
    multiplier: 1 | 2 | 3;
    /** Fractions; only the largest is applied. */
    losses: {
      visible_half: number;
      enemy_sign: number;
      combustion: number;
      rising_malefic: number;
    };
    /** Unit: years. */
    years: number;
  }[];
  /** Unit: years. */
  lagna_years: number;
  /** Unit: years. */
  total_years: number;
}

export interface Balance extends SignCounts {
  hemispheres: {
    above: number;
    below: number;
    eastern: number;
    western: number;
  } | null;
  /** Houses 1–3, 4–6, 7–9, 10–12. */
  quadrants: [number, number, number, number] | null;
  /** Sun, Moon, ascendant 3; Mercury, Venus, Mars, midheaven 2; others 1. */
  weighted: SignCounts;
}

export interface BatchAnswer {
  product: 'batch';
  /** Results in the order of the items. */
  results: BatchResult[];
  succeeded: number;
  failed: number;
  /** Total of all items. Unit: US dollars. */
  cost_usd: string;
  meta: PlainMeta;
  warnings: Warning[];
}

export interface BatchResult {
  id: string | number | null;
  status: number;
  /** The answer of the endpoint. */
  body?: Record<string, unknown>;
  /** Instead of body when the item has `format` llm: the answer as Markdown. */
  markdown?: string;
  /** Instead of body when the call failed. */
  problem?: Problem;
  /** Where next or previous is not null: next_page of the item that asks for the following page, which is free. */
  next_page?: string;
  /** Decimal text. Unit: US dollars. */
  cost_usd: string;
}

export interface Bhava {
  bhava: BhavaNumber;
  sign: Sign;
  lord: SevenGraha;
  occupants: Graha[];
  /** With include details: full graha drishti (BPHS 26). */
  aspected_by?: Graha[];
}

/** Bhava 1–12 (sector 1–36 for Gauquelin). */
export type BhavaNumber = number;

/** With system vedic: which houses are counted. chalit means Sripati houses unless house_system names another system. Default: `whole_sign`. */
export type BhavaSetting = 'whole_sign' | 'chalit';

export interface BindusByContributor {
  sun: BindusBySign;
  moon: BindusBySign;
  mars: BindusBySign;
  mercury: BindusBySign;
  jupiter: BindusBySign;
  venus: BindusBySign;
  saturn: BindusBySign;
  lagna: BindusBySign;
}

export interface BindusByPlanet {
  sun: BindusBySign;
  moon: BindusBySign;
  mars: BindusBySign;
  mercury: BindusBySign;
  jupiter: BindusBySign;
  venus: BindusBySign;
  saturn: BindusBySign;
}

/** Aries to Pisces. */
export type BindusBySign = number[];

/** Birth data of one person. */
export interface BirthData extends PlaceInput {
  /** Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise. */
  birth_date?: CalendarDate | undefined;
  /** Local time of birth; null, "" or "unknown" when it is not known. */
  birth_time?: ClockTime | null | undefined;
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** The birth as an instant, instead of birth_date and birth_time. */
  utc?: Instant | undefined;
  /** Alias of utc. */
  datetime_utc?: Instant | undefined;
  /** Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`. */
  calendar?: 'auto' | 'gregorian' | 'julian' | undefined;
  /** Name of the person; only echoed. */
  name?: string | undefined;
  /** Used by matching only. */
  gender?: 'male' | 'female' | 'other' | undefined;
}

/** The position of a body. The fields from id on need include details. */
export interface Body extends ZodiacPosition {
  /** The speed is negative. */
  retrograde: boolean;
  id?: BodyId;
  /** Unit: astronomical units. */
  distance_au?: number;
  /** Unit: degrees. */
  right_ascension?: number;
  /** Unit: degrees. */
  declination?: number;
  /** Unit: degrees per day. */
  speed_declination?: number;
  /** Degree within the sign in degrees, minutes, seconds. */
  dms?: string;
  motion?: 'direct' | 'retrograde' | 'stationary';
  /** The declination exceeds the obliquity of the ecliptic. */
  out_of_bounds?: boolean;
}

export type BodyId =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'north_node'
  | 'south_node'
  | 'lilith'
  | 'chiron'
  | 'pholus'
  | 'ceres'
  | 'pallas'
  | 'juno'
  | 'vesta'
  | 'cupido'
  | 'hades'
  | 'zeus'
  | 'kronos'
  | 'apollon'
  | 'admetos'
  | 'vulkanus'
  | 'poseidon'
  | 'transpluto'
  | AsteroidId;

/** Bodies. */
export type BodyList = readonly BodyId[];

export interface BodyMatrixAnswer extends AnswerFrame, TimeAndPlace {
  product: 'body_matrix';
  /** The instant of the analysis. */
  datetime_utc: Instant;
  /** Three hours of apparent solar time each, from midnight; informational. */
  circadian_window:
    | 'deep_night'
    | 'pre_dawn'
    | 'morning_rise'
    | 'morning_peak'
    | 'midday_dip'
    | 'afternoon_peak'
    | 'evening_wind_down'
    | 'night_rest';
  lunar_phase: PhaseName;
  /** Aspects of transiting Mars to natal points, closest first. */
  mars_to_natal: {
    planet: PointId;
    aspect: AspectId;
    /** Separation minus the aspect’s angle. Unit: degrees. */
    orb: number;
    applying: boolean;
  }[];
  /** Separation of the transiting Moon from every natal point; no angles without a birth time. Unit: degrees. */
  moon_to_natal: {
    sun?: number;
    moon?: number;
    mercury?: number;
    venus?: number;
    mars?: number;
    jupiter?: number;
    saturn?: number;
    uranus?: number;
    neptune?: number;
    pluto?: number;
    chiron?: number;
    north_node?: number;
    asc?: number;
    mc?: number;
  };
  /** Sunrise definition used for the planetary day and hour; null when there are none. */
  rulers: {
    day: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | null;
    hour: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | null;
  };
  circadian: {
    /** Local apparent solar time. */
    solar_time: string;
    /** Unit: hours. */
    solar_hours: number;
    /** Last sunrise; null when the Sun does not rise and set. */
    sunrise_at: Instant | null;
    /** The sunset after that sunrise. */
    sunset_at: Instant | null;
    is_day: boolean;
    /** Sunrise definition, when it is not visible (upper limb with refraction). */
    sunrise_definition?: 'hindu' | 'center' | 'visible';
    next_window_at: Instant;
  };
  lunar_phase_detail: {
    /** Moon minus Sun. Unit: degrees. */
    angle: number;
    illumination: number;
    rudhyar: RudhyarPhase;
    /** Of the Moon. */
    sign: Sign;
  };
  planetary_hour:
    | (TimeSpan & {
        /** 1–12 from sunrise, 13–24 from sunset; equal hours 1–24 from 06:00. */
        index: number;
        method: 'seasonal' | 'equal';
      })
    | null;
  /** Time and place of the analysis; time and place at the top level are those of the birth. */
  analysis: TimeAndPlace;
}

export interface BodyMatrixRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** Local day of the analysis. Default: today. */
  analysis_date?: CalendarDate | undefined;
  /** Local time. Default: 12:00 with a date, now without one. */
  analysis_time?: ClockTime | undefined;
  /** Place of the analysis. Default: the birth place. */
  analysis_location?: Location | undefined;
  analysis_latitude?: Latitude | undefined;
  analysis_longitude?: Longitude | undefined;
  /** Default of orb_scale: `0.5`. */
  settings?: BodyMatrixSettings | undefined;
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface BodyMatrixSettings extends ResolutionSettings, AspectSettings {
  node?: NodeSetting | undefined;
  /** Default: `geocentric`. */
  coordinates?: 'geocentric' | 'topocentric' | undefined;
  positions?: PositionsSetting | undefined;
  /** What sunrise means. Default: `visible`. */
  sunrise?: SunriseSetting | undefined;
  /** Planetary hours when the Sun does not rise and set: equal hours from 06:00 apparent solar time, or none. Default: `equal`. */
  polar_hours?: 'equal' | 'null' | null | undefined;
}

/** A real calendar day, YYYY-MM-DD; astronomical years. */
export type CalendarDate = string;

export interface Chalit {
  system: HouseSystem;
  /** Differs from system inside the polar circles. */
  requested_system: HouseSystem;
  system_name: string;
  bhavas: {
    bhava: BhavaNumber;
    start_longitude: EclipticLongitude;
    middle_longitude: EclipticLongitude;
    end_longitude: EclipticLongitude;
    occupants: Graha[];
  }[];
}

/** A Western chart: the default parts, and the parts added by include. */
export interface Chart {
  sect: 'day' | 'night' | null;
  sun_sign: Sign | null;
  moon_sign: Sign | null;
  rising_sign: Sign | null;
  points?: Points;
  houses?: Houses | null;
  aspects?: Aspect[];
  lunar_phase?: LunarPhase | null;
  declination_aspects?: DeclinationAspect[];
  /** Hermetic lots; null without birth time. */
  lots?: Lots | null;
  patterns?: Pattern[];
  balance?: Balance;
  receptions?: Reception[] | null;
  dispositors?: Dispositors | null;
  stars?: StarContact[];
  midpoints?: Midpoint[];
  antiscia?: Antiscia;
  harmonics?: HarmonicChart[];
  draconic?: DraconicChart | null;
  midpoint_trees?: MidpointTree[];
  dial?: Dial;
  antiscia_contacts?: AntisciaContact[];
  declination_graph?: DeclinationGraph;
  star_parans?: StarParan[] | null;
}

export interface ChartAnswer extends AnswerFrame, TimeAndPlace {
  product: 'chart';
  at: Instant;
  style:
    | 'wheel'
    | 'biwheel'
    | 'north_indian'
    | 'south_indian'
    | 'east_indian'
    | 'aspect_grid'
    | 'harmonic'
    | 'draconic'
    | 'dial'
    | 'declination_graph';
  theme: 'light' | 'dark' | 'print' | 'css';
  size: number;
  /** Divisional chart of an Indian style. */
  varga: number | null;
  /** The viewBox of the SVG; layout uses its units. */
  view_box: [number, number, number, number];
  /** Position of everything, for your own pointers and captions. */
  layout: LayoutItem[];
  /** The picture: SVG without scripts, fonts or references. */
  svg: string;
  /** Outer chart of a biwheel. */
  outer:
    | (TimeAndPlace & {
        kind: 'partner' | 'transit';
        at: Instant;
      })
    | null;
}

export interface ChartPanchang extends Panchang {
  /** The birth time is unknown: the limbs are those at noon. */
  approximate?: true;
}

export interface ChartRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** Indian styles draw a sidereal chart of whole signs; dial that of settings.dial. Default: `wheel`. */
  style?:
    | 'wheel'
    | 'biwheel'
    | 'north_indian'
    | 'south_indian'
    | 'east_indian'
    | 'aspect_grid'
    | 'harmonic'
    | 'draconic'
    | 'dial'
    | 'declination_graph'
    | undefined;
  /** Form of the answer; llm: what the picture shows, as Markdown. Default: decided by the Accept header, else SVG. */
  format?: 'svg' | 'json' | 'png' | 'llm' | undefined;
  /** css: every colour is a CSS variable of the page (--chart-ink …), for inline SVG. Default: `light`. */
  theme?: 'light' | 'dark' | 'print' | 'css' | undefined;
  /** Width and height; below 640, and again below 420, everything is drawn larger and with less detail. Default: `800`. Unit: pixels. */
  size?: number | undefined;
  /** Divisional chart, for the Indian styles. Default: `1`. */
  varga?:
    | 1
    | 2
    | 3
    | 4
    | 7
    | 9
    | 10
    | 12
    | 16
    | 20
    | 24
    | 27
    | 30
    | 40
    | 45
    | 60
    | 5
    | 6
    | 8
    | 11
    | 81
    | 108
    | 144
    | undefined;
  /** Number of the chart, for the style harmonic. Default: `5`. */
  harmonic?: number | undefined;
  /** What to draw. Default: everything. */
  show?:
    | {
        aspects?: boolean | undefined;
        degrees?: boolean | undefined;
        houses?: boolean | undefined;
      }
    | undefined;
  /** Outer wheel of a biwheel: another birth. */
  partner?: BirthData | undefined;
  /** Outer wheel of a biwheel: the sky on this day by the clock of the birth place; Default, without a partner: now. */
  transit_date?: CalendarDate | undefined;
  /** Local time of transit_date. Default: 12:00. */
  transit_time?: ClockTime | undefined;
  /** Default of orb_scale: `1`. */
  settings?: ChartSettings | undefined;
}

export type ChartRole = 'natal' | 'transit' | 'progressed' | 'directed' | 'return' | 'eclipse' | 'a' | 'b' | 'draconic';

/** How to compute; everything is optional. */
export interface ChartSettings extends ResolutionSettings, HouseSettings, AspectSettings {
  coordinates?: CoordinatesSetting | undefined;
  positions?: PositionsSetting | undefined;
  /** Orb of parallels and contraparallels. Default: `1`. Unit: degrees. */
  parallel_orb?: number | undefined;
  /** Orb of midpoint hits. Default: `1.5`. Unit: degrees. */
  midpoint_orb?: number | undefined;
  /** Dial of midpoints, midpoint_trees and dial. Default: `90`. Unit: degrees. */
  dial?: 360 | 180 | 90 | 45 | 22.5 | undefined;
  /** Conjunctions in a harmonic chart; an opposition has half of it, a trine a third. Default: `12`. Unit: degrees. */
  harmonic_orb?: number | undefined;
}

export type ChoghadiyaId = 'udveg' | 'chal' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

export interface CircumpolarPoint extends DirectionRay {
  point: PointId;
  as: 'promissor' | 'significator';
}

export type ClassicalPlanet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';

/** Local clock time, 24 hours, HH:MM[:SS[.fff]]; second 60 where a leap second was inserted. */
export type ClockTime = string;

export interface CompareAnswer extends AnswerFrame, TimeAndPlace {
  product: 'compare';
  /** Whether all rows agree as they are, with other settings, some of them with other settings, or no known setting explains them. */
  verdict: 'agrees' | 'explained' | 'partly_explained' | 'unexplained';
  /** The result in a sentence. */
  summary: string;
  /** As this request says. */
  rows_agreeing: number;
  /** Best first. Several: the rows cannot tell them apart; more digits or more rows may. */
  explanations: Explanation[];
  rows: ComparedRow[];
}

/** The row it changes most, without it and with it. */
export interface CompareEvidence {
  /** Rows that agree with it and not without it. */
  settles: string[];
  /** A body, asc, mc, cusp_1 … cusp_12, sunrise, or a dasha with its lords. */
  row: string;
  /** Theirs minus ours, in the unit of the row. */
  difference_without: number | null;
  /** Theirs minus ours, in the unit of the row. */
  difference_with: number | null;
  unit: 'degrees' | 'days' | 'seconds';
}

export interface CompareRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** How you believe the other program computes; its differences are named from here. */
  settings?:
    | (ResolutionSettings & {
        /** House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`. */
        house_system?: HouseSystem | undefined;
        node?: NodeSetting | undefined;
        lilith?: LilithSetting | undefined;
        /** Default: `geocentric`. */
        coordinates?: 'geocentric' | 'topocentric' | undefined;
        positions?: PositionsSetting | undefined;
        /** Days in a dasha year; solar means from one return of the Sun to the next. Default: `365.25`. */
        dasha_year?: 365.25 | 365.2425 | 365.24219 | 365.256363 | 360 | 'solar' | undefined;
        /** What sunrise means. Default: `hindu`. */
        sunrise?: SunriseSetting | undefined;
      })
    | undefined;
  rows: ComparedRows;
  /** Largest difference of two longitudes that counts as none. Default: one unit of the last digit given; at least 1 arc second, 3 for the Moon, 15 for angles and cusps. Unit: degrees. */
  tolerance?: number | undefined;
  format?: AnswerFormat | undefined;
}

/** Ecliptic longitude: degrees from 0° Aries, or a text with sign, degrees, minutes, seconds. The digits tell how fine it is. */
export type ComparedAngle = number | string;

export interface ComparedChange {
  setting: ComparedSetting;
  /** What this request says. */
  ours: string;
  /** What the other program did. */
  theirs: string;
  /** The same in a sentence. */
  means: string;
  evidence: CompareEvidence;
}

/** When periods begin. */
export interface ComparedDasha {
  /** Which dasha. Default: `vimshottari`. */
  system?: 'vimshottari' | 'yogini' | 'ashtottari' | undefined;
  /** Dasha periods. */
  periods: readonly ComparedPeriod[];
}

export interface ComparedPeriod {
  /** The lords from the maha dasha down. */
  lords: readonly ('sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu')[];
  /** When it begins: a date, or an ISO-8601 instant. */
  starts_at: string;
}

export interface ComparedRow {
  /** A body, asc, mc, cusp_1 … cusp_12, sunrise, or a dasha with its lords. */
  row: string;
  /** Of differences and tolerance. */
  unit: 'degrees' | 'days' | 'seconds';
  theirs: ComparedValue;
  ours: ComparedValue;
  /** Theirs minus ours, in the unit of the row. */
  difference: number | null;
  /** A difference up to this counts as none. */
  tolerance: number;
  agrees: boolean;
  explained?: ExplainedRow;
}

/** What the other program shows, at least one value. */
export interface ComparedRows {
  /** Longitudes by body id; rahu and ketu are read as the nodes. */
  longitudes?:
    | Partial<
        Record<
          | 'sun'
          | 'moon'
          | 'mercury'
          | 'venus'
          | 'mars'
          | 'jupiter'
          | 'saturn'
          | 'uranus'
          | 'neptune'
          | 'pluto'
          | 'north_node'
          | 'south_node'
          | 'lilith'
          | 'chiron'
          | 'pholus'
          | 'ceres'
          | 'pallas'
          | 'juno'
          | 'vesta'
          | 'cupido'
          | 'hades'
          | 'zeus'
          | 'kronos'
          | 'apollon'
          | 'admetos'
          | 'vulkanus'
          | 'poseidon'
          | 'transpluto'
          | 'rahu'
          | 'ketu'
          | 'node'
          | 'black_moon'
          | AsteroidId,
          ComparedAngle
        >
      >
    | undefined;
  /** Ascendant, lagna. */
  ascendant?: ComparedAngle | undefined;
  /** Midheaven. */
  midheaven?: ComparedAngle | undefined;
  /** House cusps from the first; null where one is not known. */
  cusps?: readonly (ComparedAngle | null)[] | undefined;
  dasha?: ComparedDasha | undefined;
  /** Sunrise of the day of birth, on the local clock. */
  sunrise?: ClockTime | undefined;
}

/** What programs decide differently. */
export type ComparedSetting =
  | 'time'
  | 'place'
  | 'zodiac'
  | 'positions'
  | 'coordinates'
  | 'node'
  | 'lilith'
  | 'house_system'
  | 'dasha_year'
  | 'sunrise';

/** A longitude in degrees, or an instant. Null: there is none. */
export type ComparedValue = number | string | null;

/** max(0, min(100, 50 + Σ points)). */
export interface CompatibilityScore {
  value: number;
  /** Sum of the points of all factors. */
  raw_sum: number;
  clamped: boolean;
  rating: 'challenging' | 'mixed' | 'moderate' | 'good' | 'excellent';
  categories: {
    romance: number;
    emotion: number;
    identity: number;
    communication: number;
    growth: number;
    commitment: number;
    transformation: number;
  };
  /** With include details: every term of the sum, heaviest first. */
  factors?: ScoreFactor[];
  disclaimer: string;
}

/** The chart of the midpoints. Its points have no speed. */
export interface Composite {
  composite_houses: 'derived' | 'midpoint';
  /** Geographic latitude of the derived houses. Unit: degrees. */
  latitude: number;
  points: CompositePoints;
  houses: Houses | null;
  /** Only with include composite_aspects. */
  aspects?: Aspect[];
}

/** id, dms and house_position come with include details. */
export interface CompositePoint extends ZodiacPosition {
  house: HouseNumber;
  /** The far midpoint was used, with composite_sun_proximity. */
  flipped?: true;
  /** The Moon of a person whose birth time is unknown. */
  approximate?: true;
  id?: BodyId;
  dms?: string;
  house_position?: number | null;
}

export interface CompositePoints {
  sun?: CompositePoint;
  moon?: CompositePoint;
  mercury?: CompositePoint;
  venus?: CompositePoint;
  mars?: CompositePoint;
  jupiter?: CompositePoint;
  saturn?: CompositePoint;
  uranus?: CompositePoint;
  neptune?: CompositePoint;
  pluto?: CompositePoint;
  north_node?: CompositePoint;
  south_node?: CompositePoint;
  lilith?: CompositePoint;
  chiron?: CompositePoint;
  pholus?: CompositePoint;
  ceres?: CompositePoint;
  pallas?: CompositePoint;
  juno?: CompositePoint;
  vesta?: CompositePoint;
  cupido?: CompositePoint;
  hades?: CompositePoint;
  zeus?: CompositePoint;
  kronos?: CompositePoint;
  apollon?: CompositePoint;
  admetos?: CompositePoint;
  vulkanus?: CompositePoint;
  poseidon?: CompositePoint;
  transpluto?: CompositePoint;
  [name: string]: CompositePoint | undefined;
}

/** Where the sky is seen from. Default: `geocentric`. */
export type CoordinatesSetting = 'geocentric' | 'topocentric' | 'heliocentric';

export interface CoupleManglik {
  a: Manglik;
  b: Manglik;
  /** Whether neither is manglik; both are, which cancels it (Raman, Muhurtha); one is, cancelled in that chart; or only one is. */
  agreement: 'neither' | 'both' | 'cancelled' | 'one_sided';
}

export interface CurrentKarana extends Karana {
  fraction: FractionPassed;
}

export interface CurrentNakshatra extends NakshatraLimb {
  fraction: FractionPassed;
  pada: number;
}

export interface CurrentTithi extends Tithi {
  fraction: FractionPassed;
}

export interface CurrentYoga extends NityaYoga {
  fraction: FractionPassed;
}

export interface Dasha {
  system: DashaSystem;
  /** Null where no nakshatra begins the dasha. */
  seed: {
    nakshatra: Nakshatra;
    lord: Graha;
    name?: string;
    fraction_elapsed: number;
    /** Unit: dasha years. */
    balance_years: number;
  } | null;
  /** Conditional dashas: the condition of BPHS 46. */
  applicable?: boolean | null;
  /** Narayana: the tie-breaker between signs of equal strength. */
  equal_strength?: 'advanced_lord' | 'longer_dasha';
  /** The birth time is unknown. */
  approximate?: true;
  periods: Mahadasha[];
  /** All five levels at the instant of analysis. */
  current: DashaPeriod[];
  /** Periods that touch dashas_from to dashas_to, each followed by its parts. */
  within?: DashaPeriod[];
}

export type DashaOrNull = Dasha | null;

export interface DashaPeriod extends TimeSpan {
  lord: Graha;
  /** Sign dashas. */
  sign?: Sign;
  /** Name of the yogini. */
  name?: string;
  /** 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana. */
  level: number;
}

export interface DashaShift {
  dasha: DashaSystem;
  /** By how much all its dates move when the birth is a minute later; negative: they come earlier. Unit: days per minute. */
  days_per_minute: number;
}

export type DashaSystem =
  | 'vimshottari'
  | 'yogini'
  | 'ashtottari'
  | 'chara'
  | 'narayana'
  | 'shodashottari'
  | 'dwadashottari'
  | 'panchottari'
  | 'shatabdika'
  | 'chaturashiti_sama'
  | 'dwisaptati_sama'
  | 'shattrimshat_sama'
  | 'shashti_hayani'
  | 'kalachakra'
  | 'sudasa'
  | 'shoola'
  | 'niryana_shoola'
  | 'drig'
  | 'naisargika'
  | 'mandook'
  | 'chakra';

export interface Dashas {
  vimshottari?: DashaOrNull;
  yogini?: DashaOrNull;
  ashtottari?: DashaOrNull;
  chara?: DashaOrNull;
  narayana?: DashaOrNull;
  shodashottari?: DashaOrNull;
  dwadashottari?: DashaOrNull;
  panchottari?: DashaOrNull;
  shatabdika?: DashaOrNull;
  chaturashiti_sama?: DashaOrNull;
  dwisaptati_sama?: DashaOrNull;
  shattrimshat_sama?: DashaOrNull;
  shashti_hayani?: DashaOrNull;
  kalachakra?: DashaOrNull;
  sudasa?: DashaOrNull;
  shoola?: DashaOrNull;
  niryana_shoola?: DashaOrNull;
  drig?: DashaOrNull;
  naisargika?: DashaOrNull;
  mandook?: DashaOrNull;
  chakra?: DashaOrNull;
}

/** A date (midnight UTC) or an ISO-8601 instant; without an offset it is UTC. */
export type DateOrInstant = string;

/** The real chart of the moment and place halfway between the two births; aspects only with include davison_aspects. */
export interface Davison extends Chart {
  at: Instant;
  /** Unit: Julian day UT1. */
  julian_day_ut: number;
  /** North positive. Unit: degrees. */
  latitude: number;
  /** East positive. Unit: degrees. */
  longitude: number;
}

export interface DeclinationAspect {
  point_1: PointId;
  point_2: PointId;
  aspect: 'parallel' | 'contraparallel';
  /** Unit: degrees. */
  orb: number;
  /** Of point_1. Unit: degrees. */
  declination_1: number;
  /** Of point_2. Unit: degrees. */
  declination_2: number;
  /** Depends on an unknown birth time; the Moon moves up to 15° on that day. */
  approximate?: true;
}

export interface DeclinationAspectBetweenCharts extends DeclinationAspect {
  /** The chart of point_1. */
  chart_1: ChartRole;
  /** The chart of point_2. */
  chart_2: ChartRole;
}

export interface DeclinationGraph {
  /** Unit: degrees. */
  obliquity: number;
  points: {
    point: PointId;
    longitude: EclipticLongitude;
    /** Unit: degrees. */
    declination: number;
    out_of_bounds: boolean;
    /** Where the Sun has this declination, nearest first. */
    equivalents: EclipticLongitude[];
  }[];
}

/** Degree within the sign. Unit: degrees. */
export type DegreeInSign = number;

/** How the further parts of a chart are computed. */
export interface DetailSettings {
  terms?: TermsSetting | undefined;
  triplicity?: TriplicitySetting | undefined;
  lot_reversal?: LotReversalSetting | undefined;
  /** Stars of stars and star_parans. Default: `default`. */
  stars?: StarList | undefined;
  /** Default: `conjunction`. */
  star_aspects?: readonly ('conjunction' | 'opposition')[] | undefined;
  /** Orb of fixed-star conjunctions. Default: `1`. Unit: degrees. */
  star_orb?: number | undefined;
  /** Orbs by magnitude, instead of star_orb: of the first (to 1.5), second (to 2.5) …, the last for all others. Unit: degrees. */
  star_orbs?: readonly number[] | undefined;
  /** Orb of star_parans. Default: `2`. Unit: minutes. */
  paran_orb_minutes?: number | undefined;
  /** Orb of parallels and contraparallels. Default: `1`. Unit: degrees. */
  parallel_orb?: number | undefined;
  /** Minimum number of planets in a stellium. Default: `3`. */
  stellium_min?: number | undefined;
  /** Orb of midpoint hits. Default: `1.5`. Unit: degrees. */
  midpoint_orb?: number | undefined;
  /** Dial of midpoints, midpoint_trees and dial. Default: `90`. Unit: degrees. */
  dial?: 360 | 180 | 90 | 45 | 22.5 | undefined;
  /** Orb of planetary pictures. Default: `0.5`. Unit: degrees. */
  picture_orb?: number | undefined;
  /** Numbers of the harmonic charts. Default: `4`, `5`, `7`, `9`. */
  harmonics?: readonly number[] | undefined;
  /** Conjunctions in a harmonic chart; an opposition has half of it, a trine a third. Default: `12`. Unit: degrees. */
  harmonic_orb?: number | undefined;
  /** Orb of draconic contacts. Default: `2`. Unit: degrees. */
  draconic_orb?: number | undefined;
  /** Orb of antiscia_contacts. Default: `1`. Unit: degrees. */
  antiscia_orb?: number | undefined;
}

/** Kantaka shani in the 4th, ashtama shani in the 8th. */
export interface Dhaiya extends OpenSpan, SpanAges {
  phase: 'dhaiya_4' | 'dhaiya_8';
  sign: Sign;
  active: boolean;
  /** When Saturn has left for a sign outside. */
  breaks: TimeSpan[];
}

export interface Dial {
  /** Unit: degrees. */
  degrees: number;
  points: {
    point: PointId;
    longitude: EclipticLongitude;
    /** Place on the dial. Unit: degrees. */
    place: number;
  }[];
  midpoints: {
    point_1: PointId;
    point_2: PointId;
    /** Place on the dial. Unit: degrees. */
    place: number;
  }[];
  /** Pairs 1–2 and 3–4 have one axis; the closest. */
  pictures: {
    point_1: PointId;
    point_2: PointId;
    point_3: PointId;
    point_4: PointId;
    /** Unit: degrees. */
    orb: number;
  }[];
  pictures_in_orb: number;
}

export interface Dignity {
  domicile: boolean;
  exaltation: boolean;
  /** Triplicity ruler of the sect; null when the sect is unknown and makes a difference. */
  triplicity: boolean | null;
  triplicity_participating: boolean;
  term: boolean;
  face: boolean;
  detriment: boolean;
  fall: boolean;
  rulers: {
    domicile: Planet;
    exaltation:
      | 'sun'
      | 'moon'
      | 'mercury'
      | 'venus'
      | 'mars'
      | 'jupiter'
      | 'saturn'
      | 'uranus'
      | 'neptune'
      | 'pluto'
      | 'north_node'
      | null;
    /** Rulers by day, by night and participating. */
    triplicity: [Planet, Planet, Planet | null];
    term: Planet;
    face: Planet;
  };
  peregrine: boolean | null;
  /** Lilly, Christian Astrology p. 115: +5 +4 +3 +2 +1, −5 detriment, −4 fall, −5 peregrine. */
  score: number | null;
}

export type DignityNames = ('domicile' | 'exaltation' | 'triplicity' | 'term' | 'face')[];

/** A term that the significator is directed through, by its first degree. */
export interface DirectedBound extends ZodiacPosition, TimeSpan {
  significator: PointId;
  /** The distributor of these years. */
  ruler: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';
  /** When it starts; 0 for the term of birth. Unit: years. */
  age_years: number;
  /** Arc of direction of its first degree. Unit: degrees. */
  arc: number;
}

/** An aspect or a parallel that is directed. */
export interface DirectionRay {
  aspect: AspectId | 'parallel' | 'contraparallel';
  /** Cast forwards in the order of signs or houses, or backwards. */
  side: 'sinister' | 'dexter' | null;
  /** Of a mundane parallel: the line to which both are equally near. */
  about?: 'meridian' | 'horizon' | null;
}

export interface Dispositors {
  chains: {
    sun?: Planet[];
    moon?: Planet[];
    mercury?: Planet[];
    venus?: Planet[];
    mars?: Planet[];
    jupiter?: Planet[];
    saturn?: Planet[];
    uranus?: Planet[];
    neptune?: Planet[];
    pluto?: Planet[];
  };
  final_dispositor: Planet | null;
  loops: Planet[][];
}

export interface DoubleWhammy {
  point_1: PointId;
  point_2: PointId;
  aspect: AspectId;
  /** The angle of the exact aspect. Unit: degrees. */
  angle: number;
  /** Orb from point_1 of person_a to point_2 of person_b. Unit: degrees. */
  orb_1: number;
  /** Orb from point_2 of person_a to point_1 of person_b. Unit: degrees. */
  orb_2: number;
}

export interface DraconicChart {
  node: 'true' | 'mean';
  node_longitude: EclipticLongitude;
  points: PointsInZodiac;
  cusps: ZodiacPosition[] | null;
  /** Draconic points to points of birth. */
  contacts: AspectBetweenCharts[];
}

export interface Drishti {
  graha: {
    planet: Graha;
    /** Bhava counted from the planet, which is 1. */
    count: number;
    sign: Sign;
    bhava: BhavaNumber;
    planets: Graha[];
  }[];
  rashi: {
    aries: Sign[];
    taurus: Sign[];
    gemini: Sign[];
    cancer: Sign[];
    leo: Sign[];
    virgo: Sign[];
    libra: Sign[];
    scorpio: Sign[];
    sagittarius: Sign[];
    capricorn: Sign[];
    aquarius: Sign[];
    pisces: Sign[];
  };
  strengths: {
    /** Who aspects. */
    point_1: Graha;
    /** The aspected grahas. */
    point_2: Graha;
    virupas: number;
  }[];
}

/** What the call would cost now. Nothing is computed, charged or logged. */
export interface DryRun {
  product: string;
  dry_run: true;
  /** What the price list says. */
  price_usd?: string;
  /** Null where the call would be refused. */
  paid_by?: 'quota' | 'wallet' | 'free' | 'test' | 'page' | null;
  cost_usd: string;
  /** The problem it would be refused with. */
  refusal?: ProblemCode | null;
  /** Of a batch. */
  calls?: {
    /** What the price list says. */
    price_usd: string;
    /** Null where the call would be refused. */
    paid_by: 'quota' | 'wallet' | 'free' | 'test' | 'page' | null;
    /** What the wallet would pay. */
    cost_usd: string;
    /** The problem it would be refused with. */
    refusal: ProblemCode | null;
  }[];
  /** Calls left in the quota; null without a plan. */
  quota_left: number | null;
  /** Null without an account. */
  balance_usd: string | null;
}

/** An eclipse. The fields from julian_day_ut to durations come with include details. */
export interface Eclipse {
  /** S or L and the UTC day of the maximum. */
  id: string;
  kind: 'solar' | 'lunar';
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  /** Time of the maximum. */
  at: Instant;
  /** Solar: at the greatest point, ratio of the diameters when central. Lunar: in the umbra, or in the penumbra when penumbral. */
  magnitude: number;
  /** Longitude of the eclipsed body at maximum. */
  longitude: EclipticLongitude;
  sign: Sign;
  degree: DegreeInSign;
  /** Saros series. */
  saros: number | null;
  /** Duration of the phase that the eclipse is named after. Unit: seconds. */
  duration_s: number | null;
  /** Unit: Julian day UT1. */
  julian_day_ut?: number;
  contacts?: EclipseContacts;
  /** Lunar only. */
  umbral_magnitude?: number | null;
  /** Lunar only. */
  penumbral_magnitude?: number | null;
  /** Solar only: covered fraction of the disc at the greatest point. */
  obscuration?: number | null;
  saros_member?: number | null;
  /** Solar: where the shadow axis passes at maximum, or the nearest point to it. Lunar: where the Moon is in the zenith. */
  greatest?: {
    /** Unit: degrees. */
    latitude: number;
    /** Unit: degrees. */
    longitude: number;
  };
  /** Solar: partial phase anywhere on Earth, total (or annular) phase at the greatest point. Unit: seconds. */
  durations?: {
    penumbral_s: number | null;
    partial_s: number | null;
    total_s: number | null;
  };
  /** Only with a place. */
  local?: LocalEclipse;
  /** Only in /eclipses with include path; null for partial and lunar eclipses. */
  path?: EclipsePath | null;
  /** With birth data: conjunctions, oppositions and squares to natal points within 3°. */
  natal_contacts?: AspectBetweenCharts[];
}

/** Solar: p1 u1 c1 c2 u4 p4, for penumbra, umbra and shadow axis on Earth. Lunar: p1 u1 u2 u3 u4 p4. Contacts that do not occur are null. */
export interface EclipseContacts {
  p1: Instant;
  u1: InstantOrNull;
  c1?: InstantOrNull;
  c2?: InstantOrNull;
  u2?: InstantOrNull;
  u3?: InstantOrNull;
  u4: InstantOrNull;
  p4: Instant;
}

export interface EclipseEvent extends EventTime {
  type: 'eclipse';
  body: BodyId;
  longitude: EclipticLongitude;
  eclipse: Eclipse;
}

export interface EclipsePath {
  lines: {
    type: 'FeatureCollection';
    features: {
      type: 'Feature';
      geometry: GeoJsonLines;
      properties: {
        line: 'central_line' | 'northern_limit' | 'southern_limit';
        /** Of the central line. */
        type?: 'total' | 'annular';
      };
    }[];
  };
  /** Along the central line; empty where the axis of the shadow misses the Earth. */
  points: {
    at: Instant;
    type: 'total' | 'annular';
    /** Unit: degrees. */
    latitude: number;
    /** Unit: degrees. */
    longitude: number;
    /** Of totality or annularity. Unit: seconds. */
    duration_s: number;
    /** Unit: kilometres. */
    width_km: number;
    /** Of the Sun, without refraction. Unit: degrees. */
    altitude: number;
    /** At the same instant; null where that side of the shadow misses the Earth. */
    northern_limit: {
      /** Unit: degrees. */
      latitude: number;
      /** Unit: degrees. */
      longitude: number;
    } | null;
    /** At the same instant; null where that side of the shadow misses the Earth. */
    southern_limit: {
      /** Unit: degrees. */
      latitude: number;
      /** Unit: degrees. */
      longitude: number;
    } | null;
  }[];
}

export interface EclipsesAnswer extends NextEvents, AnswerFrame {
  product: 'eclipses';
  /** Start of the searched range. */
  starts_at: Instant;
  /** End of the searched range, exclusive. Both differ from the request when there is a range_clipped warning. */
  ends_at: Instant;
  kind: 'solar' | 'lunar' | 'all';
  eclipses: Eclipse[];
  /** With format svg: the map. */
  svg?: string;
  /** Time of the birth; null without birth data. */
  time: Time | null;
  place: Place | null;
}

export interface EclipsesRequest extends BirthData, NextAsked, AnswerChoice, ZodiacChoice {
  /** Start of the range, date or instant. Default: now. */
  from?: DateOrInstant | undefined;
  /** End of the range, exclusive, at most 100 years later. Default: two years after from. */
  to?: DateOrInstant | undefined;
  /** Which eclipses. Default: `all`. */
  kind?: 'solar' | 'lunar' | 'all' | undefined;
  /** details adds contacts, durations, greatest point and all magnitudes; path the central line and limits of solar eclipses. Default: . */
  include?: readonly ('details' | 'path' | 'default' | 'all')[] | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        node?: NodeSetting | undefined;
        /** Default: `geocentric`. */
        coordinates?: 'geocentric' | 'topocentric' | undefined;
        positions?: PositionsSetting | undefined;
      })
    | undefined;
  /** Between the points of a path. Default: `5`. Unit: minutes. */
  path_minutes?: number | undefined;
  /** svg: a map of the world with the paths of solar eclipses; llm: lean Markdown. Default: `json`. */
  format?: 'json' | 'svg' | 'llm' | undefined;
  /** Theme of the map. Default: `light`. */
  theme?: 'light' | 'dark' | 'print' | 'css' | undefined;
}

/** Ecliptic longitude in the zodiac of the chart. Unit: degrees. */
export type EclipticLongitude = number;

export interface EkadashiFast {
  date: string;
  reason:
    | 'at_sunrise'
    | 'two_sunrises_first'
    | 'two_sunrises_second'
    | 'no_sunrise'
    | 'twelfth_lost'
    | 'dashami_at_arunodaya'
    | 'twelfth_at_two_sunrises';
  /** No end: the twelfth tithi is over before sunrise. */
  parana: {
    starts_at: Instant;
    ends_at: Instant | null;
  };
}

/** Each type has its own fields; others are refused. */
export interface ElectionCondition {
  type: ElectionConditionType;
  /** Default: true without a weight. */
  required?: boolean | undefined;
  /** Adds to the score, instead of being required. */
  weight?: number | undefined;
  /** Holds where the rest does not. Default: `false`. */
  negated?: boolean | undefined;
  /** Default of nakshatra and mansion: moon. */
  body?: BodyId | undefined;
  /** Instead of body. */
  angle?: 'asc' | 'mc' | 'dsc' | 'ic' | undefined;
  signs?: readonly Sign[] | undefined;
  /** A longitude; of phase Moon minus Sun. Unit: degrees. */
  from_degree?: number | undefined;
  /** Exclusive. Unit: degrees. */
  to_degree?: number | undefined;
  dignities?: readonly ('domicile' | 'exaltation' | 'detriment' | 'fall')[] | undefined;
  houses?: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[] | undefined;
  /** Default: aspect 1; of the others the usual one. Unit: degrees. */
  orb?: number | undefined;
  /** Of an aspect. */
  to_body?: BodyId | undefined;
  /** Instead of to_body. */
  natal_point?: PointId | undefined;
  /** Default: the five of Ptolemy. */
  aspects?: AspectList | undefined;
  /** Default: both. */
  motion?: 'applying' | 'separating' | undefined;
  phases?:
    | readonly (
        | 'new_moon'
        | 'waxing_crescent'
        | 'first_quarter'
        | 'waxing_gibbous'
        | 'full_moon'
        | 'waning_gibbous'
        | 'last_quarter'
        | 'waning_crescent'
        | 'waxing'
        | 'waning'
      )[]
    | undefined;
  /** Default: `modern`. */
  voc_bodies?: 'modern' | 'traditional' | undefined;
  /** Default: `last_aspect`. */
  voc_definition?: 'last_aspect' | 'lilly' | 'hellenistic' | undefined;
  mansions?: readonly number[] | undefined;
  /** arabic: tropical, equal; nakshatra_28: with Abhijit. Default: `arabic`. */
  mansion_table?: 'arabic' | 'nakshatra_28' | undefined;
  planets?: readonly SevenGraha[] | undefined;
  weekdays?: readonly Weekday[] | undefined;
  /** Local time. */
  from_time?: ClockTime | undefined;
  /** Exclusive; may be over midnight. */
  to_time?: ClockTime | undefined;
  tithis?: readonly TithiId[] | undefined;
  nakshatras?: readonly Nakshatra[] | undefined;
  padas?: readonly (1 | 2 | 3 | 4)[] | undefined;
  yogas?: readonly NityaYogaId[] | undefined;
  karanas?: readonly KaranaId[] | undefined;
  choghadiyas?: readonly ChoghadiyaId[] | undefined;
}

export type ElectionConditionType =
  | 'sign'
  | 'degrees'
  | 'dignity'
  | 'house'
  | 'retrograde'
  | 'combust'
  | 'under_beams'
  | 'cazimi'
  | 'aspect'
  | 'phase'
  | 'void_of_course'
  | 'mansion'
  | 'hour_ruler'
  | 'day_ruler'
  | 'daylight'
  | 'weekday'
  | 'local_time'
  | 'tithi'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'vara'
  | 'lagna'
  | 'hora'
  | 'choghadiya';

export interface ElectionWindow extends TimeSpan {
  starts_at_local: string;
  ends_at_local: string;
  /** Sum of the weights of what holds. */
  score: number;
  /** By index from 0. */
  holds: number[];
  /** What begins or ends there; empty at the edge of the range. */
  opened_by: number[];
  closed_by: number[];
}

export interface ElectionsAnswer extends AnswerFrame, TimeSpan {
  product: 'elections';
  /** Windows before `limit`. */
  found: number;
  windows: ElectionWindow[];
  /** Nothing found: what each condition leaves. */
  shares?: {
    type: ElectionConditionType;
    /** Share of the range. */
    holds: number;
    /** Share in which all other required ones do. */
    others: number;
  }[];
  conventions: {
    house_system: string;
    node: 'mean' | 'true';
    sunrise: 'hindu' | 'center' | 'visible';
    hora: 'unequal' | 'equal';
    combustion: 'surya_siddhanta' | 'lilly';
    nakshatra_ayanamsa: string;
  };
  /** Of local times; null with an explicit offset. */
  timezone: string | null;
  place: Place;
}

export interface ElectionsRequest extends PlaceInput, AnswerChoice, ZodiacChoice {
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** Start: a date (midnight UTC) or an instant. */
  from: DateOrInstant;
  /** End, exclusive; at most 3660 days. */
  to: DateOrInstant;
  /** What must hold, or adds to the score. */
  conditions: readonly ElectionCondition[];
  /** The birth of natal_point. */
  natal?: BirthData | undefined;
  /** Shorter windows are left out. Default: `0`. Unit: minutes. */
  minimum_minutes?: number | undefined;
  /** The most windows. Default: `100`. */
  limit?: number | undefined;
  /** score: the best first. Default: `time`. */
  order?: 'time' | 'score' | undefined;
  /** sunrise is hindu with system vedic. */
  settings?: ElectionsSettings | undefined;
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface ElectionsSettings extends ResolutionSettings {
  /** House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`. */
  house_system?: HouseSystem | undefined;
  node?: NodeSetting | undefined;
  lilith?: LilithSetting | undefined;
  /** Default: `geocentric`. */
  coordinates?: 'geocentric' | 'topocentric' | undefined;
  positions?: PositionsSetting | undefined;
  house_placement?: HousePlacementSetting | undefined;
  polar_fallback?: PolarFallbackSetting | undefined;
  /** What sunrise means. Default: `visible`. */
  sunrise?: SunriseSetting | undefined;
  /** Horas. Default: `unequal`. */
  hora?: 'unequal' | 'equal' | undefined;
}

export interface ElementCounts {
  fire: number;
  earth: number;
  air: number;
  water: number;
}

export interface EphemerisAnswer extends AnswerFrame {
  product: 'ephemeris';
  /** Instant of the first row. */
  starts_at: Instant;
  /** Instant of the last row. */
  ends_at: Instant;
  /** Degrees, degrees per day (speed) and astronomical units (distance). */
  columns: ('longitude' | 'latitude' | 'distance' | 'speed' | 'ra' | 'declination')[];
  bodies: BodyId[];
  /** The instant, then the columns of the first body, of the second, and so on. */
  rows: [Instant, ...number[]][];
  place: Place | null;
}

export interface EphemerisRequest extends PlaceInput, AnswerChoice, ZodiacChoice {
  /** First instant, date or ISO-8601. */
  from: DateOrInstant;
  /** Last instant; included when a step falls on it. */
  to: DateOrInstant;
  /** Days, hours or minutes between rows, at least one minute; at most 50000 cells in all. Default: `1d`. */
  step?: string | undefined;
  /** Bodies, in the order of the columns. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`. */
  bodies?: BodyList | undefined;
  /** What to show for every body. Default: `longitude`, `speed`. */
  columns?: readonly ('longitude' | 'latitude' | 'distance' | 'speed' | 'ra' | 'declination')[] | undefined;
  /** csv: text/csv with one line per row; llm: lean Markdown for language models. Default: `json`. */
  format?: 'json' | 'csv' | 'llm' | undefined;
  /** Ayanamsa of a sidereal chart. Default: `lahiri`. */
  ayanamsa?: Ayanamsa | undefined;
  node?: NodeSetting | undefined;
  lilith?: LilithSetting | undefined;
  coordinates?: CoordinatesSetting | undefined;
  settings?: EphemerisSettings | undefined;
}

/** How to compute; everything is optional. */
export interface EphemerisSettings extends ResolutionSettings {
  /** Bodies to compute. */
  bodies?: BodyList | undefined;
  node?: NodeSetting | undefined;
  lilith?: LilithSetting | undefined;
  coordinates?: CoordinatesSetting | undefined;
  positions?: PositionsSetting | undefined;
}

/** The time of an event. */
export interface EventTime extends Uncertainty {
  at: Instant;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
}

export interface ExactContact {
  planet_1: ClassicalPlanet;
  planet_2: ClassicalPlanet;
  aspect: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';
  at: Instant;
}

/** An aspect becomes exact; point_1 is the moving body. */
export interface ExactEvent extends EventTime, AspectPair {
  type: 'exact';
  /** The aspect is exact. Unit: degrees. */
  orb: 0;
  applying: false;
  /** Of point_1. */
  longitude: EclipticLongitude;
  motion: 'direct' | 'retrograde';
  /** Number of this hit among pass_count hits separated only by retrograde loops, including those beyond the range. */
  pass: number;
  pass_count: number;
  /** Id of its time in orb, when the answer has windows. */
  window_id?: string;
}

/** The row with the settings of the first explanation; absent where they do not change it. */
export interface ExplainedRow {
  ours: ComparedValue;
  /** Theirs minus ours, in the unit of the row. */
  difference: number | null;
  agrees: boolean;
  /** The settings without which it would not agree. */
  by: ComparedSetting[];
}

export interface Explanation {
  changes: ComparedChange[];
  rows_agreeing: number;
  send: FieldsToSend;
}

/** What a fact of a birth is about. */
export interface Fact {
  kind: FactKind;
  /** The body, graha, lagna, angle, lot, chara karaka or cusp_1 … it is about. */
  point?: string;
  /** Of an aspect. */
  point_1?: PointId;
  /** Of an aspect. */
  point_2?: PointId;
  /** Of a varga sign. */
  varga?: string;
  /** Of a dasha lord. */
  dasha?: DashaSystem;
  /** Of a dasha lord: 1 maha, 2 antar, 3 pratyantar. */
  level?: number;
  pattern?: FactPattern;
}

/** The first instant with the new value. */
export interface FactChange extends Fact {
  at: Instant;
  /** Wall clock at the place, with the offset in force then. */
  at_local: string;
  /** Negative before the given time. Unit: minutes. */
  minutes_from_birth: number;
  /** Which side of the given time. */
  side: 'before' | 'after';
  from: FactValue;
  to: FactValue;
}

/** What kind of fact it is. */
export type FactKind =
  | 'body_sign'
  | 'angle_sign'
  | 'body_house'
  | 'cusp_sign'
  | 'cusp_ruler'
  | 'lot_sign'
  | 'lot_house'
  | 'sect'
  | 'lunar_phase'
  | 'rudhyar_phase'
  | 'aspect'
  | 'pattern'
  | 'lagna_sign'
  | 'graha_sign'
  | 'nakshatra'
  | 'pada'
  | 'varga_sign'
  | 'bhava'
  | 'chalit_bhava'
  | 'karaka'
  | 'dasha_lord'
  | 'tithi'
  | 'karana'
  | 'yoga'
  | 'vara'
  | 'hora';

export interface FactPattern {
  type:
    | 'stellium'
    | 't_square'
    | 'grand_cross'
    | 'grand_trine'
    | 'kite'
    | 'yod'
    | 'boomerang'
    | 'mystic_rectangle'
    | 'minor_grand_trine'
    | 'grand_sextile'
    | 'cradle';
  points: Planet[];
  apex: Planet | null;
  sign: Sign | null;
  house: HouseNumber;
}

export interface FactStay extends Fact {
  /** It has been so for this long before the given time. Unit: minutes. */
  minutes_before: number;
  /** It stays so for this long after it. Unit: minutes. */
  minutes_after: number;
  /** It does not change in the window; the minutes are then those of the window. */
  holds: boolean;
}

/** A sign, house, name or lord. Null: there is none. */
export type FactValue = string | number | null;

export interface Festival {
  id: string;
  name: string;
  sanskrit: string;
  kind: FestivalKind;
  /** Null: the Sun does not rise and set. */
  date: string | null;
  weekday: Weekday | null;
  /** The deciding moment: the first instant of the kala at which the limb of the rule is there, its start where it is not. */
  at: Instant | null;
  kala?: TimeSpan;
  choice?: 'only_day' | 'first_of_two' | 'second_of_two' | 'none_first' | 'none_second' | 'exception';
  /** The tithi of the rule; of a rule without one that at the deciding moment. */
  tithi:
    | (TimeSpan & {
        id: TithiId;
        /** It is not there at the deciding moment. */
        absent?: true;
      })
    | null;
  nakshatra?: TimeSpan & {
    id: Nakshatra;
    /** It is not there at the deciding moment. */
    absent?: true;
  };
  month: {
    amanta: LunarMonthId;
    purnimanta: LunarMonthId;
    adhika?: true;
    shaka: number | null;
    vikram: number | null;
  } | null;
  punya_kala?: TimeSpan;
  smarta?: EkadashiFast;
  vaishnava?: EkadashiFast;
  regions?: FestivalRegion[];
  rule: FestivalRule;
}

export type FestivalKind =
  | 'feast'
  | 'ekadashi'
  | 'pradosha'
  | 'sankashti'
  | 'vinayaka_chaturthi'
  | 'masik_shivaratri'
  | 'shashthi'
  | 'purnima'
  | 'amavasya'
  | 'sankranti';

/** Amanta. */
export interface FestivalLunation {
  month: LunarMonthId;
  adhika: boolean;
  /** The month lost in this one. */
  kshaya: LunarMonthId | null;
  new_moon_at: Instant;
  full_moon_at: Instant;
  next_new_moon_at: Instant;
  shaka: number | null;
  vikram: number | null;
  samvatsara: Samvatsara;
  samvatsara_north: Samvatsara | null;
}

export type FestivalRegion =
  'north' | 'tamil' | 'andhra_karnataka' | 'kerala' | 'bengal' | 'odisha' | 'maharashtra_gujarat' | 'assam' | 'punjab';

/** The limb asked for at the kala; which day if it is there on both, or on neither. */
export interface FestivalRule {
  month?: LunarMonthId;
  tithi?: TithiId;
  nakshatra?: Nakshatra;
  sun_sign?: Sign;
  kala?:
    | 'arunodaya'
    | 'sunrise'
    | 'purvahna'
    | 'madhyahna'
    | 'ninth_muhurta'
    | 'aparahna'
    | 'sunset'
    | 'pradosha'
    | 'moonrise'
    | 'moonrise_to_sunrise'
    | 'nishita'
    | 'midnight';
  both?: 'first' | 'second' | 'greater';
  neither?: 'first' | 'second';
  exception?: string;
  calendar?: SolarCalendarId;
  month_day?: number;
  of?: string;
  days?: number;
  weekday?: Weekday;
  source: string;
}

export interface FestivalsAnswer extends AnswerFrame {
  product: 'festivals';
  from: string;
  /** The last day. */
  to: string;
  /** In order of date. */
  festivals?: Festival[];
  lunar_months?: FestivalLunation[];
  calendars?: SolarCalendar[];
  conventions: {
    ayanamsa: string;
    positions: 'apparent' | 'true';
    sunrise: 'hindu' | 'center' | 'visible';
    day: 'sunrise_to_sunrise';
    month_name: 'sign_entered';
    ekadashi_date: 'smarta';
  };
  time: Time;
  place: Place;
}

export interface FestivalsRequest extends PlaceInput, AnswerChoice, VedicZodiacChoice {
  /** Gregorian year. Default: the current one. */
  year?: number | undefined;
  /** How many years. Default: `1`. */
  years?: number | undefined;
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** Default: all. */
  kinds?: readonly FestivalKind[] | undefined;
  /** Feasts of all India and of these. Default: all. */
  regions?: readonly FestivalRegion[] | undefined;
  /** Default: all. */
  calendars?: readonly SolarCalendarId[] | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        positions?: PositionsSetting | undefined;
        /** What sunrise means. Default: `hindu`. */
        sunrise?: SunriseSetting | undefined;
      })
    | undefined;
  /** Parts of the answer. Default: all. */
  include?: readonly ('festivals' | 'lunar_months' | 'calendars' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

/** Fields with which every product here computes as the other program does. */
export interface FieldsToSend {
  birth_date?: string;
  birth_time?: string;
  calendar?: 'gregorian';
  utc?: string;
  utc_offset?: string;
  latitude?: number;
  longitude?: number;
  system?: 'western';
  sidereal?: boolean;
  settings?: {
    ayanamsa?:
      | string
      | {
          user: {
            t0_jd: number;
            ayan_t0: number;
          };
        };
    positions?: string;
    coordinates?: string;
    node?: string;
    lilith?: string;
    house_system?: string;
    dasha_year?: number | string;
    sunrise?: string;
  };
}

/** Fraction already passed at the moment of the answer. */
export type FractionPassed = number;

/** RFC 7946; no piece crosses the date line or a pole. */
export interface GeoJsonLines {
  type: 'MultiLineString';
  /** Pieces of [longitude, latitude], degrees. */
  coordinates: number[][][];
}

export interface GeocodeAnswer {
  product: 'geocode';
  query: string;
  results: GeocodeResult[];
  /** The request as interpreted. */
  input: Record<string, unknown>;
  meta: PlainMeta;
  warnings: Warning[];
}

export interface GeocodeRequest {
  /** A place as free text: name first, then state or country in any order; or coordinates as text. */
  q: Location;
  /** How many places to list. Default: `5`. */
  limit?: number | undefined;
  /** Only places of this country, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`. */
  format?: AnswerFormat | undefined;
  /** Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts. */
  fields?: readonly string[] | undefined;
  /** Decimals of degrees, cut and not rounded up. Default: `8`. */
  precision?: number | undefined;
}

/** A place and how well it fits. Names and coordinates: GeoNames, CC BY 4.0. */
export interface GeocodeResult extends Place {
  /** How well the place fits: 0.55 name, 0.20 qualifiers, 0.25 population. */
  score: number;
}

export interface GocharaAnswer extends MoonOfBirth, AnswerFrame, TimeAndPlace {
  product: 'gochara';
  analysis_at: Instant;
  reference_sign: Sign;
  /** The range listed. */
  starts_at?: Instant;
  ends_at?: Instant;
  current?: {
    sun: GocharaNow;
    moon: GocharaNow;
    mars: GocharaNow;
    mercury: GocharaNow;
    jupiter: GocharaNow;
    venus: GocharaNow;
    saturn: GocharaNow;
    rahu: GocharaNow;
    ketu: GocharaNow;
  };
  /** Stays in signs that touch the range, by graha; each begins where its last one ends. */
  stays?: GocharaStay[];
  kakshyas?: GocharaKakshya[];
  nakshatras?: GocharaNakshatra[];
  conventions: {
    ayanamsa: string;
    positions: 'apparent' | 'true';
    node: 'mean' | 'true';
    counted_from: 'moon' | 'lagna' | 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu';
    vedha_table: 'narasimha_rao' | 'muhurta_chintamani';
    ashtakavarga_table: 'parashara' | 'varahamihira' | 'narasimha_rao' | 'parashara_moon_from_mars';
    murti_and_tara_from: 'natal_moon';
  };
  sources: {
    vedha: string;
    bindus: string;
    kakshya: string;
    murti: string;
    tara: string;
  };
}

export interface GocharaKakshya extends OpenSpan {
  point: Graha;
  /** Entered moving backwards. */
  retrograde?: true;
  sign: Sign;
  lord: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'lagna';
  /** The lord gives the graha a bindu in this sign. */
  bindu: boolean | null;
}

export interface GocharaNakshatra extends OpenSpan {
  point: Graha;
  /** Entered moving backwards. */
  retrograde?: true;
  nakshatra: Nakshatra;
  /** From the natal Moon’s nakshatra. */
  count: number;
  tara: 'janma' | 'sampat' | 'vipat' | 'kshema' | 'pratyari' | 'sadhaka' | 'naidhana' | 'mitra' | 'parama_mitra';
}

/** A graha at the analysis, and its stay in the sign. */
export interface GocharaNow extends TransitedHouse, OpenSpan {
  longitude: EclipticLongitude;
  degree: DegreeInSign;
  retrograde: boolean;
  vedha_by: Graha[];
  kakshya: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'lagna';
  /** The lord gives the graha a bindu in this sign. */
  bindu: boolean | null;
  nakshatra: Nakshatra;
  tara: 'janma' | 'sampat' | 'vipat' | 'kshema' | 'pratyari' | 'sadhaka' | 'naidhana' | 'mitra' | 'parama_mitra';
}

export interface GocharaRequest extends BirthData, AnswerChoice, AnalysisMoment, VedicZodiacChoice {
  /** Lists stays from here. */
  from?: DateOrInstant | undefined;
  /** End of the lists, exclusive. About 5000 entries at most. */
  to?: DateOrInstant | undefined;
  /** Whose stays to list. Default: all but the Moon. */
  points?:
    readonly ('sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu')[] | undefined;
  /** Whose natal sign is the first house. Default: `moon`. */
  reference?:
    'moon' | 'lagna' | 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu' | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        /** Lunar node. Default: `mean`. */
        node?: NodeSetting | undefined;
        positions?: PositionsSetting | undefined;
        /** The table of bindus. Default: `parashara`. */
        ashtakavarga_table?: 'parashara' | 'varahamihira' | 'narasimha_rao' | 'parashara_moon_from_mars' | undefined;
        /** Vedhas of Venus in the 11th and 12th: 6 and 3, or 3 and 6. Default: `narasimha_rao`. */
        vedha_table?: 'narasimha_rao' | 'muhurta_chintamani' | undefined;
      })
    | undefined;
  /** Parts of the answer; all but current need from and to. Default: `current`, `stays`. */
  include?: readonly ('current' | 'stays' | 'kakshyas' | 'nakshatras' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

export interface GocharaStay extends TransitedHouse, OpenSpan {
  point: Graha;
  /** Entered moving backwards. */
  retrograde?: true;
  /** In the stay; obstructs a good effect, lifts a bad one (viparita). */
  vedha?: (OpenSpan & {
    by: Graha;
  })[];
}

export type Graha = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu';

export interface GrahaArudha {
  sign: Sign;
  in_bhava: BhavaNumber;
  /** Counted to; of two signs the stronger. */
  own_sign: Sign;
}

export interface GroupAnswer extends AnswerFrame {
  product: 'group';
  people: (TimeAndPlace & {
    name: string | null;
    chart?: PersonChart;
  })[];
  matrix?: {
    /** By the indexes of two people; symmetric, null on the diagonal. */
    cells: (GroupTally | null)[][];
    /** Each person with all others. */
    totals: GroupTally[];
    /** The person with the largest total weight; null where two share it, as two people always do. */
    hub: number | null;
  };
  /** Signs of Sun to Pluto of all people; weighted as in a natal balance. */
  balance?: SignCounts & {
    weighted: SignCounts;
  };
  /** Two people: near midpoints; more: mean directions of the longitudes. */
  composite?: {
    composite_houses: 'derived' | 'midpoint';
    /** Geographic latitude of the derived houses. Unit: degrees. */
    latitude: number;
    /** Null: the points cancel each other. */
    points: {
      sun?: GroupPointOrNull;
      moon?: GroupPointOrNull;
      mercury?: GroupPointOrNull;
      venus?: GroupPointOrNull;
      mars?: GroupPointOrNull;
      jupiter?: GroupPointOrNull;
      saturn?: GroupPointOrNull;
      uranus?: GroupPointOrNull;
      neptune?: GroupPointOrNull;
      pluto?: GroupPointOrNull;
      north_node?: GroupPointOrNull;
      south_node?: GroupPointOrNull;
      lilith?: GroupPointOrNull;
      chiron?: GroupPointOrNull;
      pholus?: GroupPointOrNull;
      ceres?: GroupPointOrNull;
      pallas?: GroupPointOrNull;
      juno?: GroupPointOrNull;
      vesta?: GroupPointOrNull;
      cupido?: GroupPointOrNull;
      hades?: GroupPointOrNull;
      zeus?: GroupPointOrNull;
      kronos?: GroupPointOrNull;
      apollon?: GroupPointOrNull;
      admetos?: GroupPointOrNull;
      vulkanus?: GroupPointOrNull;
      poseidon?: GroupPointOrNull;
      transpluto?: GroupPointOrNull;
      [name: string]: GroupPointOrNull | undefined;
    };
    houses: Houses | null;
    /** Only with include composite_aspects. */
    aspects?: Aspect[];
  };
  /** Null: the meridians of the places cancel each other. */
  davison?: Davison | null;
  /** With include aspects: those of POST /synastry, by the indexes of two people. */
  pairs?: {
    person_a: number;
    person_b: number;
    aspects: InterAspect[];
  }[];
  /** Points of 36 by the indexes of two people; null where they are not one male and one female. */
  guna_milan?: ({
    total: number;
    verdict: 'not_recommended' | 'acceptable' | 'good' | 'excellent';
    approximate?: true;
  } | null)[][];
  /** With format svg: the picture. */
  svg?: string;
}

export interface GroupPoint extends ZodiacPosition {
  house: HouseNumber;
  /** The far midpoint was used, with composite_sun_proximity. */
  flipped?: true;
  /** The Moon of a person whose birth time is unknown. */
  approximate?: true;
  id?: BodyId;
  dms?: string;
  house_position?: number | null;
  /** Of three or more: 1 where all are at one degree, towards 0 the more they are spread out. */
  concentration?: number;
}

export type GroupPointOrNull = GroupPoint | null;

export interface GroupRequest extends AnswerChoice, ZodiacChoice {
  /** The births, in the order of the matrix. */
  people: readonly BirthData[];
  /** Default of orb_scale: `0.75`. Shared by all people. Aspects default to conjunction, opposition, trine, square, sextile; bodies to Sun…Pluto, north node, Chiron. */
  settings?: SynastrySettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `matrix`, `balance`, `composite`, `davison`. */
  include?:
    | readonly (
        | 'matrix'
        | 'balance'
        | 'composite'
        | 'davison'
        | 'aspects'
        | 'guna_milan'
        | 'charts'
        | 'composite_aspects'
        | 'davison_aspects'
        | 'all_aspects'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
  /** Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places. */
  relocation?: PlaceInput | undefined;
  /** derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number. Default: `derived`. */
  composite_houses?: 'derived' | 'midpoint' | undefined;
  /** Mercury and Venus move to the opposite point where it is nearer to the composite Sun. Default: `false`. */
  composite_sun_proximity?: boolean | undefined;
  /** Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle). Default: `arithmetic`. */
  davison_geo?: 'arithmetic' | 'great_circle' | undefined;
  /** svg: the picture alone; llm: lean Markdown for language models. Default: `json`. */
  format?: 'json' | 'svg' | 'llm' | undefined;
  /** With format svg: the matrix as a table, or the composite as a wheel. Default: `matrix`. */
  drawing?: 'matrix' | 'composite' | undefined;
  /** Theme of the picture. Default: `light`. */
  theme?: 'light' | 'dark' | 'print' | 'css' | undefined;
}

/** Aspects by nature: how many, and the sum of their exactness (1 exact, 0 at the edge of the orb). */
export interface GroupTally {
  harmonious: number;
  challenging: number;
  neutral: number;
  harmonious_weight: number;
  challenging_weight: number;
  neutral_weight: number;
}

export interface GunaMilan {
  total: number;
  max: 36;
  verdict: 'not_recommended' | 'acceptable' | 'good' | 'excellent';
  /** A birth time is unknown: the Moons are those of noon. */
  approximate?: true;
  /** Range of the total over the day of an unknown birth time. */
  total_range?: {
    min: number;
    max: number;
  };
  roles: {
    groom: 'person_a' | 'person_b';
    bride: 'person_a' | 'person_b';
    assumed: boolean;
  };
  kootas: {
    varna: Koota;
    vashya: Koota;
    tara: Koota;
    yoni: Koota;
    graha_maitri: Koota;
    gana: Koota;
    bhakoot: Koota;
    nadi: Koota;
  };
  exceptions: KootaException[];
  /** True when the agreement holds (prosperity, offspring). */
  mahendra: boolean;
  /** True when the groom’s nakshatra is far enough beyond the bride’s. */
  stree_dirgha: boolean;
  nakshatras_from_bride: number;
  /** An affliction: the nakshatras pierce each other. */
  vedha: MatchAffliction;
  /** An affliction: the nakshatras belong to one part of the rope. */
  rajju: MatchAffliction;
  rajju_parts: {
    a: 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiro';
    b: 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiro';
  };
  manglik: CoupleManglik;
  /** The ten agreements of South Indian matching (dashakoota), with include porutham. */
  porutham?: Porutham;
}

export interface GunaMilanAnswer extends GunaMilan, TimesAndPlaces, AnswerFrame {
  product: 'guna_milan';
  person_a: MatchPartner;
  person_b: MatchPartner;
  /** Every reading the answer uses, under the name of its setting where there is one. */
  conventions: {
    ayanamsa: string;
    positions: 'apparent' | 'true';
    /** Kootas with an exception get full points. */
    apply_exceptions: boolean;
    stree_dirgha: 9 | 7 | 13;
    rajju: 'five_parts' | 'ascending_descending';
    vedha: 'three' | 'pair';
    manglik_houses: number[];
    /** The groom is the male partner; when gender does not decide, person_a. */
    groom: 'gender_then_person_a';
  };
  /** The sources of each part of the answer. */
  sources: {
    kootas: string;
    exceptions: string;
    agreements: string;
    porutham: string;
    manglik: string;
  };
}

export interface GunaMilanRequest extends AnswerChoice, VedicZodiacChoice {
  person_a: BirthData;
  person_b: BirthData;
  /** Give full points to a koota with an exception. Default: `false`. */
  apply_exceptions?: boolean | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        positions?: PositionsSetting | undefined;
        /** How many nakshatras the groom’s must be beyond the bride’s. Default: `9`. */
        stree_dirgha?: 9 | 7 | 13 | undefined;
        /** ascending_descending: opposite ways on the rope excuse the same part. Default: `five_parts`. */
        rajju?: 'five_parts' | 'ascending_descending' | undefined;
        /** Whether chitra pierces mrigashira and dhanishta too (three). Default: `three`. */
        vedha?: 'three' | 'pair' | undefined;
        /** Houses in which Mars makes a chart manglik. Default: `1`, `2`, `4`, `7`, `8`, `12`. */
        manglik_houses?: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[] | undefined;
      })
    | undefined;
  /** Parts of the answer. default means the default parts, all means everything. */
  include?: readonly ('porutham' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

export interface HarmonicChart {
  harmonic: number;
  points: PointsInZodiac;
  /** In degrees of the harmonic chart. */
  aspects: Aspect[];
}

export interface HarshaBala {
  sthana: 0 | 5;
  swakshetra: 0 | 5;
  linga: 0 | 5;
  dina_ratri: 0 | 5;
  total: number;
}

export interface HeldFact extends Fact {
  value: FactValue;
}

export type HeliacalBody =
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'algol'
  | 'alcyone'
  | 'aldebaran'
  | 'rigel'
  | 'bellatrix'
  | 'capella'
  | 'betelgeuse'
  | 'sirius'
  | 'canopus'
  | 'castor'
  | 'pollux'
  | 'procyon'
  | 'alphard'
  | 'regulus'
  | 'zosma'
  | 'denebola'
  | 'vindemiatrix'
  | 'algorab'
  | 'spica'
  | 'arcturus'
  | 'acrux'
  | 'toliman'
  | 'antares'
  | 'vega'
  | 'altair'
  | 'fomalhaut'
  | 'deneb'
  | 'achernar'
  | 'scheat'
  | 'markab';

export interface HeliacalEvent {
  /** Best moment; for horizon events sunset or sunrise. */
  at: Instant;
  /** Seen from; null for horizon events. */
  starts_at: Instant | null;
  ends_at: Instant | null;
  body: HeliacalBody;
  type: 'morning_first' | 'morning_last' | 'evening_first' | 'evening_last' | 'acronychal_rising' | 'cosmical_setting';
  /** Altitude of the body minus that of the Sun. Unit: degrees. */
  arcus_visionis: number | null;
  /** From the Sun, seen from the place. Unit: degrees. */
  elongation: number | null;
  magnitude: number | null;
  /** The faintest visible there and then. */
  limiting_magnitude: number | null;
  /** Without refraction. Unit: degrees. */
  altitude: number | null;
  /** From north over east. Unit: degrees. */
  azimuth: number | null;
}

export interface HeliacalEventsAnswer extends AnswerFrame {
  product: 'heliacal_events';
  starts_at: Instant;
  /** Exclusive. */
  ends_at: Instant;
  /** In order of time. */
  events: HeliacalEvent[];
  /** The range divided without gaps, body by body. */
  visibility: {
    body: HeliacalBody;
    periods: VisibilityPeriod[];
  }[];
  conventions: {
    /** Schaefer’s model, as in Swiss Ephemeris. */
    criterion: 'limiting_magnitude';
    /** Rising at sunset, setting at sunrise. */
    acronychal_and_cosmical: 'horizon';
    pressure_hpa: number;
    temperature_c: number;
    humidity_percent: number;
    /** Null: by the model. */
    extinction: number | null;
    age_years: number;
    acuity: number;
  };
  time: null;
  place: Place;
}

export interface HeliacalEventsRequest extends PlaceInput, NextAsked, AnswerChoice {
  /** Start of the range. Default: now. */
  from?: DateOrInstant | undefined;
  /** End of the range, exclusive, at most ten years later. Default: one year after from. */
  to?: DateOrInstant | undefined;
  /** Moon, naked-eye planets and stars. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`. */
  bodies?: readonly HeliacalBody[] | undefined;
  /** Which events to list. Default: all. */
  events?:
    | readonly (
        'morning_first' | 'morning_last' | 'evening_first' | 'evening_last' | 'acronychal_rising' | 'cosmical_setting'
      )[]
    | undefined;
  /** Air, eyes, and how to resolve the place; everything is optional. */
  settings?:
    | {
        /** Air pressure. Default: `1013.25`. Unit: hectopascals. */
        pressure_hpa?: number | undefined;
        /** Air temperature. Default: `15`. Unit: degrees Celsius. */
        temperature_c?: number | undefined;
        /** Relative humidity. Default: `40`. Unit: percent. */
        humidity_percent?: number | undefined;
        /** Light lost in the zenith. Default: by pressure, temperature and humidity. Unit: magnitudes. */
        extinction?: number | undefined;
        /** Age of the eyes. Default: `36`. Unit: years. */
        age_years?: number | undefined;
        /** Snellen ratio of the eyes. Default: `1`. */
        acuity?: number | undefined;
        time_resolution?: TimeResolutionSetting | undefined;
        lmt?: LmtSetting | undefined;
        location_policy?: LocationPolicySetting | undefined;
        /** Refuse a birth without a time. Default: `false`. */
        require_time?: boolean | undefined;
        language?: LanguageSetting | undefined;
        /** Refuse unknown fields instead of warning. Default: `false`. */
        strict?: boolean | undefined;
      }
    | undefined;
  format?: AnswerFormat | undefined;
}

/** Length of a hora: a twelfth of day or night, or 60 minutes from sunrise. Default: `unequal`. */
export type HoraSetting = 'unequal' | 'equal';

export interface HoraryAnswer extends AnswerFrame, TimeAndPlace {
  product: 'horary';
  at: Instant;
  sect: 'day' | 'night';
  /** The planetary hour; null where the Sun does not rise and set. */
  hour:
    | (TimeSpan & {
        index: number;
        ruler: ClassicalPlanet;
        day_ruler: ClassicalPlanet;
      })
    | null;
  significators: {
    querent: {
      planet: ClassicalPlanet;
      sign: Sign;
    };
    quesited: {
      planet: ClassicalPlanet;
      sign: Sign;
      house: number;
    };
  };
  points?: Points;
  houses?: Houses;
  considerations?: {
    id:
      | 'hour_disagrees'
      | 'early_ascendant'
      | 'late_ascendant'
      | 'late_moon'
      | 'via_combusta'
      | 'moon_void_of_course'
      | 'saturn_in_first'
      | 'saturn_in_seventh'
      | 'ruler_of_first_combust'
      | 'ruler_of_seventh_afflicted';
    present: boolean | null;
    because: string[];
  }[];
  /** Her exact aspects in her sign. */
  moon?: {
    void_of_course: boolean;
    last_aspect: ExactContact | null;
    next_aspect: ExactContact | null;
    leaves_sign_at: Instant;
  };
  /** Of the significators, and of the Moon with that of the matter; empty where they are one. */
  perfection?: Perfection[];
  receptions?: {
    planet: ClassicalPlanet;
    by: ClassicalPlanet;
    dignities: DignityNames;
    mutual: boolean;
  }[];
  strengths?: Strengths;
  almuten?: Almuten;
  source: string;
}

export interface HoraryRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** The house of what is asked about; the date, time and place are those of the question. */
  question_house?: number | undefined;
  /** The house of the person from whom question_house is counted. Default: `1`. */
  from_house?: number | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        /** House system. Default: `R`. */
        house_system?:
          | 'P'
          | 'K'
          | 'O'
          | 'R'
          | 'C'
          | 'A'
          | 'E'
          | 'W'
          | 'B'
          | 'V'
          | 'T'
          | 'M'
          | 'S'
          | 'U'
          | 'X'
          | 'H'
          | 'F'
          | 'D'
          | 'N'
          | 'L'
          | 'Q'
          | 'Y'
          | 'I'
          | 'i'
          | undefined;
        node?: NodeSetting | undefined;
        positions?: PositionsSetting | undefined;
        house_placement?: HousePlacementSetting | undefined;
        polar_fallback?: PolarFallbackSetting | undefined;
        /** Table of terms. Default: `ptolemaic`. */
        terms?: TermsSetting | undefined;
        /** Rulers of the triplicities. Default: `lilly`. */
        triplicity?: TriplicitySetting | undefined;
        /** Fortune by night. Default: `never`. */
        lot_reversal?: LotReversalSetting | undefined;
        bhava?: BhavaSetting | undefined;
      })
    | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `considerations`, `moon`, `perfection`, `receptions`. */
  include?:
    | readonly (
        | 'points'
        | 'houses'
        | 'considerations'
        | 'moon'
        | 'perfection'
        | 'receptions'
        | 'strengths'
        | 'almuten'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface HouseIngressEvent extends EventTime {
  type: 'house_ingress';
  body: BodyId;
  house: number;
  from_house: number;
  longitude: EclipticLongitude;
  motion: 'direct' | 'retrograde';
}

/** House 1–12 (sector 1–36 for Gauquelin); null without birth time. */
export type HouseNumber = number | null;

/** House overlays: the houses of one person that contain the bodies of the other. */
export interface HouseOverlay {
  sun?: HouseNumber;
  moon?: HouseNumber;
  mercury?: HouseNumber;
  venus?: HouseNumber;
  mars?: HouseNumber;
  jupiter?: HouseNumber;
  saturn?: HouseNumber;
  uranus?: HouseNumber;
  neptune?: HouseNumber;
  pluto?: HouseNumber;
  north_node?: HouseNumber;
  south_node?: HouseNumber;
  lilith?: HouseNumber;
  chiron?: HouseNumber;
  pholus?: HouseNumber;
  ceres?: HouseNumber;
  pallas?: HouseNumber;
  juno?: HouseNumber;
  vesta?: HouseNumber;
  cupido?: HouseNumber;
  hades?: HouseNumber;
  zeus?: HouseNumber;
  kronos?: HouseNumber;
  apollon?: HouseNumber;
  admetos?: HouseNumber;
  vulkanus?: HouseNumber;
  poseidon?: HouseNumber;
  transpluto?: HouseNumber;
  [name: string]: HouseNumber | undefined;
}

/** House of a body by its longitude, or by its mundane position. Default: `ecliptic`. */
export type HousePlacementSetting = 'ecliptic' | 'mundane';

/** The houses and bodies of a chart. */
export interface HouseSettings {
  /** House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`. */
  house_system?: HouseSystem | undefined;
  bhava?: BhavaSetting | undefined;
  polar_fallback?: PolarFallbackSetting | undefined;
  /** Bodies to compute. */
  bodies?: BodyList | undefined;
  node?: NodeSetting | undefined;
  lilith?: LilithSetting | undefined;
}

/** House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. */
export type HouseSystem =
  | 'P'
  | 'K'
  | 'O'
  | 'R'
  | 'C'
  | 'A'
  | 'E'
  | 'W'
  | 'B'
  | 'V'
  | 'T'
  | 'M'
  | 'S'
  | 'G'
  | 'U'
  | 'X'
  | 'H'
  | 'F'
  | 'D'
  | 'N'
  | 'L'
  | 'Q'
  | 'Y'
  | 'I'
  | 'i'
  | 'placidus'
  | 'koch'
  | 'porphyry'
  | 'regiomontanus'
  | 'campanus'
  | 'equal'
  | 'whole_sign'
  | 'alcabitius'
  | 'vehlow'
  | 'topocentric'
  | 'morinus'
  | 'sripati'
  | 'gauquelin'
  | 'krusinski'
  | 'axial'
  | 'horizontal'
  | 'carter'
  | 'equal_mc'
  | 'whole_sign_aries'
  | 'pullen_sd'
  | 'pullen_sr'
  | 'apc'
  | 'sunshine'
  | 'sunshine_makransky';

/** Cusps and angles. Speed and ruler of a cusp and the fields from system_name on come with include details. */
export interface Houses {
  /** The house system of the cusps. */
  system: HouseSystem;
  /** Differs from system inside the polar circles. */
  requested_system: HouseSystem;
  /** 12 cusps, or 36 for Gauquelin sectors. */
  cusps: (ZodiacPosition & {
    house: number;
    /** Unit: degrees per day. */
    speed?: number;
    ruler?: Planet;
  })[];
  angles: Angles;
  system_name?: string;
  /** Right ascension of the midheaven. Unit: degrees. */
  armc?: number | null;
  /** True obliquity of the ecliptic. Unit: degrees. */
  obliquity?: number | null;
  ruler_of_chart?: Planet;
}

export interface Hyleg {
  ptolemy: {
    hyleg: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'asc' | 'fortune';
    by: 'sect_light' | 'other_light' | 'ruler' | 'ascendant' | 'fortune';
    candidates: {
      point: ClassicalPlanet;
      place: number;
      aphetic: boolean;
      dominations?: number[];
    }[];
  };
  abu_ali: {
    hyleg: 'sun' | 'moon' | 'asc' | 'fortune' | 'syzygy' | null;
    candidates: (ZodiacPosition & {
      point: 'sun' | 'moon' | 'asc' | 'fortune' | 'syzygy';
      house: number;
      gender_fits: boolean | null;
      witnesses: HylegWitness[];
      fit: boolean;
    })[];
    alcocoden:
      | (HylegWitness & {
          house: number;
          granted: 'great' | 'mean' | 'least';
          /** Great, mean, least. */
          years: number[];
          equal: ClassicalPlanet[];
        })
      | null;
  };
}

/** A ruler of the degree that sees it by sign. */
export interface HylegWitness {
  planet: ClassicalPlanet;
  dignities: DignityNames;
  points: number;
  aspect: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';
}

/** Names by id. */
export type IdNames = Record<string, string>;

/** The request as interpreted: canonical names and values. */
export type Input = Record<string, unknown>;

/** ISO-8601 UTC, whole seconds; astronomical years, outside 0000 to 9999 as ±YYYYYY. */
export type Instant = string;

export type InstantOrNull = Instant | null;

/** point_1 belongs to person_a (chart a), point_2 to person_b (chart b). Neither chart moves, so applying is null. */
export interface InterAspect extends AspectBetweenCharts {
  /** The same aspect also exists between the same two bodies with the people swapped. */
  double_whammy?: true;
}

/** A batch that is answered in the background. */
export interface Job {
  id: string;
  status: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  items: number;
  /** Items that have a line in the results: the first so many. */
  answered: number;
  succeeded: number;
  /** Faulty items, and items that could not be answered. Never charged. */
  failed: number;
  /** Items that plan, quota, wallet or key did not allow. Never charged. */
  refused: number;
  /** Items that the quota or the wallet paid. */
  charged: number;
  /** What the wallet has paid so far. Unit: US dollars. */
  cost_usd: string;
  estimate: JobEstimate;
  created_at: Instant;
  started_at: Instant | null;
  ended_at: Instant | null;
  /** At the speed so far; null before the first answer and after the end. */
  estimated_end_at: Instant | null;
  /** When the job and its results are deleted. */
  expires_at: Instant;
  /** Why the job failed. */
  failure: ProblemCode | null;
  warnings: Warning[];
}

export interface JobDryRun {
  product: 'batch';
  dry_run: true;
  items: number;
  estimate: JobEstimate;
  quota_left: number | null;
  /** Decimal text. Unit: US dollars. */
  balance_usd: string | null;
  warnings: Warning[];
}

export interface JobEstimate {
  /** List price of all items, however they are paid. Unit: US dollars. */
  price_usd: string;
  /** What the wallet pays of it, after the quota of the plan. Unit: US dollars. */
  cost_usd: string;
  from_quota: number;
  from_wallet: number;
  /** Free products, dry runs, calls of a test key, and items that are faulty or not for this key. */
  free: number;
  /** Items that neither plan, quota nor wallet cover now. */
  refused: number;
}

export interface JobList {
  /** Newest first. */
  jobs: Job[];
  /** Send it as `cursor` for the jobs before these. */
  next_cursor: string | null;
}

export interface Karana extends TimeSpan {
  index: number;
  id: KaranaId;
}

export type KaranaId =
  | 'bava'
  | 'balava'
  | 'kaulava'
  | 'taitila'
  | 'gara'
  | 'vanija'
  | 'vishti'
  | 'shakuni'
  | 'chatushpada'
  | 'naga'
  | 'kimstughna';

export interface Koota {
  score: number;
  max: number;
  /** Class of person_a under this koota. */
  a: string;
  b: string;
  reason: string;
}

export interface KootaException {
  koota: 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi';
  rule:
    | 'same_sign_different_nakshatra'
    | 'same_nakshatra_different_sign'
    | 'same_nakshatra_different_pada'
    | 'same_sign_lord'
    | 'sign_lords_friends'
    | 'same_sign';
  reason: string;
  applied: boolean;
}

export interface KpAnswer extends AnswerFrame, TimeAndPlace {
  product: 'kp';
  /** Of a horary chart. */
  number?: number;
  cusps?: KpCusp[];
  points?: {
    sun: KpPoint;
    moon: KpPoint;
    mars: KpPoint;
    mercury: KpPoint;
    jupiter: KpPoint;
    venus: KpPoint;
    saturn: KpPoint;
    rahu: KpPoint;
    ketu: KpPoint;
  };
  significators?: {
    points: {
      sun: KpSignifies;
      moon: KpSignifies;
      mars: KpSignifies;
      mercury: KpSignifies;
      jupiter: KpSignifies;
      venus: KpSignifies;
      saturn: KpSignifies;
      rahu: KpSignifies;
      ketu: KpSignifies;
    };
    bhavas: KpSignificators[];
  };
  ruling_planets?: {
    at: Instant;
    /** Strongest first. */
    rulers: {
      id: Graha;
      offices: ('lagna_star_lord' | 'lagna_sign_lord' | 'moon_star_lord' | 'moon_sign_lord' | 'day_lord')[];
      /** A node in his sign stands for him. */
      agent_of?: SevenGraha;
      /** Krishnamurti rejects it. */
      in_star_of_retrograde?: true;
    }[];
  };
  /** In [from, to), in order of time. */
  changes?: KpChange[];
  conventions: {
    ayanamsa: string;
    positions: 'apparent' | 'true';
    node: 'mean' | 'true';
    /** The one used. */
    house_system: string;
    houses_begin: 'at_cusps';
    owner: 'lord_of_cusp_sign';
    day_from: 'sunrise';
  };
  sources: {
    divisions: string;
    significators: string;
    ruling_planets: string;
    horary: string;
  };
}

/** What a point enters. */
export interface KpChange extends SubLords {
  at: Instant;
  point: 'lagna' | 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu';
  /** The widest that changes. */
  level: 'sign' | 'star' | 'sub' | 'sub_sub';
  /** The boundary. */
  longitude: EclipticLongitude;
  retrograde?: true;
  sign: Sign;
  nakshatra: Nakshatra;
}

export interface KpCusp extends SubLords, ZodiacPosition {
  bhava: number;
  nakshatra: Nakshatra;
}

export interface KpPoint extends KpCusp {
  retrograde: boolean;
  /** Of its sub, among the 249. */
  number: number;
}

export interface KpRequest extends BirthData, AnswerChoice, AnalysisMoment, VedicZodiacChoice {
  /** Horary: the number the querent chose; date, time and place are those of the question, and the analysis is then. */
  number?: number | undefined;
  /** Lists changes of lords from here. */
  from?: DateOrInstant | undefined;
  /** End of the list, exclusive. About 5,000 changes at most. */
  to?: DateOrInstant | undefined;
  /** Whose changes. Default: `moon`. */
  points?:
    | readonly ('lagna' | 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu')[]
    | undefined;
  /** The finest changes to list; wider ones are always among them. Default: `sub`. */
  level?: 'sign' | 'star' | 'sub' | 'sub_sub' | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | {
        /** Ayanamsa. Default: `krishnamurti`. */
        ayanamsa?: Ayanamsa | undefined;
        /** Lunar node. Default: `mean`. */
        node?: NodeSetting | undefined;
        positions?: PositionsSetting | undefined;
        /** What sunrise means. Default: `hindu`. */
        sunrise?: SunriseSetting | undefined;
        time_resolution?: TimeResolutionSetting | undefined;
        lmt?: LmtSetting | undefined;
        location_policy?: LocationPolicySetting | undefined;
        /** Refuse a birth without a time. Default: `false`. */
        require_time?: boolean | undefined;
        language?: LanguageSetting | undefined;
        /** Refuse unknown fields instead of warning. Default: `false`. */
        strict?: boolean | undefined;
        /** House system. Default: `P`. */
        house_system?:
          | 'P'
          | 'K'
          | 'O'
          | 'R'
          | 'C'
          | 'A'
          | 'E'
          | 'W'
          | 'B'
          | 'V'
          | 'T'
          | 'M'
          | 'S'
          | 'U'
          | 'X'
          | 'H'
          | 'F'
          | 'D'
          | 'N'
          | 'L'
          | 'Q'
          | 'Y'
          | 'I'
          | 'i'
          | undefined;
        polar_fallback?: PolarFallbackSetting | undefined;
      }
    | undefined;
  /** Parts of the answer. changes needs from and to. Default: all. */
  include?:
    readonly ('cusps' | 'points' | 'significators' | 'ruling_planets' | 'changes' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

/** The significators of a bhava, strongest first. */
export interface KpSignificators {
  bhava: number;
  in_star_of_occupants: Graha[];
  occupants: Graha[];
  in_star_of_owner: Graha[];
  owner: SevenGraha;
}

/** The bhavas a graha signifies, strongest first. */
export interface KpSignifies {
  star_lord_in: number;
  in: number;
  star_lord_owns: number[];
  owns: number[];
  /** Of a node: the lord of its sign. */
  agent_of?: SevenGraha;
}

export interface Lagna extends ZodiacPosition {
  sign_lord: SevenGraha;
  nakshatra: NakshatraPosition;
}

/** Adds `names`: what the ids in the answer are called in this language. */
export type LanguageSetting = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | 'hi' | 'ta' | 'ru' | 'ja' | 'zh' | 'tr';

/** Geographic latitude, north positive. Unit: degrees. */
export type Latitude = number;

export interface LayoutItem {
  kind:
    'point' | 'second_point' | 'degrees' | 'minutes' | 'retrograde' | 'sign' | 'house' | 'angle' | 'aspect' | 'cell';
  /** Body, sign, house number or angle. */
  id: string;
  /** Centre of its box. Unit: view units. */
  x: number;
  /** Unit: view units. */
  y: number;
  /** Unit: view units. */
  width: number;
  /** Unit: view units. */
  height: number;
  /** True longitude; the glyph may be drawn beside it. Unit: degrees. */
  longitude?: number;
}

/** Lunar apogee. Default: `mean`. */
export type LilithSetting = 'mean' | 'osculating' | 'interpolated';

export interface LimbLists {
  tithi: Tithi[];
  nakshatra: NakshatraLimb[];
  yoga: NityaYoga[];
  karana: Karana[];
}

/** Which local mean time is used before standard time: by the longitude of the place, or of its zone. Default: `longitude`. */
export type LmtSetting = 'longitude' | 'zone';

export interface LocalEclipse {
  visible: boolean;
  /** As seen from the place. */
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral' | null;
  /** First visible contact, or the rise of Sun or Moon when an earlier contact is below the horizon. */
  starts_at: InstantOrNull;
  /** Greatest visible phase. */
  maximum_at: InstantOrNull;
  /** Last visible contact, or the set of Sun or Moon when a later contact is below the horizon. */
  ends_at: InstantOrNull;
  /** Covered fraction of the eclipsed body’s diameter. */
  magnitude: number | null;
  /** Covered fraction of the Sun’s disc. */
  obscuration: number | null;
  /** True altitude of Sun or Moon at the greatest visible phase. Unit: degrees. */
  altitude: number | null;
  /** With include details, when something is visible: the contacts above the horizon of the place, in order of time. Solar: c1, c4 start and end, c2, c3 totality or annularity. Lunar: p1 … p4 as for the whole Earth. */
  contacts?: {
    p1?: Instant;
    u1?: Instant;
    c1?: Instant;
    c2?: Instant;
    u2?: Instant;
    c3?: Instant;
    u3?: Instant;
    c4?: Instant;
    u4?: Instant;
    p4?: Instant;
  };
}

export interface LocalSpaceLine {
  body: BodyId;
  /** From north, clockwise, at the birth place. Unit: degrees. */
  azimuth: number;
  /** Of the centre, without refraction and parallax. Unit: degrees. */
  altitude: number;
}

/** Wall clock with offset; with timezone or utc_offset. */
export type LocalTime = string;

/** One reading of a local time that occurred twice or was skipped. */
export interface LocalTimeCandidate {
  local: string;
  utc: Instant;
  offset: UtcOffset;
}

/** A place as free text, or coordinates as text. When coordinates are given it is only their label. */
export type Location = string;

/** What to do with an ambiguous place: use the best match with a warning, or answer 422 `place_ambiguous`. Default: `best`. */
export type LocationPolicySetting = 'best' | 'strict';

/** Geographic longitude, east positive. Unit: degrees. */
export type Longitude = number;

export interface Lot extends ZodiacPosition {
  house: HouseNumber;
  formula: string;
}

/** Whether the formulas of lots are reversed by night. Default: `sect`. */
export type LotReversalSetting = 'sect' | 'never';

/** Hermetic lots. */
export interface Lots {
  fortune?: Lot;
  spirit?: Lot;
  eros?: Lot;
  necessity?: Lot;
  courage?: Lot;
  victory?: Lot;
  nemesis?: Lot;
}

export interface LunarApsis {
  type: 'perigee' | 'apogee';
  at: Instant;
  at_local?: LocalTime;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  /** Distance between the centres of Earth and Moon. Unit: kilometres. */
  distance_km: number;
}

export interface LunarMonth {
  /** The reckoning used for index, id and adhika. */
  system: 'amanta' | 'purnimanta';
  index: number;
  id: LunarMonthId;
  /** The Sun enters no sign between the new moons. */
  adhika: boolean;
  /** New moon to new moon. */
  amanta: NamedMonth;
  /** Full moon to full moon. */
  purnimanta: NamedMonth;
  /** The skipped month, when the Sun enters two signs. */
  kshaya: LunarMonthId | null;
  paksha: 'shukla' | 'krishna';
  new_moon_at: Instant;
  next_new_moon_at: Instant;
}

export type LunarMonthId =
  | 'chaitra'
  | 'vaishakha'
  | 'jyeshtha'
  | 'ashadha'
  | 'shravana'
  | 'bhadrapada'
  | 'ashvina'
  | 'kartika'
  | 'margashirsha'
  | 'pausha'
  | 'magha'
  | 'phalguna';

/** Whether months run from new moon or from full moon. Default: `amanta`. */
export type LunarMonthSetting = 'amanta' | 'purnimanta';

export interface LunarPhase {
  /** Moon minus Sun. Unit: degrees. */
  angle: number;
  illumination: number;
  /** Days since the last exact new moon. Unit: days. */
  age_days: number | null;
  name: PhaseName;
  rudhyar: RudhyarPhase;
  waxing: boolean;
}

export interface LunarReturn extends EventTime {}

export interface LunationEvent extends EventTime, ZodiacPosition {
  type: 'lunation';
  body: BodyId;
  phase: 'new_moon' | 'first_quarter' | 'full_moon' | 'last_quarter';
}

/** children: the sub-periods, with include details or by settings.dasha_levels. */
export interface Mahadasha extends DashaPeriod {
  children?: Antardasha[];
}

export interface Manglik {
  present: boolean;
  /** Present, and nothing in this chart cancels it. */
  harmful: boolean;
  /** Number of references that apply: 1 low, 2 medium, 3 high. */
  level: 'none' | 'low' | 'medium' | 'high';
  /** The bhava of Mars counted from each reference; without a birth time there is no lagna. */
  references: {
    from: 'lagna' | 'moon' | 'venus';
    bhava: BhavaNumber;
    manglik: boolean;
  }[];
  cancelled_by: (
    | 'mars_own_sign'
    | 'mars_exalted'
    | 'mars_in_leo_or_aquarius'
    | 'house_2_in_gemini_or_virgo'
    | 'house_4_in_aries_or_scorpio'
    | 'house_7_in_cancer_or_capricorn'
    | 'house_8_in_sagittarius_or_pisces'
    | 'house_12_in_taurus_or_libra'
    | 'mars_with_jupiter'
    | 'mars_aspected_by_jupiter'
    | 'venus_in_lagna'
    | 'jupiter_in_lagna'
  )[];
}

export interface MatchAffliction {
  present: boolean;
  /** Present, and nothing excuses it. */
  harmful: boolean;
  excused_by: ('bride_beyond_14th' | 'rasi_and_lords_agree' | 'lords_rasi_dina_mahendra_agree' | 'opposite_ways')[];
}

/** The Moon of a partner, which the matching is based on. */
export interface MatchPartner {
  moon: ZodiacPosition & {
    sign_lord: SevenGraha;
    nakshatra: NakshatraPosition;
  };
}

/** Plan, quota, balance and limits of the calling key. */
export interface MeAnswer {
  product: 'me';
  key: {
    label: string | null;
    /** First and last four characters; never the key. */
    masked: string;
    created_at: string;
    /** A test key is free and answers the published examples only. */
    is_test: boolean;
    expires_at: string | null;
    /** Empty: all products. So are the other lists. */
    allowed_products: string[];
    allowed_origins: string[];
    allowed_addresses: string[];
  };
  plan: {
    /** Null without a subscription: calls are paid from the wallet. */
    name: 'starter' | 'growth' | 'professional' | null;
    /** Status of the subscription, for example trialing, active, past_due, canceled; none without a subscription. */
    status: string;
    /** The natal system chosen in the Starter plan. */
    natal_system: 'western' | 'vedic';
    add_ons: ('transits' | 'yearly_cycle' | 'relationship')[];
    period_starts_at: string | null;
    period_ends_at: string | null;
  };
  /** Null without a plan. */
  quota: {
    /** Calls of this billing period. */
    limit: number;
    used: number;
    remaining: number;
    resets_at: string | null;
  } | null;
  /** Wallet balance. Unit: USD. */
  balance_usd: string;
  /** Null without a cap. */
  spend_cap: {
    /** The most the wallet may pay for calls in a calendar month (UTC). Unit: USD. */
    limit_usd: string;
    /** Paid for calls this month. Unit: USD. */
    spent_usd: string;
    /** Left for this month; calls beyond it get 402 spend_cap_reached. Unit: USD. */
    left_usd: string;
  } | null;
  limits: {
    requests_per_second: number;
    burst: number;
    body_bytes: number;
  };
  meta: PlainMeta;
  warnings: Warning[];
}

export interface MeRequest {
  /** llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`. */
  format?: AnswerFormat | undefined;
  /** Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts. */
  fields?: readonly string[] | undefined;
  /** Decimals of degrees, cut and not rounded up. Default: `8`. */
  precision?: number | undefined;
}

/** How the answer was computed. */
export interface Meta extends PlainMeta {
  engine: string;
  ephemeris: 'swisseph' | 'moshier';
  /** TT minus UT1. Unit: seconds. */
  delta_t_seconds: number;
  zodiac: 'tropical' | 'sidereal';
  ayanamsa: {
    id: string;
    /** With nutation; the value subtracted from longitudes. Unit: degrees. */
    value: number;
    /** Without nutation. Unit: degrees. */
    mean: number;
  } | null;
}

export interface Midpoint extends ZodiacPosition {
  point_1: PointId;
  point_2: PointId;
  hits: {
    point: PointId;
    /** Unit: degrees. */
    orb: number;
    /** Unit: degrees. */
    angle: number;
  }[];
}

export interface MidpointTree {
  point: PointId;
  midpoints: {
    point_1: PointId;
    point_2: PointId;
    /** Unit: degrees. */
    orb: number;
    /** From the near midpoint. Unit: degrees. */
    angle: number;
  }[];
}

export interface ModalityCounts {
  cardinal: number;
  fixed: number;
  mutable: number;
}

/** An aspect of the Moon (point_1). */
export interface MoonAspect {
  point_1: PointId;
  point_2: PointId;
  aspect: AspectId;
  /** The angle of the exact aspect. Unit: degrees. */
  angle: number;
}

/** The day of moonrise_at and moonset_at: from midnight, or from sunrise to sunrise. Default: `civil`. */
export type MoonDaySetting = 'civil' | 'vedic';

export interface MoonIngress {
  sign: Sign;
  from_sign: Sign;
  at: Instant;
  at_local?: LocalTime;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
}

/** The natal Moon. Without a birth time it is that of noon. */
export interface MoonOfBirth {
  moon_sign: Sign;
  /** The birth time is unknown: the Moon is that of noon. */
  approximate?: true;
  /** With an unknown birth time: the signs the Moon was in that day. */
  possible_moon_signs?: Sign[];
}

/** Longitude, sign and degree are the Moon’s. */
export interface MoonPhase extends ZodiacPosition {
  phase: 'new_moon' | 'first_quarter' | 'full_moon' | 'last_quarter';
  at: Instant;
  at_local?: LocalTime;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  /** When it is an eclipse, its id in eclipses. */
  eclipse_id?: string;
  visibility?: MoonVisibility;
}

/** Only with a place. */
export interface MoonVisibility {
  /** The Moon’s centre is above the true horizon. */
  visible: boolean;
  /** True altitude, with parallax and without refraction. Unit: degrees. */
  altitude: number;
}

export interface MoonphasesAnswer extends NextEvents, AnswerFrame {
  product: 'moonphases';
  /** Null when the request is not for a whole year. */
  year: number | null;
  starts_at: Instant;
  /** Exclusive. */
  ends_at: Instant;
  phases?: MoonPhase[];
  ingresses?: MoonIngress[];
  /** Void-of-course periods that end within the range. */
  void_of_course?: VoidOfCourse[];
  eclipses?: Eclipse[];
  apsides?: LunarApsis[];
  supermoons?: Supermoon[];
  time: null;
  place: Place | null;
}

export interface MoonphasesRequest extends PlaceInput, AnswerChoice, ZodiacChoice {
  /** UTC year, -3000 to 3000. Default: the current year. Full precision 1800–2399. */
  year?: number | undefined;
  /** Start of a range, date or instant; with to, instead of year. */
  from?: DateOrInstant | undefined;
  /** End of the range, exclusive, at most 400 days later. */
  to?: DateOrInstant | undefined;
  /** The next phases after an instant, instead of year. next of an answer continues. */
  after?: DateOrInstant | undefined;
  /** The last phases before an instant, in order of time, instead of year. previous of an answer continues. */
  before?: DateOrInstant | undefined;
  /** With after or before: how many phases. Default: `1`. */
  count?: number | undefined;
  /** With after or before: only this phase. */
  phase?: 'new_moon' | 'first_quarter' | 'full_moon' | 'last_quarter' | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `phases`, `eclipses`. */
  include?:
    | readonly (
        | 'phases'
        | 'ingresses'
        | 'void_of_course'
        | 'eclipses'
        | 'apsides'
        | 'supermoons'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
  /** Bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`. */
  voc_bodies?: 'modern' | 'traditional' | undefined;
  /** last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within half the sum of the orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion. Default: `last_aspect`. */
  voc_definition?: 'last_aspect' | 'lilly' | 'hellenistic' | undefined;
  /** Adds local times to every event. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        /** Default: `geocentric`. */
        coordinates?: 'geocentric' | undefined;
      })
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface MrityuBhaga {
  /** Of the sign the point is in. Unit: degrees. */
  fatal_degree: number;
  /** Degree of the point minus the fatal one. No orb is applied. Unit: degrees. */
  distance: number;
}

export interface MuddaPeriod extends TimeSpan {
  lord: Graha;
  /** With include details. */
  children?: (TimeSpan & {
    lord: Graha;
  })[];
}

export interface MuhurtaAnswer extends AnswerFrame, TimeSpan {
  product: 'muhurta';
  purpose:
    | 'marriage'
    | 'travel'
    | 'house_entry'
    | 'foundation'
    | 'naming'
    | 'first_feeding'
    | 'ear_piercing'
    | 'tonsure'
    | 'upanayana'
    | 'learning'
    | 'vehicle'
    | 'business';
  windows: MuhurtaWindow[];
  /** Windows and excluded times together are the whole range. */
  rules: MuhurtaRuleObeyed[];
  /** Each vedic day of the range without a window, with everything that excludes a part of it. */
  days?: {
    date: string;
    reasons: {
      rule: MuhurtaRule;
      /** What is there: the id of a weekday, tithi, nakshatra, yoga, month, sign, graha, tara, muhurta … */
      cause: string;
    }[];
  }[];
  conventions: {
    ayanamsa: string;
    positions: 'apparent' | 'true';
    node: 'mean' | 'true';
    sunrise: 'hindu' | 'center' | 'visible';
    lunar_month: 'amanta' | 'purnimanta';
    varjyam_table: 'panchanga' | 'prashna_marga';
    panchaka_count: 'none' | 'month' | 'fortnight';
    houses: 'whole_sign';
    ghatis: 'sixtieths_of_the_limb';
    combustion: 'surya_siddhanta';
  };
  place: Place;
}

export type MuhurtaId =
  | 'rudra'
  | 'ahi'
  | 'mitra'
  | 'pitri'
  | 'vasu'
  | 'vara'
  | 'vishvadeva'
  | 'vidhi'
  | 'satamukhi'
  | 'puruhuta'
  | 'vahini'
  | 'naktanakara'
  | 'varuna'
  | 'aryaman'
  | 'bhaga'
  | 'girisha'
  | 'ajapada'
  | 'ahirbudhnya'
  | 'pushya'
  | 'ashvini'
  | 'yama'
  | 'agni'
  | 'vidhatri'
  | 'kanda'
  | 'aditi'
  | 'jiva'
  | 'vishnu'
  | 'dyumadgadyuti'
  | 'brahma'
  | 'samudra';

export interface MuhurtaRequest extends PlaceInput, AnswerChoice, VedicZodiacChoice {
  /** What is to begin. */
  purpose:
    | 'marriage'
    | 'travel'
    | 'house_entry'
    | 'foundation'
    | 'naming'
    | 'first_feeding'
    | 'ear_piercing'
    | 'tonsure'
    | 'upanayana'
    | 'learning'
    | 'vehicle'
    | 'business';
  /** Start of the range. */
  from: DateOrInstant;
  /** End of the range, exclusive; at most 370 days. */
  to: DateOrInstant;
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** For whom: adds tara bala, chandra bala and the signs eighth from the birth. */
  person_a?: BirthData | undefined;
  /** The other of a couple. */
  person_b?: BirthData | undefined;
  /** Of a journey: weekdays against it are excluded. */
  direction?: 'east' | 'south' | 'west' | 'north' | undefined;
  /** Rules that shall exclude nothing. */
  ignore?:
    | readonly (
        | 'adhika_month'
        | 'kshaya_month'
        | 'lunar_month'
        | 'solar_month'
        | 'hari_shayana'
        | 'pitru_paksha'
        | 'jupiter_combust'
        | 'venus_combust'
        | 'eclipse'
        | 'vara'
        | 'tithi'
        | 'tithi_kshaya_vriddhi'
        | 'nakshatra'
        | 'yoga'
        | 'vishti'
        | 'sankranti'
        | 'direction'
        | 'birth_nakshatra'
        | 'tara_bala'
        | 'chandra_bala'
        | 'day_part'
        | 'rahu_kalam'
        | 'yamaganda'
        | 'gulika_kalam'
        | 'durmuhurta'
        | 'varjyam'
        | 'gandanta'
        | 'lagna'
        | 'houses'
        | 'lagna_eighth'
        | 'panchaka'
      )[]
    | undefined;
  /** The shortest window. Default: `10`. Unit: minutes. */
  minimum_minutes?: number | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        /** Lunar node. Default: `mean`. */
        node?: NodeSetting | undefined;
        positions?: PositionsSetting | undefined;
        /** What sunrise means. Default: `hindu`. */
        sunrise?: SunriseSetting | undefined;
        lunar_month?: LunarMonthSetting | undefined;
        varjyam_table?: VarjyamTableSetting | undefined;
        /** Whether the panchaka of the lagna excludes, and how it counts tithis. Default: `none`. */
        panchaka_count?: 'none' | 'month' | 'fortnight' | undefined;
      })
    | undefined;
  /** exclusions: when each rule excludes. days: the reasons of each day without a window. Default: `exclusions`. */
  include?: readonly ('exclusions' | 'days' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

export type MuhurtaRule =
  | 'adhika_month'
  | 'kshaya_month'
  | 'lunar_month'
  | 'solar_month'
  | 'hari_shayana'
  | 'pitru_paksha'
  | 'jupiter_combust'
  | 'venus_combust'
  | 'eclipse'
  | 'no_sunrise'
  | 'vara'
  | 'tithi'
  | 'tithi_kshaya_vriddhi'
  | 'nakshatra'
  | 'yoga'
  | 'vishti'
  | 'sankranti'
  | 'direction'
  | 'birth_nakshatra'
  | 'tara_bala'
  | 'chandra_bala'
  | 'day_part'
  | 'rahu_kalam'
  | 'yamaganda'
  | 'gulika_kalam'
  | 'durmuhurta'
  | 'varjyam'
  | 'gandanta'
  | 'lagna'
  | 'houses'
  | 'lagna_eighth'
  | 'panchaka'
  | 'duration';

/** A rule that was obeyed. A step looks only at the time that the steps before it left: season, day, hour, lagna. */
export interface MuhurtaRuleObeyed {
  id: MuhurtaRule;
  step: 'season' | 'day' | 'hour' | 'lagna';
  source: string;
  excluded?: (TimeSpan & {
    /** What is there: the id of a weekday, tithi, nakshatra, yoga, month, sign, graha, tara, muhurta … */
    cause: string;
    /** Where the cause is: from the lagna, or from the Moon of the birth. */
    house?: number;
    person?: 'person_a' | 'person_b';
  })[];
}

/** A time of one vedic day that every rule allows, and what it has, in order of time. */
export interface MuhurtaWindow extends TimeSpan {
  /** Local date on which its vedic day began. */
  date: string;
  vara: 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';
  tithi: TithiId[];
  nakshatra: Nakshatra[];
  yoga: NityaYogaId[];
  karana: KaranaId[];
  lagna: Sign[];
  /** What favours a part of it besides. */
  favours: (TimeSpan & {
    id: 'abhijit' | 'amrita_kala' | 'sarvartha_siddhi' | 'amrita_siddhi';
  })[];
}

/** Birth lagna moved one sign a year; bhava counted from the year’s lagna. */
export interface Muntha extends ZodiacPosition {
  lord: SevenGraha;
  bhava: BhavaNumber;
}

export type Nakshatra =
  | 'ashwini'
  | 'bharani'
  | 'krittika'
  | 'rohini'
  | 'mrigashira'
  | 'ardra'
  | 'punarvasu'
  | 'pushya'
  | 'ashlesha'
  | 'magha'
  | 'purva_phalguni'
  | 'uttara_phalguni'
  | 'hasta'
  | 'chitra'
  | 'swati'
  | 'vishakha'
  | 'anuradha'
  | 'jyeshtha'
  | 'mula'
  | 'purva_ashadha'
  | 'uttara_ashadha'
  | 'shravana'
  | 'dhanishta'
  | 'shatabhisha'
  | 'purva_bhadrapada'
  | 'uttara_bhadrapada'
  | 'revati';

export interface NakshatraGhatis extends TimeSpan {
  nakshatra: Nakshatra;
}

export interface NakshatraLimb extends TimeSpan {
  index: number;
  id: Nakshatra;
  lord: Graha;
}

/** index and fraction come with include details. */
export interface NakshatraPosition {
  id: Nakshatra;
  lord: Graha;
  pada: number;
  index?: number;
  /** Fraction of the nakshatra already passed. */
  fraction?: number;
}

export interface NamedMonth {
  index: number;
  id: LunarMonthId;
  /** The Sun enters no sign between the new moons. */
  adhika: boolean;
}

/** Names of the ids in this answer, if a language was asked for. */
export interface Names {
  language: 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | 'hi' | 'ta' | 'ru' | 'ja' | 'zh' | 'tr';
  signs?: IdNames;
  bodies?: IdNames;
  angles?: IdNames;
  lots?: IdNames;
  houses?: IdNames;
  aspects?: IdNames;
  patterns?: IdNames;
  phases?: IdNames;
  motions?: IdNames;
  eclipses?: IdNames;
  elements?: IdNames;
  modalities?: IdNames;
  weekdays?: IdNames;
  nakshatras?: IdNames;
  tithis?: IdNames;
  fortnights?: IdNames;
  yogas?: IdNames;
  karanas?: IdNames;
  lunar_months?: IdNames;
}

export type NatalAnswer = WesternNatalAnswer | VedicAnswer;

export type NatalRequest = WesternNatalRequest | VedicNatalRequest;

/** How to compute; everything is optional. */
export interface NatalSettings extends Settings {
  /** Which rulers of a triplicity have points for the almuten. Default: `sect`. */
  almuten_triplicity?: 'sect' | 'all' | undefined;
}

/** A line and its place that is nearest. */
export interface NearestLine {
  body: BodyId;
  angle: 'asc' | 'mc' | 'dsc' | 'ic';
  /** Shortest way over the ground (WGS 84). Unit: kilometres. */
  distance_km: number;
  /** Unit: degrees. */
  latitude: number;
  /** Unit: degrees. */
  longitude: number;
}

/** The next or the last events. */
export interface NextAsked {
  /** The next events from this instant on, included, instead of a range. next of an answer continues. */
  after?: DateOrInstant | undefined;
  /** The last events before this instant, excluded, in order of time. previous of an answer continues. */
  before?: DateOrInstant | undefined;
  /** With after or before: how many events; more where several share the second that ends them. Default: `1`. */
  count?: number | undefined;
}

/** Where a search continues. */
export interface NextEvents {
  /** With after: what to send as after to continue; null where the ephemeris ends. */
  next?: string | null;
  /** With before: what to send as before to continue; null where the ephemeris begins. */
  previous?: string | null;
}

export interface NityaYoga extends TimeSpan {
  index: number;
  id: NityaYogaId;
}

export type NityaYogaId =
  | 'vishkambha'
  | 'priti'
  | 'ayushman'
  | 'saubhagya'
  | 'shobhana'
  | 'atiganda'
  | 'sukarma'
  | 'dhriti'
  | 'shula'
  | 'ganda'
  | 'vriddhi'
  | 'dhruva'
  | 'vyaghata'
  | 'harshana'
  | 'vajra'
  | 'siddhi'
  | 'vyatipata'
  | 'variyana'
  | 'parigha'
  | 'shiva'
  | 'siddha'
  | 'sadhya'
  | 'shubha'
  | 'shukla'
  | 'brahma'
  | 'indra'
  | 'vaidhriti';

/** Lunar node. Default: `true`; `mean` with system vedic. */
export type NodeSetting = 'true' | 'mean';

export interface Occultation {
  /** Greatest, for the whole Earth. */
  at: Instant;
  /** Begins somewhere on Earth. */
  starts_at: Instant;
  ends_at: Instant;
  body:
    | 'mercury'
    | 'venus'
    | 'mars'
    | 'jupiter'
    | 'saturn'
    | 'uranus'
    | 'neptune'
    | 'alcyone'
    | 'aldebaran'
    | 'regulus'
    | 'spica'
    | 'antares';
  /** The line through body and Moon meets the Earth. */
  central: boolean;
  /** Where it does at `at`, or the place nearest to it. */
  greatest: {
    /** Unit: degrees. */
    latitude: number;
    /** Unit: degrees. */
    longitude: number;
  };
  /** Of the Moon, 0 to 1. */
  illuminated_fraction: number;
  /** Null without a place. */
  local: {
    /** Deepest, seen from the place. */
    at: Instant;
    /** Of the centres then. Unit: degrees. */
    separation: number;
    total: boolean;
    /** Of the body, without refraction. Unit: degrees. */
    altitude: number;
    /** Unit: degrees. */
    sun_altitude: number;
    /** The Sun is up. */
    daylight: boolean;
    contacts: OccultationContact[];
  } | null;
}

export interface OccultationContact {
  /** c1 begins to disappear, c2 gone, c3 begins to reappear, c4 whole. Stars: c1, c4. */
  name: 'c1' | 'c2' | 'c3' | 'c4';
  at: Instant;
  /** The body is up. */
  visible: boolean;
  /** On the limb, from north over east. Unit: degrees. */
  position_angle: number;
  limb: 'bright' | 'dark';
  /** Of the body, without refraction. Unit: degrees. */
  altitude: number;
  /** Unit: degrees. */
  sun_altitude: number;
  /** The Sun is up. */
  daylight: boolean;
}

export interface OccultationsAnswer extends AnswerFrame {
  product: 'occultations';
  starts_at: Instant;
  /** Exclusive. */
  ends_at: Instant;
  /** In order of time; with a place those it sees above its horizon, by day or night. */
  occultations: Occultation[];
  time: null;
  place: Place | null;
}

export interface OccultationsRequest extends PlaceInput, NextAsked, AnswerChoice {
  /** Start of the range. Default: now. */
  from?: DateOrInstant | undefined;
  /** End of the range, exclusive, at most 100 years later. Default: one year after from. */
  to?: DateOrInstant | undefined;
  /** What the Moon covers. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `aldebaran`, `regulus`, `spica`, `antares`. */
  bodies?:
    | readonly (
        | 'mercury'
        | 'venus'
        | 'mars'
        | 'jupiter'
        | 'saturn'
        | 'uranus'
        | 'neptune'
        | 'alcyone'
        | 'aldebaran'
        | 'regulus'
        | 'spica'
        | 'antares'
      )[]
    | undefined;
  /** How to resolve the place; everything is optional. */
  settings?:
    | {
        time_resolution?: TimeResolutionSetting | undefined;
        lmt?: LmtSetting | undefined;
        location_policy?: LocationPolicySetting | undefined;
        /** Refuse a birth without a time. Default: `false`. */
        require_time?: boolean | undefined;
        language?: LanguageSetting | undefined;
        /** Refuse unknown fields instead of warning. Default: `false`. */
        strict?: boolean | undefined;
      }
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface OfficeBearer {
  office: 'muntha_lord' | 'birth_lagna_lord' | 'year_lagna_lord' | 'trirashi_lord' | 'dina_ratri_lord';
  planet: SevenGraha;
  panchavargiya: {
    /** Unit: virupas. */
    kshetra: number;
    /** Unit: virupas. */
    uccha: number;
    /** Unit: virupas. */
    hadda: number;
    /** Unit: virupas. */
    drekkana: number;
    /** Unit: virupas. */
    navamsa: number;
    /** A quarter of the sum. */
    vishva: number;
  };
  /** Strength of its aspect to the year’s lagna in sixtieths; 0 when there is none. */
  lagna_aspect: number;
}

/** A span; null where the ephemeris ends within it. */
export interface OpenSpan {
  starts_at: Instant | null;
  ends_at: Instant | null;
}

/** Orbs of the bodies: one for all, or by body and group; a body overrides its group. Unit: degrees. */
export type OrbDegrees =
  | number
  | Partial<
      Record<
        | 'planets'
        | 'luminaries'
        | 'angles'
        | 'nodes'
        | 'asteroids'
        | 'points'
        | 'sun'
        | 'moon'
        | 'mercury'
        | 'venus'
        | 'mars'
        | 'jupiter'
        | 'saturn'
        | 'uranus'
        | 'neptune'
        | 'pluto'
        | 'north_node'
        | 'south_node'
        | 'lilith'
        | 'chiron'
        | 'pholus'
        | 'ceres'
        | 'pallas'
        | 'juno'
        | 'vesta'
        | 'cupido'
        | 'hades'
        | 'zeus'
        | 'kronos'
        | 'apollon'
        | 'admetos'
        | 'vulkanus'
        | 'poseidon'
        | 'transpluto'
        | 'asc'
        | 'dsc'
        | 'mc'
        | 'ic'
        | 'vertex'
        | 'antivertex'
        | 'east_point'
        | 'co_asc_koch'
        | 'co_asc_munkasey'
        | 'polar_asc'
        | 'fortune'
        | 'spirit'
        | 'eros'
        | 'necessity'
        | 'courage'
        | 'victory'
        | 'nemesis'
        | AsteroidId,
        number
      >
    >;

/** How the orbs of two bodies combine: their mean, the larger or the smaller. Default: `mean`. */
export type OrbModelSetting = 'mean' | 'max' | 'min';

/** How the panchaka of a lagna counts tithis: 1–30 in the month or 1–15 in the fortnight. Default: `month`. */
export type PanchakaCountSetting = 'month' | 'fortnight';

/** A Vedic day and its limbs at the requested moment. */
export interface Panchang {
  vara: Vara;
  tithi: CurrentTithi;
  nakshatra: CurrentNakshatra;
  yoga: CurrentYoga;
  karana: CurrentKarana;
  sunrise_definition: 'hindu' | 'center' | 'visible';
  sunrise_at: Instant | null;
  sunset_at: Instant | null;
  next_sunrise_at: Instant | null;
  /** The first one of the day, upper limb with refraction; null when the day has none. The day is that of settings.moon_day, in a Vedic chart the civil one. */
  moonrise_at: Instant | null;
  moonset_at: Instant | null;
  /** Where the Sun does not both rise and set: whether it stays up (day) or down (night); else null. */
  polar: 'day' | 'night' | null;
  /** Every limb that overlaps the vedic day, or the civil day when the Sun does not rise. */
  limbs?: LimbLists;
  rahu_kalam?: TimeSpan | null;
  yamaganda?: TimeSpan | null;
  gulika_kalam?: TimeSpan | null;
  /** The eighth of fifteen muhurtas of the day; null on Wednesdays. */
  abhijit_muhurta?: TimeSpan | null;
  choghadiya?:
    | (TimeSpan & {
        id: ChoghadiyaId;
        lord: SevenGraha;
        quality: 'good' | 'neutral' | 'bad';
        daytime: boolean;
      })[]
    | null;
  hora?:
    | (TimeSpan & {
        lord: SevenGraha;
        daytime: boolean;
      })[]
    | null;
  /** The fourteenth muhurta of the previous night. */
  brahma_muhurta?: TimeSpan | null;
  /** The eleventh muhurta of the day. */
  vijaya_muhurta?: TimeSpan | null;
  /** The eighth muhurta of the night. */
  nishita_muhurta?: TimeSpan | null;
  durmuhurtas?:
    | (TimeSpan & {
        index: number;
        id: MuhurtaId;
      })[]
    | null;
  muhurtas?:
    | (TimeSpan & {
        index: number;
        id: MuhurtaId;
        daytime: boolean;
      })[]
    | null;
  /** Four ghatis of each nakshatra of the day that are unsuitable for beginnings (tyajya). */
  varjyam?: NakshatraGhatis[];
  /** Four ghatis of each nakshatra of the day that are favourable for beginnings. */
  amrita_kala?: NakshatraGhatis[];
  /** Named periods of the day. bhadra, ganda_moola and panchaka (the Moon from mid-dhanishta to the end of revati) with their own ends, the others within the vedic day. */
  periods?: (TimeSpan & {
    id:
      | 'sarvartha_siddhi'
      | 'amrita_siddhi'
      | 'dwipushkar'
      | 'tripushkar'
      | 'ravi_yoga'
      | 'bhadra'
      | 'ganda_moola'
      | 'panchaka';
  })[];
  /** Rising signs from sunrise to sunrise, cut where tithi or nakshatra changes, with the panchaka of the muhurta; null is free of it (rahita). */
  lagnas?:
    | (TimeSpan & {
        sign: Sign;
        panchaka: 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | null;
      })[]
    | null;
  lunar_month?: LunarMonth;
  /** Elapsed years of the eras. */
  samvat?: {
    kali: number;
    shaka: number | null;
    /** Year starting with chaitra. */
    vikram: number | null;
    /** Year starting with kartika (Gujarat). */
    vikram_kartikadi: number | null;
    /** Southern reckoning. */
    samvatsara: Samvatsara;
  };
  /** Season by the sidereal and by the tropical Sun. */
  ritu?: {
    vedic: 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira';
    drik: 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira';
  };
  ayana?: {
    vedic: 'uttarayana' | 'dakshinayana';
    drik: 'uttarayana' | 'dakshinayana';
  };
}

export interface PanchangAnswer extends Panchang, AnswerFrame {
  product: 'panchang';
  date: string;
  /** The moment of vara, tithi, nakshatra, yoga and karana. */
  at: Instant;
  /** Whether the moment is sunrise, the requested time or noon. */
  reference: 'sunrise' | 'time' | 'noon';
  /** Every reading the answer uses, under the name of its setting where there is one. */
  conventions: {
    ayanamsa: string;
    /** apparent, or true (geometric): then tithis end up to 40 s later. */
    positions: 'apparent' | 'true';
    sunrise: 'hindu' | 'center' | 'visible';
    hora: 'unequal' | 'equal';
    lunar_month: 'amanta' | 'purnimanta';
    varjyam_table: 'panchanga' | 'prashna_marga';
    moon_day: 'civil' | 'vedic';
    panchaka_count?: 'month' | 'fortnight';
    /** Limbs are geocentric. */
    observer: 'geocentric';
    /** Upper limb with refraction, regardless of the sunrise setting. */
    moonrise: 'visible';
    /** The vara and its parts run from sunrise to sunrise; moonrise and moonset by moon_day. */
    day: 'sunrise_to_sunrise';
    /** A lunar month is named after the sign the sidereal Sun enters in it, and is adhika when the Sun enters none. */
    month_name: 'sign_entered';
  };
  /** The sources of each part of the answer. */
  sources: {
    kalams?: string;
    lunar_month?: string;
    limbs: string;
    varjyam?: string;
    choghadiya?: string;
    hora?: string;
    muhurtas?: string;
    periods?: string;
    lagnas?: string;
  };
  time: Time;
  place: Place;
}

export interface PanchangRequest extends PlaceInput, AnswerChoice, VedicZodiacChoice {
  /** Civil day at the place. Default: today. */
  date?: CalendarDate | undefined;
  /** Local time for the current limbs, instead of sunrise; they belong to the vedic day around it. */
  time?: ClockTime | undefined;
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        positions?: PositionsSetting | undefined;
        /** What sunrise means. Default: `hindu`. */
        sunrise?: SunriseSetting | undefined;
        hora?: HoraSetting | undefined;
        lunar_month?: LunarMonthSetting | undefined;
        varjyam_table?: VarjyamTableSetting | undefined;
        moon_day?: MoonDaySetting | undefined;
        panchaka_count?: PanchakaCountSetting | undefined;
      })
    | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `kalams`, `lunar_month`. */
  include?:
    | readonly (
        | 'kalams'
        | 'lunar_month'
        | 'limbs'
        | 'varjyam'
        | 'choghadiya'
        | 'hora'
        | 'muhurtas'
        | 'periods'
        | 'lagnas'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface ParanLatitude {
  body_1: BodyId;
  angle_1: 'asc' | 'mc' | 'dsc' | 'ic';
  body_2: BodyId;
  angle_2: 'asc' | 'mc' | 'dsc' | 'ic';
  /** All along it both are on their angles at once, some time a day. Unit: degrees. */
  latitude: number;
  /** Where they are at birth: the lines cross there. Unit: degrees. */
  longitude: number;
}

export interface Pattern {
  type:
    | 'stellium'
    | 't_square'
    | 'grand_cross'
    | 'grand_trine'
    | 'kite'
    | 'yod'
    | 'boomerang'
    | 'mystic_rectangle'
    | 'minor_grand_trine'
    | 'grand_sextile'
    | 'cradle';
  points: Planet[];
  apex: Planet | null;
  element: 'fire' | 'earth' | 'air' | 'water' | null;
  modality: 'cardinal' | 'fixed' | 'mutable' | null;
  sign: Sign | null;
  house: HouseNumber;
  /** Unit: degrees. */
  mean_orb: number | null;
  /** Indexes, in this list, of the larger figures it is part of. */
  part_of: number[];
}

export interface PatyayiniPeriod extends TimeSpan {
  lord: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'lagna';
  /** Unit: degrees. */
  degree: number;
  /** Unit: degrees. */
  share: number;
  /** With include details. */
  children?: (TimeSpan & {
    lord: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'lagna';
  })[];
}

export interface Perfection {
  planet_1: ClassicalPlanet;
  planet_2: ClassicalPlanet;
  /** By sign. */
  behold: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition' | null;
  applying: boolean | null;
  in_orb: boolean;
  /** Exact before either leaves its sign, and nothing hinders. */
  perfects: boolean;
  direct: ExactContact | null;
  hindrances: {
    kind: 'prohibition' | 'frustration' | 'abscission' | 'refranation' | 'leaves_sign';
    at: Instant;
    planet: ClassicalPlanet;
    contact: ExactContact | null;
  }[];
  translations: {
    planet: ClassicalPlanet;
    from: ExactContact;
    to: ExactContact;
    received_in: DignityNames;
  }[];
  collections: {
    planet: ClassicalPlanet;
    contacts: ExactContact[];
    received_in: DignityNames[];
  }[];
}

/** Points and houses as in POST /swiss/natal. */
export interface PersonChart extends Chart {}

export type PhaseName =
  | 'new_moon'
  | 'waxing_crescent'
  | 'first_quarter'
  | 'waxing_gibbous'
  | 'full_moon'
  | 'waning_gibbous'
  | 'last_quarter'
  | 'waning_crescent';

export interface Pinda {
  rasi: number;
  graha: number;
  sodhya: number;
}

/** A place. Names and coordinates: GeoNames, CC BY 4.0. */
export interface Place {
  name: string;
  /** State, province or region. */
  admin1: string | null;
  country: string | null;
  /** ISO 3166-1 alpha-2. */
  country_code: string | null;
  /** North positive. Unit: degrees. */
  latitude: number;
  /** East positive. Unit: degrees. */
  longitude: number;
  /** Unit: metres. */
  elevation_m: number | null;
  /** IANA name. */
  timezone: string | null;
  geonames_id: number | null;
  population: number | null;
  source: 'geonames' | 'supplement' | 'coordinates';
  confidence: number;
}

/** A place by its name or its coordinates. */
export interface PlaceInput {
  location?: Location | undefined;
  latitude?: Latitude | undefined;
  /** Alias of latitude. */
  lat?: Latitude | undefined;
  longitude?: Longitude | undefined;
  /** Alias of longitude. */
  lon?: Longitude | undefined;
  /** Alias of longitude. */
  lng?: Longitude | undefined;
  /** Elevation, for topocentric positions. Default: `0`. Unit: metres. */
  elevation_m?: number | undefined;
}

/** How points are placed and ruled. */
export interface PlacementSettings {
  positions?: PositionsSetting | undefined;
  house_placement?: HousePlacementSetting | undefined;
  rulers?: RulersSetting | undefined;
}

/** Versions for an answer that computes no positions. */
export interface PlainMeta {
  api_version: string;
  data_versions: {
    tzdb: string;
    geonames: string;
    ephemeris: string;
  };
  /** The version of Theia. Always present in a served answer. */
  theia_version?: string;
  /** Always present in a served answer. */
  request_id?: string;
  /** Always present in a served answer. Unit: milliseconds. */
  computed_ms?: number;
}

export type Planet =
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto';

export interface PlanetScores {
  sun: number;
  moon: number;
  mercury: number;
  venus: number;
  mars: number;
  jupiter: number;
  saturn: number;
}

/** A body. The fields from id to house_position come with include details. */
export interface Point extends Body {
  /** Ecliptic latitude. Unit: degrees. */
  latitude: number;
  /** Change of longitude. Unit: degrees per day. */
  speed: number;
  /** House 1–12 (sector 1–36 for Gauquelin); null without birth time; absent when the answer has no houses. */
  house?: HouseNumber;
  /** House number plus the fraction of the house already passed. */
  house_position?: number | null;
  /** Only with include dignities, for Sun to Saturn. */
  dignity?: Dignity;
  /** The Moon’s range over the local day when the birth time is unknown. */
  range?: {
    start_of_day: EclipticLongitude;
    end_of_day: EclipticLongitude;
    sign_changes: boolean;
  };
  /** Only with include stations; null for bodies that never turn. */
  station?: {
    previous: Station | null;
    next: Station | null;
  } | null;
  /** Only with include gauquelin: 1–36 from rise and set; null when the body does not rise or set. */
  gauquelin_sector?: number | null;
}

export type PointId =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'north_node'
  | 'south_node'
  | 'lilith'
  | 'chiron'
  | 'pholus'
  | 'ceres'
  | 'pallas'
  | 'juno'
  | 'vesta'
  | 'cupido'
  | 'hades'
  | 'zeus'
  | 'kronos'
  | 'apollon'
  | 'admetos'
  | 'vulkanus'
  | 'poseidon'
  | 'transpluto'
  | 'asc'
  | 'dsc'
  | 'mc'
  | 'ic'
  | 'vertex'
  | 'antivertex'
  | 'east_point'
  | 'co_asc_koch'
  | 'co_asc_munkasey'
  | 'polar_asc'
  | 'fortune'
  | 'spirit'
  | 'eros'
  | 'necessity'
  | 'courage'
  | 'victory'
  | 'nemesis'
  | AsteroidId;

export interface PointInZodiac extends ZodiacPosition {
  house?: HouseNumber;
  natal_house?: HouseNumber;
}

export interface Points {
  sun?: Point;
  moon?: Point;
  mercury?: Point;
  venus?: Point;
  mars?: Point;
  jupiter?: Point;
  saturn?: Point;
  uranus?: Point;
  neptune?: Point;
  pluto?: Point;
  north_node?: Point;
  south_node?: Point;
  lilith?: Point;
  chiron?: Point;
  pholus?: Point;
  ceres?: Point;
  pallas?: Point;
  juno?: Point;
  vesta?: Point;
  cupido?: Point;
  hades?: Point;
  zeus?: Point;
  kronos?: Point;
  apollon?: Point;
  admetos?: Point;
  vulkanus?: Point;
  poseidon?: Point;
  transpluto?: Point;
  [name: string]: Point | undefined;
}

export interface PointsInZodiac {
  sun?: PointInZodiac;
  moon?: PointInZodiac;
  mercury?: PointInZodiac;
  venus?: PointInZodiac;
  mars?: PointInZodiac;
  jupiter?: PointInZodiac;
  saturn?: PointInZodiac;
  uranus?: PointInZodiac;
  neptune?: PointInZodiac;
  pluto?: PointInZodiac;
  north_node?: PointInZodiac;
  south_node?: PointInZodiac;
  lilith?: PointInZodiac;
  chiron?: PointInZodiac;
  pholus?: PointInZodiac;
  ceres?: PointInZodiac;
  pallas?: PointInZodiac;
  juno?: PointInZodiac;
  vesta?: PointInZodiac;
  cupido?: PointInZodiac;
  hades?: PointInZodiac;
  zeus?: PointInZodiac;
  kronos?: PointInZodiac;
  apollon?: PointInZodiac;
  admetos?: PointInZodiac;
  vulkanus?: PointInZodiac;
  poseidon?: PointInZodiac;
  transpluto?: PointInZodiac;
  asc?: PointInZodiac;
  mc?: PointInZodiac;
  [name: string]: PointInZodiac | undefined;
}

/** Houses to use where the system has none (inside the polar circles); error gives a 422. Default: `porphyry`. */
export type PolarFallbackSetting = 'porphyry' | 'whole_sign' | 'equal' | 'error';

export interface Porutham {
  agreements: {
    id: 'dina' | 'gana' | 'mahendra' | 'stree_dirgha' | 'yoni' | 'rasi' | 'rasyadhipati' | 'vasya' | 'rajju' | 'vedha';
    /** What the rule gives, whatever excuses it. Rajju and vedha are good when absent. */
    result: 'good' | 'middling' | 'bad';
    reason: string;
    excused_by: ('bride_beyond_14th' | 'rasi_and_lords_agree' | 'lords_rasi_dina_mahendra_agree' | 'opposite_ways')[];
  }[];
  good: number;
  of: 10;
}

export interface PositionsAnswer extends AnswerFrame, TimeAndPlace {
  product: 'positions';
  at: Instant;
  /** Unit: Julian day UT1. */
  julian_day_ut: number;
  points?: Points;
  lunar_phase?: LunarPhase | null;
  star_positions?: StarPosition[];
  /** Only with a place. */
  houses?: Houses;
}

export interface PositionsRequest extends PlaceInput, AnswerChoice, ZodiacChoice {
  /** The instant. Default: now. */
  utc?: DateOrInstant | undefined;
  /** Alias of utc. */
  datetime_utc?: DateOrInstant | undefined;
  /** Local date, instead of utc. Its zone is timezone, else that of the place, else UTC. */
  date?: CalendarDate | undefined;
  /** Local time of date. Default: 12:00. */
  time?: ClockTime | undefined;
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** Bodies to compute. */
  bodies?: BodyList | undefined;
  /** Ayanamsa of a sidereal chart. Default: `lahiri`. */
  ayanamsa?: Ayanamsa | undefined;
  node?: NodeSetting | undefined;
  lilith?: LilithSetting | undefined;
  coordinates?: CoordinatesSetting | undefined;
  /** House system; used when a place is given. Default: `P`. */
  house_system?: HouseSystem | undefined;
  settings?: PositionsSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `lunar_phase`. */
  include?:
    readonly ('points' | 'houses' | 'lunar_phase' | 'star_positions' | 'details' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

/** Apparent positions, or geometric ones without light-time and aberration. Default: `apparent`. */
export type PositionsSetting = 'apparent' | 'true';

/** How to compute; everything is optional. */
export interface PositionsSettings extends ResolutionSettings, HouseSettings, PlacementSettings {
  coordinates?: CoordinatesSetting | undefined;
  /** Stars of stars and star_parans. Default: `default`. */
  stars?: StarList | undefined;
}

export interface PrimaryDirection extends DirectionRay {
  /** The instant of life. */
  at: Instant;
  /** Unit: years. */
  age_years: number;
  /** Arc of direction, on the equator. Unit: degrees. */
  arc: number;
  promissor: BodyId;
  significator: PointId;
  converse: boolean;
}

export interface PrimaryDirectionsAnswer extends AnswerFrame, TimeAndPlace {
  product: 'primary_directions';
  /** What the answer was computed by; null where it has no effect. */
  conventions: {
    method: 'placidus' | 'regiomontanus';
    mode: 'zodiacal' | 'mundane';
    latitudes: 'none' | 'promissor' | 'significator' | 'both';
    aspect_latitudes: 'bianchini' | 'zero' | 'same' | null;
    converse_by: 'significator' | 'reversed' | null;
    key: 'naibod' | 'ptolemy' | 'cardan' | 'true_solar';
    /** Unit: days. */
    year_length: number;
  };
  starts_at: Instant;
  /** End of the part of life, exclusive. */
  ends_at: Instant;
  /** In order of time. */
  directions?: PrimaryDirection[];
  parallels?: PrimaryDirection[];
  /** What to send as from for those beyond limit; null when there are none. */
  next_from: Instant | null;
  /** The terms of each significator, by direct zodiacal motion. */
  bounds?: DirectedBound[];
  speculum?: SpeculumLine[];
  /** What neither rises nor sets at the birth place. By placidus it is directed to mc and ic only; by regiomontanus it comes to a place twice or never. */
  circumpolar: CircumpolarPoint[];
}

export interface PrimaryDirectionsRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** Places by parts of semi-arcs, or by circles of position. Default: `placidus`. */
  method?: 'placidus' | 'regiomontanus' | undefined;
  /** Aspects along the zodiac, or along the houses. Default: `zodiacal`. */
  mode?: 'zodiacal' | 'mundane' | undefined;
  /** Zodiacal: who keeps the ecliptic latitude. Mundane directions always keep both. Default: `none`. */
  latitudes?: 'none' | 'promissor' | 'significator' | 'both' | undefined;
  /** Latitude of the aspects of a promissor that keeps its own: sin β · cos of the aspect, zero, or the same. Default: `bianchini`. */
  aspect_latitudes?: 'bianchini' | 'zero' | 'same' | undefined;
  /** Which of the two is carried: the promissor (direct), the significator (converse). Default: `direct`. */
  motion?: 'direct' | 'converse' | 'both' | undefined;
  /** Converse: the sky carries the significator, or it is turned back and carries the promissor. Default: `significator`. */
  converse_by?: 'significator' | 'reversed' | undefined;
  /** A year of life: 0.98564736°, 1°, 0°59′12″, or a day’s true motion of the Sun in right ascension. Default: `naibod`. */
  key?: 'naibod' | 'ptolemy' | 'cardan' | 'true_solar' | undefined;
  /** Days in a year of life. Default: `365.24219`. Unit: days. */
  year_length?: 365.24219 | 365.2425 | 365.25 | 365.256363 | undefined;
  /** What is directed to: angles and bodies. Default: `asc`, `mc`, `sun`, `moon`. */
  significators?: readonly ('asc' | 'ic' | 'dsc' | 'mc' | BodyId)[] | undefined;
  /** Start of the part of life; the birth unless given. */
  from?: DateOrInstant | undefined;
  /** End of it, exclusive; the age of 100 unless given, at most 120. */
  to?: DateOrInstant | undefined;
  /** Directions and parallels in one answer. Default: `500`. */
  limit?: number | undefined;
  /** bodies are the promissors: the planets unless named. Of aspects, the major ones unless named. */
  settings?: PrimaryDirectionsSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `directions`. */
  include?: readonly ('directions' | 'parallels' | 'bounds' | 'speculum' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface PrimaryDirectionsSettings extends ResolutionSettings {
  aspects?: AspectList | undefined;
  /** Bodies to compute. */
  bodies?: BodyList | undefined;
  node?: NodeSetting | undefined;
  lilith?: LilithSetting | undefined;
  /** Default: `geocentric`. */
  coordinates?: 'geocentric' | 'topocentric' | undefined;
  positions?: PositionsSetting | undefined;
  terms?: TermsSetting | undefined;
}

/** RFC 9457 problem document. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  detail: string;
  /** JSON path or query name of the faulty field. */
  field: string | null;
  hint?: string;
  instance: string;
  request_id: string;
  /** Only with place_ambiguous, ambiguous_local_time and nonexistent_local_time. */
  candidates?: unknown[];
  /** With range_too_large: the longest possible range with everything else unchanged. Unit: days. */
  largest_range_days?: number;
  /** The same as the end of the range. */
  largest_to?: string;
  /** With batch_too_large because of cost: how many of its first calls would fit. */
  largest_items?: number;
  /** With plan_does_not_include. */
  required_plan?: 'starter' | 'growth' | 'professional';
  /** With plan_does_not_include and key_scope. */
  product?: string;
  /** With unavailable from /ready: what is ready. */
  checks?: {
    database: boolean;
    migrations: boolean;
    ephemeris: boolean;
    booking: boolean;
    serving: boolean;
  };
  /** Every fault, in the order the fields were sent. */
  errors: {
    code: ProblemCode;
    field: string | null;
    message: string;
  }[];
}

export type ProblemCode =
  | 'invalid_json'
  | 'body_not_object'
  | 'missing_field'
  | 'invalid_type_of_field'
  | 'unknown_request'
  | 'unknown_field'
  | 'conflicting_fields'
  | 'invalid_date'
  | 'invalid_time'
  | 'invalid_datetime'
  | 'invalid_year'
  | 'invalid_latitude'
  | 'invalid_longitude'
  | 'invalid_elevation'
  | 'invalid_timezone'
  | 'invalid_utc_offset'
  | 'invalid_location'
  | 'invalid_system'
  | 'invalid_boolean'
  | 'invalid_house_system'
  | 'invalid_ayanamsa'
  | 'invalid_orb'
  | 'unknown_body'
  | 'unknown_aspect'
  | 'invalid_return_type'
  | 'invalid_range'
  | 'range_too_large'
  | 'invalid_setting'
  | 'invalid_include'
  | 'invalid_fields'
  | 'invalid_row'
  | 'invalid_url'
  | 'invalid_idempotency_key'
  | 'invalid_version'
  | 'invalid_cursor'
  | 'batch_too_large'
  | 'malformed_request'
  | 'missing_key'
  | 'invalid_key'
  | 'revoked_key'
  | 'expired_key'
  | 'insufficient_balance'
  | 'quota_exhausted'
  | 'spend_cap_reached'
  | 'plan_does_not_include'
  | 'key_scope'
  | 'key_origin'
  | 'key_address'
  | 'test_key_birth'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'request_timeout'
  | 'idempotency_key_reused'
  | 'idempotency_in_progress'
  | 'cannot_replay'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'place_not_found'
  | 'place_ambiguous'
  | 'timezone_unresolved'
  | 'nonexistent_local_time'
  | 'ambiguous_local_time'
  | 'date_out_of_range'
  | 'house_system_undefined'
  | 'birth_time_required'
  | 'body_unavailable'
  | 'event_not_found'
  | 'model_unavailable'
  | 'rate_limited'
  | 'too_many_jobs'
  | 'too_many_subscriptions'
  | 'too_many_webhooks'
  | 'too_many_reports'
  | 'test_limit_reached'
  | 'headers_too_large'
  | 'internal_error'
  | 'unavailable'
  | 'timeout';

/** Profections by whole signs from the ascendant. */
export interface Profections {
  /** Completed years at the solar return. Unit: years. */
  age: number;
  house: number;
  sign: Sign;
  /** Traditional ruler of the sign. */
  lord: Planet;
  /** House of the lord in the birth chart. */
  lord_placement:
    | (ZodiacPosition & {
        house: HouseNumber;
        retrograde: boolean;
      })
    | null;
  /** Twelve equal parts of the span, each one sign further. */
  months: {
    month: number;
    starts_at: Instant;
    house: number;
    sign: Sign;
    /** Traditional ruler of the sign. */
    lord: Planet;
  }[];
}

/** The progressed chart for one date. */
export interface ProgressedChart extends AnswerFrame, TimeAndPlace {
  product: 'progressions';
  method: 'secondary' | 'solar_arc' | 'tertiary' | 'minor';
  /** Null for solar_arc, which moves the angles like every point. */
  angles_method: 'solar_arc_longitude' | 'solar_arc_ra' | 'naibod_longitude' | 'naibod_ra' | 'true_daily' | null;
  converse: boolean;
  /** The instant of life. */
  at: Instant;
  /** The corresponding instant of the ephemeris. */
  progressed_at: Instant;
  /** Unit: Julian day UT1. */
  progressed_julian_day_ut: number;
  /** Years of the chosen length; negative before the birth. Unit: years. */
  age_years: number;
  /** Progressed minus natal Sun; negative when progressed into the past. Unit: degrees. */
  solar_arc: number;
  /** The arc by the Sun’s mean motion of 0.98564736° a day. Unit: degrees. */
  naibod_arc: number;
  points?: ProgressedPoints;
  houses?: Houses | null;
  /** Applying by the progressed motion; chart_1 is progressed, or directed with solar_arc. */
  aspects_to_natal?: AspectBetweenCharts[];
  /** Aspects among the progressed points. */
  aspects?: Aspect[];
  lunation?: ProgressedLunation;
}

export type ProgressedEvent = ProgressedExact | ProgressedSignIngress | ProgressedHouseIngress | ProgressedStation;

export interface ProgressedExact extends AspectPair, Uncertainty {
  type: 'exact';
  /** Instant of life. */
  at: Instant;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  /** The aspect is exact. Unit: degrees. */
  orb: 0;
  applying: false;
  /** Of point_1. */
  longitude: EclipticLongitude;
  /** Direction of motion through life; converse points move the other way. */
  motion: 'direct' | 'retrograde';
}

export interface ProgressedHouseIngress {
  type: 'house_ingress';
  /** Instant of life. */
  at: Instant;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  body: PointId;
  /** House of the birth chart. */
  house: number;
  from_house: number;
  longitude: EclipticLongitude;
  /** Direction of motion through life; converse points move the other way. */
  motion: 'direct' | 'retrograde';
}

/** The progressed lunation cycle. Times are instants of life. */
export interface ProgressedLunation {
  /** Progressed Moon minus progressed Sun (secondary positions with solar_arc). Unit: degrees. */
  angle: number;
  name: PhaseName;
  rudhyar: RudhyarPhase;
  previous_new_moon_at: Instant | null;
  previous_full_moon_at: Instant | null;
  next_new_moon_at: Instant | null;
  next_full_moon_at: Instant | null;
  /** The birth time is unknown: the instant is the one for a birth at noon. */
  approximate?: true;
}

/** Secondary progression. */
export interface ProgressedMoon {
  /** Monthly positions, both ends included. */
  positions: (ZodiacPosition & {
    at: Instant;
    /** With include details. Unit: Julian day UT1. */
    julian_day_ut?: number;
  })[];
  events: ProgressedMoonEvent[];
}

export interface ProgressedMoonAspect extends EventTime, AspectPair {
  type: 'exact';
  /** The aspect is exact. Unit: degrees. */
  orb: 0;
  applying: false;
  /** Of point_1. */
  longitude: EclipticLongitude;
  motion: 'direct' | 'retrograde';
}

export type ProgressedMoonEvent = ProgressedMoonAspect | SignIngressEvent | HouseIngressEvent;

/** The fields from id to house_position come with include details. Directed points (solar_arc) have a longitude only: neither latitude nor declination. */
export interface ProgressedPoint extends Body {
  /** Ecliptic latitude. Unit: degrees. */
  latitude?: number;
  /** Speed per day of the ephemeris. Unit: degrees per day. */
  speed: number;
  /** House of the progressed chart; null without birth time. */
  house: HouseNumber;
  /** House number plus the fraction of the house already passed. */
  house_position?: number | null;
  /** The Moon’s range over the local day when the birth time is unknown. */
  range?: {
    start_of_day: EclipticLongitude;
    end_of_day: EclipticLongitude;
    sign_changes: boolean;
  };
  /** House of the birth chart. */
  natal_house: HouseNumber;
}

export interface ProgressedPoints {
  sun?: ProgressedPoint;
  moon?: ProgressedPoint;
  mercury?: ProgressedPoint;
  venus?: ProgressedPoint;
  mars?: ProgressedPoint;
  jupiter?: ProgressedPoint;
  saturn?: ProgressedPoint;
  uranus?: ProgressedPoint;
  neptune?: ProgressedPoint;
  pluto?: ProgressedPoint;
  north_node?: ProgressedPoint;
  south_node?: ProgressedPoint;
  lilith?: ProgressedPoint;
  chiron?: ProgressedPoint;
  pholus?: ProgressedPoint;
  ceres?: ProgressedPoint;
  pallas?: ProgressedPoint;
  juno?: ProgressedPoint;
  vesta?: ProgressedPoint;
  cupido?: ProgressedPoint;
  hades?: ProgressedPoint;
  zeus?: ProgressedPoint;
  kronos?: ProgressedPoint;
  apollon?: ProgressedPoint;
  admetos?: ProgressedPoint;
  vulkanus?: ProgressedPoint;
  poseidon?: ProgressedPoint;
  transpluto?: ProgressedPoint;
  [name: string]: ProgressedPoint | undefined;
}

export interface ProgressedSignIngress extends Uncertainty {
  type: 'sign_ingress';
  /** Instant of life. */
  at: Instant;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  body: PointId;
  sign: Sign;
  from_sign: Sign;
  longitude: EclipticLongitude;
  /** Direction of motion through life; converse points move the other way. */
  motion: 'direct' | 'retrograde';
}

export interface ProgressedStation extends Uncertainty, ZodiacPosition {
  type: 'station';
  /** Instant of life. */
  at: Instant;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  body: PointId;
  station: 'station_direct' | 'station_retrograde';
}

export type ProgressionsAnswer = ProgressionsSnapshot | ProgressionsRange;

export interface ProgressionsRange extends ProgressedChart, NextEvents {
  mode: 'range';
  /** Start of the range of life. */
  starts_at: Instant;
  /** End of the range, exclusive. */
  ends_at: Instant;
  /** In order of time. */
  events?: ProgressedEvent[];
}

export interface ProgressionsRequest extends BirthData, NextAsked, AnswerChoice, ZodiacChoice {
  /** The day to progress the chart to, local at the birth place. A day before the birth progresses the chart into the past. */
  progressed_date: CalendarDate;
  /** Local time of progressed_date. Default: `12:00`. */
  progressed_time?: ClockTime | undefined;
  /** secondary: a day for a year; tertiary: a day for a month; minor: a month for a year; solar_arc: every natal point moved by the Sun’s arc. Default: `secondary`. */
  method?: 'secondary' | 'solar_arc' | 'tertiary' | 'minor' | undefined;
  /** How the midheaven is progressed: by the Sun’s true or mean (Naibod) arc in longitude or right ascension, or the real midheaven of the progressed instant. Default: `solar_arc_longitude`. */
  angles?: 'solar_arc_longitude' | 'solar_arc_ra' | 'naibod_longitude' | 'naibod_ra' | 'true_daily' | undefined;
  /** The arc used by solar_arc. Default: `true`. */
  arc?: 'true' | 'naibod' | undefined;
  /** Progress into the past. Default: `false`. */
  converse?: boolean | undefined;
  /** Days in a year of life. Default: `365.24219`. Unit: days. */
  year_length?: 365.24219 | 365.2425 | 365.25 | 365.256363 | undefined;
  /** Start of the range of events; at most 120 years, and 366 days of the ephemeris. A date means midnight UTC. */
  from?: DateOrInstant | undefined;
  /** End of the range, exclusive. */
  to?: DateOrInstant | undefined;
  /** Default of orb_scale: `1`. Without orbs in the request every aspect has an orb of 1°. */
  settings?: ProgressionsSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. In a range (from and to, after, before) the default is events. Default: `points`, `houses`, `aspects_to_natal`, `lunation`. */
  include?:
    | readonly (
        | 'points'
        | 'houses'
        | 'aspects_to_natal'
        | 'aspects'
        | 'lunation'
        | 'events'
        | 'all_aspects'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface ProgressionsSettings extends ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings {
  coordinates?: CoordinatesSetting | undefined;
}

export interface ProgressionsSnapshot extends ProgressedChart {
  mode: 'snapshot';
}

export interface Reception {
  point_1: Planet;
  point_2: Planet;
  type: 'domicile' | 'exaltation' | 'mixed';
  /** The dignity of point_1 in which point_2 is. */
  dignity_1: 'domicile' | 'exaltation';
  dignity_2: 'domicile' | 'exaltation';
}

/** A place other than the birth place. */
export interface Relocation extends PlaceInput {
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
}

export interface ReportAnswer extends AnswerFrame {
  product: 'report';
  kind: 'natal' | 'relationship' | 'year_ahead' | 'dasha_period' | 'moon_month';
  system: 'western' | 'vedic';
  language: 'en';
  title: string;
  subtitle: string[];
  opening: ReportParagraph;
  sections: ReportSection[];
  closing: ReportParagraph;
  /** What was left out, and why. */
  limits: string[];
  charts: {
    id: string;
    title: string;
    description: string;
    svg: string;
  }[];
  tables: {
    id: string;
    title: string;
    columns: string[];
    rows: string[][];
  }[];
  /** Keys of all texts used. */
  texts: string[];
  words: number;
  /** `model`: written anew by a language model and checked; only of kept reports. */
  voice: 'composed' | 'model';
  /** With format pdf: the document, base64. */
  pdf?: string;
}

export interface ReportAspect {
  kind: 'aspect';
  chart_1: ReportChartRole;
  point_1: string;
  chart_2: ReportChartRole;
  point_2: string;
  aspect: string;
  /** Unit: degrees. */
  orb: number;
  applying: boolean | null;
}

/** A placement, aspect, rule, event or period, in the words of the answers that tell it. */
export type ReportCause = ReportPlacement | ReportAspect | ReportRule | ReportEvent | ReportPeriod;

/** The chart that a cause is read in. */
export type ReportChartRole = 'natal' | 'person_a' | 'person_b' | 'composite' | 'solar_return' | 'transit' | 'navamsa';

export interface ReportEvent {
  kind: 'event';
  event: string;
  point: string;
  aspect: string | null;
  target: string | null;
  sign: Sign | null;
  house: number | null;
  at: Instant[];
  ends_at: Instant | null;
}

/** markdown, html (one document that loads nothing, also for print) and pdf are the report alone; llm is lean Markdown for language models. Default: `json`. */
export type ReportFormat = 'json' | 'markdown' | 'html' | 'pdf' | 'llm';

export interface ReportParagraph {
  text: string;
  /** What the paragraph rests on. */
  because: ReportCause[];
  /** The same in words, for margins. */
  notes: string[];
  /** Keys of the texts it is made of. */
  texts: string[];
}

export interface ReportPeriod extends TimeSpan {
  kind: 'period';
  system: string;
  lords: string[];
  house: number | null;
}

export interface ReportPlacement {
  kind: 'placement';
  chart: ReportChartRole;
  point: string;
  sign: Sign | null;
  degree: number | null;
  house: number | null;
  states: string[];
  at: Instant | null;
}

export interface ReportRequest extends PlaceInput, AnswerChoice {
  /** natal: a birth chart; relationship: two births; year_ahead: a year from a day on; dasha_period: a mahadasha with its antardashas; moon_month: a calendar month. */
  kind: 'natal' | 'relationship' | 'year_ahead' | 'dasha_period' | 'moon_month';
  /** For natal and relationship. A year ahead and a Moon month are western, a dasha period is vedic. Default: `western`. */
  system?: 'western' | 'vedic' | undefined;
  /** Language of the texts. Default: `en`. */
  language?: 'en' | undefined;
  format?: ReportFormat | undefined;
  /** Of html in print and of pdf. Default: `a4`. */
  paper?: 'a4' | 'letter' | undefined;
  /** Kept encrypted until it is deleted: it is answered as a report of /reports, at once or, after ten seconds, with its address. */
  keep?: boolean | undefined;
  /** model: written anew in one voice by the language model of this installation, and checked against the chart; always kept. What does not pass the check is delivered as it was composed, with a warning. Default: `composed`. */
  voice?: 'composed' | 'model' | undefined;
  /** Year ahead: its first day. Dasha period: a day in the mahadasha. Natal, vedic: the day of the present dasha. Default: today. */
  from?: CalendarDate | undefined;
  /** Moon month: its year; with month. */
  year?: number | undefined;
  /** Moon month: 1 to 12. Default: the present month. */
  month?: number | undefined;
  /** Dasha period: the lord of the mahadasha, instead of from. */
  dasha_lord?: 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu' | undefined;
  /** Zone of the dates and times of a Moon month. Default: that of the birth place. */
  report_timezone?: TimeZoneName | undefined;
  /** As for a natal chart. */
  settings?: ReportSettings | undefined;
  /** Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise. */
  birth_date?: CalendarDate | undefined;
  /** Local time of birth; null, "" or "unknown" when it is not known. */
  birth_time?: ClockTime | null | undefined;
  /** IANA time zone; overrides the one of the place. */
  timezone?: TimeZoneName | undefined;
  utc_offset?: UtcOffset | undefined;
  /** The birth as an instant, instead of birth_date and birth_time. */
  utc?: Instant | undefined;
  /** Alias of utc. */
  datetime_utc?: Instant | undefined;
  /** Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`. */
  calendar?: 'auto' | 'gregorian' | 'julian' | undefined;
  /** Whose report it is, for its title. */
  name?: string | undefined;
  /** Used by matching only. */
  gender?: 'male' | 'female' | 'other' | undefined;
  /** Relationship: one birth. */
  person_a?: BirthData | undefined;
  /** Relationship: the other. */
  person_b?: BirthData | undefined;
}

export interface ReportRule {
  kind: 'rule';
  part: string;
  id: string;
  rule: string | null;
  points: string[];
  score: number | null;
  score_max: number | null;
}

export interface ReportSection {
  id: string;
  title: string;
  paragraphs: ReportParagraph[];
}

export interface ReportSettings {
  /** House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`. */
  house_system?: HouseSystem | undefined;
  /** Ayanamsa of a sidereal chart. Default: `lahiri`. */
  ayanamsa?: Ayanamsa | undefined;
  time_resolution?: TimeResolutionSetting | undefined;
  lmt?: LmtSetting | undefined;
  location_policy?: LocationPolicySetting | undefined;
  /** Refuse a birth without a time. Default: `false`. */
  require_time?: boolean | undefined;
  /** Refuse unknown fields instead of warning. Default: `false`. */
  strict?: boolean | undefined;
}

/** How place and time are resolved, how strictly the request is checked, and the ayanamsa. */
export interface ResolutionSettings {
  time_resolution?: TimeResolutionSetting | undefined;
  lmt?: LmtSetting | undefined;
  location_policy?: LocationPolicySetting | undefined;
  /** Refuse a birth without a time. Default: `false`. */
  require_time?: boolean | undefined;
  language?: LanguageSetting | undefined;
  /** Refuse unknown fields instead of warning. Default: `false`. */
  strict?: boolean | undefined;
  /** Ayanamsa of a sidereal chart. Default: `lahiri`. */
  ayanamsa?: Ayanamsa | undefined;
}

export interface Return extends Uncertainty {
  at: Instant;
  /** Unit: Julian day UT1. */
  julian_day_ut: number;
  /** Wall clock at the place of the return, with offset. */
  at_local: string;
  /** Number of this passage among pass_count passages separated only by retrograde loops; the birth itself counts as one. */
  pass: number;
  pass_count: number;
  motion: 'direct' | 'retrograde';
  place: Place | null;
  chart: ReturnChart;
  /** Aspects of return points to natal points; a flat orb of 1° unless settings contain orbs. */
  aspects_to_natal?: AspectBetweenCharts[];
}

export interface ReturnAnswer extends NextEvents, AnswerFrame, TimeAndPlace {
  product: 'return';
  type:
    | 'solar'
    | 'lunar'
    | 'mercury'
    | 'venus'
    | 'mars'
    | 'jupiter'
    | 'saturn'
    | 'uranus'
    | 'neptune'
    | 'pluto'
    | 'north_node'
    | 'south_node'
    | 'lilith'
    | 'chiron'
    | 'pholus'
    | 'ceres'
    | 'pallas'
    | 'juno'
    | 'vesta'
    | 'cupido'
    | 'hades'
    | 'zeus'
    | 'kronos'
    | 'apollon'
    | 'admetos'
    | 'vulkanus'
    | 'poseidon'
    | 'transpluto'
    | AsteroidId;
  natal_longitude: EclipticLongitude;
  returns: Return[];
}

/** As in POST /swiss/natal. */
export interface ReturnChart extends Chart {}

export interface ReturnRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** The body that returns; required. On POST /swiss the request words solar_return and lunar_return also set it. */
  type?:
    | 'sun'
    | 'moon'
    | 'solar'
    | 'lunar'
    | 'mercury'
    | 'venus'
    | 'mars'
    | 'jupiter'
    | 'saturn'
    | 'uranus'
    | 'neptune'
    | 'pluto'
    | 'north_node'
    | 'south_node'
    | 'lilith'
    | 'chiron'
    | 'pholus'
    | 'ceres'
    | 'pallas'
    | 'juno'
    | 'vesta'
    | 'cupido'
    | 'hades'
    | 'zeus'
    | 'kronos'
    | 'apollon'
    | 'admetos'
    | 'vulkanus'
    | 'poseidon'
    | 'transpluto'
    | AsteroidId
    | undefined;
  /** Solar: the return of the birthday in this year, counted at the birth place. Other bodies: all returns in this year at the place of the return, or the first later one when there is none. */
  year?: number | undefined;
  /** The first returns from this instant on. Default, without year: the last one before now and the next one. next of an answer continues. */
  after?: DateOrInstant | undefined;
  /** Alias of after. */
  date?: DateOrInstant | undefined;
  /** The last returns before this instant, in order of time; not those before the birth, unless it is before the birth itself. previous of an answer continues. */
  before?: DateOrInstant | undefined;
  /** How many returns. Default with year: all of them. Default: `1`. */
  count?: number | undefined;
  /** Place of the return. Default: the birth place. */
  relocation?: Relocation | undefined;
  /** Alias of relocation.location. */
  return_location?: Location | undefined;
  return_latitude?: Latitude | undefined;
  return_longitude?: Longitude | undefined;
  /** Correct for precession: the return is to the same place among the stars. Default: `false`. */
  precession_corrected?: boolean | undefined;
  /** Returns before the birth: a year or instant after the birth is mirrored at the birth, and returns are counted back from there. Default: `false`. */
  converse?: boolean | undefined;
  /** Default of orb_scale: `1`. */
  settings?: Settings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects_to_natal`. */
  include?:
    | readonly (
        | 'points'
        | 'houses'
        | 'aspects'
        | 'declinations'
        | 'dignities'
        | 'lots'
        | 'patterns'
        | 'balance'
        | 'lunar_phase'
        | 'stars'
        | 'midpoints'
        | 'stations'
        | 'gauquelin'
        | 'antiscia'
        | 'receptions'
        | 'harmonics'
        | 'draconic'
        | 'midpoint_trees'
        | 'dial'
        | 'antiscia_contacts'
        | 'declination_graph'
        | 'star_parans'
        | 'all_aspects'
        | 'details'
        | 'aspects_to_natal'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface RisingUpagraha extends ZodiacPosition {
  /** The moment it is the lagna of. */
  at: Instant;
}

export type RudhyarPhase =
  'new' | 'crescent' | 'first_quarter' | 'gibbous' | 'full' | 'disseminating' | 'last_quarter' | 'balsamic';

/** Rulers of the signs. Default: `traditional`. */
export type RulersSetting = 'traditional' | 'modern';

export interface SadeSati extends MoonOfBirth {
  /** The period that contains the instant of analysis. */
  current: SaturnPeriod | null;
  /** Every stay of Saturn that counts, with separate stays for retrograde returns, 30 years on either side of the analysis or in the range. */
  periods: SaturnPeriod[];
  /** Each sade sati as a whole, from the first entry to the last exit. */
  cycles: SadeSatiCycle[];
  /** With a range or the whole life. */
  dhaiyas?: Dhaiya[];
}

export interface SadeSatiAnswer extends SadeSati, AnswerFrame, TimeAndPlace {
  product: 'sade_sati';
  analysis_at: Instant;
  /** Every reading the answer uses. */
  conventions: {
    ayanamsa: string;
    positions: 'apparent' | 'true';
    counted_from: 'natal_moon_sign';
    /** Houses from the Moon sign: rising, peak, setting. */
    sade_sati: number[];
    /** Houses from the Moon sign. */
    dhaiya: number[];
    /** Each stay of Saturn in a sign, including re-entries. */
    ingresses: 'all_with_retrograde';
  };
  /** The sources of each part of the answer. */
  sources: {
    sade_sati: string;
    dhaiya: string;
  };
}

export interface SadeSatiCycle extends OpenSpan, SpanAges {
  active: boolean;
  /** When Saturn has left for a sign outside. */
  breaks?: TimeSpan[];
}

export interface SadeSatiRequest extends BirthData, AnswerChoice, AnalysisMoment, VedicZodiacChoice {
  /** What is listed: 30 years before and after the analysis, or birth to 120. Default: `window`. */
  span?: 'window' | 'life' | undefined;
  /** Lists a range instead, with ages. */
  from?: DateOrInstant | undefined;
  /** End of the range, at most 150 years. */
  to?: DateOrInstant | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        positions?: PositionsSetting | undefined;
      })
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface Saham extends ZodiacPosition {
  lord: SevenGraha;
  /** The formula used: first − second + third. */
  formula: [SahamTerm, SahamTerm, SahamTerm];
  /** The first two terms are swapped because the year begins by night. */
  reversed: boolean;
}

export type SahamId =
  | 'punya'
  | 'vidya'
  | 'yashas'
  | 'karma'
  | 'asha'
  | 'pitri'
  | 'matri'
  | 'bhratri'
  | 'putra'
  | 'vivaha'
  | 'roga'
  | 'mitra'
  | 'mahatmya'
  | 'samartha'
  | 'gaurava'
  | 'rajya'
  | 'jeeva'
  | 'kali'
  | 'shastra'
  | 'bandhu'
  | 'mrityu'
  | 'paradesa'
  | 'artha'
  | 'paradara'
  | 'vanik'
  | 'karyasiddhi'
  | 'santapa'
  | 'shraddha'
  | 'preeti'
  | 'jadya'
  | 'vyapara'
  | 'shatru'
  | 'jalapatana'
  | 'bandhana'
  | 'apamrityu'
  | 'labha';

export type SahamTerm =
  | 'sun'
  | 'moon'
  | 'mars'
  | 'mercury'
  | 'jupiter'
  | 'venus'
  | 'saturn'
  | 'lagna'
  | 'punya'
  | 'shastra'
  | 'cancer_15'
  | 'bhava_2'
  | 'bhava_6'
  | 'bhava_8'
  | 'bhava_9'
  | 'bhava_11'
  | 'lagna_lord'
  | 'bhava_2_lord'
  | 'bhava_9_lord'
  | 'bhava_11_lord'
  | 'sun_sign_lord'
  | 'moon_sign_lord';

export type Samvatsara =
  | 'prabhava'
  | 'vibhava'
  | 'shukla'
  | 'pramoda'
  | 'prajapati'
  | 'angirasa'
  | 'shrimukha'
  | 'bhava'
  | 'yuva'
  | 'dhatri'
  | 'ishvara'
  | 'bahudhanya'
  | 'pramathi'
  | 'vikrama'
  | 'vrisha'
  | 'chitrabhanu'
  | 'svabhanu'
  | 'tarana'
  | 'parthiva'
  | 'vyaya'
  | 'sarvajit'
  | 'sarvadharin'
  | 'virodhin'
  | 'vikrita'
  | 'khara'
  | 'nandana'
  | 'vijaya'
  | 'jaya'
  | 'manmatha'
  | 'durmukha'
  | 'hemalamba'
  | 'vilamba'
  | 'vikarin'
  | 'sharvari'
  | 'plava'
  | 'shubhakrit'
  | 'shobhana'
  | 'krodhin'
  | 'vishvavasu'
  | 'parabhava'
  | 'plavanga'
  | 'kilaka'
  | 'saumya'
  | 'sadharana'
  | 'virodhakrit'
  | 'paridhavin'
  | 'pramadin'
  | 'ananda'
  | 'rakshasa'
  | 'anala'
  | 'pingala'
  | 'kalayukta'
  | 'siddharthin'
  | 'raudra'
  | 'durmati'
  | 'dundubhi'
  | 'rudhirodgarin'
  | 'raktaksha'
  | 'krodhana'
  | 'kshaya';

export interface SaturnPeriod extends OpenSpan, SpanAges {
  /** Saturn in the 12th (rising), 1st (peak) or 2nd (setting) sign from the Moon’s; dhaiya in the 4th or 8th. */
  phase: 'rising' | 'peak' | 'setting' | 'dhaiya_4' | 'dhaiya_8';
  kind: 'sade_sati' | 'dhaiya';
  sign: Sign;
  /** Saturn entered the sign moving forwards; false: a retrograde return. */
  direct: boolean;
}

export interface ScoreFactor extends AspectPair {
  /** Separation minus the aspect’s angle, signed. Unit: degrees. */
  orb: number;
  /** True while the orb shrinks; null when the points do not move. */
  applying: boolean | null;
  /** Unit: degrees. */
  separation?: number;
  /** Unit: degrees. */
  allowed_orb?: number;
  exactness: number;
  /** Both points are in the same whole degree of their signs. */
  partile?: boolean;
  /** The signs are not in the aspect that the degrees form. */
  out_of_sign?: boolean;
  nature?: 'harmonious' | 'challenging' | 'neutral';
  /** Depends on an unknown birth time; the Moon moves up to 15° on that day. */
  approximate?: true;
  weight: number;
  quality: number;
  /** 2 · weight · quality · exactness. */
  points: number;
  category: 'romance' | 'emotion' | 'identity' | 'communication' | 'growth' | 'commitment' | 'transformation';
}

export interface SensitivityAnswer extends AnswerFrame, TimeAndPlace {
  product: 'sensitivity';
  at: Instant;
  window: SensitivityWindow;
  /** How long each kind as a whole, and the facts asked for most, stay as at the given time. */
  stability: FactStay[];
  /** Every change in the window, in order of time. */
  changes: FactChange[];
  /** What is true throughout the window. */
  holds: HeldFact[];
  /** What has no value anywhere in the window. */
  undefined: UndefinedFact[];
  /** With the dashas. */
  dasha_shifts?: DashaShift[];
}

export interface SensitivityRequest extends BirthData, AnswerChoice {
  /** Minutes before and after the birth time. Default: `15`. */
  minutes?: number | undefined;
  /** Minutes before the birth time, instead of minutes. Default: `15`. */
  minutes_before?: number | undefined;
  /** Minutes after the birth time, instead of minutes. Default: `15`. */
  minutes_after?: number | undefined;
  /** Western facts, those of /natal/vedic, or both in one list. Default: `western`. */
  system?: 'western' | 'vedic' | 'both' | undefined;
  /** True for the sidereal zodiac (Growth plan). Default: `false`. */
  sidereal?: boolean | undefined;
  /** Of the western chart. */
  settings?: Settings | undefined;
  /** Of the Vedic chart, with system vedic or both. */
  vedic_settings?: VedicSettings | undefined;
  /** Parts of the answer. default: signs, houses, sect, lunar_phase, aspects; of a Vedic chart signs, nakshatras, vargas, bhavas, dashas, panchang. all: everything. */
  include?:
    | readonly (
        | 'signs'
        | 'angles'
        | 'houses'
        | 'cusps'
        | 'lots'
        | 'sect'
        | 'lunar_phase'
        | 'aspects'
        | 'patterns'
        | 'all_aspects'
        | 'nakshatras'
        | 'vargas'
        | 'bhavas'
        | 'chalit'
        | 'karakas'
        | 'dashas'
        | 'panchang'
        | 'all_vargas'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

/** The births that are compared. */
export interface SensitivityWindow extends TimeSpan {
  starts_at_local: string;
  ends_at_local: string;
  /** Unit: minutes. */
  minutes_before: number;
  /** Unit: minutes. */
  minutes_after: number;
}

/** How to compute; everything is optional. */
export interface Settings extends DetailSettings, ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings {
  coordinates?: CoordinatesSetting | undefined;
}

/** A visible graha: the lords of signs and weekdays. */
export type SevenGraha = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** BPHS 27; Raman, Graha and Bhava Balas. 60 virupas are 1 rupa. */
export interface Shadbala {
  sthana: {
    /** Unit: virupas. */
    uccha: number;
    /** Unit: virupas. */
    saptavargaja: number;
    /** Unit: virupas. */
    ojayugma: number;
    /** Unit: virupas. */
    kendradi: number;
    /** Unit: virupas. */
    drekkana: number;
    /** Unit: virupas. */
    total: number;
  };
  /** Unit: virupas. */
  dig: number;
  kala: {
    /** Unit: virupas. */
    nathonnatha: number;
    /** Unit: virupas. */
    paksha: number;
    /** Null when the Sun does not rise or set; it then counts as 0. Unit: virupas. */
    tribhaga: number | null;
    /** Null when the Sun does not rise or set; it then counts as 0. Unit: virupas. */
    abda: number | null;
    /** Null when the Sun does not rise or set; it then counts as 0. Unit: virupas. */
    masa: number | null;
    /** Null when the Sun does not rise or set; it then counts as 0. Unit: virupas. */
    vara: number | null;
    /** Null when the Sun does not rise or set; it then counts as 0. Unit: virupas. */
    hora: number | null;
    /** Unit: virupas. */
    ayana: number;
    /** Gained or lost in planetary war. Unit: virupas. */
    yuddha: number;
    /** Unit: virupas. */
    total: number;
  };
  /** For the Sun its ayana bala, for the Moon its paksha bala; neither is doubled. Unit: virupas. */
  cheshta: number;
  /** Unit: virupas. */
  naisargika: number;
  /** Unit: virupas. */
  drik: number;
  /** Unit: virupas. */
  total: number;
  /** Total / 60. Unit: rupas. */
  rupas: number;
  /** Unit: virupas. */
  required: number;
  /** Total divided by required. */
  ratio: number;
  /** Rank by ratio, 1 is the strongest. */
  rank: number;
  /** Unit: virupas. */
  ishta: number;
  /** Unit: virupas. */
  kashta: number;
}

export interface SiderealPlace extends ZodiacPosition {}

export type Sign =
  | 'aries'
  | 'taurus'
  | 'gemini'
  | 'cancer'
  | 'leo'
  | 'virgo'
  | 'libra'
  | 'scorpio'
  | 'sagittarius'
  | 'capricorn'
  | 'aquarius'
  | 'pisces';

/** Counts of signs. */
export interface SignCounts {
  elements: ElementCounts;
  modalities: ModalityCounts;
  polarity: {
    positive: number;
    negative: number;
  };
}

export interface SignIngressEvent extends EventTime {
  type: 'sign_ingress';
  body: BodyId;
  sign: Sign;
  from_sign: Sign;
  longitude: EclipticLongitude;
  motion: 'direct' | 'retrograde';
}

export interface SkyAnswer extends AnswerFrame {
  product: 'sky';
  /** The start of the current minute. */
  at: Instant;
  /** Unit: Julian day UT1. */
  julian_day_ut: number;
  points: Points;
  /** Major aspects among Sun to Pluto. */
  aspects: Aspect[];
  lunar_phase: LunarPhase | null;
  /** The picture; only with format svg. */
  svg?: string;
}

export interface SkyRequest {
  /** Form of the answer; llm: lean Markdown for language models. Default: `json`. */
  format?: 'json' | 'svg' | 'llm' | undefined;
  /** Theme of the picture; css: its colours are CSS variables of the page. Default: `light`. */
  theme?: 'light' | 'dark' | 'print' | 'css' | undefined;
  /** Adds `names`: what the ids in the answer are called in this language. */
  language?: LanguageSetting | undefined;
  /** Draws the picture larger and with less detail, for small screens. Default: `false`. */
  compact?: boolean | undefined;
  /** Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts. */
  fields?: readonly string[] | undefined;
  /** Decimals of degrees, cut and not rounded up. Default: `8`. */
  precision?: number | undefined;
}

/** Transits of Jupiter to Pluto, Chiron and the node to natal Sun to Saturn, ascendant and midheaven, as in POST /transits: exact hits; with include ingresses also ingresses and stations, with windows the times in orb. */
export interface SlowTransits {
  /** In order of time. */
  events: TransitEvent[];
  /** Times in orb that begin on this page or contain one of its hits. */
  windows?: TransitWindow[];
}

export interface SolarCalendar {
  calendar: SolarCalendarId;
  months: {
    name: string;
    first_day: string | null;
    /** The Sun enters the sign. */
    at?: Instant;
    sign?: Sign;
    /** Shaka. */
    year?: number;
  }[];
}

export type SolarCalendarId = 'tamil' | 'malayalam' | 'bengali' | 'odia' | 'national';

/** Ages in years of 365.2422 days, negative before the birth. */
export interface SpanAges {
  starts_age_years?: number | null;
  ends_age_years?: number | null;
}

export type SpanOfLife = 'short' | 'middle' | 'long';

export interface SpeculumLine {
  point: PointId;
  /** Unit: degrees. */
  right_ascension: number;
  /** Unit: degrees. */
  declination: number;
  /** From the upper meridian, west positive. Unit: degrees. */
  hour_angle: number;
  /** Diurnal above the horizon, nocturnal below; null where the point neither rises nor sets. Unit: degrees. */
  semi_arc: number | null;
  above_horizon: boolean;
  /** House of the method and part of it; null where it has none. */
  house_position: number | null;
  /** With regiomontanus: pole of the circle of position. Unit: degrees. */
  pole?: number;
}

export interface Sphuta extends ZodiacPosition {
  nakshatra: NakshatraPosition;
}

export interface StarContact {
  star: StarId;
  longitude: EclipticLongitude;
  /** Unit: degrees. */
  latitude: number;
  /** Unit: degrees. */
  declination: number;
  magnitude: number | null;
  point: PointId;
  aspect: 'conjunction' | 'opposition';
  /** Longitude of the point minus that of the star, or of the place opposite to it. Unit: degrees. */
  orb: number;
}

/** A star or another fixed point: its traditional name, or its designation (delta_centauri); 383 are known. */
export type StarId = string;

/** Stars; default: the usual thirty, all: the whole catalogue. */
export type StarList = readonly StarId[];

export interface StarParan {
  star: StarId;
  star_angle: 'asc' | 'mc' | 'dsc' | 'ic';
  point: PointId;
  point_angle: 'asc' | 'mc' | 'dsc' | 'ic';
  /** When the point is on its angle. */
  at: Instant;
  /** Time of the star minus that of the point. Unit: minutes. */
  orb_minutes: number;
}

export interface StarPosition extends ZodiacPosition {
  star: StarId;
  /** Unit: degrees. */
  latitude: number;
  /** Unit: degrees. */
  right_ascension: number;
  /** Unit: degrees. */
  declination: number;
  magnitude: number | null;
}

export interface Station {
  type: 'station_retrograde' | 'station_direct';
  at: Instant;
  /** Unit: Julian day UT1. */
  julian_day_ut: number;
  longitude: EclipticLongitude;
}

export interface StationEvent extends EventTime, ZodiacPosition {
  type: 'station';
  body: BodyId;
  station: 'station_direct' | 'station_retrograde';
}

export interface StrengthLine {
  line: string;
  points: number;
  with?: ClassicalPlanet;
}

/** Lilly’s table (p. 115), line by line. */
export interface Strengths {
  planets: {
    planet: ClassicalPlanet;
    house: number;
    essential: StrengthLine[];
    accidental: StrengthLine[];
    essential_score: number;
    accidental_score: number;
    score: number;
    received_by: {
      planet: ClassicalPlanet;
      dignities: DignityNames;
      mutual: boolean;
    }[];
  }[];
  strongest: ClassicalPlanet[];
}

export interface SubLords {
  sign_lord: SevenGraha;
  star_lord: Graha;
  sub_lord: Graha;
  sub_sub_lord: Graha;
}

export interface SudarshanaPlace {
  sign: Sign;
  occupants: Graha[];
}

/** What sunrise and sunset mean. hindu: centre of the disc without refraction and ecliptic latitude; center: centre of the disc with refraction; visible (or upper_limb): upper limb with refraction. */
export type SunriseSetting = 'hindu' | 'center' | 'visible' | 'upper_limb';

/** Longitude, sign and degree are the Moon’s. */
export interface Supermoon extends ZodiacPosition {
  phase: 'new_moon' | 'full_moon';
  at: Instant;
  at_local?: LocalTime;
  /** With include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
  /** Distance between the centres of Earth and Moon. Unit: kilometres. */
  distance_km: number;
  /** 1 at the perigee, 0 at the apogee of the orbit; a supermoon has at least 0.9 (Nolle). */
  closeness: number;
  visibility?: MoonVisibility;
}

export type SynastryAnswer = WesternSynastryAnswer | VedicSynastryAnswer;

export type SynastryRequest = WesternSynastryRequest | VedicSynastryRequest;

/** How to compute; everything is optional. */
export interface SynastrySettings extends ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings {
  coordinates?: CoordinatesSetting | undefined;
  terms?: TermsSetting | undefined;
  triplicity?: TriplicitySetting | undefined;
  /** Orb of parallels and contraparallels. Default: `1`. Unit: degrees. */
  parallel_orb?: number | undefined;
}

/** The chart of its beginning; null without a birth time. */
export interface TajikaSunChart extends TimeSpan {
  lagna: SiderealPlace | null;
  bhavas: {
    sun: BhavaNumber;
    moon: BhavaNumber;
    mars: BhavaNumber;
    mercury: BhavaNumber;
    jupiter: BhavaNumber;
    venus: BhavaNumber;
    saturn: BhavaNumber;
    rahu: BhavaNumber;
    ketu: BhavaNumber;
  } | null;
}

export interface TajikaYoga {
  id:
    | 'ikkavala'
    | 'induvara'
    | 'itthasala'
    | 'ishrafa'
    | 'nakta'
    | 'yamaya'
    | 'manau'
    | 'kamboola'
    | 'gairi_kamboola'
    | 'khallasara'
    | 'radda'
    | 'duhphali_kuttha'
    | 'duttha_davira'
    | 'tambira'
    | 'kuttha'
    | 'durupha';
  /** The faster planet first; in nakta and yamaya the lord of the lagna first. */
  planets: SevenGraha[];
  /** Who causes it: the connecting planet of nakta and yamaya, the obstructing one of manau, the Moon of kamboola and khallasara, the weak of radda and durupha, the strong of duttha_davira and kuttha, both kinds of gairi_kamboola. */
  by?: SevenGraha[];
  kind?: 'poorna' | 'vartamana' | 'bhavishyat';
  aspect?: 'friendly' | 'inimical';
  /** Degrees by which the slower planet is ahead, by degrees in the sign; negative when the faster has passed it. Unit: degrees. */
  gap?: number;
  /** Unit: degrees. */
  orb?: number;
  /** Houses ruled by the second planet (nakta, yamaya). */
  bhavas?: BhavaNumber[];
  /** Kamboola: how the Moon stands, and the planet it applies to. */
  grades?: ['uttama' | 'madhyama' | 'sama' | 'adhama', 'uttama' | 'madhyama' | 'sama' | 'adhama'];
}

/** Table of terms. Default: `egyptian`. */
export type TermsSetting = 'egyptian' | 'ptolemaic';

/** How the local time was interpreted. */
export interface Time {
  /** Wall clock with offset, proleptic Gregorian. */
  local: string;
  utc: Instant;
  /** Unit: Julian day UT1. */
  julian_day_ut: number;
  /** Unit: Julian day TT. */
  julian_day_tt: number;
  /** IANA name; null with an explicit offset. */
  timezone: string | null;
  offset: UtcOffset;
  dst: boolean;
  /** Of the zone, as tzdb has it; null with an explicit offset. */
  abbreviation: string | null;
  source: 'tzdb' | 'utc_offset' | 'lmt_longitude' | 'utc';
  /** True when the birth time is unknown and local noon was used. */
  unknown: boolean;
  /** Which reading of a local time in a gap or fold was used. */
  resolution: 'unique' | 'earlier' | 'later';
  /** Calendar the date was written in. */
  calendar: 'gregorian' | 'julian';
}

/** When and where, as resolved. */
export interface TimeAndPlace {
  time: Time;
  place: Place | null;
}

export interface TimeLordPeriod extends TimeSpan {
  level: number;
  lord: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'north_node' | 'south_node';
  sign?: Sign;
  /** Profections: the whole-sign house of the sign. */
  house?: number;
  /** Releasing: which sign from Fortune’s; the 10th culminates. */
  from_fortune?: number;
  /** Releasing: 1st, 4th, 7th or 10th from Fortune. */
  peak?: true;
  /** Releasing: the first after the loosing of the bond. */
  loosing?: true;
}

export interface TimeLordPeriods {
  /** What runs at the analysis, level by level; empty before the birth. */
  current: TimeLordPeriod[];
  /** In order of time, each followed by its parts. */
  periods: TimeLordPeriod[];
}

export interface TimeLordsAnswer extends AnswerFrame, TimeAndPlace {
  product: 'time_lords';
  analysis_at: Instant;
  sect: 'day' | 'night';
  /** By year, month and day; whole signs. */
  profections?: (TimeLordPeriods & {
    point:
      | 'asc'
      | 'mc'
      | 'sun'
      | 'moon'
      | 'mercury'
      | 'venus'
      | 'mars'
      | 'jupiter'
      | 'saturn'
      | 'uranus'
      | 'neptune'
      | 'pluto'
      | 'north_node'
      | 'chiron'
      | 'fortune'
      | 'spirit'
      | 'eros'
      | 'necessity'
      | 'courage'
      | 'victory'
      | 'nemesis';
    sign: Sign;
  })[];
  releasing?: (TimeLordPeriods & {
    lot: 'fortune' | 'spirit' | 'eros' | 'necessity' | 'courage' | 'victory' | 'nemesis';
    /** Where it begins. */
    sign: Sign;
    /** Spirit: Fortune is in its sign, so it begins in the next. */
    moved?: true;
  })[];
  firdaria?: TimeLordPeriods;
  decennials?: TimeLordPeriods & {
    order: ('sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn')[];
  };
  /** Rising times of the signs at the birth place, and the ages that planets, or two in aspect by sign, complete by least years, rising times or both. Null within the polar circles. */
  ascensions?: {
    signs: {
      sign: Sign;
      /** Unit: years. */
      years: number;
    }[];
    ages: {
      at: Instant;
      /** Unit: years. */
      years: number;
      by: 'period' | 'ascension' | 'both';
      lords: ('sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn')[];
    }[];
  } | null;
  conventions: {
    rulers: 'traditional';
    profection_months: 'equal' | 'solar' | 'days_30' | 'days_28';
    releasing_year: number;
    releasing_same_sign: 'next' | 'same';
    firdaria_nodes: 'last' | 'after_mars';
    firdaria_year: number;
    decennial_start: 'sect_light' | 'valens';
  };
  sources: {
    profections?: string;
    releasing?: string;
    firdaria?: string;
    decennials?: string;
    ascensions?: string;
  };
}

export interface TimeLordsRequest extends BirthData, AnswerChoice, AnalysisMoment, ZodiacChoice {
  /** Lists the periods from here. Default: the birth; of profections the running twelve years. */
  from?: DateOrInstant | undefined;
  /** End of the list, exclusive; at most 120 years after from, three years with levels above 2. Default: a hundred years. */
  to?: DateOrInstant | undefined;
  /** Levels of the list; 3 and 4 need from and to. current always has all. Default: `1`. */
  levels?: number | undefined;
  /** What is profected. Default: `asc`. */
  points?:
    | readonly (
        | 'asc'
        | 'mc'
        | 'sun'
        | 'moon'
        | 'mercury'
        | 'venus'
        | 'mars'
        | 'jupiter'
        | 'saturn'
        | 'uranus'
        | 'neptune'
        | 'pluto'
        | 'north_node'
        | 'chiron'
        | 'fortune'
        | 'spirit'
        | 'eros'
        | 'necessity'
        | 'courage'
        | 'victory'
        | 'nemesis'
      )[]
    | undefined;
  /** Lots to release from. Default: `spirit`, `fortune`. */
  lots?: readonly ('fortune' | 'spirit' | 'eros' | 'necessity' | 'courage' | 'victory' | 'nemesis')[] | undefined;
  /** Where schools differ. */
  settings?:
    | (ResolutionSettings & {
        node?: NodeSetting | undefined;
        positions?: PositionsSetting | undefined;
        lot_reversal?: LotReversalSetting | undefined;
        /** Months of a year of profection: twelve equal parts, twelfths of the Sun’s circle, or 30 or 28 days a sign (then 2½ or 2⅓ days a day sign). Default: `equal`. */
        profection_months?: 'equal' | 'solar' | 'days_30' | 'days_28' | undefined;
        /** Days of a year of releasing and of the decennials. Default: `360`. */
        releasing_year?: 360 | 365.24219 | 365.2425 | 365.25 | undefined;
        /** Where Spirit is released from when Fortune is in its sign: the next sign, or the same. Default: `next`. */
        releasing_same_sign?: 'next' | 'same' | undefined;
        /** Where the nodes stand in the firdaria of a night birth: after Mercury, or after Mars. Default: `last`. */
        firdaria_nodes?: 'last' | 'after_mars' | undefined;
        /** Days of a year of the firdaria and of the ages of ascensions. Default: `365.24219`. */
        firdaria_year?: 360 | 365.24219 | 365.2425 | 365.25 | undefined;
        /** Who begins the decennials: the light of the sect; or as Valens asks, unless it declines: then the other light, then the first planet after the ascendant. Default: `sect_light`. */
        decennial_start?: 'sect_light' | 'valens' | undefined;
      })
    | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `profections`, `releasing`, `firdaria`. */
  include?:
    readonly ('profections' | 'releasing' | 'firdaria' | 'decennials' | 'ascensions' | 'default' | 'all')[] | undefined;
  format?: AnswerFormat | undefined;
}

/** How to read a local time that occurred twice or was skipped. Default: `earlier`. */
export type TimeResolutionSetting = 'earlier' | 'later' | 'reject';

export interface TimeSpan {
  starts_at: Instant;
  ends_at: Instant;
}

/** An IANA time zone. */
export type TimeZoneName = string;

export interface TimelineEntry {
  at: Instant;
  category: 'solar_return' | 'profection' | 'transit' | 'eclipse' | 'progressed_moon' | 'lunar_return' | 'station';
  /** Stable words, as a key for texts in any language. */
  title_key: string;
  /** Path of the item in this answer. */
  ref: string;
}

/** When and where two people were born, as resolved. */
export interface TimesAndPlaces {
  time: {
    person_a: Time;
    person_b: Time;
  };
  place: {
    person_a: Place | null;
    person_b: Place | null;
  };
}

export interface TimezoneAnswer {
  product: 'timezone';
  /** IANA name. */
  timezone: string;
  offset: UtcOffset;
  /** Whether clocks are ahead of standard time. */
  dst: boolean;
  /** As tzdb has it; digits where a zone has no letters. */
  abbreviation: string;
  /** Wall clock with offset. */
  local: string;
  utc: Instant;
  /** Which reading of a local time in a gap or fold was used. */
  resolution: 'unique' | 'earlier' | 'later';
  /** Both readings of a local time that occurred twice or was skipped; empty for others. */
  candidates: LocalTimeCandidate[];
  /** Last clock change at or before the instant. */
  previous_transition_at: Instant | null;
  /** Next clock change after the instant. */
  next_transition_at: Instant | null;
  place: Place;
  /** The request as interpreted. */
  input: Record<string, unknown>;
  meta: PlainMeta;
  warnings: Warning[];
}

export interface TimezoneRequest {
  /** A place as free text, or coordinates as text. When coordinates are given it is only their label. */
  location?: Location | undefined;
  /** Geographic latitude, north positive. */
  latitude?: Latitude | undefined;
  /** Alias of latitude. */
  lat?: Latitude | undefined;
  /** Geographic longitude, east positive. */
  longitude?: Longitude | undefined;
  /** Alias of longitude. */
  lon?: Longitude | undefined;
  /** Alias of longitude. */
  lng?: Longitude | undefined;
  /** Local wall clock, YYYY-MM-DDTHH:MM[:SS], proleptic Gregorian, without offset. Default, without utc: now. */
  local?: string | undefined;
  /** An instant, instead of local. */
  utc?: DateOrInstant | undefined;
  /** llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`. */
  format?: AnswerFormat | undefined;
  /** Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts. */
  fields?: readonly string[] | undefined;
  /** Decimals of degrees, cut and not rounded up. Default: `8`. */
  precision?: number | undefined;
}

export interface Tithi extends TimeSpan {
  index: number;
  id: TithiId;
  paksha: 'shukla' | 'krishna';
}

export type TithiId =
  | 'shukla_pratipada'
  | 'shukla_dwitiya'
  | 'shukla_tritiya'
  | 'shukla_chaturthi'
  | 'shukla_panchami'
  | 'shukla_shashthi'
  | 'shukla_saptami'
  | 'shukla_ashtami'
  | 'shukla_navami'
  | 'shukla_dashami'
  | 'shukla_ekadashi'
  | 'shukla_dwadashi'
  | 'shukla_trayodashi'
  | 'shukla_chaturdashi'
  | 'purnima'
  | 'krishna_pratipada'
  | 'krishna_dwitiya'
  | 'krishna_tritiya'
  | 'krishna_chaturthi'
  | 'krishna_panchami'
  | 'krishna_shashthi'
  | 'krishna_saptami'
  | 'krishna_ashtami'
  | 'krishna_navami'
  | 'krishna_dashami'
  | 'krishna_ekadashi'
  | 'krishna_dwadashi'
  | 'krishna_trayodashi'
  | 'krishna_chaturdashi'
  | 'amavasya';

/** An aspect of a moving body (point_1), with its time in orb. */
export interface TransitAspect extends AspectBetweenCharts {
  /** When the aspect came into orb. */
  starts_at: Instant | null;
  /** The nearest exact hit during this time in orb; null when there is none. */
  exact_at: Instant | null;
  /** When the aspect goes out of orb. */
  ends_at: Instant | null;
}

export type TransitEvent =
  ExactEvent | SignIngressEvent | HouseIngressEvent | StationEvent | LunationEvent | EclipseEvent;

export type TransitOrb = number | Partial<Record<AspectId, number>>;

/** A moving body over the birth chart. */
export interface TransitPoint extends Body {
  /** Ecliptic latitude. Unit: degrees. */
  latitude: number;
  /** Change of longitude. Unit: degrees per day. */
  speed: number;
  /** House of the birth chart; null without birth time. */
  natal_house: HouseNumber;
  /** With include details. */
  natal_house_position?: number | null;
}

export interface TransitPoints {
  sun?: TransitPoint;
  moon?: TransitPoint;
  mercury?: TransitPoint;
  venus?: TransitPoint;
  mars?: TransitPoint;
  jupiter?: TransitPoint;
  saturn?: TransitPoint;
  uranus?: TransitPoint;
  neptune?: TransitPoint;
  pluto?: TransitPoint;
  north_node?: TransitPoint;
  south_node?: TransitPoint;
  lilith?: TransitPoint;
  chiron?: TransitPoint;
  pholus?: TransitPoint;
  ceres?: TransitPoint;
  pallas?: TransitPoint;
  juno?: TransitPoint;
  vesta?: TransitPoint;
  cupido?: TransitPoint;
  hades?: TransitPoint;
  zeus?: TransitPoint;
  kronos?: TransitPoint;
  apollon?: TransitPoint;
  admetos?: TransitPoint;
  vulkanus?: TransitPoint;
  poseidon?: TransitPoint;
  transpluto?: TransitPoint;
  [name: string]: TransitPoint | undefined;
}

/** A time within the orb of an aspect; point_1 is the moving body. */
export interface TransitWindow extends AspectPair {
  id: string;
  /** When the aspect comes into orb. */
  starts_at: Instant;
  /** When the aspect goes out of orb. */
  ends_at: Instant;
  /** Empty for a near miss. */
  exact_at: Instant[];
  closest: {
    at: Instant;
    /** Separation minus the aspect’s angle, signed; 0 when exact. Unit: degrees. */
    orb: number;
  };
  /** Already in orb when the range starts; starts_at is then the start of the range. */
  clipped_start: boolean;
  /** Still in orb when the range ends; ends_at is then the end of the range. */
  clipped_end: boolean;
  /** The birth time is unknown: the instant is the one for a birth at noon. */
  approximate?: true;
}

/** What a transit of a house and sign means. */
export interface TransitedHouse {
  sign: Sign;
  /** From the sign of the reference. */
  bhava: number;
  /** Of the house, before vedha. */
  effect: 'good' | 'bad';
  /** Of its own ashtakavarga in the sign; null for nodes and without birth time. */
  bindus: number | null;
  /** Sarvashtakavarga of the sign. */
  sarva: number | null;
  /** By the Moon at the entry. */
  murti: 'gold' | 'silver' | 'copper' | 'iron' | null;
}

export type TransitsAnswer = TransitsSnapshot | TransitsRange;

/** With include natal: the parts of the birth chart that transits use. */
export interface TransitsNatal {
  points: Points;
  houses: Houses | null;
  lots?: Lots;
}

/** The events of a range, one page of them. */
export interface TransitsRange extends NextEvents, AnswerFrame {
  product: 'transits';
  mode: 'range';
  /** Start of the searched range. */
  starts_at: Instant;
  /** End of the searched range, exclusive. */
  ends_at: Instant;
  /** In order of time. */
  events: TransitEvent[];
  /** Times in orb that begin on this page or contain one of its hits. */
  windows?: TransitWindow[];
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null;
  natal?: TransitsNatal;
  /** Those of the birth. */
  time: Time;
  /** Those of the birth. */
  place: Place | null;
}

export interface TransitsRequest extends BirthData, NextAsked, AnswerChoice, ZodiacChoice {
  /** Local date of the snapshot. Default, without a range: today. */
  transit_date?: CalendarDate | undefined;
  /** Local time of the snapshot. Default: 12:00. */
  transit_time?: ClockTime | undefined;
  /** Place whose local time transit_date uses. Default: the birth place. */
  transit_location?: Location | undefined;
  transit_latitude?: Latitude | undefined;
  transit_longitude?: Longitude | undefined;
  /** Moving bodies. In a range the default is without the Moon. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`, `chiron`, `north_node`. */
  bodies?: BodyList | undefined;
  /** Natal points, or transiting for aspects among the moving bodies. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`, `chiron`, `north_node`, `asc`, `mc`. */
  targets?: 'transiting' | readonly PointId[] | undefined;
  /** Aspects to look for. Default: `conjunction`, `opposition`, `trine`, `square`, `sextile`. */
  aspects?: AspectList | undefined;
  /** One orb for all aspects, or by aspect; 0 to 10. Default: a flat 1°, or the orbs in settings when given. Unit: degrees. */
  orb?: TransitOrb | undefined;
  /** What to add to the aspects of a snapshot or the events of a range: windows (times in orb, for a range), natal (the birth chart), details (all fields of points, aspects and eclipses). Default: `windows`. */
  include?: readonly ('windows' | 'natal' | 'details' | 'default' | 'all')[] | undefined;
  /** Default of orb_scale: `1`. */
  settings?: TransitsSettings | undefined;
  /** Start of a range: a date (midnight UTC) or an instant. Not together with transit_date. */
  from?: DateOrInstant | undefined;
  /** End of the range, exclusive. At most 366 days with Sun, Moon, Mercury, Venus or Mars or topocentric coordinates, else 3660. */
  to?: DateOrInstant | undefined;
  /** Kinds of event in a range; lunation: the four phases of the Moon. Default: `exact`, `sign_ingress`, `house_ingress`, `station`. */
  events?: readonly ('exact' | 'sign_ingress' | 'house_ingress' | 'station' | 'eclipse' | 'lunation')[] | undefined;
  /** Events per page. Default: `500`. */
  limit?: number | undefined;
  /** next_cursor of the previous page, with the same request. */
  cursor?: string | undefined;
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface TransitsSettings extends ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings {
  coordinates?: CoordinatesSetting | undefined;
  lot_reversal?: LotReversalSetting | undefined;
}

/** The sky of one instant over the birth chart. */
export interface TransitsSnapshot extends AnswerFrame {
  product: 'transits';
  mode: 'snapshot';
  at: Instant;
  transits: TransitPoints;
  aspects: TransitAspect[];
  natal?: TransitsNatal;
  /** Those of the birth. */
  time: Time;
  /** Those of the birth. */
  place: Place | null;
  transit_place: Place | null;
}

/** Rulers of the triplicities. Default: `dorothean`. */
export type TriplicitySetting = 'dorothean' | 'lilly';

/** How uncertain an instant is when the birth time is unknown. */
export interface Uncertainty {
  /** The birth time is unknown: the instant is the one for a birth at noon. */
  approximate?: true;
  /** Earliest and latest possible instant, over the day of birth. */
  span?: TimeSpan;
}

export interface UndefinedFact extends Fact {}

/** Local time minus UTC, ±HH:MM[:SS]. */
export type UtcOffset = string;

export interface Vara extends OpenSpan {
  /** Weekday number; Sunday is 1. */
  index: number;
  id: Weekday;
  lord: SevenGraha;
  fraction: FractionPassed | null;
}

export interface Varga {
  sun: VargaPoint;
  moon: VargaPoint;
  mars: VargaPoint;
  mercury: VargaPoint;
  jupiter: VargaPoint;
  venus: VargaPoint;
  saturn: VargaPoint;
  rahu: VargaPoint;
  ketu: VargaPoint;
  /** Absent without a birth time. */
  lagna?: VargaPoint;
}

/** degree, dignity and deity come with include details. */
export interface VargaPoint {
  sign: Sign;
  degree?: DegreeInSign;
  /** Counted from the lagna of the varga, or from its Moon without a birth time. */
  bhava: BhavaNumber;
  dignity?: VedicDignity;
  /** Ruler of the division (BPHS 6), in Parashara’s reading of the varga. */
  deity?: string;
}

export interface Vargas {
  D1?: Varga;
  D2?: Varga;
  D3?: Varga;
  D4?: Varga;
  D7?: Varga;
  D9?: Varga;
  D10?: Varga;
  D12?: Varga;
  D16?: Varga;
  D20?: Varga;
  D24?: Varga;
  D27?: Varga;
  D30?: Varga;
  D40?: Varga;
  D45?: Varga;
  D60?: Varga;
  D5?: Varga;
  D6?: Varga;
  D8?: Varga;
  D11?: Varga;
  D81?: Varga;
  D108?: Varga;
  D144?: Varga;
  /** The vargas of settings.custom_vargas, as D<divisions>_<counting>. */
  custom?: Record<string, Varga>;
  /** Points in the same sign in the rasi chart and in the navamsa. */
  vargottama: ('lagna' | 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu')[];
}

/** Where varjyam begins in ardra, hasta and mula. Default: `panchanga`. */
export type VarjyamTableSetting = 'panchanga' | 'prashna_marga';

export interface VarshaphalAnswer extends AnswerFrame, TimeAndPlace {
  product: 'varshaphal';
  year: number;
  /** Wall clock at the place of the year’s chart, with offset. */
  starts_at_local: string;
  /** Without a birth time: earliest and latest start, over the day of birth. */
  span?: TimeSpan;
  completed_years: number;
  running_year: number;
  /** When the sidereal Sun returns to its natal longitude. */
  starts_at: Instant;
  ends_at: Instant;
  /** Of starts_at. Unit: Julian day UT1. */
  julian_day_ut: number;
  /** The year begins between sunrise and sunset. */
  day_birth: boolean | null;
  /** The birth time is unknown: the year begins within half a day of the given time. */
  approximate?: true;
  muntha?: Muntha | null;
  year_lord?: {
    planet: SevenGraha;
    reason:
      | 'strongest_aspecting_lagna'
      | 'none_aspects_lagna_strongest'
      | 'moon_yields_to_itthasala'
      | 'moon_yields_to_sign_lord';
  } | null;
  office_bearers?: OfficeBearer[] | null;
  sahams?: {
    punya: Saham;
    vidya: Saham;
    yashas: Saham;
    karma: Saham;
    asha: Saham;
    pitri: Saham;
    matri: Saham;
    bhratri: Saham;
    putra: Saham;
    vivaha: Saham;
    roga: Saham;
    mitra: Saham;
    mahatmya: Saham;
    samartha: Saham;
    gaurava: Saham;
    rajya: Saham;
    jeeva: Saham;
    kali: Saham;
    shastra: Saham;
    bandhu: Saham;
    mrityu: Saham;
    paradesa: Saham;
    artha: Saham;
    paradara: Saham;
    vanik: Saham;
    karyasiddhi: Saham;
    santapa: Saham;
    shraddha: Saham;
    preeti: Saham;
    jadya: Saham;
    vyapara: Saham;
    shatru: Saham;
    jalapatana: Saham;
    bandhana: Saham;
    apamrityu: Saham;
    labha: Saham;
  } | null;
  /** Five units for each: house of joy; own or exaltation sign; male in 4–6 and 10–12, female elsewhere; male by day, female by night. */
  harsha_bala?: {
    sun: HarshaBala;
    moon: HarshaBala;
    mars: HarshaBala;
    mercury: HarshaBala;
    jupiter: HarshaBala;
    venus: HarshaBala;
    saturn: HarshaBala;
  } | null;
  tajika_yogas?: TajikaYoga[] | null;
  /** Lagna and planets by their degrees in the sign. */
  patyayini_dasha?: PatyayiniPeriod[] | null;
  /** Vimshottari within the year; with mudda_start balance the first lord also has a part at the end. */
  mudda_dasha?: MuddaPeriod[];
  /** Maasa pravesha: each begins when the Sun is a whole number of signs from its natal longitude. */
  months?: TajikaSunChart[];
  /** Shashti-hora: the 144 parts in which the Sun moves 2°30′. */
  sixty_hours?: TajikaSunChart[];
  tithi_pravesha?: {
    at: Instant;
    at_local: string;
    /** Moon − Sun at birth, which comes back. Unit: degrees. */
    elongation: number;
    /** The Sun is in its natal sign; false when the angle does not come back there: then the nearest to the return. */
    in_natal_month: boolean;
    chart: VarshaphalChart;
  };
  chart?: VarshaphalChart;
  /** Every reading the answer uses, under the name of its setting where there is one. */
  conventions: {
    ayanamsa: string;
    node: 'mean' | 'true';
    positions: 'apparent' | 'true';
    /** Sunrise definition that decides whether the year begins by day or by night. */
    sunrise: 'hindu' | 'center' | 'visible';
    moon_year_lord: 'yields' | 'keeps';
    saham_school: 'neelakantha' | 'narasimha_rao';
    /** Sahams whose first two terms are swapped by night, of those on which schools differ, or as asked. */
    saham_reversal: SahamId[];
    mudda_start: 'full' | 'balance';
    /** The year runs from one return of the Sun among the stars to the next. */
    year: 'sidereal_solar_return';
    /** The birth lagna with its degree, moved one sign per completed year. */
    muntha: 'birth_lagna_a_sign_a_year';
    /** Counted from the lagna of the year. */
    bhavas: 'whole_sign';
    /** The haddas are the Egyptian terms. */
    hadda: 'egyptian_terms';
    /** The drekkana lords follow the Chaldean order, starting with Mars in Aries. */
    drekkana_lords: 'planets_from_mars';
    /** Panchavargiya bala: friends and enemies by position in the year’s chart (3, 5, 9, 11 friend; 1, 4, 7, 10 enemy; else neutral), not by nature. */
    relations: 'by_aspect';
    /** Half the sum of the degrees of light: Sun 15, Moon 12, Mars 8, Mercury 7, Jupiter 9, Venus 7, Saturn 9. */
    orbs: 'deeptamsha';
    /** When the third term is not between the second and the first, 30° is added. */
    saham_far_lagna: 'a_sign_added';
    /** Birth nakshatra plus completed years minus two, modulo nine: 1 Sun, 2 Moon, 3 Mars, 4 Rahu, 5 Jupiter, 6 Saturn, 7 Mercury, 8 Ketu, 0 Venus. */
    mudda_first_lord: 'nakshatra_plus_years_less_two';
    /** By day: between sunrise and sunset; inside the polar circles while the Sun is above the horizon. */
    day_birth: 'sunrise_to_sunset';
  };
  /** The sources of each part of the answer. */
  sources: {
    muntha?: string;
    year_lord?: string;
    office_bearers?: string;
    sahams?: string;
    harsha_bala?: string;
    tajika_yogas?: string;
    patyayini_dasha?: string;
    mudda_dasha?: string;
    months?: string;
    sixty_hours?: string;
    tithi_pravesha?: string;
  };
}

export interface VarshaphalChart {
  lagna: Lagna | null;
  bhavas_from: 'lagna' | 'moon';
  points: VedicPoints;
}

export interface VarshaphalRequest extends BirthData, AnswerChoice, VedicZodiacChoice {
  /** Calendar year of the birthday with which the Tajika year begins. Default: the current Tajika year. */
  year?: number | undefined;
  /** Where the year’s chart is cast. Default: the birth place. */
  relocation?: PlaceInput | undefined;
  /** How to compute; everything is optional. */
  settings?:
    | (ResolutionSettings & {
        /** Lunar node. Default: `mean`. */
        node?: NodeSetting | undefined;
        positions?: PositionsSetting | undefined;
        /** What sunrise means. Default: `hindu`. */
        sunrise?: SunriseSetting | undefined;
        /** Whose sahams. Neelakantha does not reverse putra and vivaha by night; Narasimha Rao does, and has asha from Mars instead of Venus. Default: `neelakantha`. */
        saham_school?: 'neelakantha' | 'narasimha_rao' | undefined;
        /** The sahams reversed by night, instead of those of the school; an empty list means none. */
        saham_reversal?: readonly SahamId[] | undefined;
        /** Whether the first lord of the mudda dasha has a full period, or only the part of the nakshatra that the Moon at birth had left; the rest then comes at the end of the year. Default: `full`. */
        mudda_start?: 'full' | 'balance' | undefined;
        /** Whether the Moon, when chosen as year lord, hands the year to the planet of its itthasala or to the lord of its sign. Default: `yields`. */
        moon_year_lord?: 'yields' | 'keeps' | undefined;
      })
    | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `muntha`, `year_lord`, `mudda_dasha`, `chart`. */
  include?:
    | readonly (
        | 'muntha'
        | 'year_lord'
        | 'office_bearers'
        | 'sahams'
        | 'harsha_bala'
        | 'tajika_yogas'
        | 'patyayini_dasha'
        | 'mudda_dasha'
        | 'months'
        | 'sixty_hours'
        | 'tithi_pravesha'
        | 'chart'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface VedicAnswer extends VedicParts, VedicHead, AnswerFrame, TimeAndPlace {
  product: 'vedic';
  at: Instant;
  /** The instant of analysis, for current dashas and Sade Sati. */
  analysis_at: Instant;
  conventions: VedicConventions;
  /** The sources of each part of the answer; BPHS chapters in Santhanam’s numbering. */
  sources: {
    points?: string;
    bhavas?: string;
    chalit?: string;
    vargas?: string;
    vimshopaka?: string;
    dashas?: string;
    karakas?: string;
    arudhas?: string;
    graha_arudhas?: string;
    upagrahas?: string;
    special_lagnas?: string;
    sphutas?: string;
    mrityu_bhaga?: string;
    argala?: string;
    sudarshana?: string;
    kp?: string;
    yogas?: string;
    shadbala?: string;
    bhavabala?: string;
    ashtakavarga?: string;
    avasthas?: string;
    longevity?: string;
    drishti?: string;
    panchang?: string;
    doshas?: string;
    sade_sati?: string;
  };
}

/** What to compute of a Vedic chart, and how. */
export interface VedicChartChoice {
  /** Day of current dashas and Sade Sati. Default: now. */
  analysis_date?: CalendarDate | undefined;
  /** Local time of analysis_date. Default with a date: 12:00. */
  analysis_time?: ClockTime | undefined;
  /** Lists the dashas from here in `within`; with dashas_to. */
  dashas_from?: DateOrInstant | undefined;
  /** End of that list, exclusive; at most 5000 periods. */
  dashas_to?: DateOrInstant | undefined;
  /** Levels of that list. Default: `5`. */
  dashas_levels?: number | undefined;
  settings?: VedicSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `points`, `bhavas`, `vargas`, `dashas`. */
  include?:
    | readonly (
        | 'points'
        | 'bhavas'
        | 'chalit'
        | 'vargas'
        | 'vimshopaka'
        | 'dashas'
        | 'karakas'
        | 'arudhas'
        | 'graha_arudhas'
        | 'upagrahas'
        | 'special_lagnas'
        | 'sphutas'
        | 'mrityu_bhaga'
        | 'argala'
        | 'sudarshana'
        | 'kp'
        | 'yogas'
        | 'shadbala'
        | 'bhavabala'
        | 'ashtakavarga'
        | 'avasthas'
        | 'longevity'
        | 'drishti'
        | 'panchang'
        | 'doshas'
        | 'sade_sati'
        | 'all_vargas'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
}

/** Every reading the answer uses, under the name of the setting that changes it. */
export interface VedicConventions {
  ayanamsa: string;
  node: 'mean' | 'true';
  positions: 'apparent' | 'true';
  coordinates: 'geocentric' | 'topocentric';
  bhava: 'whole_sign' | 'chalit';
  house_system: HouseSystem;
  sunrise: 'hindu' | 'center' | 'visible';
  dasha_year: 365.25 | 365.2425 | 365.24219 | 365.256363 | 360 | 'solar';
  narayana_lords: 'rao' | 'chara' | 'mars_saturn';
  narayana_equal: 'advanced_lord' | 'longer_dasha';
  narayana_varga: number;
  karaka_scheme: 7 | 8;
  dual_lords: boolean;
  gulika_at: 'start' | 'middle' | 'end';
  varga_readings: {
    D2: 'parashara' | 'parivritti' | 'uma_shambhu';
    D3: 'parashara' | 'parivritti' | 'somanatha' | 'jagannatha';
    D30: 'parashara' | 'parivritti';
    D108: 'd9_of_d12' | 'd12_of_d9';
  };
  node_aspects: 'none' | 'jupiter';
  ashtakavarga_table: 'parashara' | 'varahamihira' | 'narasimha_rao' | 'parashara_moon_from_mars';
  ekadhipatya: 'replace' | 'subtract';
  shadbala_scheme: 'raman' | 'bphs';
  gajakesari: 'plain' | 'strict';
  manglik_houses: number[];
  lunar_month: 'amanta' | 'purnimanta';
  varjyam_table: 'panchanga' | 'prashna_marga';
  hora: 'unequal' | 'equal';
}

export type VedicDignity =
  'moolatrikona' | 'exalted' | 'own' | 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy' | 'debilitated';

/** The head of a Vedic chart, before its parts. */
export interface VedicHead {
  ayanamsa: {
    id: string;
    /** With nutation; the value that is subtracted. Unit: degrees. */
    value: number;
    /** Without nutation. Unit: degrees. */
    mean: number;
  };
  /** Null without a birth time. */
  lagna: Lagna | null;
  moon_sign: Sign;
  /** Sign of the Moon. */
  nakshatra: Nakshatra;
  /** What the bhavas are counted from; moon without a birth time. */
  bhavas_from: 'lagna' | 'moon';
}

export interface VedicNatalRequest extends BirthData, VedicChartChoice, AnswerChoice {
  /** The answer of /natal/vedic. */
  system: 'vedic';
  /** Optional; false is refused. */
  sidereal?: true | undefined;
  format?: AnswerFormat | undefined;
}

/** Points and bhavas as in /natal/vedic. */
export interface VedicPairChart extends VedicHead {
  points?: VedicPoints;
  bhavas?: Bhava[];
}

/** Parts of a Vedic chart: the default parts, and the parts added by include. */
export interface VedicParts {
  points?: VedicPoints;
  bhavas?: Bhava[];
  chalit?: Chalit | null;
  vargas?: Vargas;
  /** BPHS 7.17–27. */
  vimshopaka?: {
    sun: Vimshopaka;
    moon: Vimshopaka;
    mars: Vimshopaka;
    mercury: Vimshopaka;
    jupiter: Vimshopaka;
    venus: Vimshopaka;
    saturn: Vimshopaka;
    rahu: Vimshopaka;
    ketu: Vimshopaka;
  };
  dashas?: Dashas;
  karakas?: {
    scheme: 7 | 8;
    order: {
      karaka: 'atma' | 'amatya' | 'bhratri' | 'matri' | 'pitri' | 'putra' | 'gnati' | 'dara';
      planet: Graha;
      /** Degrees in the sign; for Rahu from the end of the sign. Unit: degrees. */
      degree: number;
    }[];
  };
  arudhas?:
    | {
        id: string;
        /** Whose arudha. */
        bhava: BhavaNumber;
        sign: Sign;
        /** The house in which the arudha falls. */
        in_bhava: BhavaNumber;
        lord: Graha;
      }[]
    | null;
  graha_arudhas?: {
    sun: GrahaArudha;
    moon: GrahaArudha;
    mars: GrahaArudha;
    mercury: GrahaArudha;
    jupiter: GrahaArudha;
    venus: GrahaArudha;
    saturn: GrahaArudha;
    rahu: GrahaArudha;
    ketu: GrahaArudha;
  };
  upagrahas?: {
    dhuma: SiderealPlace;
    vyatipata: SiderealPlace;
    parivesha: SiderealPlace;
    indrachapa: SiderealPlace;
    upaketu: SiderealPlace;
    kala: RisingUpagraha | null;
    mrityu: RisingUpagraha | null;
    ardhaprahara: RisingUpagraha | null;
    yamaghantaka: RisingUpagraha | null;
    gulika: RisingUpagraha | null;
    mandi: RisingUpagraha | null;
  };
  special_lagnas?: {
    bhava_lagna: SiderealPlace | null;
    hora_lagna: SiderealPlace | null;
    ghati_lagna: SiderealPlace | null;
    varnada_lagna: SiderealPlace | null;
    sree_lagna: SiderealPlace | null;
    indu_lagna: SiderealPlace | null;
    pranapada: SiderealPlace | null;
  } | null;
  sphutas?: {
    bhrigu_bindu: Sphuta | null;
    yogi: Sphuta | null;
    avayogi: Sphuta | null;
    beeja: Sphuta | null;
    kshetra: Sphuta | null;
    tithi: Sphuta | null;
    yoga: Sphuta | null;
    rahu_tithi: Sphuta | null;
    tri: Sphuta | null;
    chatur: Sphuta | null;
    pancha: Sphuta | null;
    prana: Sphuta | null;
    deha: Sphuta | null;
    mrityu: Sphuta | null;
    sookshma_tri: Sphuta | null;
  };
  mrityu_bhaga?: {
    sun: MrityuBhaga;
    moon: MrityuBhaga;
    mars: MrityuBhaga;
    mercury: MrityuBhaga;
    jupiter: MrityuBhaga;
    venus: MrityuBhaga;
    saturn: MrityuBhaga;
    rahu: MrityuBhaga;
    ketu: MrityuBhaga;
    mandi: MrityuBhaga | null;
    lagna: MrityuBhaga | null;
  };
  argala?: {
    bhavas: {
      bhava: BhavaNumber;
      argalas: Argala[];
    }[];
    rahu: Argala[];
    ketu: Argala[];
  };
  sudarshana?: {
    houses: {
      bhava: BhavaNumber;
      lagna: SudarshanaPlace;
      moon: SudarshanaPlace;
      sun: SudarshanaPlace;
    }[];
    /** At the instant of analysis; empty before the birth. Years as in settings.dasha_year. */
    current: (TimeSpan & {
      level: 'year' | 'month' | 'part';
      bhava: BhavaNumber;
    })[];
  } | null;
  kp?: {
    points: {
      sun: SubLords;
      moon: SubLords;
      mars: SubLords;
      mercury: SubLords;
      jupiter: SubLords;
      venus: SubLords;
      saturn: SubLords;
      rahu: SubLords;
      ketu: SubLords;
    };
    lagna: SubLords | null;
    cusps:
      | (SubLords &
          ZodiacPosition & {
            bhava: BhavaNumber;
          })[]
      | null;
  };
  yogas?: VedicYoga[];
  shadbala?: {
    sun: Shadbala;
    moon: Shadbala;
    mars: Shadbala;
    mercury: Shadbala;
    jupiter: Shadbala;
    venus: Shadbala;
    saturn: Shadbala;
    /** With include details: the lords of year, month, weekday and hour; null when the Sun does not rise or set. */
    basis?: {
      /** Since midnight. Unit: hours. */
      local_apparent_time: number;
      /** Days since Creation. Unit: days. */
      ahargana: number;
      abda_lord: SevenGraha;
      masa_lord: SevenGraha;
      vara_lord: SevenGraha;
      hora_lord: SevenGraha;
      tribhaga_lord: SevenGraha;
    } | null;
  } | null;
  /** BPHS 27.26–31. */
  bhavabala?:
    | {
        bhava: BhavaNumber;
        lord: SevenGraha;
        /** Middle of the bhava in the chalit. */
        middle: SiderealPlace;
        /** Shadbala of the lord. Unit: virupas. */
        adhipati: number;
        /** Unit: virupas. */
        dig: number;
        /** Unit: virupas. */
        drik: number;
        /** Unit: virupas. */
        total: number;
        /** Unit: rupas. */
        rupas: number;
        /** 1 strongest. */
        rank: number;
      }[]
    | null;
  ashtakavarga?: {
    /** The school whose tables and reductions are used. */
    table: 'parashara' | 'varahamihira' | 'narasimha_rao' | 'parashara_moon_from_mars';
    source: string;
    sources: {
      bindus: string;
      trikona: string;
      ekadhipatya: string;
      pinda: string;
    };
    /** An empty sign with a larger value than its occupied twin takes the twin’s value, or keeps the difference. Default: the reading of the school. */
    ekadhipatya: 'replace' | 'subtract';
    /** False when settings.ekadhipatya differs from the school. */
    school_whole: boolean;
    /** The sign of the lagna counts as occupied in ekadhipatya shodhana. */
    lagna_occupies: boolean;
    /** The sum is 337. */
    sarva: BindusBySign;
    bhinna: BindusByPlanet;
    /** Bindus of the lagna, not included in sarva; null when the school has none. */
    lagna: BindusBySign | null;
    shodhana: {
      trikona: BindusByPlanet;
      ekadhipatya: BindusByPlanet;
    };
    pinda: {
      sun: Pinda;
      moon: Pinda;
      mars: Pinda;
      mercury: Pinda;
      jupiter: Pinda;
      venus: Pinda;
      saturn: Pinda;
    };
    /** With include details: which contributor gives a bindu in which sign. */
    prastara?: {
      sun: BindusByContributor;
      moon: BindusByContributor;
      mars: BindusByContributor;
      mercury: BindusByContributor;
      jupiter: BindusByContributor;
      venus: BindusByContributor;
      saturn: BindusByContributor;
      lagna: BindusByContributor | null;
    };
  } | null;
  avasthas?: {
    sun: Avasthas;
    moon: Avasthas;
    mars: Avasthas;
    mercury: Avasthas;
    jupiter: Avasthas;
    venus: Avasthas;
    saturn: Avasthas;
    rahu: Avasthas;
    ketu: Avasthas;
  };
  longevity?: {
    pindayu: Ayurdaya;
    nisargayu: Ayurdaya;
    amsayu: Ayurdaya;
    three_pairs: {
      lords: SpanOfLife;
      moon_and_saturn: SpanOfLife;
      /** Lagna and hora lagna; null without a sunrise. */
      lagnas: SpanOfLife | null;
      span: SpanOfLife | null;
    };
  } | null;
  drishti?: Drishti;
  panchang?: ChartPanchang | null;
  doshas?: {
    manglik: Manglik & {
      source: string;
    };
    kaal_sarpa: {
      present: boolean;
      /** Exactly one planet is outside; present is then false. */
      partial: boolean;
      /** Named by Rahu’s house; null when neither present nor partial, or without a birth time. */
      type:
        | 'anant'
        | 'kulik'
        | 'vasuki'
        | 'shankhpal'
        | 'padma'
        | 'mahapadma'
        | 'takshak'
        | 'karkotak'
        | 'shankhachud'
        | 'ghatak'
        | 'vishdhar'
        | 'sheshnag'
        | null;
      arc: 'rahu_to_ketu' | 'ketu_to_rahu' | null;
      outside: SevenGraha[];
      source: string;
    };
    /** Moon in ashwini, ashlesha, magha, jyeshtha, mula, revati. */
    gandmool: {
      present: boolean;
      nakshatra: Nakshatra;
      pada: number;
      source: string;
    };
    /** Null without a birth time. */
    pitru: {
      present: boolean;
      planets: Graha[];
      source: string;
    } | null;
  };
  sade_sati?: SadeSati;
}

/** A graha. The fields from id to vargottama come with include details. */
export interface VedicPoint extends ZodiacPosition {
  retrograde: boolean;
  /** House by settings.bhava; counted from the Moon without a birth time. */
  bhava: BhavaNumber;
  nakshatra: NakshatraPosition;
  dignity: VedicDignity;
  combust: boolean;
  id?: Graha;
  /** Degree within the sign in degrees, minutes, seconds. */
  dms?: string;
  /** Unit: degrees. */
  latitude?: number;
  /** Unit: astronomical units. */
  distance_au?: number;
  /** Change of longitude. Unit: degrees per day. */
  speed?: number;
  /** Unit: degrees. */
  right_ascension?: number;
  /** Unit: degrees. */
  declination?: number;
  /** Unit: degrees per day. */
  speed_declination?: number;
  motion?: 'direct' | 'retrograde' | 'stationary';
  sign_lord?: SevenGraha;
  /** Null without a birth time. */
  chalit_bhava?: BhavaNumber | null;
  /** Fivefold relation to the sign lord; null when in its own sign. */
  compound_relation?: 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy' | null;
  natural_benefic?: boolean;
  war?: {
    with: Graha;
    won: boolean;
  } | null;
  vargottama?: boolean;
  /** The Moon’s range over the local day when the birth time is unknown. */
  range?: {
    start_of_day: EclipticLongitude;
    end_of_day: EclipticLongitude;
    sign_changes: boolean;
    nakshatra_changes: boolean;
  };
}

export interface VedicPoints {
  sun: VedicPoint;
  moon: VedicPoint;
  mars: VedicPoint;
  mercury: VedicPoint;
  jupiter: VedicPoint;
  venus: VedicPoint;
  saturn: VedicPoint;
  rahu: VedicPoint;
  ketu: VedicPoint;
}

export interface VedicRequest extends BirthData, VedicChartChoice, AnswerChoice, VedicZodiacChoice {
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface VedicSettings extends ResolutionSettings {
  /** Lunar node. Default: `mean`. */
  node?: NodeSetting | undefined;
  positions?: PositionsSetting | undefined;
  /** House system of the chalit and of KP cusps. Default: `S`. */
  house_system?: HouseSystem | undefined;
  polar_fallback?: PolarFallbackSetting | undefined;
  /** What sunrise means. Default: `hindu`. */
  sunrise?: SunriseSetting | undefined;
  /** Where the sky is seen from. Default: `geocentric`. */
  coordinates?: 'geocentric' | 'topocentric' | undefined;
  /** How houses are counted: whole signs from the lagna, or the chalit. Default: `whole_sign`. */
  bhava?: BhavaSetting | undefined;
  /** Divisional charts of Parashara. Default: the navamsa; all sixteen with include all_vargas. */
  vargas?: readonly (1 | 2 | 3 | 4 | 7 | 9 | 10 | 12 | 16 | 20 | 24 | 27 | 30 | 40 | 45 | 60)[] | undefined;
  /** D5, D6, D8, D11; D81 = D9 of D9, D108 = D9 of D12 (or D12 of D9, by varga_readings), D144 = D12 of D12. */
  extra_vargas?: readonly (5 | 6 | 8 | 11 | 81 | 108 | 144)[] | undefined;
  /** Custom divisional charts; in the answer as D<divisions>_<counting>. */
  custom_vargas?:
    | readonly {
        divisions: number;
        /** Default: `parivritti`. */
        counting?: 'parivritti' | 'parivritti_even_reversed' | 'from_sign' | 'somanatha' | undefined;
      }[]
    | undefined;
  /** Readings of a varga other than Parashara’s; for D108 which varga is computed from which (default d9_of_d12). */
  varga_readings?:
    | {
        D2?: 'parashara' | 'parivritti' | 'uma_shambhu' | undefined;
        D3?: 'parashara' | 'parivritti' | 'somanatha' | 'jagannatha' | undefined;
        D30?: 'parashara' | 'parivritti' | undefined;
        D108?: 'd9_of_d12' | 'd12_of_d9' | undefined;
      }
    | undefined;
  /** Dashas to compute. Default: `vimshottari`. */
  dasha_systems?: readonly DashaSystem[] | undefined;
  /** Days in a dasha year; solar means from one return of the Sun to the next. Default: `365.25`. */
  dasha_year?: 365.25 | 365.2425 | 365.24219 | 365.256363 | 360 | 'solar' | undefined;
  /** Depth of the tree. Default: 1, or 2 with include details. Current periods always have five levels. */
  dasha_levels?: number | undefined;
  /** Narayana, sudasa, shoola, niryana shoola, drig and mandook: who rules Scorpio and Aquarius: the stronger of the two lords by Narasimha Rao or as in the chara dasha, or always Mars and Saturn. Default: `rao`. */
  narayana_lords?: 'rao' | 'chara' | 'mars_saturn' | undefined;
  /** The same dashas: of two signs of equal strength, the stronger is the one whose lord is more advanced in its sign, or the one with the longer dasha. Default: `advanced_lord`. */
  narayana_equal?: 'advanced_lord' | 'longer_dasha' | undefined;
  /** The varga of the narayana dasha. Default: `1`. */
  narayana_varga?:
    | 1
    | 2
    | 3
    | 4
    | 7
    | 9
    | 10
    | 12
    | 16
    | 20
    | 24
    | 27
    | 30
    | 40
    | 45
    | 60
    | 5
    | 6
    | 8
    | 11
    | 81
    | 108
    | 144
    | undefined;
  /** The table of bindus, and with it the school of the reductions. Default: `parashara`. */
  ashtakavarga_table?: 'parashara' | 'varahamihira' | 'narasimha_rao' | 'parashara_moon_from_mars' | undefined;
  /** Ashtakavarga: a different ekadhipatya shodhana than that of the school (ashtakavarga_table). */
  ekadhipatya?: 'replace' | 'subtract' | undefined;
  /** The source of the values of saptavargaja bala. Default: `raman`. */
  shadbala_scheme?: 'raman' | 'bphs' | undefined;
  /** Only yogas that are present, or all that were checked. Default: `present`. */
  yogas?: 'present' | 'all' | undefined;
  /** Gajakesari by angle only, or with all conditions of the texts. Default: `plain`. */
  gajakesari?: 'plain' | 'strict' | undefined;
  /** Aspects of Rahu and Ketu. Default: `none`. */
  node_aspects?: 'none' | 'jupiter' | undefined;
  /** The moment within its part of the day that gives Gulika. Default: `start`. */
  gulika_at?: 'start' | 'middle' | 'end' | undefined;
  /** Number of chara karakas. Default: `8`. */
  karaka_scheme?: 7 | 8 | undefined;
  /** Arudhas: use Ketu and Rahu as second lords of Scorpio and Aquarius. Default: `false`. */
  dual_lords?: boolean | undefined;
  /** Houses in which Mars makes a chart manglik. Default: `1`, `2`, `4`, `7`, `8`, `12`. */
  manglik_houses?: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[] | undefined;
  hora?: HoraSetting | undefined;
  lunar_month?: LunarMonthSetting | undefined;
  varjyam_table?: VarjyamTableSetting | undefined;
}

export interface VedicSynastryAnswer extends TimesAndPlaces, AnswerFrame {
  product: 'synastry';
  mode: 'synastry' | 'composite' | 'davison' | 'relationship';
  system: 'vedic';
  charts?: {
    person_a: VedicPairChart;
    person_b: VedicPairChart;
  };
  guna_milan?: GunaMilan;
}

export interface VedicSynastryRequest extends AnswerChoice {
  person_a: BirthData;
  person_b: BirthData;
  /** Shared by both people: guna milan and both charts. */
  mode?: 'synastry' | 'relationship' | undefined;
  /** Guna milan and both Vedic charts. */
  system: 'vedic';
  /** Optional; false is refused. */
  sidereal?: true | undefined;
  settings?: VedicSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `charts`, `guna_milan`. */
  include?: readonly ('charts' | 'guna_milan' | 'details' | 'default' | 'all')[] | undefined;
  /** Kootas with an exception get full points. Default: `false`. */
  apply_exceptions?: boolean | undefined;
  format?: AnswerFormat | undefined;
}

export interface VedicYoga {
  id: string;
  name: string;
  category:
    | 'mahapurusha'
    | 'lunar'
    | 'solar'
    | 'lagna'
    | 'nabhasa'
    | 'raja'
    | 'viparita'
    | 'parivartana'
    | 'dhana'
    | 'conjunction'
    | 'affliction'
    | 'malika'
    | 'body'
    | 'bhava';
  /** Null when it cannot be judged: no birth time, or no gender. */
  present: boolean | null;
  planets: Graha[];
  bhavas: BhavaNumber[];
  rule: string;
  source: string;
  strength: 'strong' | 'moderate' | 'weak' | null;
  cancelled_by: string[];
  modern?: true;
}

/** The system and the zodiac of a product that is always Vedic. */
export interface VedicZodiacChoice {
  /** Optional; western is refused. */
  system?: 'vedic' | undefined;
  /** Optional; false is refused. */
  sidereal?: true | undefined;
}

export interface Vimshopaka {
  shadvarga: number;
  saptavarga: number;
  dashavarga: number;
  shodasavarga: number;
}

export interface VisibilityPeriod extends TimeSpan {
  state:
    | 'invisible'
    | 'morning'
    | 'evening'
    | 'all_night'
    | 'evening_and_morning'
    | 'night'
    | 'visible'
    | 'polar'
    | 'circumpolar'
    | 'never_rises';
}

export interface VoidOfCourse extends TimeSpan {
  /** Sign of the Moon when the void begins. */
  sign: Sign;
  starts_at_local?: LocalTime;
  /** The exact aspect that begins it; null when the Moon was void from its entry into the sign. */
  last_aspect: MoonAspect | null;
  ends_at_local?: LocalTime;
  /** ingress: the Moon leaves the sign (last_aspect). application: the Moon comes into orb of the next aspect (lilly), or within 30° of it (hellenistic), in any sign. */
  ends_by: 'ingress' | 'application';
  /** The aspect whose application ends the void; null when it ends by ingress. */
  next_aspect: MoonAspect | null;
  /** Unit: hours. */
  hours: number;
  /** The sign entered; null when the void ends by application. */
  next_sign: Sign | null;
  /** Julian day of the start; with include details. Unit: Julian day UT1. */
  julian_day_ut?: number;
}

/** Something the caller should know about the request; the answer is still valid. */
export interface Warning {
  code:
    | 'birth_time_unknown'
    | 'ambiguous_location'
    | 'ambiguous_local_time'
    | 'nonexistent_local_time'
    | 'local_mean_time_used'
    | 'timezone_uncertain'
    | 'calendar_assumed'
    | 'house_system_fallback'
    | 'houses_reversed'
    | 'polar_no_sunrise'
    | 'reduced_precision'
    | 'body_unavailable'
    | 'range_clipped'
    | 'bounds_undefined'
    | 'mean_undetermined'
    | 'leap_second'
    | 'location_corrected'
    | 'unknown_field'
    | 'future_date'
    | 'assumed_roles'
    | 'no_return_in_year'
    | 'location_ignored'
    | 'converse_assumed'
    | 'items_not_covered'
    | 'field_absent'
    | 'model_failed'
    | 'model_refused';
  message: string;
  field?: string;
  /** Other places, or the possible readings of a local time or a date. */
  candidates?: unknown[];
  /** With range_clipped: the range that was searched; ends_at is exclusive. */
  searched?: TimeSpan;
}

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';

export interface WesternNatalAnswer extends Chart, AnswerFrame, TimeAndPlace {
  product: 'natal';
  at: Instant;
  strengths?: Strengths | null;
  almuten?: Almuten | null;
  hyleg?: Hyleg | null;
}

export interface WesternNatalRequest extends BirthData, AnswerChoice {
  /** Astrological system; vedic gives the answer of /natal/vedic. Default: `western`. */
  system?: 'western' | undefined;
  /** True for the sidereal zodiac (Growth plan). Default: `false`. */
  sidereal?: boolean | undefined;
  /** Default of orb_scale: `1`. */
  settings?: NatalSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects`, `lunar_phase`. */
  include?:
    | readonly (
        | 'points'
        | 'houses'
        | 'aspects'
        | 'declinations'
        | 'dignities'
        | 'lots'
        | 'patterns'
        | 'balance'
        | 'lunar_phase'
        | 'stars'
        | 'midpoints'
        | 'stations'
        | 'gauquelin'
        | 'antiscia'
        | 'receptions'
        | 'harmonics'
        | 'draconic'
        | 'midpoint_trees'
        | 'dial'
        | 'antiscia_contacts'
        | 'declination_graph'
        | 'star_parans'
        | 'all_aspects'
        | 'details'
        | 'strengths'
        | 'almuten'
        | 'hyleg'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

export interface WesternSynastryAnswer extends TimesAndPlaces, AnswerFrame {
  product: 'synastry';
  mode: 'synastry' | 'composite' | 'davison' | 'relationship';
  charts?: {
    person_a: PersonChart;
    person_b: PersonChart;
  };
  aspects?: InterAspect[];
  double_whammies?: DoubleWhammy[];
  declination_aspects?: DeclinationAspectBetweenCharts[];
  overlays?: {
    a_in_b: HouseOverlay | null;
    b_in_a: HouseOverlay | null;
  };
  score?: CompatibilityScore;
  composite?: Composite;
  davison?: Davison;
  guna_milan?: GunaMilan;
}

export interface WesternSynastryRequest extends AnswerChoice, ZodiacChoice {
  person_a: BirthData;
  person_b: BirthData;
  /** Which chart of a relationship; relationship means all of them. On POST /swiss the request word sets it. Default: `synastry`. */
  mode?: 'synastry' | 'composite' | 'davison' | 'relationship' | undefined;
  /** Default of orb_scale: `0.75`. Shared by all people. Aspects default to conjunction, opposition, trine, square, sextile; bodies to Sun…Pluto, north node, Chiron. */
  settings?: SynastrySettings | undefined;
  /** Parts of the answer. default means the default parts of the mode, all means everything. Default by mode: synastry aspects, overlays, score; composite composite, composite_aspects; davison davison, davison_aspects; relationship aspects, overlays, score, composite, davison, guna_milan. */
  include?:
    | readonly (
        | 'charts'
        | 'aspects'
        | 'overlays'
        | 'score'
        | 'composite'
        | 'davison'
        | 'declinations'
        | 'guna_milan'
        | 'double_whammies'
        | 'composite_aspects'
        | 'davison_aspects'
        | 'all_aspects'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
  /** Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places. */
  relocation?: PlaceInput | undefined;
  /** derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number. Default: `derived`. */
  composite_houses?: 'derived' | 'midpoint' | undefined;
  /** Mercury and Venus move to the opposite point where it is nearer to the composite Sun. Default: `false`. */
  composite_sun_proximity?: boolean | undefined;
  /** Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle). Default: `arithmetic`. */
  davison_geo?: 'arithmetic' | 'great_circle' | undefined;
  /** Guna milan: kootas with an exception get full points. Default: `false`. */
  apply_exceptions?: boolean | undefined;
  format?: AnswerFormat | undefined;
}

export interface YearlyCycleAnswer extends AnswerFrame {
  product: 'yearly_cycle';
  year: number;
  /** From the solar return of the year to the next one, exclusive. */
  span: TimeSpan & {
    /** The birth time is unknown: the instant is the one for a birth at noon. */
    approximate?: true;
  };
  solar_return?: Return;
  /** Null without a birth time. */
  profections?: Profections | null;
  transits?: SlowTransits;
  eclipses?: Eclipse[];
  progressed_moon?: ProgressedMoon;
  lunar_returns?: LunarReturn[];
  /** Mercury to Pluto and Chiron. */
  stations?: StationEvent[];
  /** All events of this answer in order of time. */
  timeline?: TimelineEntry[];
  /** Those of the birth. */
  time: Time;
  /** Those of the birth. */
  place: Place | null;
}

export interface YearlyCycleRequest extends BirthData, AnswerChoice, ZodiacChoice {
  /** The calendar year in which the solar year begins; not before the birth. Default: the current solar year. */
  year?: number | undefined;
  /** Place of the return. Default: the birth place. */
  relocation?: Relocation | undefined;
  /** Alias of relocation.location. */
  return_location?: Location | undefined;
  return_latitude?: Latitude | undefined;
  return_longitude?: Longitude | undefined;
  /** One orb for all aspects, or by aspect; 0 to 10. Default: a flat 1°, or the orbs in settings when given. Unit: degrees. */
  orb?: TransitOrb | undefined;
  /** Default of orb_scale: `1`. */
  settings?: YearlyCycleSettings | undefined;
  /** Parts of the answer. default means the default parts, all means everything. Default: `solar_return`, `profections`, `transits`, `eclipses`. */
  include?:
    | readonly (
        | 'solar_return'
        | 'profections'
        | 'transits'
        | 'eclipses'
        | 'progressed_moon'
        | 'lunar_returns'
        | 'stations'
        | 'timeline'
        | 'ingresses'
        | 'windows'
        | 'aspects_to_natal'
        | 'details'
        | 'default'
        | 'all'
      )[]
    | undefined;
  format?: AnswerFormat | undefined;
}

/** How to compute; everything is optional. */
export interface YearlyCycleSettings
  extends DetailSettings, ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings {
  /** Default: `geocentric`. */
  coordinates?: 'geocentric' | 'topocentric' | undefined;
}

/** The system and the zodiac. */
export interface ZodiacChoice {
  system?: AstrologicalSystem | undefined;
  /** True for the sidereal zodiac (Growth plan). Default: `false`. */
  sidereal?: boolean | undefined;
}

/** A position in the zodiac. */
export interface ZodiacPosition {
  longitude: EclipticLongitude;
  sign: Sign;
  degree: DegreeInSign;
}
