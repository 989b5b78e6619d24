// Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.
import type { Asked } from './answers.ts';
import type {
  AstrocartographyAnswer,
  AstrocartographyRequest,
  BodyMatrixAnswer,
  BodyMatrixRequest,
  ChartAnswer,
  ChartRequest,
  CompareAnswer,
  CompareRequest,
  EclipsesAnswer,
  EclipsesRequest,
  ElectionsAnswer,
  ElectionsRequest,
  EphemerisAnswer,
  EphemerisRequest,
  FestivalsAnswer,
  FestivalsRequest,
  GeocodeAnswer,
  GeocodeRequest,
  GocharaAnswer,
  GocharaRequest,
  GroupAnswer,
  GroupRequest,
  GunaMilanAnswer,
  GunaMilanRequest,
  HeliacalEventsAnswer,
  HeliacalEventsRequest,
  HoraryAnswer,
  HoraryRequest,
  KpAnswer,
  KpRequest,
  MeAnswer,
  MeRequest,
  MoonphasesAnswer,
  MoonphasesRequest,
  MuhurtaAnswer,
  MuhurtaRequest,
  OccultationsAnswer,
  OccultationsRequest,
  PanchangAnswer,
  PanchangRequest,
  PositionsAnswer,
  PositionsRequest,
  PrimaryDirectionsAnswer,
  PrimaryDirectionsRequest,
  ProgressionsRange,
  ProgressionsRequest,
  ProgressionsSnapshot,
  ReportAnswer,
  ReportRequest,
  ReturnAnswer,
  ReturnRequest,
  SadeSatiAnswer,
  SadeSatiRequest,
  SensitivityAnswer,
  SensitivityRequest,
  SkyAnswer,
  SkyRequest,
  TimeLordsAnswer,
  TimeLordsRequest,
  TimezoneAnswer,
  TimezoneRequest,
  TransitsRange,
  TransitsRequest,
  TransitsSnapshot,
  VarshaphalAnswer,
  VarshaphalRequest,
  VedicAnswer,
  VedicNatalRequest,
  VedicRequest,
  VedicSynastryAnswer,
  VedicSynastryRequest,
  WesternNatalAnswer,
  WesternNatalRequest,
  WesternSynastryAnswer,
  WesternSynastryRequest,
  YearlyCycleAnswer,
  YearlyCycleRequest,
} from './wire-types.ts';

/** The version of the wire that the types describe, sent with every call. */
export const API_VERSION = '2026-01-01';

/** The version of this client. */
export const CLIENT_VERSION = '0.1.0';

