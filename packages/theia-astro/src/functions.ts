// Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.
import type {
  Asked,
  Default,
  Given,
  IncludeParts,
  Kept,
  Or,
  Ranged,
  Reply,
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
} from '@theia-astro/client';
import { ask } from './ask.ts';
import type { Short } from './engine/short.ts';

/**
 * Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.
 * `POST /swiss/natal`
 */
export function natal<
  const I extends readonly IncludeParts.VedicNatalParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<VedicNatalRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<VedicAnswer, IncludeParts.VedicNatalParts, I>>>>;
/**
 * Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.
 * `POST /swiss/natal`
 */
export function natal<
  const I extends readonly IncludeParts.WesternNatalParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<WesternNatalRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<WesternNatalAnswer, IncludeParts.WesternNatalParts, I>>>>;
/**
 * Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.
 * `POST /swiss/natal`
 */
export function natal<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<NatalRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, NatalAnswer>>>;
export function natal(request: Short<NatalRequest>): Promise<never> {
  return ask('/swiss/natal', request);
}

/**
 * Positions of the sky at an instant. Longitudes, latitudes and speeds of the bodies, tropical or sidereal, and the lunar phase; with a place also houses and angles. With include details also declinations, right ascensions and distances.
 * `POST /positions`
 */
export function positions<
  const I extends readonly IncludeParts.PositionsParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request?: Asked<Short<PositionsRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<PositionsAnswer, IncludeParts.PositionsParts, I>>>> {
  return ask('/positions', request ?? {});
}

/**
 * Moon calendar. Phases with their eclipses, sign ingresses, void of course in three definitions, apsides and supermoons of a year, a range, or the next and previous ones.
 * `POST /moonphases`
 */
export function moonphases<
  const I extends readonly IncludeParts.MoonphasesParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request?: Asked<Short<MoonphasesRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<MoonphasesAnswer, IncludeParts.MoonphasesParts, I>>>> {
  return ask('/moonphases', request ?? {});
}

/**
 * Vedic natal chart. Sidereal chart by Parashara’s rules: grahas, bhavas, navamsa and the Vimshottari dasha (others by settings.dasha_systems, those of a span by dashas_from); `include` adds chalit, all vargas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas and more, or `all` of it. Every reading on which authors differ is a setting with a default, listed in conventions. Without a birth time bhavas are counted from the Moon and parts that need the lagna are null.
 * `POST /natal/vedic`
 */
export function vedic<
  const I extends readonly IncludeParts.VedicParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<VedicRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<VedicAnswer, IncludeParts.VedicParts, I>>>> {
  return ask('/natal/vedic', request);
}

/**
 * Solar and lunar eclipses. Every eclipse of a range with its type, maximum, magnitude and Saros; with a place also what is seen from there, with birth data also the natal points it falls on. include details adds contacts, durations and the greatest point, path the central line and limits of solar eclipses as GeoJSON or, with format svg, on a map.
 * `POST /eclipses`
 */
