# Generated from packages/endpoints/openapi.json by packages/client/scripts/write-types.ts.
"""The objects that stand in requests, as plain dicts with types; the classes `…Fields` are the arguments of methods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Required, TypeAlias, TypedDict
from .words import AnswerFormat, AspectId, AspectList, AsteroidId, AstrocartographyInclude, AstrologicalSystem, BhavaSetting, BodyId, BodyList, CalendarDate, ChoghadiyaId, ClockTime, ComparedAngle, CoordinatesSetting, DashaSystem, DateOrInstant, EclipsesInclude, ElectionConditionType, FestivalKind, FestivalRegion, FestivalsInclude, GocharaInclude, GroupInclude, GunaMilanInclude, HeliacalBody, HoraSetting, HoraryInclude, HousePlacementSetting, HouseSystem, Instant, KaranaId, KpInclude, LanguageSetting, Latitude, LilithSetting, LmtSetting, Location, LocationPolicySetting, Longitude, LotReversalSetting, LunarMonthSetting, MoonDaySetting, MoonphasesInclude, MuhurtaInclude, Nakshatra, NityaYogaId, NodeSetting, OrbModelSetting, PanchakaCountSetting, PanchangInclude, PointId, PolarFallbackSetting, PositionsInclude, PositionsSetting, PrimaryDirectionsInclude, ProgressionsInclude, ReportFormat, ReturnInclude, RulersSetting, SahamId, SensitivityInclude, SevenGraha, Sign, SolarCalendarId, StarList, SunriseSetting, TermsSetting, TimeLordsInclude, TimeResolutionSetting, TimeZoneName, TithiId, TransitsInclude, TriplicitySetting, UtcOffset, VarjyamTableSetting, VarshaphalInclude, VedicInclude, VedicNatalInclude, VedicSynastryInclude, Weekday, WesternNatalInclude, WesternSynastryInclude, YearlyCycleInclude


class AnalysisMoment(TypedDict, total=False):
    """The moment an answer is given for."""
    analysis_date: CalendarDate  # Day of the analysis. Default: now.
    analysis_time: ClockTime
    """Local time at the birth place. Default with a date: 12:00."""
class AnalysisMomentFields(TypedDict, total=False):
    analysis_date: CalendarDate | None  # Day of the analysis. Default: now.
    analysis_time: ClockTime | None
    """Local time at the birth place. Default with a date: 12:00."""
class AnswerChoice(TypedDict, total=False):
    """What to keep of the answer, and how fine."""
    fields: Sequence[str]
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int
    """Decimals of degrees, cut and not rounded up. Default: `8`."""
class AnswerChoiceFields(TypedDict, total=False):
    fields: Sequence[str] | None
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int | None
    """Decimals of degrees, cut and not rounded up. Default: `8`."""
AspectOrbs: TypeAlias = Mapping[AspectId, float]
"""Base orb by aspect. Unit: degrees."""
class AspectSettings(TypedDict, total=False):
    """The aspects to find and their orbs."""
    orb_degrees: OrbDegrees; aspect_orbs: AspectOrbs
    orb_scale: float  # Multiplies every allowed orb.
    orb_model: OrbModelSetting; aspects: AspectList
class BirthDataFields(TypedDict, total=False):
    location: Location | None; latitude: Latitude | None
    lat: Latitude | None  # Alias of latitude.
    longitude: Longitude | None
    lon: Longitude | None  # Alias of longitude.
    lng: Longitude | None  # Alias of longitude.
    elevation_m: float | None
    """Elevation, for topocentric positions. Default: `0`. Unit: metres."""
    birth_date: CalendarDate | None
    """Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise."""
    birth_time: ClockTime | None
    """Local time of birth; null, "" or "unknown" when it is not known."""
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    utc: Instant | None
    """The birth as an instant, instead of birth_date and birth_time."""
    datetime_utc: Instant | None  # Alias of utc.
    calendar: Literal["auto", "gregorian", "julian"] | None
    """Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`."""
    name: str | None  # Name of the person; only echoed.
    gender: Literal["male", "female", "other"] | None  # Used by matching only.
class ZodiacChoiceFields(TypedDict, total=False):
    system: AstrologicalSystem | None
    sidereal: bool | None
    """True for the sidereal zodiac (Growth plan). Default: `false`."""
class AstrocartographyFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    mode: Literal["mundane", "zodiacal"] | None
    """Lines of the bodies themselves, or of their degrees of the ecliptic. Aspects are always zodiacal. Default: `mundane`."""
    relocation: PlaceInput | None
    """Where nearest and relocated are computed. Default: the birth place."""
    within_km: float | None
    """The farthest line of nearest. Default: `1000`. Unit: kilometres."""
    settings: AstrocartographySettings | None
    """Aspects to the angles: trine, square and sextile unless named. Houses are those of the relocated chart."""
    include: Sequence[AstrocartographyInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `lines`, `nearest`."""
    format: Literal["json", "svg", "llm"] | None
    """svg: a map of the world with the lines; llm: lean Markdown for language models. Default: `json`."""
    theme: Literal["light", "dark", "print", "css"] | None  # Theme of the map. Default: `light`.
class ResolutionSettings(TypedDict, total=False):
    """How place and time are resolved, how strictly the request is checked, and the ayanamsa."""
    time_resolution: TimeResolutionSetting; lmt: LmtSetting; location_policy: LocationPolicySetting
    require_time: bool
    """Reject a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Reject unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
class HouseSettings(TypedDict, total=False):
    """The houses and bodies of a chart."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting; polar_fallback: PolarFallbackSetting
    bodies: BodyList  # Bodies to compute.
    node: NodeSetting; lilith: LilithSetting
class AstrocartographySettings(ResolutionSettings, HouseSettings, total=False):
    """How to compute; everything is optional."""
    aspects: AspectList
    coordinates: Literal["geocentric"]  # Default: `geocentric`.
    positions: PositionsSetting; house_placement: HousePlacementSetting
class AyanamsaObject(TypedDict, total=False): user: Required[AyanamsaObjectUser]
Ayanamsa: TypeAlias = Literal["lahiri", "lahiri_icrc", "lahiri_1940", "lahiri_vp285", "raman", "krishnamurti", "krishnamurti_vp291", "fagan_bradley", "true_chitra", "true_revati", "true_pushya", "true_mula", "yukteshwar", "bhasin", "usha_shashi", "deluce", "djwhal_khul", "suryasiddhanta", "aryabhata", "ss_citra", "galactic_center_0sag", "galactic_center_mula_wilhelm", "sassanian", "hipparchos", "babylonian_kugler1", "babylonian_kugler2", "babylonian_kugler3", "babylonian_huber", "babylonian_mercier", "babylonian_britton", "aldebaran_15tau", "vettius_valens", "suryasiddhanta_mean_sun", "aryabhata_mean_sun", "aryabhata_522", "ss_revati", "true_sheoran", "galactic_center_gil_brand", "galactic_center_cochrane", "galactic_equator_iau1958", "galactic_equator_true", "galactic_equator_mula", "galactic_equator_fiorenza", "galactic_alignment_mardyks", "j2000", "j1900", "b1950"] | AyanamsaObject
"""Ayanamsa of a sidereal chart."""
class AyanamsaObjectUser(TypedDict, total=False):
    t0_jd: Required[float]  # Unit: Julian day TT.
    ayan_t0: Required[float]  # Unit: degrees.
class PlaceInput(TypedDict, total=False):
    """A place by its name or its coordinates."""
    location: Location; latitude: Latitude
    lat: Latitude  # Alias of latitude.
    longitude: Longitude
    lon: Longitude  # Alias of longitude.
    lng: Longitude  # Alias of longitude.
    elevation_m: float
    """Elevation, for topocentric positions. Default: `0`. Unit: metres."""
class BirthData(PlaceInput, total=False):
    """Birth data of one person."""
    birth_date: CalendarDate
    """Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise."""
    birth_time: ClockTime | None
    """Local time of birth; null, "" or "unknown" when it is not known."""
    timezone: TimeZoneName
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset
    utc: Instant
    """The birth as an instant, instead of birth_date and birth_time."""
    datetime_utc: Instant  # Alias of utc.
    calendar: Literal["auto", "gregorian", "julian"]
    """Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`."""
    name: str  # Name of the person; only echoed.
    gender: Literal["male", "female", "other"]  # Used by matching only.
class BodyMatrixFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    analysis_date: CalendarDate | None
    """Local day of the analysis. Default: today."""
    analysis_time: ClockTime | None
    """Local time. Default: 12:00 with a date, now without one."""
    analysis_location: Location | None
    """Place of the analysis. Default: the birth place."""
    analysis_latitude: Latitude | None; analysis_longitude: Longitude | None
    settings: BodyMatrixSettings | None  # Default of orb_scale: `0.5`.
    format: AnswerFormat | None
class BodyMatrixSettings(ResolutionSettings, AspectSettings, total=False):
    """How to compute; everything is optional."""
    node: NodeSetting
    coordinates: Literal["geocentric", "topocentric"]  # Default: `geocentric`.
    positions: PositionsSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `visible`.
    polar_hours: Literal["equal", "null", None]
    """Planetary hours when the Sun does not rise and set: equal hours from 06:00 apparent solar time, or none. Default: `equal`."""
class ChartFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    style: Literal["wheel", "biwheel", "north_indian", "south_indian", "east_indian", "aspect_grid", "harmonic", "draconic", "dial", "declination_graph"] | None
    """Indian styles draw a sidereal chart of whole signs; dial that of settings.dial. Default: `wheel`."""
    format: Literal["svg", "json", "png", "llm"] | None
    """Form of the answer; llm: what the picture shows, as Markdown. Default: decided by the Accept header, else SVG."""
    theme: Literal["light", "dark", "print", "css"] | None
    """css: every colour is a CSS variable of the page (--chart-ink …), for inline SVG. Default: `light`."""
    size: int | None
    """Width and height; below 640, and again below 420, everything is drawn larger and with less detail. Default: `800`. Unit: pixels."""
    varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None
    """Divisional chart, for the Indian styles. Default: `1`."""
    harmonic: int | None
    """Number of the chart, for the style harmonic. Default: `5`."""
    show: ChartRequestShow | None  # What to draw. Default: everything.
    partner: BirthData | None  # Outer wheel of a biwheel: another birth.
    transit_date: CalendarDate | None
    """Outer wheel of a biwheel: the sky on this day by the clock of the birth place; Default, without a partner: now."""
    transit_time: ClockTime | None
    """Local time of transit_date. Default: 12:00."""
    settings: ChartSettings | None  # Default of orb_scale: `1`.
class ChartRequestShow(TypedDict, total=False):
    """What to draw. Default: everything."""
    aspects: bool; degrees: bool; houses: bool
class ChartSettings(ResolutionSettings, HouseSettings, AspectSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: CoordinatesSetting; positions: PositionsSetting
    parallel_orb: float
    """Orb of parallels and contraparallels. Default: `1`. Unit: degrees."""
    midpoint_orb: float
    """Orb of midpoint hits. Default: `1.5`. Unit: degrees."""
    dial: float
    """Dial of midpoints, midpoint_trees and dial. Default: `90`. Unit: degrees."""
    harmonic_orb: float
    """Conjunctions in a harmonic chart; an opposition has half of it, a trine a third. Default: `12`. Unit: degrees."""
class CompareFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    settings: CompareRequestSettings | None
    """How you believe the other program computes; its differences are named from here."""
    rows: Required[ComparedRows]
    tolerance: float | None
    """Largest difference of two longitudes that counts as none. Default: one unit of the last digit given; at least 1 arc second, 3 for the Moon, 15 for angles and cusps. Unit: degrees."""
    format: AnswerFormat | None
class CompareRequestSettings(ResolutionSettings, total=False):
    """How you believe the other program computes; its differences are named from here."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    node: NodeSetting; lilith: LilithSetting
    coordinates: Literal["geocentric", "topocentric"]  # Default: `geocentric`.
    positions: PositionsSetting
    dasha_year: float
    """Days in a dasha year; solar means from one return of the Sun to the next. Default: `365.25`."""
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
class ComparedDasha(TypedDict, total=False):
    """When periods begin."""
    system: Literal["vimshottari", "yogini", "ashtottari"]  # Which dasha. Default: `vimshottari`.
    periods: Required[Sequence[ComparedPeriod]]  # Dasha periods.
