// Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.
import type { Asked, Default, Given, Kept, Or, Ranged, Reply } from './answers.ts';
import type { Answered } from './answered.ts';
import type { BatchAnswerTo, BatchItems } from './batch.ts';
import { Caller } from './caller.ts';
import { makeMethods } from './make-methods.ts';
import type {
  WesternNatalParts,
  VedicNatalParts,
  PositionsParts,
  MoonphasesParts,
  VedicParts,
  YearlyCycleParts,
  ProgressionsParts,
  ProgressionsPartsInRange,
  PrimaryDirectionsParts,
  AstrocartographyParts,
  WesternSynastryParts,
  VedicSynastryParts,
  GroupParts,
  GunaMilanParts,
  TransitsParts,
  TimeLordsParts,
  PanchangParts,
  VarshaphalParts,
  GocharaParts,
  KpParts,
  FestivalsParts,
  HoraryParts,
  MuhurtaParts,
} from './catalogue.ts';
import type { CallOptions, PageOptions } from './options.ts';
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
  NatalAnswer,
  NatalRequest,
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
  SynastryAnswer,
  SynastryRequest,
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

/** The API: one method for each product. A call fails with a `TheiaError`. */
// oxlint-disable-next-line no-unsafe-declaration-merging -- the methods are made at the end: written out they are a tenth of the client
export class Theia extends Caller {
  /**
   * Up to 100 calls in one request, or 10,000 as a job. 1 to 100 calls of any endpoints, answered in order. Each is checked, computed, logged and charged separately. The result of a failed call is its problem, and it is free. As NDJSON (a call a line, up to 10,000), or with `Prefer: respond-async`, the batch becomes a job: it is answered 202 at once, goes on by itself, and its results are read at /jobs/ID/results, as they come. The price of its calls is the same.
   * `POST /batch`
   */
  batch<const B extends BatchItems, D extends boolean = false>(
    request: { readonly items: B },
    options?: CallOptions<D>,
  ): Answered<Reply<D, 'json', BatchAnswerTo<B>>> {
    return this.call('POST', '/batch', request, options);
  }

  /**
   * Moon calendar, page by page over a range of any length: the answers of `moonphases`, one after the other. A range longer than one call may
   * search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.
   * `POST /moonphases`
   */
  moonphasesPages<
    const I extends readonly MoonphasesParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      MoonphasesRequest,
      {
        readonly include?: I;
        readonly fields?: K;
        readonly from: string;
        readonly to: string;
        readonly format?: 'json' | undefined;
      }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<MoonphasesAnswer, MoonphasesParts, I>>, void, undefined> {
    return this.pages('POST', '/moonphases', request, options);
  }