export function eclipses<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'svg' | 'llm' | undefined = 'json',
>(
  request?: Asked<Short<EclipsesRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, EclipsesAnswer>>> {
  return ask('/eclipses', request ?? {});
}

/**
 * Heliacal risings, settings, visibility. First and last mornings and evenings on which Moon, planets and stars are seen from a place, acronychal risings, cosmical settings, and periods of visibility.
 * `POST /heliacal_events`
 */
export function heliacalEvents<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<HeliacalEventsRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, HeliacalEventsAnswer>>> {
  return ask('/heliacal_events', request);
}

/**
 * Occultations by the Moon. When the Moon covers planets and bright stars: for the whole Earth, or what a place sees, with contacts, position angles, altitudes and daylight.
 * `POST /occultations`
 */
export function occultations<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request?: Asked<Short<OccultationsRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, OccultationsAnswer>>> {
  return ask('/occultations', request ?? {});
}

/**
 * Table of positions at even steps. Longitude, latitude, distance, speed, right ascension and declination of the bodies at every step of a range, tropical or sidereal, as JSON or CSV.
 * `POST /ephemeris`
 */
export function ephemeris<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'csv' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<EphemerisRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, EphemerisAnswer>>> {
  return ask('/ephemeris', request);
}

/**
 * Chart as a picture. A natal wheel, a bi-wheel with a partner or with transits, a table of aspects, or a chart in the North, South or East Indian style, as SVG, as PNG, or as JSON with the position of everything in it. Glyphs and figures are paths: the picture is the same everywhere, without a font.
 * `POST /chart`
 */
export function chart<
  K extends readonly string[] | undefined = undefined,
  F extends 'svg' | 'json' | 'png' | 'llm' | undefined = 'svg',
>(
  request: Asked<Short<ChartRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, Or<F, 'svg'>, Kept<K, ChartAnswer>>> {
  return ask('/chart', request);
}

/**
 * Body matrix: the day and hour against a birth chart. Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points.
 * `POST /body_matrix`
 */
export function bodyMatrix<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<BodyMatrixRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, BodyMatrixAnswer>>> {
  return ask('/body_matrix', request);
}

/**
 * A year of life from one solar return to the next. Solar return chart, annual and monthly profections, exact slow transits and eclipses on natal points; include adds times in orb, ingresses, the progressed Moon, lunar returns, stations, and one timeline of everything.
 * `POST /yearly_cycle`
 */
export function yearlyCycle<
  const I extends readonly IncludeParts.YearlyCycleParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<YearlyCycleRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<YearlyCycleAnswer, IncludeParts.YearlyCycleParts, I>>>> {
  return ask('/yearly_cycle', request);
}

/**
 * Progressions and solar arcs. Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the birth chart, and the progressed lunation cycle. With from and to, every ingress, station and exact aspect of the range.
 * `POST /progressions`
 */
export function progressions<
  const I extends readonly IncludeParts.ProgressionsParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  R extends string | undefined = undefined,
  N extends string | undefined = undefined,
  L extends string | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<
    Short<ProgressionsRequest>,
    {
      readonly include?: I;
      readonly fields?: K;
      readonly from?: R;
      readonly after?: N;
      readonly before?: L;
      readonly format?: F;
    }
  >,
): Promise<
  Reply<
    false,
    F,
    Kept<
      K,
      Ranged<
        [R] extends [undefined] ? ([N] extends [undefined] ? L : N) : R,
        Given<ProgressionsSnapshot, IncludeParts.ProgressionsParts, I>,
        Given<ProgressionsRange, IncludeParts.ProgressionsPartsInRange, I>
      >
    >
  >
> {
  return ask('/progressions', request);
}

/**
 * Primary directions. Arcs of direction of a life with their dates, by Placidus (semi-arcs) or Regiomontanus, zodiacal or mundane, direct and converse; `include` adds parallels, terms and the speculum.
 * `POST /primary_directions`
 */
export function primaryDirections<
  const I extends readonly IncludeParts.PrimaryDirectionsParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<PrimaryDirectionsRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<PrimaryDirectionsAnswer, IncludeParts.PrimaryDirectionsParts, I>>>> {
  return ask('/primary_directions', request);
}

/**
 * Astrocartography. Where on Earth each body of a birth rises, sets and culminates, as GeoJSON or drawn on a map, and the lines nearest to a city; `include` adds aspects to the angles, parans, local space and the relocated chart.
 * `POST /astrocartography`
 */
export function astrocartography<
  const I extends readonly IncludeParts.AstrocartographyParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'svg' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<AstrocartographyRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<AstrocartographyAnswer, IncludeParts.AstrocartographyParts, I>>>> {
  return ask('/astrocartography', request);
}

/**
 * Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.
 * `POST /synastry`
 */
export function synastry<
  const I extends readonly IncludeParts.VedicSynastryParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<VedicSynastryRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<VedicSynastryAnswer, IncludeParts.VedicSynastryParts, I>>>>;
/**
 * Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.
 * `POST /synastry`
 */
export function synastry<
  const I extends readonly IncludeParts.WesternSynastryParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<WesternSynastryRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<WesternSynastryAnswer, IncludeParts.WesternSynastryParts, I>>>>;
/**
 * Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.
 * `POST /synastry`
 */
export function synastry<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<SynastryRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, SynastryAnswer>>>;
export function synastry(request: Short<SynastryRequest>): Promise<never> {
  return ask('/synastry', request);
}

/**
 * Two to ten people: composite, Davison, matrix. One composite and one Davison chart of a whole group, a matrix of the aspects between every two people, the hub, elements and modalities; guna milan by `include`. Of two people everything equals POST /synastry.
 * `POST /group`
 */
export function group<
  const I extends readonly IncludeParts.GroupParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'svg' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<GroupRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<GroupAnswer, IncludeParts.GroupParts, I>>>> {
  return ask('/group', request);
}

/**
 * Marriage matching by the Moons. Ashtakoota: eight kootas of 36 points between two sidereal Moons, each with its reason and exceptions; mahendra and stree dirgha; whether vedha and rajju are present and harmful; the manglik status of both; the ten poruthams.
 * `POST /guna_milan`
 */
export function gunaMilan<
  const I extends readonly IncludeParts.GunaMilanParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<GunaMilanRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<GunaMilanAnswer, IncludeParts.GunaMilanParts, I>>>> {
  return ask('/guna_milan', request);
}

/**
 * Transits to a birth chart, or among the moving bodies. With transit_date: the sky of one instant over the birth chart. With from and to: every exact hit, time in orb, ingress, station, lunation and eclipse of the range, to the second. Hits are searched between stations, where the longitude only grows or only falls, so none is missed.
 * `POST /transits`
 */
export function transits<
  const I extends readonly IncludeParts.TransitsParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  R extends string | undefined = undefined,
  N extends string | undefined = undefined,
  L extends string | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<
    Short<TransitsRequest>,
    {
      readonly include?: I;
      readonly fields?: K;
      readonly from?: R;
      readonly after?: N;
      readonly before?: L;
      readonly format?: F;
    }
  >,
): Promise<
  Reply<
    false,
    F,
    Kept<
      K,
      Ranged<
        [R] extends [undefined] ? ([N] extends [undefined] ? L : N) : R,
        Given<TransitsSnapshot, IncludeParts.TransitsParts, I>,
        Given<TransitsRange, IncludeParts.TransitsParts, I>
      >
    >
  >