class ComparedPeriod(TypedDict, total=False):
    lords: Required[Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]]]  # The lords from the maha dasha down.
    starts_at: Required[str]
    """When it begins: a date, or an ISO-8601 instant."""
class ComparedRows(TypedDict, total=False):
    """What the other program shows, at least one value."""
    longitudes: Mapping[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto", "rahu", "ketu", "node", "black_moon"] | AsteroidId, ComparedAngle]
    """Longitudes by body id; rahu and ketu are read as the nodes."""
    ascendant: ComparedAngle  # Ascendant, lagna.
    midheaven: ComparedAngle  # Midheaven.
    cusps: Sequence[ComparedAngle | None]
    """House cusps from the first; null where one is not known."""
    dasha: ComparedDasha
    sunrise: ClockTime
    """Sunrise of the day of birth, on the local clock."""
class DetailSettings(TypedDict, total=False):
    """How the further parts of a chart are computed."""
    terms: TermsSetting; triplicity: TriplicitySetting; lot_reversal: LotReversalSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""
    star_aspects: Sequence[Literal["conjunction", "opposition"]]  # Default: `conjunction`.
    star_orb: float
    """Orb of fixed-star conjunctions. Default: `1`. Unit: degrees."""
    star_orbs: Sequence[float]
    """Orbs by magnitude, instead of star_orb: of the first (to 1.5), second (to 2.5) …, the last for all others. Unit: degrees."""
    paran_orb_minutes: float
    """Orb of star_parans. Default: `2`. Unit: minutes."""
    parallel_orb: float
    """Orb of parallels and contraparallels. Default: `1`. Unit: degrees."""
    stellium_min: int
    """Minimum number of planets in a stellium. Default: `3`."""
    midpoint_orb: float
    """Orb of midpoint hits. Default: `1.5`. Unit: degrees."""
    dial: float
    """Dial of midpoints, midpoint_trees and dial. Default: `90`. Unit: degrees."""
    picture_orb: float
    """Orb of planetary pictures. Default: `0.5`. Unit: degrees."""
    harmonics: Sequence[int]
    """Numbers of the harmonic charts. Default: `4`, `5`, `7`, `9`."""
    harmonic_orb: float
    """Conjunctions in a harmonic chart; an opposition has half of it, a trine a third. Default: `12`. Unit: degrees."""
    draconic_orb: float
    """Orb of draconic contacts. Default: `2`. Unit: degrees."""
    antiscia_orb: float
    """Orb of antiscia_contacts. Default: `1`. Unit: degrees."""
class EclipsesPageFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    count: int | None
    """With after or before: how many events; more where several share the second that ends them. Default: `1`."""
    kind: Literal["solar", "lunar", "all"] | None  # Which eclipses. Default: `all`.
    include: Sequence[EclipsesInclude] | None
    """details adds contacts, durations, greatest point and all magnitudes; path the central line and limits of solar eclipses. Default: ."""
    settings: EclipsesRequestSettings | None  # How to compute; everything is optional.
    path_minutes: int | None
    """Between the points of a path. Default: `5`. Unit: minutes."""
    theme: Literal["light", "dark", "print", "css"] | None  # Theme of the map. Default: `light`.
class EclipsesFields(EclipsesPageFields, total=False):
    after: DateOrInstant | None
    """The next events from this instant on, included, instead of a range. next of an answer continues."""
    before: DateOrInstant | None
    """The last events before this instant, excluded, in order of time. previous of an answer continues."""
    from_: DateOrInstant | None
    """Start of the range, date or instant. Default: now."""
    to: DateOrInstant | None
    """End of the range, exclusive, at most 100 years later. Default: two years after from."""
    format: Literal["json", "svg", "llm"] | None
    """svg: a map of the world with the paths of solar eclipses; llm: lean Markdown. Default: `json`."""
class EclipsesRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    node: NodeSetting
    coordinates: Literal["geocentric", "topocentric"]  # Default: `geocentric`.
    positions: PositionsSetting
class ElectionCondition(TypedDict, total=False):
    """Each type has its own fields; others are rejected."""
    type: Required[ElectionConditionType]
    required: bool  # Default: true without a weight.
    weight: float
    """Adds to the score, instead of being required."""
    negated: bool
    """Holds where the rest does not. Default: `false`."""
    body: BodyId  # Default of nakshatra and mansion: moon.
    angle: Literal["asc", "mc", "dsc", "ic"]  # Instead of body.
    signs: Sequence[Sign]
    from_degree: float
    """A longitude; of phase Moon minus Sun. Unit: degrees."""
    to_degree: float  # Exclusive. Unit: degrees.
    dignities: Sequence[Literal["domicile", "exaltation", "detriment", "fall"]]; houses: Sequence[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
    orb: float
    """Default: aspect 1; of the others the usual one. Unit: degrees."""
    to_body: BodyId  # Of an aspect.
    natal_point: PointId  # Instead of to_body.
    aspects: AspectList  # Default: the five of Ptolemy.
    motion: Literal["applying", "separating"]  # Default: both.
    phases: Sequence[Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent", "waxing", "waning"]]
    voc_bodies: Literal["modern", "traditional"]  # Default: `modern`.
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"]  # Default: `last_aspect`.
    mansions: Sequence[int]
    mansion_table: Literal["arabic", "nakshatra_28"]
    """arabic: tropical, equal; nakshatra_28: with Abhijit. Default: `arabic`."""
    planets: Sequence[SevenGraha]; weekdays: Sequence[Weekday]
    from_time: ClockTime  # Local time.
    to_time: ClockTime  # Exclusive; may be over midnight.
    tithis: Sequence[TithiId]; nakshatras: Sequence[Nakshatra]; padas: Sequence[Literal[1, 2, 3, 4]]; yogas: Sequence[NityaYogaId]; karanas: Sequence[KaranaId]
    choghadiyas: Sequence[ChoghadiyaId]
class PlaceInputFields(TypedDict, total=False):
    location: Location | None; latitude: Latitude | None
    lat: Latitude | None  # Alias of latitude.
    longitude: Longitude | None
    lon: Longitude | None  # Alias of longitude.
    lng: Longitude | None  # Alias of longitude.
    elevation_m: float | None
    """Elevation, for topocentric positions. Default: `0`. Unit: metres."""
class ElectionsFields(PlaceInputFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    from_: Required[DateOrInstant]
    """Start: a date (midnight UTC) or an instant."""
    to: Required[DateOrInstant]  # End, exclusive; at most 3660 days.
    conditions: Required[Sequence[ElectionCondition]]  # What must hold, or adds to the score.
    natal: BirthData | None  # The birth of natal_point.
    minimum_minutes: float | None
    """Shorter windows are left out. Default: `0`. Unit: minutes."""
    limit: int | None  # The most windows. Default: `100`.
    order: Literal["time", "score"] | None  # score: the best first. Default: `time`.
    settings: ElectionsSettings | None  # sunrise is hindu with system vedic.
    format: AnswerFormat | None
class ElectionsSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    node: NodeSetting; lilith: LilithSetting
    coordinates: Literal["geocentric", "topocentric"]  # Default: `geocentric`.
    positions: PositionsSetting; house_placement: HousePlacementSetting; polar_fallback: PolarFallbackSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `visible`.
    hora: Literal["unequal", "equal"]  # Horas. Default: `unequal`.
class EphemerisFields(PlaceInputFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    from_: Required[DateOrInstant]  # First instant, date or ISO-8601.
    to: Required[DateOrInstant]
    """Last instant; included when a step falls on it."""
    step: str | None
    """Days, hours or minutes between rows, at least one minute; at most 50000 cells in all. Default: `1d`."""
    bodies: BodyList | None
    """Bodies, in the order of the columns. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`."""
    columns: Sequence[Literal["longitude", "latitude", "distance", "speed", "ra", "declination"]] | None
    """What to show for every body. Default: `longitude`, `speed`."""
    format: Literal["json", "csv", "llm"] | None
    """csv: text/csv with one line per row; llm: lean Markdown for language models. Default: `json`."""
    ayanamsa: Ayanamsa | None
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting | None; lilith: LilithSetting | None; coordinates: CoordinatesSetting | None; settings: EphemerisSettings | None
class EphemerisSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    bodies: BodyList  # Bodies to compute.
    node: NodeSetting; lilith: LilithSetting; coordinates: CoordinatesSetting; positions: PositionsSetting
class VedicZodiacChoiceFields(TypedDict, total=False):
    system: Literal["vedic"] | None  # Optional; western is rejected.
    sidereal: Literal[True] | None  # Optional; false is rejected.
class FestivalsFields(PlaceInputFields, AnswerChoiceFields, VedicZodiacChoiceFields, total=False):
    year: int | None
    """Gregorian year. Default: the current one."""
    years: int | None  # How many years. Default: `1`.
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    kinds: Sequence[FestivalKind] | None  # Default: all.
    regions: Sequence[FestivalRegion] | None
    """Feasts of all India and of these. Default: all."""
    calendars: Sequence[SolarCalendarId] | None  # Default: all.
    settings: FestivalsRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[FestivalsInclude] | None  # Parts of the answer. Default: all.
    format: AnswerFormat | None
class FestivalsRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    positions: PositionsSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
class GeocodeFields(TypedDict, total=False):
    q: Required[Location]
    """A place as free text: name first, then state or country in any order; or coordinates as text."""
    limit: int | None  # How many places to list. Default: `5`.
    country: str | None
    """Only places of this country, ISO 3166-1 alpha-2."""
    format: AnswerFormat | None
    """llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`."""
    fields: Sequence[str] | None
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int | None
    """Decimals of degrees, cut and not rounded up. Default: `8`."""
class GocharaFields(BirthDataFields, AnswerChoiceFields, AnalysisMomentFields, VedicZodiacChoiceFields, total=False):
    from_: DateOrInstant | None  # Lists stays from here.
    to: DateOrInstant | None
    """End of the lists, exclusive. About 5000 entries at most."""
    points: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None
    """Whose stays to list. Default: all but the Moon."""
    reference: Literal["moon", "lagna", "sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None
    """Whose natal sign is the first house. Default: `moon`."""
    settings: GocharaRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[GocharaInclude] | None
    """Parts of the answer; all but current need from and to. Default: `current`, `stays`."""
    format: AnswerFormat | None
class GocharaRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    node: NodeSetting  # Lunar node. Default: `mean`.
    positions: PositionsSetting
    ashtakavarga_table: Literal["parashara", "varahamihira", "narasimha_rao", "parashara_moon_from_mars"]
    """The table of bindus. Default: `parashara`."""
    vedha_table: Literal["narasimha_rao", "muhurta_chintamani"]
    """Vedhas of Venus in the 11th and 12th: 6 and 3, or 3 and 6. Default: `narasimha_rao`."""
class GroupFields(AnswerChoiceFields, ZodiacChoiceFields, total=False):
    people: Required[Sequence[BirthData]]  # The births, in the order of the matrix.
    settings: SynastrySettings | None
    """Default of orb_scale: `0.75`. Shared by all people. Aspects default to conjunction, opposition, trine, square, sextile; bodies to Sun…Pluto, north node, Chiron."""
    include: Sequence[GroupInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `matrix`, `balance`, `composite`, `davison`."""
    relocation: PlaceInput | None
    """Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places."""
    composite_houses: Literal["derived", "midpoint"] | None
    """derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number. Default: `derived`."""
    composite_sun_proximity: bool | None
    """Mercury and Venus move to the opposite point where it is nearer to the composite Sun. Default: `false`."""
    davison_geo: Literal["arithmetic", "great_circle"] | None
    """Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle). Default: `arithmetic`."""
    format: Literal["json", "svg", "llm"] | None
    """svg: the picture alone; llm: lean Markdown for language models. Default: `json`."""
    drawing: Literal["matrix", "composite"] | None
    """With format svg: the matrix as a table, or the composite as a wheel. Default: `matrix`."""
    theme: Literal["light", "dark", "print", "css"] | None  # Theme of the picture. Default: `light`.
class GunaMilanFields(AnswerChoiceFields, VedicZodiacChoiceFields, total=False):
    person_a: Required[BirthData]; person_b: Required[BirthData]
    apply_exceptions: bool | None
    """Give full points to a koota with an exception. Default: `false`."""
    settings: GunaMilanRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[GunaMilanInclude] | None
    """Parts of the answer. default means the default parts, all means everything."""
    format: AnswerFormat | None
class GunaMilanRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    positions: PositionsSetting
    stree_dirgha: Literal[9, 7, 13]
    """How many nakshatras the groom’s must be beyond the bride’s. Default: `9`."""
    rajju: Literal["five_parts", "ascending_descending"]
    """ascending_descending: opposite ways on the rope excuse the same part. Default: `five_parts`."""
    vedha: Literal["three", "pair"]
    """Whether chitra pierces mrigashira and dhanishta too (three). Default: `three`."""
    manglik_houses: Sequence[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
    """Houses in which Mars makes a chart manglik. Default: `1`, `2`, `4`, `7`, `8`, `12`."""
class HeliacalEventsPageFields(PlaceInputFields, AnswerChoiceFields, total=False):
    count: int | None
    """With after or before: how many events; more where several share the second that ends them. Default: `1`."""
    bodies: Sequence[HeliacalBody] | None
    """Moon, naked-eye planets and stars. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`."""
    events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None  # Which events to list. Default: all.
    settings: HeliacalEventsRequestSettings | None
    """Air, eyes, and how to resolve the place; everything is optional."""
class HeliacalEventsFields(HeliacalEventsPageFields, total=False):
    after: DateOrInstant | None
    """The next events from this instant on, included, instead of a range. next of an answer continues."""
    before: DateOrInstant | None
    """The last events before this instant, excluded, in order of time. previous of an answer continues."""
    from_: DateOrInstant | None  # Start of the range. Default: now.
    to: DateOrInstant | None
    """End of the range, exclusive, at most ten years later. Default: one year after from."""
    format: AnswerFormat | None
class HeliacalEventsRequestSettings(TypedDict, total=False):
    """Air, eyes, and how to resolve the place; everything is optional."""
    pressure_hpa: float
    """Air pressure. Default: `1013.25`. Unit: hectopascals."""
    temperature_c: float
    """Air temperature. Default: `15`. Unit: degrees Celsius."""
    humidity_percent: float
    """Relative humidity. Default: `40`. Unit: percent."""
    extinction: float
    """Light lost in the zenith. Default: by pressure, temperature and humidity. Unit: magnitudes."""
    age_years: float
    """Age of the eyes. Default: `36`. Unit: years."""
    acuity: float  # Snellen ratio of the eyes. Default: `1`.
    time_resolution: TimeResolutionSetting; lmt: LmtSetting; location_policy: LocationPolicySetting
    require_time: bool
    """Reject a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Reject unknown fields instead of warning. Default: `false`."""
class HoraryFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    question_house: int | None
    """The house of what is asked about; the date, time and place are those of the question."""
    from_house: int | None
    """The house of the person from whom question_house is counted. Default: `1`."""
    settings: HoraryRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[HoraryInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `considerations`, `moon`, `perfection`, `receptions`."""
    format: AnswerFormat | None
class HoraryRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    house_system: Literal["P", "K", "O", "R", "C", "A", "E", "W", "B", "V", "T", "M", "S", "U", "X", "H", "F", "D", "N", "L", "Q", "Y", "I", "i"]  # House system. Default: `R`.
    node: NodeSetting; positions: PositionsSetting; house_placement: HousePlacementSetting; polar_fallback: PolarFallbackSetting
    terms: TermsSetting  # Table of terms. Default: `ptolemaic`.
    triplicity: TriplicitySetting
    """Rulers of the triplicities. Default: `lilly`."""
    lot_reversal: LotReversalSetting  # Fortune by night. Default: `never`.
    bhava: BhavaSetting
class KpFields(BirthDataFields, AnswerChoiceFields, AnalysisMomentFields, VedicZodiacChoiceFields, total=False):
    number: int | None
    """Horary: the number the querent chose; date, time and place are those of the question, and the analysis is then."""
    from_: DateOrInstant | None  # Lists changes of lords from here.
    to: DateOrInstant | None
    """End of the list, exclusive. About 5,000 changes at most."""
    points: Sequence[Literal["lagna", "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None  # Whose changes. Default: `moon`.
    level: Literal["sign", "star", "sub", "sub_sub"] | None
    """The finest changes to list; wider ones are always among them. Default: `sub`."""
    settings: KpRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[KpInclude] | None
    """Parts of the answer. changes needs from and to. Default: all."""
    format: AnswerFormat | None
class KpRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""
    ayanamsa: Ayanamsa  # Ayanamsa. Default: `krishnamurti`.
    node: NodeSetting  # Lunar node. Default: `mean`.
    positions: PositionsSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
    time_resolution: TimeResolutionSetting; lmt: LmtSetting; location_policy: LocationPolicySetting
    require_time: bool
    """Reject a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Reject unknown fields instead of warning. Default: `false`."""
    house_system: Literal["P", "K", "O", "R", "C", "A", "E", "W", "B", "V", "T", "M", "S", "U", "X", "H", "F", "D", "N", "L", "Q", "Y", "I", "i"]  # House system. Default: `P`.
    polar_fallback: PolarFallbackSetting
class MeFields(TypedDict, total=False):
    format: AnswerFormat | None
    """llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`."""
    fields: Sequence[str] | None
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int | None
    """Decimals of degrees, cut and not rounded up. Default: `8`."""
class MoonphasesPageFields(PlaceInputFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    count: int | None
    """With after or before: how many phases. Default: `1`."""
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None  # With after or before: only this phase.
    include: Sequence[MoonphasesInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `phases`, `eclipses`."""
    voc_bodies: Literal["modern", "traditional"] | None
    """Bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`."""
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None
    """last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within half the sum of the orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion. Default: `last_aspect`."""
    timezone: TimeZoneName | None  # Adds local times to every event.
    utc_offset: UtcOffset | None
    settings: MoonphasesRequestSettings | None  # How to compute; everything is optional.
class MoonphasesFields(MoonphasesPageFields, total=False):
    year: int | None
    """UTC year, -3000 to 3000. Default: the current year. Full precision 1800–2399."""
    from_: DateOrInstant | None
    """Start of a range, date or instant; with to, instead of year."""
    to: DateOrInstant | None
    """End of the range, exclusive, at most 400 days later."""
    after: DateOrInstant | None
    """The next phases after an instant, instead of year. next of an answer continues."""
    before: DateOrInstant | None
    """The last phases before an instant, in order of time, instead of year. previous of an answer continues."""
    format: AnswerFormat | None
class MoonphasesRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: Literal["geocentric"]  # Default: `geocentric`.
class MuhurtaFields(PlaceInputFields, AnswerChoiceFields, VedicZodiacChoiceFields, total=False):
    purpose: Required[Literal["marriage", "travel", "house_entry", "foundation", "naming", "first_feeding", "ear_piercing", "tonsure", "upanayana", "learning", "vehicle", "business"]]  # What is to begin.
    from_: Required[DateOrInstant]  # Start of the range.
    to: Required[DateOrInstant]
    """End of the range, exclusive; at most 370 days."""
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    person_a: BirthData | None
    """For whom: adds tara bala, chandra bala and the signs eighth from the birth."""
    person_b: BirthData | None  # The other of a couple.
    direction: Literal["east", "south", "west", "north"] | None
    """Of a journey: weekdays against it are excluded."""
    ignore: Sequence[Literal["adhika_month", "kshaya_month", "lunar_month", "solar_month", "hari_shayana", "pitru_paksha", "jupiter_combust", "venus_combust", "eclipse", "vara", "tithi", "tithi_kshaya_vriddhi", "nakshatra", "yoga", "vishti", "sankranti", "direction", "birth_nakshatra", "tara_bala", "chandra_bala", "day_part", "rahu_kalam", "yamaganda", "gulika_kalam", "durmuhurta", "varjyam", "gandanta", "lagna", "houses", "lagna_eighth", "panchaka"]] | None  # Rules that shall exclude nothing.
    minimum_minutes: float | None
    """The shortest window. Default: `10`. Unit: minutes."""
    settings: MuhurtaRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[MuhurtaInclude] | None
    """exclusions: when each rule excludes. days: the reasons of each day without a window. Default: `exclusions`."""
    format: AnswerFormat | None
class MuhurtaRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    node: NodeSetting  # Lunar node. Default: `mean`.
    positions: PositionsSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
    lunar_month: LunarMonthSetting; varjyam_table: VarjyamTableSetting
    panchaka_count: Literal["none", "month", "fortnight"]
    """Whether the panchaka of the lagna excludes, and how it counts tithis. Default: `none`."""
class NatalFields(BirthDataFields, AnswerChoiceFields, total=False):
    system: Literal["western", "vedic"] | None
    """Astrological system; vedic gives the answer of /natal/vedic. Default: `western`."""
    sidereal: bool | Literal[True] | None
    """True for the sidereal zodiac (Growth plan). Default: `false`."""
    settings: NatalSettings | VedicSettings | None  # Default of orb_scale: `1`.
    include: Sequence[WesternNatalInclude | VedicNatalInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects`, `lunar_phase`."""
    format: AnswerFormat | None
    analysis_date: CalendarDate | None
    """Day of current dashas and Sade Sati. Default: now."""
    analysis_time: ClockTime | None
    """Local time of analysis_date. Default with a date: 12:00."""
    dashas_from: DateOrInstant | None
    """Lists the dashas from here in `within`; with dashas_to."""
    dashas_to: DateOrInstant | None
    """End of that list, exclusive; at most 5000 periods."""
    dashas_levels: int | None  # Levels of that list. Default: `5`.
class PlacementSettings(TypedDict, total=False):
    """How points are placed and ruled."""
    positions: PositionsSetting; house_placement: HousePlacementSetting; rulers: RulersSetting
class Settings(DetailSettings, ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: CoordinatesSetting
class NatalSettings(Settings, total=False):
    """How to compute; everything is optional."""
    almuten_triplicity: Literal["sect", "all"]
    """Which rulers of a triplicity have points for the almuten. Default: `sect`."""
class NextAsked(TypedDict, total=False):
    """The next or the last events."""
    after: DateOrInstant
    """The next events from this instant on, included, instead of a range. next of an answer continues."""
    before: DateOrInstant
    """The last events before this instant, excluded, in order of time. previous of an answer continues."""
    count: int
    """With after or before: how many events; more where several share the second that ends them. Default: `1`."""
class OccultationsPageFields(PlaceInputFields, AnswerChoiceFields, total=False):
    count: int | None
    """With after or before: how many events; more where several share the second that ends them. Default: `1`."""
    bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None
    """What the Moon covers. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `aldebaran`, `regulus`, `spica`, `antares`."""
    settings: OccultationsRequestSettings | None
    """How to resolve the place; everything is optional."""
class OccultationsFields(OccultationsPageFields, total=False):
    after: DateOrInstant | None
    """The next events from this instant on, included, instead of a range. next of an answer continues."""
    before: DateOrInstant | None
    """The last events before this instant, excluded, in order of time. previous of an answer continues."""
    from_: DateOrInstant | None  # Start of the range. Default: now.
    to: DateOrInstant | None
    """End of the range, exclusive, at most 100 years later. Default: one year after from."""
    format: AnswerFormat | None
class OccultationsRequestSettings(TypedDict, total=False):
    """How to resolve the place; everything is optional."""
    time_resolution: TimeResolutionSetting; lmt: LmtSetting; location_policy: LocationPolicySetting
    require_time: bool
    """Reject a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Reject unknown fields instead of warning. Default: `false`."""
OrbDegrees: TypeAlias = float | Mapping[Literal["planets", "luminaries", "angles", "nodes", "asteroids", "points", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto", "asc", "dsc", "mc", "ic", "vertex", "antivertex", "east_point", "co_asc_koch", "co_asc_munkasey", "polar_asc", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"] | AsteroidId, float]
"""Orbs of the bodies: one for all, or by body and group; a body overrides its group. Unit: degrees."""
class PanchangFields(PlaceInputFields, AnswerChoiceFields, VedicZodiacChoiceFields, total=False):
    date: CalendarDate | None  # Civil day at the place. Default: today.
    time: ClockTime | None
    """Local time for the current limbs, instead of sunrise; they belong to the vedic day around it."""
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    settings: PanchangRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[PanchangInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `kalams`, `lunar_month`."""
    format: AnswerFormat | None
class PanchangRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    positions: PositionsSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
    hora: HoraSetting; lunar_month: LunarMonthSetting; varjyam_table: VarjyamTableSetting; moon_day: MoonDaySetting; panchaka_count: PanchakaCountSetting
class PositionsFields(PlaceInputFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    utc: DateOrInstant | None  # The instant. Default: now.
    datetime_utc: DateOrInstant | None  # Alias of utc.
    date: CalendarDate | None
    """Local date, instead of utc. Its zone is timezone, else that of the place, else UTC."""
    time: ClockTime | None  # Local time of date. Default: 12:00.
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    bodies: BodyList | None  # Bodies to compute.
    ayanamsa: Ayanamsa | None
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting | None; lilith: LilithSetting | None; coordinates: CoordinatesSetting | None
    house_system: HouseSystem | None
    """House system; used when a place is given. Default: `P`."""
    settings: PositionsSettings | None
    include: Sequence[PositionsInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `lunar_phase`."""
    format: AnswerFormat | None
class PositionsSettings(ResolutionSettings, HouseSettings, PlacementSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: CoordinatesSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""
class PrimaryDirectionsFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    method: Literal["placidus", "regiomontanus"] | None
    """Places by parts of semi-arcs, or by circles of position. Default: `placidus`."""
    mode: Literal["zodiacal", "mundane"] | None
    """Aspects along the zodiac, or along the houses. Default: `zodiacal`."""
    latitudes: Literal["none", "promissor", "significator", "both"] | None
    """Zodiacal: who keeps the ecliptic latitude. Mundane directions always keep both. Default: `none`."""
    aspect_latitudes: Literal["bianchini", "zero", "same"] | None
    """Latitude of the aspects of a promissor that keeps its own: sin β · cos of the aspect, zero, or the same. Default: `bianchini`."""
    motion: Literal["direct", "converse", "both"] | None
    """Which of the two is carried: the promissor (direct), the significator (converse). Default: `direct`."""
    converse_by: Literal["significator", "reversed"] | None
    """Converse: the sky carries the significator, or it is turned back and carries the promissor. Default: `significator`."""
    key: Literal["naibod", "ptolemy", "cardan", "true_solar"] | None
    """A year of life: 0.98564736°, 1°, 0°59′12″, or a day’s true motion of the Sun in right ascension. Default: `naibod`."""
    year_length: float | None
    """Days in a year of life. Default: `365.24219`. Unit: days."""
    significators: Sequence[Literal["asc", "ic", "dsc", "mc"] | BodyId] | None
    """What is directed to: angles and bodies. Default: `asc`, `mc`, `sun`, `moon`."""
    from_: DateOrInstant | None
    """Start of the part of life; the birth unless given."""
    to: DateOrInstant | None
    """End of it, exclusive; the age of 100 unless given, at most 120."""
    limit: int | None
    """Directions and parallels in one answer. Default: `500`."""
    settings: PrimaryDirectionsSettings | None
    """bodies are the promissors: the planets unless named. Of aspects, the major ones unless named."""
    include: Sequence[PrimaryDirectionsInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `directions`."""
    format: AnswerFormat | None
class PrimaryDirectionsSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    aspects: AspectList
    bodies: BodyList  # Bodies to compute.
    node: NodeSetting; lilith: LilithSetting
    coordinates: Literal["geocentric", "topocentric"]  # Default: `geocentric`.
    positions: PositionsSetting; terms: TermsSetting
class ProgressionsPageFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    count: int | None
    """With after or before: how many events; more where several share the second that ends them. Default: `1`."""
    progressed_date: Required[CalendarDate]
    """The day to progress the chart to, local at the birth place. A day before the birth progresses the chart into the past."""
    progressed_time: ClockTime | None
    """Local time of progressed_date. Default: `12:00`."""
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None
    """secondary: a day for a year; tertiary: a day for a month; minor: a month for a year; solar_arc: every natal point moved by the Sun’s arc. Default: `secondary`."""
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None
    """How the midheaven is progressed: by the Sun’s true or mean (Naibod) arc in longitude or right ascension, or the real midheaven of the progressed instant. Default: `solar_arc_longitude`."""
    arc: Literal["true", "naibod"] | None
    """The arc used by solar_arc. Default: `true`."""
    converse: bool | None
    """Progress into the past. Default: `false`."""
    year_length: float | None
    """Days in a year of life. Default: `365.24219`. Unit: days."""
    settings: ProgressionsSettings | None
    """Default of orb_scale: `1`. Without orbs in the request every aspect has an orb of 1°."""
    include: Sequence[ProgressionsInclude] | None
    """Parts of the answer. default means the default parts, all means everything. In a range (from and to, after, before) the default is events. Default: `points`, `houses`, `aspects_to_natal`, `lunation`."""
class ProgressionsFields(ProgressionsPageFields, total=False):
    after: DateOrInstant | None
    """The next events from this instant on, included, instead of a range. next of an answer continues."""
    before: DateOrInstant | None
    """The last events before this instant, excluded, in order of time. previous of an answer continues."""
    from_: DateOrInstant | None
    """Start of the range of events; at most 120 years, and 366 days of the ephemeris. A date means midnight UTC."""
    to: DateOrInstant | None  # End of the range, exclusive.
    format: AnswerFormat | None
class ProgressionsSettings(ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: CoordinatesSetting
class Relocation(PlaceInput, total=False):
    """A place other than the birth place."""
    timezone: TimeZoneName
    """IANA time zone; overrides the one of the place."""
class ReportFields(PlaceInputFields, AnswerChoiceFields, total=False):
    kind: Required[Literal["natal", "relationship", "year_ahead", "dasha_period", "moon_month"]]
    """natal: a birth chart; relationship: two births; year_ahead: a year from a day on; dasha_period: a mahadasha with its antardashas; moon_month: a calendar month."""
    system: Literal["western", "vedic"] | None
    """For natal and relationship. A year ahead and a Moon month are western, a dasha period is vedic. Default: `western`."""
    language: Literal["en"] | None  # Language of the texts. Default: `en`.
    format: ReportFormat | None
    paper: Literal["a4", "letter"] | None
    """Of html in print and of pdf. Default: `a4`."""
    keep: bool | None
    """Kept encrypted until it is deleted: it is answered as a report of /reports, at once or, after ten seconds, with its address."""
    voice: Literal["composed", "model"] | None
    """model: written anew in one voice by the language model of this installation, and checked against the chart; always kept. What does not pass the check is delivered as it was composed, with a warning. Default: `composed`."""
    from_: CalendarDate | None
    """Year ahead: its first day. Dasha period: a day in the mahadasha. Natal, vedic: the day of the present dasha. Default: today."""
    year: int | None  # Moon month: its year; with month.
    month: int | None
    """Moon month: 1 to 12. Default: the present month."""
    dasha_lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None
    """Dasha period: the lord of the mahadasha, instead of from."""
    report_timezone: TimeZoneName | None
    """Zone of the dates and times of a Moon month. Default: that of the birth place."""
    settings: ReportSettings | None  # As for a natal chart.
    birth_date: CalendarDate | None
    """Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise."""
    birth_time: ClockTime | None
    """Local time of birth; null, "" or "unknown" when it is not known."""
    timezone: TimeZoneName | None
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset | None
    utc: Instant | None
    """The birth as an instant, instead of birth_date and birth_time."""
    datetime_utc: Instant | None  # Alias of utc.
    calendar: Literal["auto", "gregorian", "julian"] | None
    """Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`."""
    name: str | None  # Whose report it is, for its title.
    gender: Literal["male", "female", "other"] | None  # Used by matching only.
    person_a: BirthData | None  # Relationship: one birth.
    person_b: BirthData | None  # Relationship: the other.
class ReportSettings(TypedDict, total=False):
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    time_resolution: TimeResolutionSetting; lmt: LmtSetting; location_policy: LocationPolicySetting
    require_time: bool
    """Reject a birth without a time. Default: `false`."""
    strict: bool
    """Reject unknown fields instead of warning. Default: `false`."""
class ReturnPageFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    type: Literal["sun", "moon", "solar", "lunar", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto"] | AsteroidId | None
    """The body that returns; required. On POST /swiss the request words solar_return and lunar_return also set it."""
    count: int | None
    """How many returns. Default with year: all of them. Default: `1`."""
    relocation: Relocation | None
    """Place of the return. Default: the birth place."""
    return_location: Location | None  # Alias of relocation.location.
    return_latitude: Latitude | None; return_longitude: Longitude | None
    precession_corrected: bool | None
    """Correct for precession: the return is to the same place among the stars. Default: `false`."""
    converse: bool | None
    """Returns before the birth: a year or instant after the birth is mirrored at the birth, and returns are counted back from there. Default: `false`."""
    settings: Settings | None  # Default of orb_scale: `1`.
    include: Sequence[ReturnInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects_to_natal`."""
class ReturnFields(ReturnPageFields, total=False):
    year: int | None
    """Solar: the return of the birthday in this year, counted at the birth place. Other bodies: all returns in this year at the place of the return, or the first later one when there is none."""
    after: DateOrInstant | None
    """The first returns from this instant on. Default, without year: the last one before now and the next one. next of an answer continues."""
    date: DateOrInstant | None  # Alias of after.
    before: DateOrInstant | None
    """The last returns before this instant, in order of time; not those before the birth, unless it is before the birth itself. previous of an answer continues."""
    format: AnswerFormat | None
class SadeSatiFields(BirthDataFields, AnswerChoiceFields, AnalysisMomentFields, VedicZodiacChoiceFields, total=False):
    span: Literal["window", "life"] | None
    """What is listed: 30 years before and after the analysis, or birth to 120. Default: `window`."""
    from_: DateOrInstant | None  # Lists a range instead, with ages.
    to: DateOrInstant | None  # End of the range, at most 150 years.
    settings: SadeSatiRequestSettings | None  # How to compute; everything is optional.
    format: AnswerFormat | None
class SadeSatiRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    positions: PositionsSetting
class SensitivityFields(BirthDataFields, AnswerChoiceFields, total=False):
    minutes: float | None
    """Minutes before and after the birth time. Default: `15`."""
    minutes_before: float | None
    """Minutes before the birth time, instead of minutes. Default: `15`."""
    minutes_after: float | None
    """Minutes after the birth time, instead of minutes. Default: `15`."""
    system: Literal["western", "vedic", "both"] | None
    """Western facts, those of /natal/vedic, or both in one list. Default: `western`."""
    sidereal: bool | None
    """True for the sidereal zodiac (Growth plan). Default: `false`."""
    settings: Settings | None  # Of the western chart.
    vedic_settings: VedicSettings | None
    """Of the Vedic chart, with system vedic or both."""
    include: Sequence[SensitivityInclude] | None
    """Parts of the answer. default: signs, houses, sect, lunar_phase, aspects; of a Vedic chart signs, nakshatras, vargas, bhavas, dashas, panchang. all: everything."""
    format: AnswerFormat | None
class SkyFields(TypedDict, total=False):
    format: Literal["json", "svg", "llm"] | None
    """Form of the answer; llm: lean Markdown for language models. Default: `json`."""
    theme: Literal["light", "dark", "print", "css"] | None
    """Theme of the picture; css: its colours are CSS variables of the page. Default: `light`."""
    language: LanguageSetting | None
    """Adds `names`: what the ids in the answer are called in this language."""
    compact: bool | None
    """Draws the picture larger and with less detail, for small screens. Default: `false`."""
    fields: Sequence[str] | None
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int | None
    """Decimals of degrees, cut and not rounded up. Default: `8`."""
class SynastryFields(AnswerChoiceFields, total=False):
    system: Literal["western", "vedic"] | None
    sidereal: bool | Literal[True] | None
    """True for the sidereal zodiac (Growth plan). Default: `false`."""
    person_a: Required[BirthData]; person_b: Required[BirthData]
    mode: Literal["synastry", "composite", "davison", "relationship"] | None
    """Which chart of a relationship; relationship means all of them. On POST /swiss the request word sets it. Default: `synastry`."""
    settings: SynastrySettings | VedicSettings | None
    """Default of orb_scale: `0.75`. Shared by all people. Aspects default to conjunction, opposition, trine, square, sextile; bodies to Sun…Pluto, north node, Chiron."""
    include: Sequence[WesternSynastryInclude | VedicSynastryInclude] | None
    """Parts of the answer. default means the default parts of the mode, all means everything. Default by mode: synastry aspects, overlays, score; composite composite, composite_aspects; davison davison, davison_aspects; relationship aspects, overlays, score, composite, davison, guna_milan."""
    relocation: PlaceInput | None
    """Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places."""
    composite_houses: Literal["derived", "midpoint"] | None
    """derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number. Default: `derived`."""
    composite_sun_proximity: bool | None
    """Mercury and Venus move to the opposite point where it is nearer to the composite Sun. Default: `false`."""
    davison_geo: Literal["arithmetic", "great_circle"] | None
    """Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle). Default: `arithmetic`."""
    apply_exceptions: bool | None
    """Guna milan: kootas with an exception get full points. Default: `false`."""
    format: AnswerFormat | None
class SynastrySettings(ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: CoordinatesSetting; terms: TermsSetting; triplicity: TriplicitySetting
    parallel_orb: float
    """Orb of parallels and contraparallels. Default: `1`. Unit: degrees."""
class TimeLordsFields(BirthDataFields, AnswerChoiceFields, AnalysisMomentFields, ZodiacChoiceFields, total=False):
    from_: DateOrInstant | None
    """Lists the periods from here. Default: the birth; of profections the running twelve years."""
    to: DateOrInstant | None
    """End of the list, exclusive; at most 120 years after from, three years with levels above 2. Default: a hundred years."""
    levels: int | None
    """Levels of the list; 3 and 4 need from and to. current always has all. Default: `1`."""
    points: Sequence[Literal["asc", "mc", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None  # What is profected. Default: `asc`.
    lots: Sequence[Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None
    """Lots to release from. Default: `spirit`, `fortune`."""
    settings: TimeLordsRequestSettings | None  # Where schools differ.
    include: Sequence[TimeLordsInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `profections`, `releasing`, `firdaria`."""
    format: AnswerFormat | None
class TimeLordsRequestSettings(ResolutionSettings, total=False):
    """Where schools differ."""
    node: NodeSetting; positions: PositionsSetting; lot_reversal: LotReversalSetting
    profection_months: Literal["equal", "solar", "days_30", "days_28"]
    """Months of a year of profection: twelve equal parts, twelfths of the Sun’s circle, or 30 or 28 days a sign (then 2½ or 2⅓ days a day sign). Default: `equal`."""
    releasing_year: float
    """Days of a year of releasing and of the decennials. Default: `360`."""
    releasing_same_sign: Literal["next", "same"]
    """Where Spirit is released from when Fortune is in its sign: the next sign, or the same. Default: `next`."""
    firdaria_nodes: Literal["last", "after_mars"]
    """Where the nodes stand in the firdaria of a night birth: after Mercury, or after Mars. Default: `last`."""
    firdaria_year: float
    """Days of a year of the firdaria and of the ages of ascensions. Default: `365.24219`."""
    decennial_start: Literal["sect_light", "valens"]
    """Who begins the decennials: the light of the sect; or as Valens asks, unless it declines: then the other light, then the first planet after the ascendant. Default: `sect_light`."""
class TimezoneFields(TypedDict, total=False):
    location: Location | None
    """A place as free text, or coordinates as text. When coordinates are given it is only their label."""
    latitude: Latitude | None  # Geographic latitude, north positive.
    lat: Latitude | None  # Alias of latitude.
    longitude: Longitude | None  # Geographic longitude, east positive.
    lon: Longitude | None  # Alias of longitude.
    lng: Longitude | None  # Alias of longitude.
    local: str | None
    """Local wall clock, YYYY-MM-DDTHH:MM[:SS], proleptic Gregorian, without offset. Default, without utc: now."""
    utc: DateOrInstant | None  # An instant, instead of local.
    format: AnswerFormat | None
    """llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`."""
    fields: Sequence[str] | None
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int | None
    """Decimals of degrees, cut and not rounded up. Default: `8`."""
TransitOrb: TypeAlias = float | Mapping[AspectId, float]
class TransitsPageFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    count: int | None
    """With after or before: how many events; more where several share the second that ends them. Default: `1`."""
    transit_date: CalendarDate | None
    """Local date of the snapshot. Default, without a range: today."""
    transit_time: ClockTime | None
    """Local time of the snapshot. Default: 12:00."""
    transit_location: Location | None
    """Place whose local time transit_date uses. Default: the birth place."""
    transit_latitude: Latitude | None; transit_longitude: Longitude | None
    bodies: BodyList | None
    """Moving bodies. In a range the default is without the Moon. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`, `chiron`, `north_node`."""
    targets: Literal["transiting"] | Sequence[PointId] | None
    """Natal points, or transiting for aspects among the moving bodies. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`, `chiron`, `north_node`, `asc`, `mc`."""
    aspects: AspectList | None
    """Aspects to look for. Default: `conjunction`, `opposition`, `trine`, `square`, `sextile`."""
    orb: TransitOrb | None
    """One orb for all aspects, or by aspect; 0 to 10. Default: a flat 1°, or the orbs in settings when given. Unit: degrees."""
    include: Sequence[TransitsInclude] | None
    """What to add to the aspects of a snapshot or the events of a range: windows (times in orb, for a range), natal (the birth chart), details (all fields of points, aspects and eclipses). Default: `windows`."""
    settings: TransitsSettings | None  # Default of orb_scale: `1`.
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None
    """Kinds of event in a range; lunation: the four phases of the Moon. Default: `exact`, `sign_ingress`, `house_ingress`, `station`."""
class TransitsFields(TransitsPageFields, total=False):
    after: DateOrInstant | None
    """The next events from this instant on, included, instead of a range. next of an answer continues."""
    before: DateOrInstant | None
    """The last events before this instant, excluded, in order of time. previous of an answer continues."""
    from_: DateOrInstant | None
    """Start of a range: a date (midnight UTC) or an instant. Not together with transit_date."""
    to: DateOrInstant | None
    """End of the range, exclusive. At most 366 days with Sun, Moon, Mercury, Venus or Mars or topocentric coordinates, else 3660."""
    limit: int | None  # Events per page. Default: `500`.
    cursor: str | None
    """next_cursor of the previous page, with the same request."""
    format: AnswerFormat | None
class TransitsSettings(ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: CoordinatesSetting; lot_reversal: LotReversalSetting
class VarshaphalFields(BirthDataFields, AnswerChoiceFields, VedicZodiacChoiceFields, total=False):
    year: int | None
    """Calendar year of the birthday with which the Tajika year begins. Default: the current Tajika year."""
    relocation: PlaceInput | None
    """Where the year’s chart is cast. Default: the birth place."""
    settings: VarshaphalRequestSettings | None  # How to compute; everything is optional.
    include: Sequence[VarshaphalInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `muntha`, `year_lord`, `mudda_dasha`, `chart`."""
    format: AnswerFormat | None
class VarshaphalRequestSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    node: NodeSetting  # Lunar node. Default: `mean`.
    positions: PositionsSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
    saham_school: Literal["neelakantha", "narasimha_rao"]
    """Whose sahams. Neelakantha does not reverse putra and vivaha by night; Narasimha Rao does, and has asha from Mars instead of Venus. Default: `neelakantha`."""
    saham_reversal: Sequence[SahamId]
    """The sahams reversed by night, instead of those of the school; an empty list means none."""
    mudda_start: Literal["full", "balance"]
    """Whether the first lord of the mudda dasha has a full period, or only the part of the nakshatra that the Moon at birth had left; the rest then comes at the end of the year. Default: `full`."""
    moon_year_lord: Literal["yields", "keeps"]
    """Whether the Moon, when chosen as year lord, hands the year to the planet of its itthasala or to the lord of its sign. Default: `yields`."""
class VedicChartChoice(TypedDict, total=False):
    """What to compute of a Vedic chart, and how."""
    analysis_date: CalendarDate
    """Day of current dashas and Sade Sati. Default: now."""
    analysis_time: ClockTime
    """Local time of analysis_date. Default with a date: 12:00."""
    dashas_from: DateOrInstant
    """Lists the dashas from here in `within`; with dashas_to."""
    dashas_to: DateOrInstant
    """End of that list, exclusive; at most 5000 periods."""
    dashas_levels: int  # Levels of that list. Default: `5`.
    settings: VedicSettings
    include: Sequence[Literal["points", "bhavas", "chalit", "vargas", "vimshopaka", "dashas", "karakas", "arudhas", "graha_arudhas", "upagrahas", "special_lagnas", "sphutas", "mrityu_bhaga", "argala", "sudarshana", "kp", "yogas", "shadbala", "bhavabala", "ashtakavarga", "avasthas", "longevity", "drishti", "panchang", "doshas", "sade_sati", "all_vargas", "details", "default", "all"]]
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `bhavas`, `vargas`, `dashas`."""
class VedicFields(BirthDataFields, AnswerChoiceFields, VedicZodiacChoiceFields, total=False):
    analysis_date: CalendarDate | None
    """Day of current dashas and Sade Sati. Default: now."""
    analysis_time: ClockTime | None
    """Local time of analysis_date. Default with a date: 12:00."""
    dashas_from: DateOrInstant | None
    """Lists the dashas from here in `within`; with dashas_to."""
    dashas_to: DateOrInstant | None
    """End of that list, exclusive; at most 5000 periods."""
    dashas_levels: int | None  # Levels of that list. Default: `5`.
    settings: VedicSettings | None
    include: Sequence[VedicInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `bhavas`, `vargas`, `dashas`."""
    format: AnswerFormat | None
class VedicSettings(ResolutionSettings, total=False):
    """How to compute; everything is optional."""
    node: NodeSetting  # Lunar node. Default: `mean`.
    positions: PositionsSetting
    house_system: HouseSystem
    """House system of the chalit and of KP cusps. Default: `S`."""
    polar_fallback: PolarFallbackSetting
    sunrise: SunriseSetting  # What sunrise means. Default: `hindu`.
    coordinates: Literal["geocentric", "topocentric"]
    """Where the sky is seen from. Default: `geocentric`."""
    bhava: BhavaSetting
    """How houses are counted: whole signs from the lagna, or the chalit. Default: `whole_sign`."""
    vargas: Sequence[Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]]
    """Divisional charts of Parashara. Default: the navamsa; all sixteen with include all_vargas."""
    extra_vargas: Sequence[Literal[5, 6, 8, 11, 81, 108, 144]]
    """D5, D6, D8, D11; D81 = D9 of D9, D108 = D9 of D12 (or D12 of D9, by varga_readings), D144 = D12 of D12."""
    custom_vargas: Sequence[VedicSettingsCustomVarga]
    """Custom divisional charts; in the answer as D<divisions>_<counting>."""
    varga_readings: VedicSettingsVargaReadings
    """Readings of a varga other than Parashara’s; for D108 which varga is computed from which (default d9_of_d12)."""
    dasha_systems: Sequence[DashaSystem]
    """Dashas to compute. Default: `vimshottari`."""
    dasha_year: float
    """Days in a dasha year; solar means from one return of the Sun to the next. Default: `365.25`."""
    dasha_levels: int
    """Depth of the tree. Default: 1, or 2 with include details. Current periods always have five levels."""
    narayana_lords: Literal["rao", "chara", "mars_saturn"]
    """Narayana, sudasa, shoola, niryana shoola, drig and mandook: who rules Scorpio and Aquarius: the stronger of the two lords by Narasimha Rao or as in the chara dasha, or always Mars and Saturn. Default: `rao`."""
    narayana_equal: Literal["advanced_lord", "longer_dasha"]
    """The same dashas: of two signs of equal strength, the stronger is the one whose lord is more advanced in its sign, or the one with the longer dasha. Default: `advanced_lord`."""
    narayana_varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144]
    """The varga of the narayana dasha. Default: `1`."""
    ashtakavarga_table: Literal["parashara", "varahamihira", "narasimha_rao", "parashara_moon_from_mars"]
    """The table of bindus, and with it the school of the reductions. Default: `parashara`."""
    ekadhipatya: Literal["replace", "subtract"]
    """Ashtakavarga: a different ekadhipatya shodhana than that of the school (ashtakavarga_table)."""
    shadbala_scheme: Literal["raman", "bphs"]
    """The source of the values of saptavargaja bala. Default: `raman`."""
    yogas: Literal["present", "all"]
    """Only yogas that are present, or all that were checked. Default: `present`."""
    gajakesari: Literal["plain", "strict"]
    """Gajakesari by angle only, or with all conditions of the texts. Default: `plain`."""
    node_aspects: Literal["none", "jupiter"]
    """Aspects of Rahu and Ketu. Default: `none`."""
    gulika_at: Literal["start", "middle", "end"]
    """The moment within its part of the day that gives Gulika. Default: `start`."""
    karaka_scheme: Literal[7, 8]  # Number of chara karakas. Default: `8`.
    dual_lords: bool
    """Arudhas: use Ketu and Rahu as second lords of Scorpio and Aquarius. Default: `false`."""
    manglik_houses: Sequence[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
    """Houses in which Mars makes a chart manglik. Default: `1`, `2`, `4`, `7`, `8`, `12`."""
    hora: HoraSetting; lunar_month: LunarMonthSetting; varjyam_table: VarjyamTableSetting
class VedicSettingsCustomVarga(TypedDict, total=False):
    divisions: Required[int]
    counting: Literal["parivritti", "parivritti_even_reversed", "from_sign", "somanatha"]  # Default: `parivritti`.
class VedicSettingsVargaReadings(TypedDict, total=False):
    """Readings of a varga other than Parashara’s; for D108 which varga is computed from which (default d9_of_d12)."""
    D2: Literal["parashara", "parivritti", "uma_shambhu"]; D3: Literal["parashara", "parivritti", "somanatha", "jagannatha"]
    D30: Literal["parashara", "parivritti"]; D108: Literal["d9_of_d12", "d12_of_d9"]
class VedicZodiacChoice(TypedDict, total=False):
    """The system and the zodiac of a product that is always Vedic."""
    system: Literal["vedic"]  # Optional; western is rejected.
    sidereal: Literal[True]  # Optional; false is rejected.
class YearlyCycleFields(BirthDataFields, AnswerChoiceFields, ZodiacChoiceFields, total=False):
    year: int | None
    """The calendar year in which the solar year begins; not before the birth. Default: the current solar year."""
    relocation: Relocation | None
    """Place of the return. Default: the birth place."""
    return_location: Location | None  # Alias of relocation.location.
    return_latitude: Latitude | None; return_longitude: Longitude | None
    orb: TransitOrb | None
    """One orb for all aspects, or by aspect; 0 to 10. Default: a flat 1°, or the orbs in settings when given. Unit: degrees."""
    settings: YearlyCycleSettings | None  # Default of orb_scale: `1`.
    include: Sequence[YearlyCycleInclude] | None
    """Parts of the answer. default means the default parts, all means everything. Default: `solar_return`, `profections`, `transits`, `eclipses`."""
    format: AnswerFormat | None
class YearlyCycleSettings(DetailSettings, ResolutionSettings, HouseSettings, AspectSettings, PlacementSettings, total=False):
    """How to compute; everything is optional."""
    coordinates: Literal["geocentric", "topocentric"]  # Default: `geocentric`.
class ZodiacChoice(TypedDict, total=False):
    """The system and the zodiac."""
    system: AstrologicalSystem
    sidereal: bool
    """True for the sidereal zodiac (Growth plan). Default: `false`."""