  /**
   * Solar and lunar eclipses, page by page over a range of any length: the answers of `eclipses`, one after the other. A range longer than one call may
   * search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.
   * `POST /eclipses`
   */
  eclipsesPages<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      EclipsesRequest,
      { readonly fields?: K; readonly from: string; readonly to: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, EclipsesAnswer>, void, undefined> {
    return this.pages('POST', '/eclipses', request, options);
  }

  /**
   * Transits to a birth chart, or among the moving bodies, page by page over a range of any length: the answers of `transits`, one after the other. A range longer than one call may
   * search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.
   * `POST /transits`
   */
  transitsPages<
    const I extends readonly TransitsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      TransitsRequest,
      {
        readonly include?: I;
        readonly fields?: K;
        readonly from: string;
        readonly to: string;
        readonly format?: 'json' | undefined;
      }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<TransitsRange, TransitsParts, I>>, void, undefined> {
    return this.pages('POST', '/transits', request, options);
  }

  /**
   * Moon calendar: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /moonphases`
   */
  moonphasesNext<
    const I extends readonly MoonphasesParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      MoonphasesRequest,
      { readonly include?: I; readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<MoonphasesAnswer, MoonphasesParts, I>>, void, undefined> {
    return this.following('POST', '/moonphases', request, options);
  }

  /**
   * Moon calendar: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /moonphases`
   */
  moonphasesLast<
    const I extends readonly MoonphasesParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      MoonphasesRequest,
      { readonly include?: I; readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<MoonphasesAnswer, MoonphasesParts, I>>, void, undefined> {
    return this.following('POST', '/moonphases', request, options);
  }

  /**
   * Solar and lunar eclipses: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /eclipses`
   */
  eclipsesNext<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      EclipsesRequest,
      { readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, EclipsesAnswer>, void, undefined> {
    return this.following('POST', '/eclipses', request, options);
  }

  /**
   * Solar and lunar eclipses: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /eclipses`
   */
  eclipsesLast<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      EclipsesRequest,
      { readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, EclipsesAnswer>, void, undefined> {
    return this.following('POST', '/eclipses', request, options);
  }

  /**
   * Heliacal risings, settings, visibility: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /heliacal_events`
   */
  heliacalEventsNext<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      HeliacalEventsRequest,
      { readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, HeliacalEventsAnswer>, void, undefined> {
    return this.following('POST', '/heliacal_events', request, options);
  }

  /**
   * Heliacal risings, settings, visibility: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /heliacal_events`
   */
  heliacalEventsLast<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      HeliacalEventsRequest,
      { readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, HeliacalEventsAnswer>, void, undefined> {
    return this.following('POST', '/heliacal_events', request, options);
  }

  /**
   * Occultations by the Moon: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /occultations`
   */
  occultationsNext<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      OccultationsRequest,
      { readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, OccultationsAnswer>, void, undefined> {
    return this.following('POST', '/occultations', request, options);
  }

  /**
   * Occultations by the Moon: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /occultations`
   */
  occultationsLast<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      OccultationsRequest,
      { readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, OccultationsAnswer>, void, undefined> {
    return this.following('POST', '/occultations', request, options);
  }

  /**
   * Progressions and solar arcs: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /progressions`
   */
  progressionsNext<
    const I extends readonly ProgressionsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      ProgressionsRequest,
      { readonly include?: I; readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<ProgressionsRange, ProgressionsPartsInRange, I>>, void, undefined> {
    return this.following('POST', '/progressions', request, options);
  }

  /**
   * Progressions and solar arcs: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /progressions`
   */
  progressionsLast<
    const I extends readonly ProgressionsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      ProgressionsRequest,
      { readonly include?: I; readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<ProgressionsRange, ProgressionsPartsInRange, I>>, void, undefined> {
    return this.following('POST', '/progressions', request, options);
  }

  /**
   * Transits to a birth chart, or among the moving bodies: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /transits`
   */
  transitsNext<
    const I extends readonly TransitsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      TransitsRequest,
      { readonly include?: I; readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<TransitsRange, TransitsParts, I>>, void, undefined> {
    return this.following('POST', '/transits', request, options);
  }

  /**
   * Transits to a birth chart, or among the moving bodies: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /transits`
   */
  transitsLast<
    const I extends readonly TransitsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
  >(
    request: Asked<
      TransitsRequest,
      { readonly include?: I; readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, Given<TransitsRange, TransitsParts, I>>, void, undefined> {
    return this.following('POST', '/transits', request, options);
  }

  /**
   * Solar, lunar and planetary returns: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /return`
   */
  returnNext<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      ReturnRequest,
      { readonly fields?: K; readonly after: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, ReturnAnswer>, void, undefined> {
    return this.following('POST', '/return', request, options);
  }

  /**
   * Solar, lunar and planetary returns: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.
   * `POST /return`
   */
  returnLast<K extends readonly string[] | undefined = undefined>(
    request: Asked<
      ReturnRequest,
      { readonly fields?: K; readonly before: string; readonly format?: 'json' | undefined }
    >,
    options?: PageOptions,
  ): AsyncGenerator<Kept<K, ReturnAnswer>, void, undefined> {
    return this.following('POST', '/return', request, options);
  }
}

export interface Theia {
  /**
   * Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.
   * `POST /swiss/natal`
   */
  natal<
    const I extends readonly VedicNatalParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<VedicNatalRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<VedicAnswer, VedicNatalParts, I>>>>;
  /**
   * Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.
   * `POST /swiss/natal`
   */
  natal<
    const I extends readonly WesternNatalParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<WesternNatalRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<WesternNatalAnswer, WesternNatalParts, I>>>>;
  /**
   * Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.
   * `POST /swiss/natal`
   */
  natal<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<NatalRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, NatalAnswer>>>;

  /**
   * Positions of the sky at an instant. Longitudes, latitudes and speeds of the bodies, tropical or sidereal, and the lunar phase; with a place also houses and angles. With include details also declinations, right ascensions and distances.
   * `POST /positions`
   */
  positions<
    const I extends readonly PositionsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request?: Asked<PositionsRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<PositionsAnswer, PositionsParts, I>>>>;

  /**
   * Moon calendar. Phases with their eclipses, sign ingresses, void of course in three definitions, apsides and supermoons of a year, a range, or the next and previous ones.
   * `POST /moonphases`
   */
  moonphases<
    const I extends readonly MoonphasesParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request?: Asked<MoonphasesRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<MoonphasesAnswer, MoonphasesParts, I>>>>;

  /**
   * Vedic natal chart. Sidereal chart by Parashara’s rules: grahas, bhavas, navamsa and the Vimshottari dasha (others by settings.dasha_systems, those of a span by dashas_from); `include` adds chalit, all vargas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas and more, or `all` of it. Every reading on which authors differ is a setting with a default, listed in conventions. Without a birth time bhavas are counted from the Moon and parts that need the lagna are null.
   * `POST /natal/vedic`
   */
  vedic<
    const I extends readonly VedicParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<VedicRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<VedicAnswer, VedicParts, I>>>>;

  /**
   * Solar and lunar eclipses. Every eclipse of a range with its type, maximum, magnitude and Saros; with a place also what is seen from there, with birth data also the natal points it falls on. include details adds contacts, durations and the greatest point, path the central line and limits of solar eclipses as GeoJSON or, with format svg, on a map.
   * `POST /eclipses`
   */
  eclipses<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'svg' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request?: Asked<EclipsesRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, EclipsesAnswer>>>;

  /**
   * Heliacal risings, settings, visibility. First and last mornings and evenings on which Moon, planets and stars are seen from a place, acronychal risings, cosmical settings, and periods of visibility.
   * `POST /heliacal_events`
   */
  heliacalEvents<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<HeliacalEventsRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, HeliacalEventsAnswer>>>;

  /**
   * Occultations by the Moon. When the Moon covers planets and bright stars: for the whole Earth, or what a place sees, with contacts, position angles, altitudes and daylight.
   * `POST /occultations`
   */
  occultations<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request?: Asked<OccultationsRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, OccultationsAnswer>>>;

  /**
   * Table of positions at even steps. Longitude, latitude, distance, speed, right ascension and declination of the bodies at every step of a range, tropical or sidereal, as JSON or CSV.
   * `POST /ephemeris`
   */
  ephemeris<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'csv' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<EphemerisRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, EphemerisAnswer>>>;

  /**
   * Chart as a picture. A natal wheel, a bi-wheel with a partner or with transits, a table of aspects, or a chart in the North, South or East Indian style, as SVG, as PNG, or as JSON with the position of everything in it. Glyphs and figures are paths: the picture is the same everywhere, without a font.
   * `POST /chart`
   */
  chart<
    K extends readonly string[] | undefined = undefined,
    F extends 'svg' | 'json' | 'png' | 'llm' | undefined = 'svg',
    D extends boolean = false,
  >(
    request: Asked<ChartRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, Or<F, 'svg'>, Kept<K, ChartAnswer>>>;

  /**
   * Body matrix: the day and hour against a birth chart. Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points.
   * `POST /body_matrix`
   */
  bodyMatrix<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<BodyMatrixRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, BodyMatrixAnswer>>>;

  /**
   * A year of life from one solar return to the next. Solar return chart, annual and monthly profections, exact slow transits and eclipses on natal points; include adds times in orb, ingresses, the progressed Moon, lunar returns, stations, and one timeline of everything.
   * `POST /yearly_cycle`
   */
  yearlyCycle<
    const I extends readonly YearlyCycleParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<YearlyCycleRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<YearlyCycleAnswer, YearlyCycleParts, I>>>>;

  /**
   * Progressions and solar arcs. Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the birth chart, and the progressed lunation cycle. With from and to, every ingress, station and exact aspect of the range.
   * `POST /progressions`
   */
  progressions<
    const I extends readonly ProgressionsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    R extends string | undefined = undefined,
    N extends string | undefined = undefined,
    L extends string | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<
      ProgressionsRequest,
      {
        readonly include?: I;
        readonly fields?: K;
        readonly from?: R;
        readonly after?: N;
        readonly before?: L;
        readonly format?: F;
      }
    >,
    options?: CallOptions<D>,
  ): Answered<
    Reply<
      D,
      F,
      Kept<
        K,
        Ranged<
          [R] extends [undefined] ? ([N] extends [undefined] ? L : N) : R,
          Given<ProgressionsSnapshot, ProgressionsParts, I>,
          Given<ProgressionsRange, ProgressionsPartsInRange, I>
        >
      >
    >
  >;

  /**
   * Primary directions. Arcs of direction of a life with their dates, by Placidus (semi-arcs) or Regiomontanus, zodiacal or mundane, direct and converse; `include` adds parallels, terms and the speculum.
   * `POST /primary_directions`
   */
  primaryDirections<
    const I extends readonly PrimaryDirectionsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<PrimaryDirectionsRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<PrimaryDirectionsAnswer, PrimaryDirectionsParts, I>>>>;

  /**
   * Astrocartography. Where on Earth each body of a birth rises, sets and culminates, as GeoJSON or drawn on a map, and the lines nearest to a city; `include` adds aspects to the angles, parans, local space and the relocated chart.
   * `POST /astrocartography`
   */
  astrocartography<
    const I extends readonly AstrocartographyParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'svg' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<AstrocartographyRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<AstrocartographyAnswer, AstrocartographyParts, I>>>>;

  /**
   * Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.
   * `POST /synastry`
   */
  synastry<
    const I extends readonly VedicSynastryParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<VedicSynastryRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<VedicSynastryAnswer, VedicSynastryParts, I>>>>;
  /**
   * Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.
   * `POST /synastry`
   */
  synastry<
    const I extends readonly WesternSynastryParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<WesternSynastryRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<WesternSynastryAnswer, WesternSynastryParts, I>>>>;
  /**
   * Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.
   * `POST /synastry`
   */
  synastry<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<SynastryRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, SynastryAnswer>>>;

  /**
   * Two to ten people: composite, Davison, matrix. One composite and one Davison chart of a whole group, a matrix of the aspects between every two people, the hub, elements and modalities; guna milan by `include`. Of two people everything equals POST /synastry.
   * `POST /group`
   */
  group<
    const I extends readonly GroupParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'svg' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<GroupRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<GroupAnswer, GroupParts, I>>>>;

  /**
   * Marriage matching by the Moons. Ashtakoota: eight kootas of 36 points between two sidereal Moons, each with its reason and exceptions; mahendra and stree dirgha; whether vedha and rajju are present and harmful; the manglik status of both; the ten poruthams.
   * `POST /guna_milan`
   */
  gunaMilan<
    const I extends readonly GunaMilanParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<GunaMilanRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<GunaMilanAnswer, GunaMilanParts, I>>>>;

  /**
   * Transits to a birth chart, or among the moving bodies. With transit_date: the sky of one instant over the birth chart. With from and to: every exact hit, time in orb, ingress, station, lunation and eclipse of the range, to the second. Hits are searched between stations, where the longitude only grows or only falls, so none is missed.
   * `POST /transits`
   */
  transits<
    const I extends readonly TransitsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    R extends string | undefined = undefined,
    N extends string | undefined = undefined,
    L extends string | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<
      TransitsRequest,
      {
        readonly include?: I;
        readonly fields?: K;
        readonly from?: R;
        readonly after?: N;
        readonly before?: L;
        readonly format?: F;
      }
    >,
    options?: CallOptions<D>,
  ): Answered<
    Reply<
      D,
      F,
      Kept<
        K,
        Ranged<
          [R] extends [undefined] ? ([N] extends [undefined] ? L : N) : R,
          Given<TransitsSnapshot, TransitsParts, I>,
          Given<TransitsRange, TransitsParts, I>
        >
      >
    >
  >;

  /**
   * Moments that satisfy conditions. Every window of a range in which conditions hold, to the second, with what begins or ends at its edges. Conditions with a weight give a score.
   * `POST /elections`
   */
  elections<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<ElectionsRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, ElectionsAnswer>>>;

  /**
   * What an uncertain birth time changes. Every instant around a birth time at which a sign, house, lot, aspect, pattern, varga lagna, bhava, dasha lord or limb changes; what holds throughout, and how long each stays as it is. Without a birth time: over the whole civil day.
   * `POST /sensitivity`
   */
  sensitivity<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<SensitivityRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, SensitivityAnswer>>>;

  /**
   * Lords of time: profections, releasing, firdaria, decennials. Which planets and signs rule the years, months and days of a life: profections of any point, zodiacal releasing from any lot, firdaria; include adds decennials and the ages of rising times.
   * `POST /time_lords`
   */
  timeLords<
    const I extends readonly TimeLordsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<TimeLordsRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<TimeLordsAnswer, TimeLordsParts, I>>>>;

  /**
   * Why another program shows other numbers. Longitudes, cusps, angles, dasha dates and sunrise of another program beside a birth: the answer names the setting that explains the differences (node, ayanamsa, time zone or daylight saving, local mean time, true or apparent positions, house system, dasha year, sunrise), with the evidence and the fields that give the same here, or says that none does.
   * `POST /compare`
   */
  compare<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<CompareRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, CompareAnswer>>>;

  /**
   * Solar, lunar and planetary returns. When a body returns to its natal longitude, to the second, with every retrograde passage and the chart for it; relocated, corrected for precession, or converse.
   * `POST /return`
   */
  return<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<ReturnRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, ReturnAnswer>>>;

  /**
   * Panchang of a day at a place. Vara, tithi, nakshatra, yoga and karana with their times; rise and set times; kalams; lunar month, season. `include` adds every limb of the day, varjyam, choghadiya, hora, muhurtas, named periods, rising signs.
   * `POST /panchang`
   */
  panchang<
    const I extends readonly PanchangParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<PanchangRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<PanchangAnswer, PanchangParts, I>>>>;

  /**
   * Sade sati: Saturn over the natal Moon. Sade sati and dhaiya: every stay of sidereal Saturn in the 12th, 1st, 2nd, 4th and 8th signs from the Moon’s sign, with separate stays for retrograde returns, thirty years on either side of the analysis, in a range, or in a whole life, with ages.
   * `POST /sade_sati`
   */
  sadeSati<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<SadeSatiRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, SadeSatiAnswer>>>;

  /**
   * The Tajika year. Chart of the sidereal solar return with muntha, the five office bearers and their panchavargiya bala, the lord of the year, harsha bala, Tajika yogas, mudda and patyayini dasha, sahams; include adds the charts of months and sixty hours and tithi pravesha.
   * `POST /varshaphal`
   */
  varshaphal<
    const I extends readonly VarshaphalParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<VarshaphalRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<VarshaphalAnswer, VarshaphalParts, I>>>>;

  /**
   * Gochara: transits from the natal Moon. Stays of the grahas in the houses from the natal Moon: good or bad, vedha by whom and when, bindus, murti; include adds kakshyas and nakshatras with taras.
   * `POST /gochara`
   */
  gochara<
    const I extends readonly GocharaParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<GocharaRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<GocharaAnswer, GocharaParts, I>>>>;

  /**
   * Krishnamurti Paddhati: cusps, sub-lords, significators, horary. Placidus cusps and grahas with sign, star, sub and sub-sub lords, fourfold significators, ruling planets; horary charts by number 1–249; changes of lords in a range.
   * `POST /kp`
   */
  kp<
    const I extends readonly KpParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<KpRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<KpAnswer, KpParts, I>>>>;

  /**
   * Festivals and vratas of a year at a place. Ekadashis (Smarta, Vaishnava, parana), pradosha, chaturthis, sankrantis, feasts, each with its rule, deciding moment and tithi; lunar months with adhika and kshaya; solar calendars.
   * `POST /festivals`
   */
  festivals<
    const I extends readonly FestivalsParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<FestivalsRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<FestivalsAnswer, FestivalsParts, I>>>>;

  /**
   * Horary: judgement of a question. Considerations before judgement, planetary hour, significators, perfection with exact moments (translation, collection, prohibition, refranation), receptions; include adds strengths and almutens.
   * `POST /horary`
   */
  horary<
    const I extends readonly HoraryParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<HoraryRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<HoraryAnswer, HoraryParts, I>>>>;

  /**
   * Muhurta: times for a purpose. Windows to the second for a marriage, journey, house entry, naming … in a range of days, what each has, and the rule, source and cause of every exclusion; for one or two births with tara bala and chandra bala.
   * `POST /muhurta`
   */
  muhurta<
    const I extends readonly MuhurtaParts['word'][] | undefined = Default,
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<MuhurtaRequest, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, Given<MuhurtaAnswer, MuhurtaParts, I>>>>;

  /**
   * Written report. A report in words: a birth chart (western or Vedic), a relationship, a year ahead, a dasha period or a month of the Moon, from texts written for Theia. Each paragraph names the placements, aspects, rules and dates that it rests on. As JSON, Markdown, one HTML document, or PDF. The same request gives the same report for a release. Paid from the wallet in every plan.
   * `POST /report`
   */
  report<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'markdown' | 'html' | 'pdf' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<ReportRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, ReportAnswer>>>;

  /**
   * Places for a free text. Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. An empty list when nothing is found. Free of charge.
   * `GET /geocode`
   */
  geocode<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<GeocodeRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, GeocodeAnswer>>>;

  /**
   * Time zone and clock of a place at a moment. IANA zone of a place or point with its full history (tzdb with backzone), the offset in force, both readings of a local time that occurred twice or was skipped, and the clock changes before and after. Free of charge.
   * `GET /timezone`
   */
  timezone<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request: Asked<TimezoneRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, TimezoneAnswer>>>;

  /**
   * The sky right now. Positions, aspects and lunar phase of the current minute, geocentric and tropical, as JSON or drawn as a wheel with 0° Aries at nine o’clock. Free and without a key; public caches may keep it until the minute ends.
   * `GET /sky`
   */
  sky<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'svg' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request?: Asked<SkyRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, SkyAnswer>>>;

  /**
   * Plan, quota, balance and limits of the calling key. Free of charge and never cached. Money is decimal text in US dollars.
   * `GET /me`
   */
  me<
    K extends readonly string[] | undefined = undefined,
    F extends 'json' | 'llm' | undefined = 'json',
    D extends boolean = false,
  >(
    request?: Asked<MeRequest, { readonly fields?: K; readonly format?: F }>,
    options?: CallOptions<D>,
  ): Answered<Reply<D, F, Kept<K, MeAnswer>>>;
}

makeMethods(
  Theia.prototype,
  'POST',
  'swiss/natal positions moonphases natal/vedic eclipses heliacal_events occultations ephemeris chart body_matrix yearly_cycle progressions primary_directions astrocartography synastry group guna_milan transits elections sensitivity time_lords compare return panchang sade_sati varshaphal gochara kp festivals horary muhurta report',
);
makeMethods(Theia.prototype, 'GET', 'geocode timezone sky me');