> {
  return ask('/transits', request);
}

/**
 * Moments that satisfy conditions. Every window of a range in which conditions hold, to the second, with what begins or ends at its edges. Conditions with a weight give a score.
 * `POST /elections`
 */
export function elections<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<ElectionsRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, ElectionsAnswer>>> {
  return ask('/elections', request);
}

/**
 * What an uncertain birth time changes. Every instant around a birth time at which a sign, house, lot, aspect, pattern, varga lagna, bhava, dasha lord or limb changes; what holds throughout, and how long each stays as it is. Without a birth time: over the whole civil day.
 * `POST /sensitivity`
 */
export function sensitivity<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<SensitivityRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, SensitivityAnswer>>> {
  return ask('/sensitivity', request);
}

/**
 * Lords of time: profections, releasing, firdaria, decennials. Which planets and signs rule the years, months and days of a life: profections of any point, zodiacal releasing from any lot, firdaria; include adds decennials and the ages of rising times.
 * `POST /time_lords`
 */
export function timeLords<
  const I extends readonly IncludeParts.TimeLordsParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<TimeLordsRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<TimeLordsAnswer, IncludeParts.TimeLordsParts, I>>>> {
  return ask('/time_lords', request);
}

/**
 * Why another program shows other numbers. Longitudes, cusps, angles, dasha dates and sunrise of another program beside a birth: the answer names the setting that explains the differences (node, ayanamsa, time zone or daylight saving, local mean time, true or apparent positions, house system, dasha year, sunrise), with the evidence and the fields that give the same here, or says that none does.
 * `POST /compare`
 */
export function compare<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<CompareRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, CompareAnswer>>> {
  return ask('/compare', request);
}

/**
 * Solar, lunar and planetary returns. When a body returns to its natal longitude, to the second, with every retrograde passage and the chart for it; relocated, corrected for precession, or converse.
 * `POST /return`
 */
export function returns<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<ReturnRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, ReturnAnswer>>> {
  return ask('/return', request);
}

/**
 * Panchang of a day at a place. Vara, tithi, nakshatra, yoga and karana with their times; rise and set times; kalams; lunar month, season. `include` adds every limb of the day, varjyam, choghadiya, hora, muhurtas, named periods, rising signs.
 * `POST /panchang`
 */
export function panchang<
  const I extends readonly IncludeParts.PanchangParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<PanchangRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<PanchangAnswer, IncludeParts.PanchangParts, I>>>> {
  return ask('/panchang', request);
}

/**
 * Sade sati: Saturn over the natal Moon. Sade sati and dhaiya: every stay of sidereal Saturn in the 12th, 1st, 2nd, 4th and 8th signs from the Moon’s sign, with separate stays for retrograde returns, thirty years on either side of the analysis, in a range, or in a whole life, with ages.
 * `POST /sade_sati`
 */
export function sadeSati<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<SadeSatiRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, SadeSatiAnswer>>> {
  return ask('/sade_sati', request);
}

/**
 * The Tajika year. Chart of the sidereal solar return with muntha, the five office bearers and their panchavargiya bala, the lord of the year, harsha bala, Tajika yogas, mudda and patyayini dasha, sahams; include adds the charts of months and sixty hours and tithi pravesha.
 * `POST /varshaphal`
 */
