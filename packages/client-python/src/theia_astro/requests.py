# Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.
"""The objects that stand in requests, as plain dicts with types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Required, TypeAlias, TypedDict
from .words import AspectId, AspectList, AsteroidId, AstrologicalSystem, BhavaSetting, BodyId, BodyList, CalendarDate, ChoghadiyaId, ClockTime, ComparedAngle, CoordinatesSetting, DashaSystem, DateOrInstant, ElectionConditionType, HoraSetting, HousePlacementSetting, HouseSystem, Instant, KaranaId, LanguageSetting, Latitude, LilithSetting, LmtSetting, Location, LocationPolicySetting, Longitude, LotReversalSetting, LunarMonthSetting, MoonDaySetting, Nakshatra, NityaYogaId, NodeSetting, OrbModelSetting, PanchakaCountSetting, PointId, PolarFallbackSetting, PositionsSetting, RulersSetting, SahamId, SevenGraha, Sign, StarList, SunriseSetting, TermsSetting, TimeResolutionSetting, TimeZoneName, TithiId, TriplicitySetting, UtcOffset, VarjyamTableSetting, Weekday


class AnalysisMoment(TypedDict, total=False):
    """The moment an answer is given for."""

    analysis_date: CalendarDate
    """Day of the analysis. Default: now."""
    analysis_time: ClockTime
    """Local time at the birth place. Default with a date: 12:00."""


class AnswerChoice(TypedDict, total=False):
    """What to keep of the answer, and how fine."""

    fields: Sequence[str]
    """Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts."""
    precision: int
    """Decimals of degrees, cut and not rounded up. Default: `8`."""


AspectOrbs: TypeAlias = Mapping[AspectId, float]
"""Base orb by aspect. Unit: degrees."""


class AspectSettings(TypedDict, total=False):
    """The aspects to find and their orbs."""

    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList


class AstrocartographySettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    aspects: AspectList
    coordinates: Literal["geocentric"]
    """Default: `geocentric`."""
    positions: PositionsSetting
    house_placement: HousePlacementSetting


class AyanamsaObject(TypedDict, total=False):

    user: Required[AyanamsaObjectUser]


Ayanamsa: TypeAlias = Literal["lahiri", "lahiri_icrc", "lahiri_1940", "lahiri_vp285", "raman", "krishnamurti", "krishnamurti_vp291", "fagan_bradley", "true_chitra", "true_revati", "true_pushya", "true_mula", "yukteshwar", "bhasin", "usha_shashi", "deluce", "djwhal_khul", "suryasiddhanta", "aryabhata", "ss_citra", "galactic_center_0sag", "galactic_center_mula_wilhelm", "sassanian", "hipparchos", "babylonian_kugler1", "babylonian_kugler2", "babylonian_kugler3", "babylonian_huber", "babylonian_mercier", "babylonian_britton", "aldebaran_15tau", "vettius_valens", "suryasiddhanta_mean_sun", "aryabhata_mean_sun", "aryabhata_522", "ss_revati", "true_sheoran", "galactic_center_gil_brand", "galactic_center_cochrane", "galactic_equator_iau1958", "galactic_equator_true", "galactic_equator_mula", "galactic_equator_fiorenza", "galactic_alignment_mardyks", "j2000", "j1900", "b1950"] | AyanamsaObject
"""Ayanamsa of a sidereal chart."""


class AyanamsaObjectUser(TypedDict, total=False):

    t0_jd: Required[float]
    """Unit: Julian day TT."""
    ayan_t0: Required[float]
    """Unit: degrees."""


class BirthData(TypedDict, total=False):
    """Birth data of one person."""

    location: Location
    latitude: Latitude
    lat: Latitude
    """Alias of latitude."""
    longitude: Longitude
    lon: Longitude
    """Alias of longitude."""
    lng: Longitude
    """Alias of longitude."""
    elevation_m: float
    """Elevation, for topocentric positions. Default: `0`. Unit: metres."""
    birth_date: CalendarDate
    """Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise."""
    birth_time: ClockTime | None
    """Local time of birth; null, "" or "unknown" when it is not known."""
    timezone: TimeZoneName
    """IANA time zone; overrides the one of the place."""
    utc_offset: UtcOffset
    utc: Instant
    """The birth as an instant, instead of birth_date and birth_time."""
    datetime_utc: Instant
    """Alias of utc."""
    calendar: Literal["auto", "gregorian", "julian"]
    """Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`."""
    name: str
    """Name of the person; only echoed."""
    gender: Literal["male", "female", "other"]
    """Used by matching only."""


class BodyMatrixSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    node: NodeSetting
    coordinates: Literal["geocentric", "topocentric"]
    """Default: `geocentric`."""
    positions: PositionsSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `visible`."""
    polar_hours: Literal["equal", "null", None]
    """Planetary hours when the Sun does not rise and set: equal hours from 06:00 apparent solar time, or none. Default: `equal`."""


class ChartRequestShow(TypedDict, total=False):
    """What to draw. Default: everything."""

    aspects: bool
    degrees: bool
    houses: bool


class ChartSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    coordinates: CoordinatesSetting
    positions: PositionsSetting
    parallel_orb: float
    """Orb of parallels and contraparallels. Default: `1`. Unit: degrees."""
    midpoint_orb: float
    """Orb of midpoint hits. Default: `1.5`. Unit: degrees."""
    dial: float
    """Dial of midpoints, midpoint_trees and dial. Default: `90`. Unit: degrees."""
    harmonic_orb: float
    """Conjunctions in a harmonic chart; an opposition has half of it, a trine a third. Default: `12`. Unit: degrees."""


class CompareRequestSettings(TypedDict, total=False):
    """How you believe the other program computes; its differences are named from here."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    node: NodeSetting
    lilith: LilithSetting
    coordinates: Literal["geocentric", "topocentric"]
    """Default: `geocentric`."""
    positions: PositionsSetting
    dasha_year: float
    """Days in a dasha year; solar means from one return of the Sun to the next. Default: `365.25`."""
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""


class ComparedDasha(TypedDict, total=False):
    """When periods begin."""

    system: Literal["vimshottari", "yogini", "ashtottari"]
    """Which dasha. Default: `vimshottari`."""
    periods: Required[Sequence[ComparedPeriod]]
    """Dasha periods."""


class ComparedPeriod(TypedDict, total=False):

    lords: Required[Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]]]
    """The lords from the maha dasha down."""
    starts_at: Required[str]
    """When it begins: a date, or an ISO-8601 instant."""


class ComparedRows(TypedDict, total=False):
    """What the other program shows, at least one value."""

    longitudes: Mapping[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto", "rahu", "ketu", "node", "black_moon"] | AsteroidId, ComparedAngle]
    """Longitudes by body id; rahu and ketu are read as the nodes."""
    ascendant: ComparedAngle
    """Ascendant, lagna."""
    midheaven: ComparedAngle
    """Midheaven."""
    cusps: Sequence[ComparedAngle | None]
    """House cusps from the first; null where one is not known."""
    dasha: ComparedDasha
    sunrise: ClockTime
    """Sunrise of the day of birth, on the local clock."""


class DetailSettings(TypedDict, total=False):
    """How the further parts of a chart are computed."""

    terms: TermsSetting
    triplicity: TriplicitySetting
    lot_reversal: LotReversalSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""
    star_aspects: Sequence[Literal["conjunction", "opposition"]]
    """Default: `conjunction`."""
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


class EclipsesRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting
    coordinates: Literal["geocentric", "topocentric"]
    """Default: `geocentric`."""
    positions: PositionsSetting


class ElectionCondition(TypedDict, total=False):
    """Each type has its own fields; others are refused."""

    type: Required[ElectionConditionType]
    required: bool
    """Default: true without a weight."""
    weight: float
    """Adds to the score, instead of being required."""
    negated: bool
    """Holds where the rest does not. Default: `false`."""
    body: BodyId
    """Default of nakshatra and mansion: moon."""
    angle: Literal["asc", "mc", "dsc", "ic"]
    """Instead of body."""
    signs: Sequence[Sign]
    from_degree: float
    """A longitude; of phase Moon minus Sun. Unit: degrees."""
    to_degree: float
    """Exclusive. Unit: degrees."""
    dignities: Sequence[Literal["domicile", "exaltation", "detriment", "fall"]]
    houses: Sequence[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
    orb: float
    """Default: aspect 1; of the others the usual one. Unit: degrees."""
    to_body: BodyId
    """Of an aspect."""
    natal_point: PointId
    """Instead of to_body."""
    aspects: AspectList
    """Default: the five of Ptolemy."""
    motion: Literal["applying", "separating"]
    """Default: both."""
    phases: Sequence[Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent", "waxing", "waning"]]
    voc_bodies: Literal["modern", "traditional"]
    """Default: `modern`."""
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"]
    """Default: `last_aspect`."""
    mansions: Sequence[int]
    mansion_table: Literal["arabic", "nakshatra_28"]
    """arabic: tropical, equal; nakshatra_28: with Abhijit. Default: `arabic`."""
    planets: Sequence[SevenGraha]
    weekdays: Sequence[Weekday]
    from_time: ClockTime
    """Local time."""
    to_time: ClockTime
    """Exclusive; may be over midnight."""
    tithis: Sequence[TithiId]
    nakshatras: Sequence[Nakshatra]
    padas: Sequence[Literal[1, 2, 3, 4]]
    yogas: Sequence[NityaYogaId]
    karanas: Sequence[KaranaId]
    choghadiyas: Sequence[ChoghadiyaId]


class ElectionsSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    node: NodeSetting
    lilith: LilithSetting
    coordinates: Literal["geocentric", "topocentric"]
    """Default: `geocentric`."""
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    polar_fallback: PolarFallbackSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `visible`."""
    hora: Literal["unequal", "equal"]
    """Horas. Default: `unequal`."""


class EphemerisSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    coordinates: CoordinatesSetting
    positions: PositionsSetting


class FestivalsRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    positions: PositionsSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""


class GocharaRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting
    """Lunar node. Default: `mean`."""
    positions: PositionsSetting
    ashtakavarga_table: Literal["parashara", "varahamihira", "narasimha_rao", "parashara_moon_from_mars"]
    """The table of bindus. Default: `parashara`."""
    vedha_table: Literal["narasimha_rao", "muhurta_chintamani"]
    """Vedhas of Venus in the 11th and 12th: 6 and 3, or 3 and 6. Default: `narasimha_rao`."""


class GunaMilanRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    positions: PositionsSetting
    stree_dirgha: Literal[9, 7, 13]
    """How many nakshatras the groom’s must be beyond the bride’s. Default: `9`."""
    rajju: Literal["five_parts", "ascending_descending"]
    """ascending_descending: opposite ways on the rope excuse the same part. Default: `five_parts`."""
    vedha: Literal["three", "pair"]
    """Whether chitra pierces mrigashira and dhanishta too (three). Default: `three`."""
    manglik_houses: Sequence[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
    """Houses in which Mars makes a chart manglik. Default: `1`, `2`, `4`, `7`, `8`, `12`."""


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
    acuity: float
    """Snellen ratio of the eyes. Default: `1`."""
    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""


class HoraryRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: Literal["P", "K", "O", "R", "C", "A", "E", "W", "B", "V", "T", "M", "S", "U", "X", "H", "F", "D", "N", "L", "Q", "Y", "I", "i"]
    """House system. Default: `R`."""
    node: NodeSetting
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    polar_fallback: PolarFallbackSetting
    terms: TermsSetting
    """Table of terms. Default: `ptolemaic`."""
    triplicity: TriplicitySetting
    """Rulers of the triplicities. Default: `lilly`."""
    lot_reversal: LotReversalSetting
    """Fortune by night. Default: `never`."""
    bhava: BhavaSetting


class HouseSettings(TypedDict, total=False):
    """The houses and bodies of a chart."""

    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting


class KpRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    ayanamsa: Ayanamsa
    """Ayanamsa. Default: `krishnamurti`."""
    node: NodeSetting
    """Lunar node. Default: `mean`."""
    positions: PositionsSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""
    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    house_system: Literal["P", "K", "O", "R", "C", "A", "E", "W", "B", "V", "T", "M", "S", "U", "X", "H", "F", "D", "N", "L", "Q", "Y", "I", "i"]
    """House system. Default: `P`."""
    polar_fallback: PolarFallbackSetting


class MoonphasesRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    coordinates: Literal["geocentric"]
    """Default: `geocentric`."""


class MuhurtaRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting
    """Lunar node. Default: `mean`."""
    positions: PositionsSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""
    lunar_month: LunarMonthSetting
    varjyam_table: VarjyamTableSetting
    panchaka_count: Literal["none", "month", "fortnight"]
    """Whether the panchaka of the lagna excludes, and how it counts tithis. Default: `none`."""


class NatalSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    terms: TermsSetting
    triplicity: TriplicitySetting
    lot_reversal: LotReversalSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""
    star_aspects: Sequence[Literal["conjunction", "opposition"]]
    """Default: `conjunction`."""
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
    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: CoordinatesSetting
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


class OccultationsRequestSettings(TypedDict, total=False):
    """How to resolve the place; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""


OrbDegrees: TypeAlias = float | Mapping[Literal["planets", "luminaries", "angles", "nodes", "asteroids", "points", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto", "asc", "dsc", "mc", "ic", "vertex", "antivertex", "east_point", "co_asc_koch", "co_asc_munkasey", "polar_asc", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"] | AsteroidId, float]
"""Orbs of the bodies: one for all, or by body and group; a body overrides its group. Unit: degrees."""


class PanchangRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    positions: PositionsSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""
    hora: HoraSetting
    lunar_month: LunarMonthSetting
    varjyam_table: VarjyamTableSetting
    moon_day: MoonDaySetting
    panchaka_count: PanchakaCountSetting


class PlaceInput(TypedDict, total=False):
    """A place by its name or its coordinates."""

    location: Location
    latitude: Latitude
    lat: Latitude
    """Alias of latitude."""
    longitude: Longitude
    lon: Longitude
    """Alias of longitude."""
    lng: Longitude
    """Alias of longitude."""
    elevation_m: float
    """Elevation, for topocentric positions. Default: `0`. Unit: metres."""


class PlacementSettings(TypedDict, total=False):
    """How points are placed and ruled."""

    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting


class PositionsSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: CoordinatesSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""


class PrimaryDirectionsSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    aspects: AspectList
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    coordinates: Literal["geocentric", "topocentric"]
    """Default: `geocentric`."""
    positions: PositionsSetting
    terms: TermsSetting


class ProgressionsSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: CoordinatesSetting


class Relocation(TypedDict, total=False):
    """A place other than the birth place."""

    location: Location
    latitude: Latitude
    lat: Latitude
    """Alias of latitude."""
    longitude: Longitude
    lon: Longitude
    """Alias of longitude."""
    lng: Longitude
    """Alias of longitude."""
    elevation_m: float
    """Elevation, for topocentric positions. Default: `0`. Unit: metres."""
    timezone: TimeZoneName
    """IANA time zone; overrides the one of the place."""


class ReportSettings(TypedDict, total=False):

    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""


class ResolutionSettings(TypedDict, total=False):
    """How place and time are resolved, how strictly the request is checked, and the ayanamsa."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""


class SadeSatiRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    positions: PositionsSetting


class Settings(TypedDict, total=False):
    """How to compute; everything is optional."""

    terms: TermsSetting
    triplicity: TriplicitySetting
    lot_reversal: LotReversalSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""
    star_aspects: Sequence[Literal["conjunction", "opposition"]]
    """Default: `conjunction`."""
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
    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: CoordinatesSetting


class SynastrySettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: CoordinatesSetting
    terms: TermsSetting
    triplicity: TriplicitySetting
    parallel_orb: float
    """Orb of parallels and contraparallels. Default: `1`. Unit: degrees."""


class TimeLordsRequestSettings(TypedDict, total=False):
    """Where schools differ."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting
    positions: PositionsSetting
    lot_reversal: LotReversalSetting
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


TransitOrb: TypeAlias = float | Mapping[AspectId, float]


class TransitsSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: CoordinatesSetting
    lot_reversal: LotReversalSetting


class VarshaphalRequestSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting
    """Lunar node. Default: `mean`."""
    positions: PositionsSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""
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
    dashas_levels: int
    """Levels of that list. Default: `5`."""
    settings: VedicSettings
    include: Sequence[Literal["points", "bhavas", "chalit", "vargas", "vimshopaka", "dashas", "karakas", "arudhas", "graha_arudhas", "upagrahas", "special_lagnas", "sphutas", "mrityu_bhaga", "argala", "sudarshana", "kp", "yogas", "shadbala", "bhavabala", "ashtakavarga", "avasthas", "longevity", "drishti", "panchang", "doshas", "sade_sati", "all_vargas", "details", "default", "all"]]
    """Parts of the answer. default means the default parts, all means everything. Default: `points`, `bhavas`, `vargas`, `dashas`."""


class VedicSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    node: NodeSetting
    """Lunar node. Default: `mean`."""
    positions: PositionsSetting
    house_system: HouseSystem
    """House system of the chalit and of KP cusps. Default: `S`."""
    polar_fallback: PolarFallbackSetting
    sunrise: SunriseSetting
    """What sunrise means. Default: `hindu`."""
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
    karaka_scheme: Literal[7, 8]
    """Number of chara karakas. Default: `8`."""
    dual_lords: bool
    """Arudhas: use Ketu and Rahu as second lords of Scorpio and Aquarius. Default: `false`."""
    manglik_houses: Sequence[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
    """Houses in which Mars makes a chart manglik. Default: `1`, `2`, `4`, `7`, `8`, `12`."""
    hora: HoraSetting
    lunar_month: LunarMonthSetting
    varjyam_table: VarjyamTableSetting


class VedicSettingsCustomVarga(TypedDict, total=False):

    divisions: Required[int]
    counting: Literal["parivritti", "parivritti_even_reversed", "from_sign", "somanatha"]
    """Default: `parivritti`."""


class VedicSettingsVargaReadings(TypedDict, total=False):
    """Readings of a varga other than Parashara’s; for D108 which varga is computed from which (default d9_of_d12)."""

    D2: Literal["parashara", "parivritti", "uma_shambhu"]
    D3: Literal["parashara", "parivritti", "somanatha", "jagannatha"]
    D30: Literal["parashara", "parivritti"]
    D108: Literal["d9_of_d12", "d12_of_d9"]


class VedicZodiacChoice(TypedDict, total=False):
    """The system and the zodiac of a product that is always Vedic."""

    system: Literal["vedic"]
    """Optional; western is refused."""
    sidereal: Literal[True]
    """Optional; false is refused."""


class YearlyCycleSettings(TypedDict, total=False):
    """How to compute; everything is optional."""

    terms: TermsSetting
    triplicity: TriplicitySetting
    lot_reversal: LotReversalSetting
    stars: StarList
    """Stars of stars and star_parans. Default: `default`."""
    star_aspects: Sequence[Literal["conjunction", "opposition"]]
    """Default: `conjunction`."""
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
    time_resolution: TimeResolutionSetting
    lmt: LmtSetting
    location_policy: LocationPolicySetting
    require_time: bool
    """Refuse a birth without a time. Default: `false`."""
    language: LanguageSetting
    strict: bool
    """Refuse unknown fields instead of warning. Default: `false`."""
    ayanamsa: Ayanamsa
    """Ayanamsa of a sidereal chart. Default: `lahiri`."""
    house_system: HouseSystem
    """House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name. Default: `P`."""
    bhava: BhavaSetting
    polar_fallback: PolarFallbackSetting
    bodies: BodyList
    """Bodies to compute."""
    node: NodeSetting
    lilith: LilithSetting
    orb_degrees: OrbDegrees
    aspect_orbs: AspectOrbs
    orb_scale: float
    """Multiplies every allowed orb."""
    orb_model: OrbModelSetting
    aspects: AspectList
    positions: PositionsSetting
    house_placement: HousePlacementSetting
    rulers: RulersSetting
    coordinates: Literal["geocentric", "topocentric"]
    """Default: `geocentric`."""


class ZodiacChoice(TypedDict, total=False):
    """The system and the zodiac."""

    system: AstrologicalSystem
    sidereal: bool
    """True for the sidereal zodiac (Growth plan). Default: `false`."""