/** What each path takes in a batch, and what it answers to that. */
export interface BatchCalls {
  '/swiss/natal':
    [request: WesternNatalRequest, answer: WesternNatalAnswer] | [request: VedicNatalRequest, answer: VedicAnswer];
  '/positions': [request: PositionsRequest, answer: PositionsAnswer];
  '/moonphases': [request: MoonphasesRequest, answer: MoonphasesAnswer];
  '/natal/vedic': [request: VedicRequest, answer: VedicAnswer];
  '/eclipses': [request: EclipsesRequest, answer: EclipsesAnswer];
  '/heliacal_events': [request: HeliacalEventsRequest, answer: HeliacalEventsAnswer];
  '/occultations': [request: OccultationsRequest, answer: OccultationsAnswer];
  '/ephemeris': [request: EphemerisRequest, answer: EphemerisAnswer];
  '/chart': [request: ChartRequest, answer: ChartAnswer];
  '/body_matrix': [request: BodyMatrixRequest, answer: BodyMatrixAnswer];
  '/yearly_cycle': [request: YearlyCycleRequest, answer: YearlyCycleAnswer];
  '/progressions':
    | [request: Asked<ProgressionsRequest, { readonly from: string }>, answer: ProgressionsRange]
    | [request: Asked<ProgressionsRequest, { readonly after: string }>, answer: ProgressionsRange]
    | [request: Asked<ProgressionsRequest, { readonly before: string }>, answer: ProgressionsRange]
    | [request: Asked<ProgressionsRequest, { readonly from?: undefined }>, answer: ProgressionsSnapshot];
  '/primary_directions': [request: PrimaryDirectionsRequest, answer: PrimaryDirectionsAnswer];
  '/astrocartography': [request: AstrocartographyRequest, answer: AstrocartographyAnswer];
  '/synastry':
    | [request: WesternSynastryRequest, answer: WesternSynastryAnswer]
    | [request: VedicSynastryRequest, answer: VedicSynastryAnswer];
  '/group': [request: GroupRequest, answer: GroupAnswer];
  '/guna_milan': [request: GunaMilanRequest, answer: GunaMilanAnswer];
  '/transits':
    | [request: Asked<TransitsRequest, { readonly from: string }>, answer: TransitsRange]
    | [request: Asked<TransitsRequest, { readonly after: string }>, answer: TransitsRange]
    | [request: Asked<TransitsRequest, { readonly before: string }>, answer: TransitsRange]
    | [request: Asked<TransitsRequest, { readonly from?: undefined }>, answer: TransitsSnapshot];
  '/elections': [request: ElectionsRequest, answer: ElectionsAnswer];
  '/sensitivity': [request: SensitivityRequest, answer: SensitivityAnswer];
  '/time_lords': [request: TimeLordsRequest, answer: TimeLordsAnswer];
  '/compare': [request: CompareRequest, answer: CompareAnswer];
  '/return': [request: ReturnRequest, answer: ReturnAnswer];
  '/panchang': [request: PanchangRequest, answer: PanchangAnswer];
  '/sade_sati': [request: SadeSatiRequest, answer: SadeSatiAnswer];
  '/varshaphal': [request: VarshaphalRequest, answer: VarshaphalAnswer];
  '/gochara': [request: GocharaRequest, answer: GocharaAnswer];
  '/kp': [request: KpRequest, answer: KpAnswer];
  '/festivals': [request: FestivalsRequest, answer: FestivalsAnswer];
  '/horary': [request: HoraryRequest, answer: HoraryAnswer];
  '/muhurta': [request: MuhurtaRequest, answer: MuhurtaAnswer];
  '/report': [request: ReportRequest, answer: ReportAnswer];
  '/geocode': [request: GeocodeRequest, answer: GeocodeAnswer];
  '/timezone': [request: TimezoneRequest, answer: TimezoneAnswer];
  '/sky': [request: SkyRequest, answer: SkyAnswer];
  '/me': [request: MeRequest, answer: MeAnswer];
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface WesternNatalParts {
  word: NonNullable<WesternNatalRequest['include']>[number];
  any:
    | 'points'
    | 'houses'
    | 'aspects'
    | 'lots'
    | 'patterns'
    | 'balance'
    | 'lunar_phase'
    | 'stars'
    | 'midpoints'
    | 'antiscia'
    | 'receptions'
    | 'harmonics'
    | 'draconic'
    | 'midpoint_trees'
    | 'dial'
    | 'antiscia_contacts'
    | 'declination_graph'
    | 'star_parans'
    | 'strengths'
    | 'almuten'
    | 'hyleg';
  byDefault: 'points' | 'houses' | 'aspects' | 'lunar_phase';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface VedicNatalParts {
  word: NonNullable<VedicNatalRequest['include']>[number];
  any:
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
    | 'sade_sati';
  byDefault: 'points' | 'bhavas' | 'vargas' | 'dashas';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface PositionsParts {
  word: NonNullable<PositionsRequest['include']>[number];
  any: 'points' | 'lunar_phase' | 'star_positions';
  byDefault: 'points' | 'lunar_phase';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface MoonphasesParts {
  word: NonNullable<MoonphasesRequest['include']>[number];
  any: 'phases' | 'ingresses' | 'void_of_course' | 'eclipses' | 'apsides' | 'supermoons';
  byDefault: 'phases' | 'eclipses';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface VedicParts {
  word: NonNullable<VedicRequest['include']>[number];
  any:
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
    | 'sade_sati';
  byDefault: 'points' | 'bhavas' | 'vargas' | 'dashas';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface YearlyCycleParts {
  word: NonNullable<YearlyCycleRequest['include']>[number];
  any:
    | 'solar_return'
    | 'profections'
    | 'transits'
    | 'eclipses'
    | 'progressed_moon'
    | 'lunar_returns'
    | 'stations'
    | 'timeline';
  byDefault: 'solar_return' | 'profections' | 'transits' | 'eclipses';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface ProgressionsParts {
  word: NonNullable<ProgressionsRequest['include']>[number];
  any: 'points' | 'houses' | 'aspects_to_natal' | 'aspects' | 'lunation' | 'events';
  byDefault: 'points' | 'houses' | 'aspects_to_natal' | 'lunation';
}

/** The same for a range. */
export interface ProgressionsPartsInRange extends Omit<ProgressionsParts, 'byDefault'> {
  byDefault: 'events';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface PrimaryDirectionsParts {
  word: NonNullable<PrimaryDirectionsRequest['include']>[number];
  any: 'directions' | 'parallels' | 'bounds' | 'speculum';
  byDefault: 'directions';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface AstrocartographyParts {
  word: NonNullable<AstrocartographyRequest['include']>[number];
  any: 'lines' | 'nearest' | 'aspects' | 'parans' | 'local_space' | 'relocated';
  byDefault: 'lines' | 'nearest';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface WesternSynastryParts {
  word: NonNullable<WesternSynastryRequest['include']>[number];
  any: 'charts' | 'aspects' | 'overlays' | 'score' | 'composite' | 'davison' | 'guna_milan' | 'double_whammies';
  byDefault: never;
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface VedicSynastryParts {
  word: NonNullable<VedicSynastryRequest['include']>[number];
  any: 'charts' | 'guna_milan';
  byDefault: 'charts' | 'guna_milan';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface GroupParts {
  word: NonNullable<GroupRequest['include']>[number];
  any: 'matrix' | 'balance' | 'composite' | 'davison' | 'guna_milan';
  byDefault: 'matrix' | 'balance' | 'composite' | 'davison';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface GunaMilanParts {
  word: NonNullable<GunaMilanRequest['include']>[number];
  any: 'porutham';
  byDefault: never;
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface TransitsParts {
  word: NonNullable<TransitsRequest['include']>[number];
  any: 'windows' | 'natal';
  byDefault: 'windows';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface TimeLordsParts {
  word: NonNullable<TimeLordsRequest['include']>[number];
  any: 'profections' | 'releasing' | 'firdaria' | 'decennials' | 'ascensions';
  byDefault: 'profections' | 'releasing' | 'firdaria';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface PanchangParts {
  word: NonNullable<PanchangRequest['include']>[number];
  any: 'lunar_month' | 'limbs' | 'varjyam' | 'choghadiya' | 'hora' | 'muhurtas' | 'periods' | 'lagnas';
  byDefault: 'lunar_month';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface VarshaphalParts {
  word: NonNullable<VarshaphalRequest['include']>[number];
  any:
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
    | 'chart';
  byDefault: 'muntha' | 'year_lord' | 'mudda_dasha' | 'chart';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface GocharaParts {
  word: NonNullable<GocharaRequest['include']>[number];
  any: 'current' | 'kakshyas' | 'nakshatras';
  byDefault: 'current';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface KpParts {
  word: NonNullable<KpRequest['include']>[number];
  any: 'cusps' | 'points' | 'significators' | 'ruling_planets' | 'changes';
  byDefault: never;
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface FestivalsParts {
  word: NonNullable<FestivalsRequest['include']>[number];
  any: 'festivals' | 'lunar_months' | 'calendars';
  byDefault: never;
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface HoraryParts {
  word: NonNullable<HoraryRequest['include']>[number];
  any: 'points' | 'houses' | 'considerations' | 'moon' | 'perfection' | 'receptions' | 'strengths' | 'almuten';
  byDefault: 'points' | 'houses' | 'considerations' | 'moon' | 'perfection' | 'receptions';
}

/** The words of `include`, those that are a property of the answer, and those of them that are there by default. */
export interface MuhurtaParts {
  word: NonNullable<MuhurtaRequest['include']>[number];
  any: 'days';
  byDefault: never;
}