export function varshaphal<
  const I extends readonly IncludeParts.VarshaphalParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<VarshaphalRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<VarshaphalAnswer, IncludeParts.VarshaphalParts, I>>>> {
  return ask('/varshaphal', request);
}

/**
 * Gochara: transits from the natal Moon. Stays of the grahas in the houses from the natal Moon: good or bad, vedha by whom and when, bindus, murti; include adds kakshyas and nakshatras with taras.
 * `POST /gochara`
 */
export function gochara<
  const I extends readonly IncludeParts.GocharaParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<GocharaRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<GocharaAnswer, IncludeParts.GocharaParts, I>>>> {
  return ask('/gochara', request);
}

/**
 * Krishnamurti Paddhati: cusps, sub-lords, significators, horary. Placidus cusps and grahas with sign, star, sub and sub-sub lords, fourfold significators, ruling planets; horary charts by number 1–249; changes of lords in a range.
 * `POST /kp`
 */
export function kp<
  const I extends readonly IncludeParts.KpParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<KpRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<KpAnswer, IncludeParts.KpParts, I>>>> {
  return ask('/kp', request);
}

/**
 * Festivals and vratas of a year at a place. Ekadashis (Smarta, Vaishnava, parana), pradosha, chaturthis, sankrantis, feasts, each with its rule, deciding moment and tithi; lunar months with adhika and kshaya; solar calendars.
 * `POST /festivals`
 */
export function festivals<
  const I extends readonly IncludeParts.FestivalsParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<FestivalsRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<FestivalsAnswer, IncludeParts.FestivalsParts, I>>>> {
  return ask('/festivals', request);
}

/**
 * Horary: judgement of a question. Considerations before judgement, planetary hour, significators, perfection with exact moments (translation, collection, prohibition, refranation), receptions; include adds strengths and almutens.
 * `POST /horary`
 */
export function horary<
  const I extends readonly IncludeParts.HoraryParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<HoraryRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<HoraryAnswer, IncludeParts.HoraryParts, I>>>> {
  return ask('/horary', request);
}

/**
 * Muhurta: times for a purpose. Windows to the second for a marriage, journey, house entry, naming … in a range of days, what each has, and the rule, source and cause of every exclusion; for one or two births with tara bala and chandra bala.
 * `POST /muhurta`
 */
export function muhurta<
  const I extends readonly IncludeParts.MuhurtaParts['word'][] | undefined = Default,
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<MuhurtaRequest>, { readonly include?: I; readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, Given<MuhurtaAnswer, IncludeParts.MuhurtaParts, I>>>> {
  return ask('/muhurta', request);
}

/**
 * Written report. A report in words: a birth chart (western or Vedic), a relationship, a year ahead, a dasha period or a month of the Moon, from texts written for Theia. Each paragraph names the placements, aspects, rules and dates that it rests on. As JSON, Markdown, one HTML document, or PDF. The same request gives the same report for a release. Paid from the wallet in every plan.
 * `POST /report`
 */
export function report<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'markdown' | 'html' | 'pdf' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<ReportRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, ReportAnswer>>> {
  return ask('/report', request);
}

/**
 * Places for a free text. Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. An empty list when nothing is found. Free of charge.
 * `GET /geocode`
 */
export function geocode<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<GeocodeRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, GeocodeAnswer>>> {
  return ask('/geocode', request);
}

/**
 * Time zone and clock of a place at a moment. IANA zone of a place or point with its full history (tzdb with backzone), the offset in force, both readings of a local time that occurred twice or was skipped, and the clock changes before and after. Free of charge.
 * `GET /timezone`
 */
export function timezone<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'llm' | undefined = 'json',
>(
  request: Asked<Short<TimezoneRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, TimezoneAnswer>>> {
  return ask('/timezone', request);
}

/**
 * The sky right now. Positions, aspects and lunar phase of the current minute, geocentric and tropical, as JSON or drawn as a wheel with 0° Aries at nine o’clock. Free and without a key; public caches may keep it until the minute ends.
 * `GET /sky`
 */
export function sky<
  K extends readonly string[] | undefined = undefined,
  F extends 'json' | 'svg' | 'llm' | undefined = 'json',
>(
  request?: Asked<Short<SkyRequest>, { readonly fields?: K; readonly format?: F }>,
): Promise<Reply<false, F, Kept<K, SkyAnswer>>> {
  return ask('/sky', request ?? {});
}
