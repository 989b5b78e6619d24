# Generated from packages/endpoints/openapi.json by packages/client/scripts/write-types.ts.
"""What is answered, as frozen dataclasses. A part that was not asked for is None, as is what the service does not know."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Generic, Literal, TypeAlias
from ._answered import Answer, Shape
from ._batch import A
from .words import AspectId, AsteroidId, BhavaNumber, BindusBySign, BodyId, ChartRole, ChoghadiyaId, ClassicalPlanet, ComparedSetting, ComparedValue, DashaSystem, DegreeInSign, DignityNames, EclipticLongitude, ElectionConditionType, FactKind, FactValue, FestivalKind, FestivalRegion, FractionPassed, Graha, HeliacalBody, HouseNumber, HouseSystem, Instant, InstantOrNull, KaranaId, LocalTime, LunarMonthId, MuhurtaId, MuhurtaRule, Nakshatra, NityaYogaId, PhaseName, Planet, PointId, ProblemCode, ReportChartRole, RudhyarPhase, SahamId, SahamTerm, Samvatsara, SevenGraha, Sign, SolarCalendarId, SpanOfLife, StarId, TithiId, UtcOffset, VedicDignity, Weekday


class Almuten(Shape):
    """Most points by dignities; several when equal. figure: Ibn Ezra’s table."""
    degrees: list[AlmutenDegree]; syzygy: AlmutenSyzygy | None; figure: AlmutenFigure | None
class ZodiacPosition(Shape):
    """A position in the zodiac."""
    longitude: EclipticLongitude; sign: Sign; degree: DegreeInSign
class AlmutenDegree(ZodiacPosition):
    of: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "asc", "mc", "fortune", "syzygy", "cusp"]; house: int | None = None
    scores: PlanetScores; almutens: list[ClassicalPlanet]
class AlmutenFigure(Shape): rows: list[AlmutenFigureRow]; scores: PlanetScores; almutens: list[ClassicalPlanet]
class AlmutenFigureRow(Shape): of: Literal["sun", "moon", "asc", "fortune", "syzygy", "houses", "day_ruler", "hour_ruler"]; scores: PlanetScores
class AlmutenSyzygy(Shape): at: Instant; phase: Literal["new_moon", "full_moon"]; light: Literal["sun", "moon"]
class Angles(Shape):
    asc: EclipticLongitude; dsc: EclipticLongitude; mc: EclipticLongitude; ic: EclipticLongitude; vertex: EclipticLongitude | None = None
    antivertex: EclipticLongitude | None = None; east_point: EclipticLongitude | None = None; co_asc_koch: EclipticLongitude | None = None
    co_asc_munkasey: EclipticLongitude | None = None; polar_asc: EclipticLongitude | None = None
class AnswerFrame(Shape):
    """The fields of every answer."""
    input: Input; meta: Meta; warnings: list[AnswerWarning]; names: Names | None = None
class AnswerWarning(Shape):
    """Something the caller should know about the request; the answer is still valid."""
    code: Literal["birth_time_unknown", "ambiguous_location", "ambiguous_local_time", "nonexistent_local_time", "local_mean_time_used", "timezone_uncertain", "calendar_assumed", "house_system_fallback", "houses_reversed", "polar_no_sunrise", "reduced_precision", "body_unavailable", "range_clipped", "bounds_undefined", "mean_undetermined", "leap_second", "location_corrected", "unknown_field", "future_date", "assumed_roles", "no_return_in_year", "location_ignored", "converse_assumed", "items_not_covered", "field_absent", "model_failed", "model_refused"]
    message: str; field: str | None = None
    candidates: list[Any] | None = None
    """Other places, or the possible readings of a local time or a date."""
    searched: TimeSpan | None = None
    """With range_clipped: the range that was searched; ends_at is exclusive."""
class TimeSpan(Shape): starts_at: Instant; ends_at: Instant
class DashaPeriod(TimeSpan):
    lord: Graha
    sign: Sign | None = None  # Sign dashas.
    name: str | None = None  # Name of the yogini.
    level: int
    """1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana."""
class Antardasha(DashaPeriod): children: list[DashaPeriod] | None = None
class AntisciaOfBody(Shape): antiscion: EclipticLongitude; contra_antiscion: EclipticLongitude
Antiscia: TypeAlias = dict[str, AntisciaOfBody]
class AntisciaContact(Shape):
    point_1: PointId; point_2: PointId; aspect: Literal["antiscion", "contra_antiscion"]
    orb: float
    """Of point_2 from the mirror image of point_1. Unit: degrees."""
    applying: bool
    approximate: Literal[True] | None = None
    """Depends on an unknown birth time; the Moon moves up to 15° on that day."""
class Argala(Shape):
    place: BhavaNumber
    """Counted from the bhava; backwards from Rahu and Ketu."""
    planets: list[Graha]
    obstructed_from: BhavaNumber | None  # Null for three malefics in the third.
    obstructors: list[Graha]
    outcome: Literal["argala", "obstructed", "equal"]
    """Which are more in number; their strength is not weighed."""
class Aspect(Shape):
    """An aspect. The fields from separation to nature come with include details."""
    point_1: PointId; point_2: PointId; aspect: AspectId
    angle: float
    """The angle of the exact aspect. Unit: degrees."""
    orb: float
    """Separation minus the aspect’s angle, signed. Unit: degrees."""
    applying: bool | None
    """True while the orb shrinks; null when the points do not move."""
    separation: float | None = None  # Unit: degrees.
    allowed_orb: float | None = None  # Unit: degrees.
    exactness: float | None = None  # 1 when exact, 0 at the edge of the orb.
    partile: bool | None = None
    """Both points are in the same whole degree of their signs."""
    out_of_sign: bool | None = None
    """The signs are not in the aspect that the degrees form."""
    nature: Literal["harmonious", "challenging", "neutral"] | None = None
    approximate: Literal[True] | None = None
    """Depends on an unknown birth time; the Moon moves up to 15° on that day."""
class AspectBetweenCharts(Aspect):
    """An aspect between two charts."""
    chart_1: ChartRole  # The chart of point_1.
    chart_2: ChartRole  # The chart of point_2.
class AspectPair(Shape):
    """An aspect and the points of the charts that form it."""
    chart_1: ChartRole  # The chart of point_1.
    chart_2: ChartRole  # The chart of point_2.
    point_1: PointId; point_2: PointId; aspect: AspectId
    angle: float
    """The angle of the exact aspect. Unit: degrees."""
class TimeAndPlace(Shape):
    """When and where, as resolved."""
    time: Time; place: Place | None
class AstrocartographyAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["astrocartography"]; conventions: AstrocartographyAnswerConventions; lines: AstrocartographyLines | None = None
    nearest: list[NearestLine] | None = None  # Nearest first, within within_km.
    aspects: AstrocartographyLines | None = None
    """Where the degree of the ecliptic in aspect rises (asc) or culminates (mc)."""
    parans: list[ParanLatitude] | None = None  # From north to south.
    local_space: AstrocartographyAnswerLocalSpace | None = None
    """Great circles from the birth place towards each body and on round the Earth."""
    relocated: AstrocartographyAnswerRelocated | None = None
    """Houses of the birth seen from relocation."""
    svg: str | None = None  # With format svg: the map.
    relocation: Place | None  # Null: the birth place.
class AstrocartographyAnswerConventions(Shape):
    mode: Literal["mundane", "zodiacal"]
    horizon: Literal["geometric"]
    """Altitude of the centre 0, without refraction and parallax."""
class AstrocartographyAnswerLocalSpace(Shape):
    """Great circles from the birth place towards each body and on round the Earth."""
    type: Literal["FeatureCollection"]; features: list[AstrocartographyAnswerLocalSpaceFeature]
class AstrocartographyAnswerLocalSpaceFeature(Shape): type: Literal["Feature"]; geometry: GeoJsonLines; properties: LocalSpaceLine
class AstrocartographyAnswerRelocated(Shape):
    """Houses of the birth seen from relocation."""
    houses: Houses; bodies: list[AstrocartographyAnswerRelocatedBodie]
class AstrocartographyAnswerRelocatedBodie(Shape): body: BodyId; house: HouseNumber
class AstrocartographyLine(Shape):
    body: BodyId; angle: Literal["asc", "mc", "dsc", "ic"]
    aspect: AspectId | None = None  # To the angle; absent: the body is on it.
    side: Literal["sinister", "dexter"] | None = None
    """Of an aspect: cast forwards or backwards in the zodiac."""
class AstrocartographyLines(Shape): type: Literal["FeatureCollection"]; features: list[AstrocartographyLinesFeature]
class AstrocartographyLinesFeature(Shape): type: Literal["Feature"]; geometry: GeoJsonLines; properties: AstrocartographyLine
class Avasthas(Shape):
    baladi: Literal["bala", "kumara", "yuva", "vriddha", "mrita"]  # Age, BPHS 45.3.
    jagradadi: Literal["jagrat", "swapna", "sushupti"]  # Waking, BPHS 45.5–6.
    deeptadi: Literal["kopa", "khala", "deepta", "swastha", "vikala", "mudita", "shanta", "deena", "duhkhita"]
    """Mood, BPHS 45.7–10; the first that applies."""
    lajjitadi: list[Literal["lajjita", "garvita", "kshudhita", "trishita", "mudita", "kshobhita"]]
    """By company, BPHS 45.11–18; several or none."""
    sayanadi: Literal["sayana", "upavesana", "netrapani", "prakasana", "gamana", "agamana", "sabha", "agama", "bhojana", "nrityalipsa", "kautuka", "nidra", None]
    """Activity, BPHS 45.30–37; null without a birth time or a sunrise."""
class Ayurdaya(Shape):
    planets: list[AyurdayaPlanet]
    lagna_years: float  # Unit: years.
    total_years: float  # Unit: years.
class AyurdayaPlanet(Shape):
    planet: SevenGraha
    basic_years: float  # Unit: years.
    multiplier: Literal[1, 2, 3]
    losses: AyurdayaPlanetLosses  # Fractions; only the largest is applied.
    years: float  # Unit: years.
class AyurdayaPlanetLosses(Shape):
    """Fractions; only the largest is applied."""
    visible_half: float; enemy_sign: float; combustion: float; rising_malefic: float
class SignCounts(Shape):
    """Counts of signs."""
    elements: ElementCounts; modalities: ModalityCounts; polarity: SignCountsPolarity
class Balance(SignCounts):
    hemispheres: BalanceHemispheres | None
    quadrants: tuple[int, int, int, int] | None  # Houses 1–3, 4–6, 7–9, 10–12.
    weighted: SignCounts
    """Sun, Moon, ascendant 3; Mercury, Venus, Mars, midheaven 2; others 1."""
class BalanceHemispheres(Shape): above: int; below: int; eastern: int; western: int
class BatchAnswer(Answer, Generic[A]):
    product: Literal["batch"]
    results: list[BatchResult[A]]  # Results in the order of the items.
    succeeded: int; failed: int
    cost_usd: str  # Total of all items. Unit: US dollars.
    meta: PlainMeta; warnings: list[AnswerWarning]
class BatchResult(Shape, Generic[A]):
    id: str | float | None; status: int
    body: A | None = None  # The answer of the endpoint.
    markdown: str | None = None
    """Instead of body when the item has `format` llm: the answer as Markdown."""
    problem: Problem | None = None  # Instead of body when the call failed.
    next_page: str | None = None
    """Where next or previous is not null: next_page of the item that asks for the following page, which is free."""
    cost_usd: str  # Decimal text. Unit: US dollars.
class Bhava(Shape):
    bhava: BhavaNumber; sign: Sign; lord: SevenGraha; occupants: list[Graha]
    aspected_by: list[Graha] | None = None
    """With include details: full graha drishti (BPHS 26)."""
class BindusByContributor(Shape):
    sun: BindusBySign; moon: BindusBySign; mars: BindusBySign; mercury: BindusBySign; jupiter: BindusBySign; venus: BindusBySign; saturn: BindusBySign
    lagna: BindusBySign
class BindusByPlanet(Shape): sun: BindusBySign; moon: BindusBySign; mars: BindusBySign; mercury: BindusBySign; jupiter: BindusBySign; venus: BindusBySign; saturn: BindusBySign
class Body(ZodiacPosition):
    """The position of a body. The fields from id on need include details."""
    retrograde: bool  # The speed is negative.
    id: BodyId | None = None
    distance_au: float | None = None  # Unit: astronomical units.
    right_ascension: float | None = None  # Unit: degrees.
    declination: float | None = None  # Unit: degrees.
    speed_declination: float | None = None  # Unit: degrees per day.
    dms: str | None = None
    """Degree within the sign in degrees, minutes, seconds."""
    motion: Literal["direct", "retrograde", "stationary"] | None = None
    out_of_bounds: bool | None = None
    """The declination exceeds the obliquity of the ecliptic."""
class BodyMatrixAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["body_matrix"]
    datetime_utc: Instant  # The instant of the analysis.
    circadian_window: Literal["deep_night", "pre_dawn", "morning_rise", "morning_peak", "midday_dip", "afternoon_peak", "evening_wind_down", "night_rest"]
    """Three hours of apparent solar time each, from midnight; informational."""
    lunar_phase: PhaseName
    mars_to_natal: list[BodyMatrixAnswerMarsToNatal]
    """Aspects of transiting Mars to natal points, closest first."""
    moon_to_natal: BodyMatrixAnswerMoonToNatal
    """Separation of the transiting Moon from every natal point; no angles without a birth time. Unit: degrees."""
    rulers: BodyMatrixAnswerRulers
    """Sunrise definition used for the planetary day and hour; null when there are none."""
    circadian: BodyMatrixAnswerCircadian; lunar_phase_detail: BodyMatrixAnswerLunarPhaseDetail; planetary_hour: BodyMatrixAnswerPlanetaryHour | None
    analysis: TimeAndPlace
    """Time and place of the analysis; time and place at the top level are those of the birth."""
class BodyMatrixAnswerCircadian(Shape):
    solar_time: str  # Local apparent solar time.
    solar_hours: float  # Unit: hours.
    sunrise_at: Instant | None
    """Last sunrise; null when the Sun does not rise and set."""
    sunset_at: Instant | None  # The sunset after that sunrise.
    is_day: bool
    sunrise_definition: Literal["hindu", "center", "visible"] | None = None
    """Sunrise definition, when it is not visible (upper limb with refraction)."""
    next_window_at: Instant
class BodyMatrixAnswerLunarPhaseDetail(Shape):
    angle: float  # Moon minus Sun. Unit: degrees.
    illumination: float; rudhyar: RudhyarPhase
    sign: Sign  # Of the Moon.
class BodyMatrixAnswerMarsToNatal(Shape):
    planet: PointId; aspect: AspectId
    orb: float
    """Separation minus the aspect’s angle. Unit: degrees."""
    applying: bool
class BodyMatrixAnswerMoonToNatal(Shape):
    """Separation of the transiting Moon from every natal point; no angles without a birth time. Unit: degrees."""
    sun: float | None = None; moon: float | None = None; mercury: float | None = None; venus: float | None = None; mars: float | None = None
    jupiter: float | None = None; saturn: float | None = None; uranus: float | None = None; neptune: float | None = None; pluto: float | None = None
    chiron: float | None = None; north_node: float | None = None; asc: float | None = None; mc: float | None = None
class BodyMatrixAnswerPlanetaryHour(TimeSpan):
    index: int
    """1–12 from sunrise, 13–24 from sunset; equal hours 1–24 from 06:00."""
    method: Literal["seasonal", "equal"]
class BodyMatrixAnswerRulers(Shape):
    """Sunrise definition used for the planetary day and hour; null when there are none."""
    day: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", None]
    hour: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", None]
class Chalit(Shape):
    system: HouseSystem
    requested_system: HouseSystem
    """Differs from system inside the polar circles."""
    system_name: str; bhavas: list[ChalitBhava]
class ChalitBhava(Shape): bhava: BhavaNumber; start_longitude: EclipticLongitude; middle_longitude: EclipticLongitude; end_longitude: EclipticLongitude; occupants: list[Graha]
class Chart(Shape):
    """A Western chart: the default parts, and the parts added by include."""
    sect: Literal["day", "night", None]; sun_sign: Sign | None; moon_sign: Sign | None; rising_sign: Sign | None; points: Points | None = None
    houses: Houses | None = None; aspects: list[Aspect] | None = None; lunar_phase: LunarPhase | None = None
    declination_aspects: list[DeclinationAspect] | None = None
    lots: Lots | None = None  # Hermetic lots; null without birth time.
    patterns: list[Pattern] | None = None; balance: Balance | None = None; receptions: list[Reception] | None = None; dispositors: Dispositors | None = None
    stars: list[StarContact] | None = None; midpoints: list[Midpoint] | None = None; antiscia: Antiscia | None = None
    harmonics: list[HarmonicChart] | None = None; draconic: DraconicChart | None = None; midpoint_trees: list[MidpointTree] | None = None
    dial: Dial | None = None; antiscia_contacts: list[AntisciaContact] | None = None; declination_graph: DeclinationGraph | None = None
    star_parans: list[StarParan] | None = None
class ChartAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["chart"]; at: Instant
    style: Literal["wheel", "biwheel", "north_indian", "south_indian", "east_indian", "aspect_grid", "harmonic", "draconic", "dial", "declination_graph"]
    theme: Literal["light", "dark", "print", "css"]; size: int
    varga: int | None  # Divisional chart of an Indian style.
    view_box: tuple[float, float, float, float]
    """The viewBox of the SVG; layout uses its units."""
    layout: list[LayoutItem]
    """Position of everything, for your own pointers and captions."""
    svg: str
    """The picture: SVG without scripts, fonts or references."""
    outer: ChartAnswerOuter | None  # Outer chart of a biwheel.
class ChartAnswerOuter(TimeAndPlace): kind: Literal["partner", "transit"]; at: Instant
class Panchang(Shape):
    """A Vedic day and its limbs at the requested moment."""
    vara: Vara; tithi: CurrentTithi; nakshatra: CurrentNakshatra; yoga: CurrentYoga; karana: CurrentKarana
    sunrise_definition: Literal["hindu", "center", "visible"]; sunrise_at: Instant | None; sunset_at: Instant | None; next_sunrise_at: Instant | None
    moonrise_at: Instant | None
    """The first one of the day, upper limb with refraction; null when the day has none. The day is that of settings.moon_day, in a Vedic chart the civil one."""
    moonset_at: Instant | None
    polar: Literal["day", "night", None]
    """Where the Sun does not both rise and set: whether it stays up (day) or down (night); else null."""
    limbs: LimbLists | None = None
    """Every limb that overlaps the vedic day, or the civil day when the Sun does not rise."""
    rahu_kalam: TimeSpan | None = None; yamaganda: TimeSpan | None = None; gulika_kalam: TimeSpan | None = None
    abhijit_muhurta: TimeSpan | None = None
    """The eighth of fifteen muhurtas of the day; null on Wednesdays."""
    choghadiya: list[PanchangChoghadiya] | None = None; hora: list[PanchangHora] | None = None
    brahma_muhurta: TimeSpan | None = None
    """The fourteenth muhurta of the previous night."""
    vijaya_muhurta: TimeSpan | None = None  # The eleventh muhurta of the day.
    nishita_muhurta: TimeSpan | None = None  # The eighth muhurta of the night.
    durmuhurtas: list[PanchangDurmuhurta] | None = None; muhurtas: list[PanchangMuhurta] | None = None
    varjyam: list[NakshatraGhatis] | None = None
    """Four ghatis of each nakshatra of the day that are unsuitable for beginnings (tyajya)."""
    amrita_kala: list[NakshatraGhatis] | None = None
    """Four ghatis of each nakshatra of the day that are favourable for beginnings."""
    periods: list[PanchangPeriod] | None = None
    """Named periods of the day. bhadra, ganda_moola and panchaka (the Moon from mid-dhanishta to the end of revati) with their own ends, the others within the vedic day."""
    lagnas: list[PanchangLagna] | None = None
    """Rising signs from sunrise to sunrise, cut where tithi or nakshatra changes, with the panchaka of the muhurta; null is free of it (rahita)."""
    lunar_month: LunarMonth | None = None
    samvat: PanchangSamvat | None = None  # Elapsed years of the eras.
    ritu: PanchangRitu | None = None
    """Season by the sidereal and by the tropical Sun."""
    ayana: PanchangAyana | None = None
class ChartPanchang(Panchang):
    approximate: Literal[True] | None = None
    """The birth time is unknown: the limbs are those at noon."""
class DirectionRay(Shape):
    """An aspect or a parallel that is directed."""
    aspect: AspectId | Literal["parallel", "contraparallel"]
    side: Literal["sinister", "dexter", None]
    """Cast forwards in the order of signs or houses, or backwards."""
    about: Literal["meridian", "horizon", None] | None = None
    """Of a mundane parallel: the line to which both are equally near."""
class CircumpolarPoint(DirectionRay): point: PointId; as_: Literal["promissor", "significator"]
class CompareAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["compare"]
    verdict: Literal["agrees", "explained", "partly_explained", "unexplained"]
    """Whether all rows agree as they are, with other settings, some of them with other settings, or no known setting explains them."""
    summary: str  # The result in a sentence.
    rows_agreeing: int  # As this request says.
    explanations: list[Explanation]
    """Best first. Several: the rows cannot tell them apart; more digits or more rows may."""
    rows: list[ComparedRow]
class CompareEvidence(Shape):
    """The row it changes most, without it and with it."""
    settles: list[str]
    """Rows that agree with it and not without it."""
    row: str
    """A body, asc, mc, cusp_1 … cusp_12, sunrise, or a dasha with its lords."""
    difference_without: float | None
    """Theirs minus ours, in the unit of the row."""
    difference_with: float | None
    """Theirs minus ours, in the unit of the row."""
    unit: Literal["degrees", "days", "seconds"]
class ComparedChange(Shape):
    setting: ComparedSetting
    ours: str  # What this request says.
    theirs: str  # What the other program did.
    means: str  # The same in a sentence.
    evidence: CompareEvidence
class ComparedRow(Shape):
    row: str
    """A body, asc, mc, cusp_1 … cusp_12, sunrise, or a dasha with its lords."""
    unit: Literal["degrees", "days", "seconds"]  # Of differences and tolerance.
    theirs: ComparedValue; ours: ComparedValue
    difference: float | None
    """Theirs minus ours, in the unit of the row."""
    tolerance: float  # A difference up to this counts as none.
    agrees: bool; explained: ExplainedRow | None = None
class CompatibilityScore(Shape):
    """max(0, min(100, 50 + Σ points))."""
    value: float
    raw_sum: float  # Sum of the points of all factors.
    clamped: bool; rating: Literal["challenging", "mixed", "moderate", "good", "excellent"]; categories: CompatibilityScoreCategories
    factors: list[ScoreFactor] | None = None
    """With include details: every term of the sum, heaviest first."""
    disclaimer: str
class CompatibilityScoreCategories(Shape): romance: float; emotion: float; identity: float; communication: float; growth: float; commitment: float; transformation: float
class Composite(Shape):
    """The chart of the midpoints. Its points have no speed."""
    composite_houses: Literal["derived", "midpoint"]
    latitude: float
    """Geographic latitude of the derived houses. Unit: degrees."""
    points: CompositePoints; houses: Houses | None
    aspects: list[Aspect] | None = None  # Only with include composite_aspects.
class CompositePoint(ZodiacPosition):
    """id, dms and house_position come with include details."""
    house: HouseNumber
    flipped: Literal[True] | None = None
    """The far midpoint was used, with composite_sun_proximity."""
    approximate: Literal[True] | None = None
    """The Moon of a person whose birth time is unknown."""
    id: BodyId | None = None; dms: str | None = None; house_position: float | None = None
CompositePoints: TypeAlias = dict[str, CompositePoint]
class CoupleManglik(Shape):
    a: Manglik; b: Manglik
    agreement: Literal["neither", "both", "cancelled", "one_sided"]
    """Whether neither is manglik; both are, which cancels it (Raman, Muhurtha); one is, cancelled in that chart; or only one is."""
class Karana(TimeSpan): index: int; id: KaranaId
class CurrentKarana(Karana): fraction: FractionPassed
class NakshatraLimb(TimeSpan): index: int; id: Nakshatra; lord: Graha
class CurrentNakshatra(NakshatraLimb): fraction: FractionPassed; pada: int
class Tithi(TimeSpan): index: int; id: TithiId; paksha: Literal["shukla", "krishna"]
class CurrentTithi(Tithi): fraction: FractionPassed
class NityaYoga(TimeSpan): index: int; id: NityaYogaId
class CurrentYoga(NityaYoga): fraction: FractionPassed
class Dasha(Shape):
    system: DashaSystem
    seed: DashaSeed | None
    """Null where no nakshatra begins the dasha."""
    applicable: bool | None = None
    """Conditional dashas: the condition of BPHS 46."""
    equal_strength: Literal["advanced_lord", "longer_dasha"] | None = None
    """Narayana: the tie-breaker between signs of equal strength."""
    approximate: Literal[True] | None = None  # The birth time is unknown.
    periods: list[Mahadasha]
    current: list[DashaPeriod]
    """All five levels at the instant of analysis."""
    within: list[DashaPeriod] | None = None
    """Periods that touch dashas_from to dashas_to, each followed by its parts."""
DashaOrNull: TypeAlias = Dasha | None
class DashaSeed(Shape):
    nakshatra: Nakshatra; lord: Graha; name: str | None = None; fraction_elapsed: float
    balance_years: float  # Unit: dasha years.
class DashaShift(Shape):
    dasha: DashaSystem
    days_per_minute: float
    """By how much all its dates move when the birth is a minute later; negative: they come earlier. Unit: days per minute."""
class Dashas(Shape):
    vimshottari: DashaOrNull | None = None; yogini: DashaOrNull | None = None; ashtottari: DashaOrNull | None = None; chara: DashaOrNull | None = None
    narayana: DashaOrNull | None = None; shodashottari: DashaOrNull | None = None; dwadashottari: DashaOrNull | None = None
    panchottari: DashaOrNull | None = None; shatabdika: DashaOrNull | None = None; chaturashiti_sama: DashaOrNull | None = None
    dwisaptati_sama: DashaOrNull | None = None; shattrimshat_sama: DashaOrNull | None = None; shashti_hayani: DashaOrNull | None = None
    kalachakra: DashaOrNull | None = None; sudasa: DashaOrNull | None = None; shoola: DashaOrNull | None = None; niryana_shoola: DashaOrNull | None = None
    drig: DashaOrNull | None = None; naisargika: DashaOrNull | None = None; mandook: DashaOrNull | None = None; chakra: DashaOrNull | None = None
class Davison(Chart):
    """The real chart of the moment and place halfway between the two births; aspects only with include davison_aspects."""
    at: Instant
    julian_day_ut: float  # Unit: Julian day UT1.
    latitude: float  # North positive. Unit: degrees.
    longitude: float  # East positive. Unit: degrees.
class DeclinationAspect(Shape):
    point_1: PointId; point_2: PointId; aspect: Literal["parallel", "contraparallel"]
    orb: float  # Unit: degrees.
    declination_1: float  # Of point_1. Unit: degrees.
    declination_2: float  # Of point_2. Unit: degrees.
    approximate: Literal[True] | None = None
    """Depends on an unknown birth time; the Moon moves up to 15° on that day."""
class DeclinationAspectBetweenCharts(DeclinationAspect):
    chart_1: ChartRole  # The chart of point_1.
    chart_2: ChartRole  # The chart of point_2.
class DeclinationGraph(Shape):
    obliquity: float  # Unit: degrees.
    points: list[DeclinationGraphPoint]
class DeclinationGraphPoint(Shape):
    point: PointId; longitude: EclipticLongitude
    declination: float  # Unit: degrees.
    out_of_bounds: bool
    equivalents: list[EclipticLongitude]
    """Where the Sun has this declination, nearest first."""
class DefaultAstrocartographyAnswer(AstrocartographyAnswer):
    """The answer to a request without `include`: the default parts are there."""
    lines: AstrocartographyLines = field(); nearest: list[NearestLine] = field()
class MoonOfBirth(Shape):
    """The natal Moon. Without a birth time it is that of noon."""
    moon_sign: Sign
    approximate: Literal[True] | None = None
    """The birth time is unknown: the Moon is that of noon."""
    possible_moon_signs: list[Sign] | None = None
    """With an unknown birth time: the signs the Moon was in that day."""
class GocharaAnswer(MoonOfBirth, AnswerFrame, TimeAndPlace, Answer):
    product: Literal["gochara"]; analysis_at: Instant; reference_sign: Sign
    starts_at: Instant | None = None  # The range listed.
    ends_at: Instant | None = None; current: GocharaAnswerCurrent | None = None
    stays: list[GocharaStay] | None = None
    """Stays in signs that touch the range, by graha; each begins where its last one ends."""
    kakshyas: list[GocharaKakshya] | None = None; nakshatras: list[GocharaNakshatra] | None = None; conventions: GocharaAnswerConventions
    sources: GocharaAnswerSources
class DefaultGocharaAnswer(GocharaAnswer):
    """The answer to a request without `include`: the default parts are there."""
    current: GocharaAnswerCurrent = field()
class GroupAnswer(AnswerFrame, Answer):
    product: Literal["group"]; people: list[GroupAnswerPeople]; matrix: GroupAnswerMatrix | None = None
    balance: GroupAnswerBalance | None = None
    """Signs of Sun to Pluto of all people; weighted as in a natal balance."""
    composite: GroupAnswerComposite | None = None
    """Two people: near midpoints; more: mean directions of the longitudes."""
    davison: Davison | None = None
    """Null: the meridians of the places cancel each other."""
    pairs: list[GroupAnswerPair] | None = None
    """With include aspects: those of POST /synastry, by the indexes of two people."""
    guna_milan: list[list[GroupAnswerGunaMilan | None]] | None = None
    """Points of 36 by the indexes of two people; null where they are not one male and one female."""
    svg: str | None = None  # With format svg: the picture.
class DefaultGroupAnswer(GroupAnswer):
    """The answer to a request without `include`: the default parts are there."""
    matrix: GroupAnswerMatrix = field(); balance: GroupAnswerBalance = field(); composite: GroupAnswerComposite = field(); davison: Davison | None = field()
class HoraryAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["horary"]; at: Instant; sect: Literal["day", "night"]
    hour: HoraryAnswerHour | None
    """The planetary hour; null where the Sun does not rise and set."""
    significators: HoraryAnswerSignificators; points: Points | None = None; houses: Houses | None = None
    considerations: list[HoraryAnswerConsideration] | None = None
    moon: HoraryAnswerMoon | None = None  # Her exact aspects in her sign.
    perfection: list[Perfection] | None = None
    """Of the significators, and of the Moon with that of the matter; empty where they are one."""
    receptions: list[HoraryAnswerReception] | None = None; strengths: Strengths | None = None; almuten: Almuten | None = None; source: str
class DefaultHoraryAnswer(HoraryAnswer):
    """The answer to a request without `include`: the default parts are there."""
    points: Points = field(); houses: Houses = field(); considerations: list[HoraryAnswerConsideration] = field(); moon: HoraryAnswerMoon = field()
    perfection: list[Perfection] = field(); receptions: list[HoraryAnswerReception] = field()
class NextEvents(Shape):
    """Where a search continues."""
    next: str | None = None
    """With after: what to send as after to continue; null where the ephemeris ends."""
    previous: str | None = None
    """With before: what to send as before to continue; null where the ephemeris begins."""
class MoonphasesAnswer(NextEvents, AnswerFrame, Answer):
    product: Literal["moonphases"]
    year: int | None
    """Null when the request is not for a whole year."""
    starts_at: Instant
    ends_at: Instant  # Exclusive.
    phases: list[MoonPhase] | None = None; ingresses: list[MoonIngress] | None = None
    void_of_course: list[VoidOfCourse] | None = None
    """Void-of-course periods that end within the range."""
    eclipses: list[Eclipse] | None = None; apsides: list[LunarApsis] | None = None; supermoons: list[Supermoon] | None = None; time: None; place: Place | None
class DefaultMoonphasesAnswer(MoonphasesAnswer):
    """The answer to a request without `include`: the default parts are there."""
    phases: list[MoonPhase] = field(); eclipses: list[Eclipse] = field()
class PanchangAnswer(Panchang, AnswerFrame, Answer):
    product: Literal["panchang"]; date: str
    at: Instant
    """The moment of vara, tithi, nakshatra, yoga and karana."""
    reference: Literal["sunrise", "time", "noon"]
    """Whether the moment is sunrise, the requested time or noon."""
    conventions: PanchangAnswerConventions
    """Every reading the answer uses, under the name of its setting where there is one."""
    sources: PanchangAnswerSources  # The sources of each part of the answer.
    time: Time; place: Place
class DefaultPanchangAnswer(PanchangAnswer):
    """The answer to a request without `include`: the default parts are there."""
    lunar_month: LunarMonth = field()
class PositionsAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["positions"]; at: Instant
    julian_day_ut: float  # Unit: Julian day UT1.
    points: Points | None = None; lunar_phase: LunarPhase | None = None; star_positions: list[StarPosition] | None = None
    houses: Houses | None = None  # Only with a place.
class DefaultPositionsAnswer(PositionsAnswer):
    """The answer to a request without `include`: the default parts are there."""
    points: Points = field(); lunar_phase: LunarPhase | None = field()
class PrimaryDirectionsAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["primary_directions"]
    conventions: PrimaryDirectionsAnswerConventions
    """What the answer was computed by; null where it has no effect."""
    starts_at: Instant
    ends_at: Instant  # End of the part of life, exclusive.
    directions: list[PrimaryDirection] | None = None  # In order of time.
    parallels: list[PrimaryDirection] | None = None
    next_from: Instant | None
    """What to send as from for those beyond limit; null when there are none."""
    bounds: list[DirectedBound] | None = None
    """The terms of each significator, by direct zodiacal motion."""
    speculum: list[SpeculumLine] | None = None
    circumpolar: list[CircumpolarPoint]
    """What neither rises nor sets at the birth place. By placidus it is directed to mc and ic only; by regiomontanus it comes to a place twice or never."""
class DefaultPrimaryDirectionsAnswer(PrimaryDirectionsAnswer):
    """The answer to a request without `include`: the default parts are there."""
    directions: list[PrimaryDirection] = field()
class ProgressedChart(AnswerFrame, TimeAndPlace):
    """The progressed chart for one date."""
    product: Literal["progressions"]; method: Literal["secondary", "solar_arc", "tertiary", "minor"]
    angles_method: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily", None]
    """Null for solar_arc, which moves the angles like every point."""
    converse: bool
    at: Instant  # The instant of life.
    progressed_at: Instant
    """The corresponding instant of the ephemeris."""
    progressed_julian_day_ut: float  # Unit: Julian day UT1.
    age_years: float
    """Years of the chosen length; negative before the birth. Unit: years."""
    solar_arc: float
    """Progressed minus natal Sun; negative when progressed into the past. Unit: degrees."""
    naibod_arc: float
    """The arc by the Sun’s mean motion of 0.98564736° a day. Unit: degrees."""
    points: ProgressedPoints | None = None; houses: Houses | None = None
    aspects_to_natal: list[AspectBetweenCharts] | None = None
    """Applying by the progressed motion; chart_1 is progressed, or directed with solar_arc."""
    aspects: list[Aspect] | None = None  # Aspects among the progressed points.
    lunation: ProgressedLunation | None = None
class ProgressionsRange(ProgressedChart, NextEvents, Answer):
    mode: Literal["range"]
    starts_at: Instant  # Start of the range of life.
    ends_at: Instant  # End of the range, exclusive.
    events: list[ProgressedEvent] | None = None  # In order of time.
class DefaultProgressionsRange(ProgressionsRange):
    """The answer to a request without `include`: the default parts are there."""
    events: list[ProgressedEvent] = field()
class ProgressionsSnapshot(ProgressedChart, Answer): mode: Literal["snapshot"]
class DefaultProgressionsSnapshot(ProgressionsSnapshot):
    """The answer to a request without `include`: the default parts are there."""
    points: ProgressedPoints = field(); houses: Houses | None = field(); aspects_to_natal: list[AspectBetweenCharts] = field()
    lunation: ProgressedLunation = field()
class TimeLordsAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["time_lords"]; analysis_at: Instant; sect: Literal["day", "night"]
    profections: list[TimeLordsAnswerProfection] | None = None  # By year, month and day; whole signs.
    releasing: list[TimeLordsAnswerReleasing] | None = None; firdaria: TimeLordPeriods | None = None; decennials: TimeLordsAnswerDecennials | None = None
    ascensions: TimeLordsAnswerAscensions | None = None
    """Rising times of the signs at the birth place, and the ages that planets, or two in aspect by sign, complete by least years, rising times or both. Null within the polar circles."""
    conventions: TimeLordsAnswerConventions; sources: TimeLordsAnswerSources
class DefaultTimeLordsAnswer(TimeLordsAnswer):
    """The answer to a request without `include`: the default parts are there."""
    profections: list[TimeLordsAnswerProfection] = field(); releasing: list[TimeLordsAnswerReleasing] = field(); firdaria: TimeLordPeriods = field()
class TransitsRange(NextEvents, AnswerFrame, Answer):
    """The events of a range, one page of them."""
    product: Literal["transits"]; mode: Literal["range"]
    starts_at: Instant  # Start of the searched range.
    ends_at: Instant  # End of the searched range, exclusive.
    events: list[TransitEvent]  # In order of time.
    windows: list[TransitWindow] | None = None
    """Times in orb that begin on this page or contain one of its hits."""
    next_cursor: str | None
    """Cursor of the next page; null on the last page."""
    natal: TransitsNatal | None = None
    time: Time  # Those of the birth.
    place: Place | None  # Those of the birth.
class DefaultTransitsRange(TransitsRange):
    """The answer to a request without `include`: the default parts are there."""
    windows: list[TransitWindow] = field()
class VarshaphalAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["varshaphal"]; year: int
    starts_at_local: str
    """Wall clock at the place of the year’s chart, with offset."""
    span: TimeSpan | None = None
    """Without a birth time: earliest and latest start, over the day of birth."""
    completed_years: int; running_year: int
    starts_at: Instant
    """When the sidereal Sun returns to its natal longitude."""
    ends_at: Instant
    julian_day_ut: float  # Of starts_at. Unit: Julian day UT1.
    day_birth: bool | None
    """The year begins between sunrise and sunset."""
    approximate: Literal[True] | None = None
    """The birth time is unknown: the year begins within half a day of the given time."""
    muntha: Muntha | None = None; year_lord: VarshaphalAnswerYearLord | None = None; office_bearers: list[OfficeBearer] | None = None
    sahams: VarshaphalAnswerSahams | None = None
    harsha_bala: VarshaphalAnswerHarshaBala | None = None
    """Five units for each: house of joy; own or exaltation sign; male in 4–6 and 10–12, female elsewhere; male by day, female by night."""
    tajika_yogas: list[TajikaYoga] | None = None
    patyayini_dasha: list[PatyayiniPeriod] | None = None
    """Lagna and planets by their degrees in the sign."""
    mudda_dasha: list[MuddaPeriod] | None = None
    """Vimshottari within the year; with mudda_start balance the first lord also has a part at the end."""
    months: list[TajikaSunChart] | None = None
    """Maasa pravesha: each begins when the Sun is a whole number of signs from its natal longitude."""
    sixty_hours: list[TajikaSunChart] | None = None
    """Shashti-hora: the 144 parts in which the Sun moves 2°30′."""
    tithi_pravesha: VarshaphalAnswerTithiPravesha | None = None; chart: VarshaphalChart | None = None
    conventions: VarshaphalAnswerConventions
    """Every reading the answer uses, under the name of its setting where there is one."""
    sources: VarshaphalAnswerSources  # The sources of each part of the answer.
class DefaultVarshaphalAnswer(VarshaphalAnswer):
    """The answer to a request without `include`: the default parts are there."""
    muntha: Muntha | None = field(); year_lord: VarshaphalAnswerYearLord | None = field(); mudda_dasha: list[MuddaPeriod] = field()
    chart: VarshaphalChart = field()
class VedicParts(Shape):
    """Parts of a Vedic chart: the default parts, and the parts added by include."""
    points: VedicPoints | None = None; bhavas: list[Bhava] | None = None; chalit: Chalit | None = None; vargas: Vargas | None = None
    vimshopaka: VedicPartsVimshopaka | None = None  # BPHS 7.17–27.
    dashas: Dashas | None = None; karakas: VedicPartsKarakas | None = None; arudhas: list[VedicPartsArudha] | None = None
    graha_arudhas: VedicPartsGrahaArudhas | None = None; upagrahas: VedicPartsUpagrahas | None = None; special_lagnas: VedicPartsSpecialLagnas | None = None
    sphutas: VedicPartsSphutas | None = None; mrityu_bhaga: VedicPartsMrityuBhaga | None = None; argala: VedicPartsArgala | None = None
    sudarshana: VedicPartsSudarshana | None = None; kp: VedicPartsKp | None = None; yogas: list[VedicYoga] | None = None
    shadbala: VedicPartsShadbala | None = None
    bhavabala: list[VedicPartsBhavabala] | None = None  # BPHS 27.26–31.
    ashtakavarga: VedicPartsAshtakavarga | None = None; avasthas: VedicPartsAvasthas | None = None; longevity: VedicPartsLongevity | None = None
    drishti: Drishti | None = None; panchang: ChartPanchang | None = None; doshas: VedicPartsDoshas | None = None; sade_sati: SadeSati | None = None
class VedicHead(Shape):
    """The head of a Vedic chart, before its parts."""
    ayanamsa: VedicHeadAyanamsa
    lagna: Lagna | None  # Null without a birth time.
    moon_sign: Sign
    nakshatra: Nakshatra  # Sign of the Moon.
    bhavas_from: Literal["lagna", "moon"]
    """What the bhavas are counted from; moon without a birth time."""
class VedicAnswer(VedicParts, VedicHead, AnswerFrame, TimeAndPlace, Answer):
    product: Literal["vedic"]; at: Instant
    analysis_at: Instant
    """The instant of analysis, for current dashas and Sade Sati."""
    conventions: VedicConventions
    sources: VedicAnswerSources
    """The sources of each part of the answer; BPHS chapters in Santhanam’s numbering."""
class DefaultVedicAnswer(VedicAnswer):
    """The answer to a request without `include`: the default parts are there."""
    points: VedicPoints = field(); bhavas: list[Bhava] = field(); vargas: Vargas = field(); dashas: Dashas = field()
class TimesAndPlaces(Shape):
    """When and where two people were born, as resolved."""
    time: TimesAndPlacesTime; place: TimesAndPlacesPlace
class VedicSynastryAnswer(TimesAndPlaces, AnswerFrame, Answer):
    product: Literal["synastry"]; mode: Literal["synastry", "composite", "davison", "relationship"]; system: Literal["vedic"]
    charts: VedicSynastryAnswerCharts | None = None; guna_milan: GunaMilan | None = None
class DefaultVedicSynastryAnswer(VedicSynastryAnswer):
    """The answer to a request without `include`: the default parts are there."""
    charts: VedicSynastryAnswerCharts = field(); guna_milan: GunaMilan = field()
class WesternNatalAnswer(Chart, AnswerFrame, TimeAndPlace, Answer): product: Literal["natal"]; at: Instant; strengths: Strengths | None = None; almuten: Almuten | None = None; hyleg: Hyleg | None = None
class DefaultWesternNatalAnswer(WesternNatalAnswer):
    """The answer to a request without `include`: the default parts are there."""
    points: Points = field(); houses: Houses | None = field(); aspects: list[Aspect] = field(); lunar_phase: LunarPhase | None = field()
class YearlyCycleAnswer(AnswerFrame, Answer):
    product: Literal["yearly_cycle"]; year: int
    span: YearlyCycleAnswerSpan
    """From the solar return of the year to the next one, exclusive."""
    solar_return: Return | None = None
    profections: Profections | None = None  # Null without a birth time.
    transits: SlowTransits | None = None; eclipses: list[Eclipse] | None = None; progressed_moon: ProgressedMoon | None = None
    lunar_returns: list[LunarReturn] | None = None
    stations: list[StationEvent] | None = None  # Mercury to Pluto and Chiron.
    timeline: list[TimelineEntry] | None = None
    """All events of this answer in order of time."""
    time: Time  # Those of the birth.
    place: Place | None  # Those of the birth.
class DefaultYearlyCycleAnswer(YearlyCycleAnswer):
    """The answer to a request without `include`: the default parts are there."""
    solar_return: Return = field(); profections: Profections | None = field(); transits: SlowTransits = field(); eclipses: list[Eclipse] = field()
class OpenSpan(Shape):
    """A span; null where the ephemeris ends within it."""
    starts_at: Instant | None; ends_at: Instant | None
class SpanAges(Shape):
    """Ages in years of 365.2422 days, negative before the birth."""
    starts_age_years: float | None = None; ends_age_years: float | None = None
class Dhaiya(OpenSpan, SpanAges):
    """Kantaka shani in the 4th, ashtama shani in the 8th."""
    phase: Literal["dhaiya_4", "dhaiya_8"]; sign: Sign; active: bool
    breaks: list[TimeSpan]  # When Saturn has left for a sign outside.
class Dial(Shape):
    degrees: float  # Unit: degrees.
    points: list[DialPoint]; midpoints: list[DialMidpoint]
    pictures: list[DialPicture]
    """Pairs 1–2 and 3–4 have one axis; the closest."""
    pictures_in_orb: int
class DialMidpoint(Shape):
    point_1: PointId; point_2: PointId
    place: float  # Place on the dial. Unit: degrees.
class DialPicture(Shape):
    point_1: PointId; point_2: PointId; point_3: PointId; point_4: PointId
    orb: float  # Unit: degrees.
class DialPoint(Shape):
    point: PointId; longitude: EclipticLongitude
    place: float  # Place on the dial. Unit: degrees.
class Dignity(Shape):
    domicile: bool; exaltation: bool
    triplicity: bool | None
    """Triplicity ruler of the sect; null when the sect is unknown and makes a difference."""
    triplicity_participating: bool; term: bool; face: bool; detriment: bool; fall: bool; rulers: DignityRulers; peregrine: bool | None
    score: int | None
    """Lilly, Christian Astrology p. 115: +5 +4 +3 +2 +1, −5 detriment, −4 fall, −5 peregrine."""
class DignityRulers(Shape):
    domicile: Planet; exaltation: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", None]
    triplicity: tuple[Planet, Planet, Planet | None]
    """Rulers by day, by night and participating."""
    term: Planet; face: Planet
class DirectedBound(ZodiacPosition, TimeSpan):
    """A term that the significator is directed through, by its first degree."""
    significator: PointId
    ruler: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]  # The distributor of these years.
    age_years: float
    """When it starts; 0 for the term of birth. Unit: years."""
    arc: float
    """Arc of direction of its first degree. Unit: degrees."""
class Dispositors(Shape): chains: DispositorsChains; final_dispositor: Planet | None; loops: list[list[Planet]]
class DispositorsChains(Shape):
    sun: list[Planet] | None = None; moon: list[Planet] | None = None; mercury: list[Planet] | None = None; venus: list[Planet] | None = None
    mars: list[Planet] | None = None; jupiter: list[Planet] | None = None; saturn: list[Planet] | None = None; uranus: list[Planet] | None = None
    neptune: list[Planet] | None = None; pluto: list[Planet] | None = None
class DoubleWhammy(Shape):
    point_1: PointId; point_2: PointId; aspect: AspectId
    angle: float
    """The angle of the exact aspect. Unit: degrees."""
    orb_1: float
    """Orb from point_1 of person_a to point_2 of person_b. Unit: degrees."""
    orb_2: float
    """Orb from point_2 of person_a to point_1 of person_b. Unit: degrees."""
class DraconicChart(Shape):
    node: Literal["true", "mean"]; node_longitude: EclipticLongitude; points: PointsInZodiac; cusps: list[ZodiacPosition] | None
    contacts: list[AspectBetweenCharts]  # Draconic points to points of birth.
class Drishti(Shape): graha: list[DrishtiGraha]; rashi: DrishtiRashi; strengths: list[DrishtiStrength]
class DrishtiGraha(Shape):
    planet: Graha
    count: int
    """Bhava counted from the planet, which is 1."""
    sign: Sign; bhava: BhavaNumber; planets: list[Graha]
class DrishtiRashi(Shape):
    aries: list[Sign]; taurus: list[Sign]; gemini: list[Sign]; cancer: list[Sign]; leo: list[Sign]; virgo: list[Sign]; libra: list[Sign]; scorpio: list[Sign]
    sagittarius: list[Sign]; capricorn: list[Sign]; aquarius: list[Sign]; pisces: list[Sign]
class DrishtiStrength(Shape):
    point_1: Graha  # Who aspects.
    point_2: Graha  # The aspected grahas.
    virupas: float
class DryRun(Answer):
    """What the call would cost now. Nothing is computed, charged or logged."""
    product: str; dry_run: Literal[True]
    price_usd: str | None = None  # What the price list says.
    paid_by: Literal["quota", "wallet", "free", "test", "page", None] | None = None  # Null where the call would be refused.
    cost_usd: str
    refusal: ProblemCode | None = None  # The problem it would be refused with.
    calls: list[DryRunCall] | None = None  # Of a batch.
    quota_left: int | None
    """Calls left in the quota; null without a plan."""
    balance_usd: str | None  # Null without an account.
class DryRunCall(Shape):
    price_usd: str  # What the price list says.
    paid_by: Literal["quota", "wallet", "free", "test", "page", None]  # Null where the call would be refused.
    cost_usd: str  # What the wallet would pay.
    refusal: ProblemCode | None  # The problem it would be refused with.
class Eclipse(Shape):
    """An eclipse. The fields from julian_day_ut to durations come with include details."""
    id: str  # S or L and the UTC day of the maximum.
    kind: Literal["solar", "lunar"]; type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    at: Instant  # Time of the maximum.
    magnitude: float
    """Solar: at the greatest point, ratio of the diameters when central. Lunar: in the umbra, or in the penumbra when penumbral."""
    longitude: EclipticLongitude
    """Longitude of the eclipsed body at maximum."""
    sign: Sign; degree: DegreeInSign
    saros: int | None  # Saros series.
    duration_s: float | None
    """Duration of the phase that the eclipse is named after. Unit: seconds."""
    julian_day_ut: float | None = None  # Unit: Julian day UT1.
    contacts: EclipseContacts | None = None
    umbral_magnitude: float | None = None  # Lunar only.
    penumbral_magnitude: float | None = None  # Lunar only.
    obscuration: float | None = None
    """Solar only: covered fraction of the disc at the greatest point."""
    saros_member: int | None = None
    greatest: EclipseGreatest | None = None
    """Solar: where the shadow axis passes at maximum, or the nearest point to it. Lunar: where the Moon is in the zenith."""
    durations: EclipseDurations | None = None
    """Solar: partial phase anywhere on Earth, total (or annular) phase at the greatest point. Unit: seconds."""
    local: LocalEclipse | None = None  # Only with a place.
    path: EclipsePath | None = None
    """Only in /eclipses with include path; null for partial and lunar eclipses."""
    natal_contacts: list[AspectBetweenCharts] | None = None
    """With birth data: conjunctions, oppositions and squares to natal points within 3°."""
class EclipseContacts(Shape):
    """Solar: p1 u1 c1 c2 u4 p4, for penumbra, umbra and shadow axis on Earth. Lunar: p1 u1 u2 u3 u4 p4. Contacts that do not occur are null."""
    p1: Instant; u1: InstantOrNull; c1: InstantOrNull | None = None; c2: InstantOrNull | None = None; u2: InstantOrNull | None = None
    u3: InstantOrNull | None = None; u4: InstantOrNull; p4: Instant
class EclipseDurations(Shape):
    """Solar: partial phase anywhere on Earth, total (or annular) phase at the greatest point. Unit: seconds."""
    penumbral_s: float | None; partial_s: float | None; total_s: float | None
class Uncertainty(Shape):
    """How uncertain an instant is when the birth time is unknown."""
    approximate: Literal[True] | None = None
    """The birth time is unknown: the instant is the one for a birth at noon."""
    span: TimeSpan | None = None
    """Earliest and latest possible instant, over the day of birth."""
class EventTime(Uncertainty):
    """The time of an event."""
    at: Instant
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
class EclipseEvent(EventTime): type: Literal["eclipse"]; body: BodyId; longitude: EclipticLongitude; eclipse: Eclipse
class EclipseGreatest(Shape):
    """Solar: where the shadow axis passes at maximum, or the nearest point to it. Lunar: where the Moon is in the zenith."""
    latitude: float  # Unit: degrees.
    longitude: float  # Unit: degrees.
class EclipsePath(Shape):
    lines: EclipsePathLines
    points: list[EclipsePathPoint]
    """Along the central line; empty where the axis of the shadow misses the Earth."""
class EclipsePathLines(Shape): type: Literal["FeatureCollection"]; features: list[EclipsePathLinesFeature]
class EclipsePathLinesFeature(Shape): type: Literal["Feature"]; geometry: GeoJsonLines; properties: EclipsePathLinesFeatureProperties
class EclipsePathLinesFeatureProperties(Shape):
    line: Literal["central_line", "northern_limit", "southern_limit"]
    type: Literal["total", "annular"] | None = None  # Of the central line.
class EclipsePathPoint(Shape):
    at: Instant; type: Literal["total", "annular"]
    latitude: float  # Unit: degrees.
    longitude: float  # Unit: degrees.
    duration_s: float
    """Of totality or annularity. Unit: seconds."""
    width_km: float  # Unit: kilometres.
    altitude: float
    """Of the Sun, without refraction. Unit: degrees."""
    northern_limit: EclipsePathPointNorthernLimit | None
    """At the same instant; null where that side of the shadow misses the Earth."""
    southern_limit: EclipsePathPointSouthernLimit | None
    """At the same instant; null where that side of the shadow misses the Earth."""
class EclipsePathPointNorthernLimit(Shape):
    latitude: float  # Unit: degrees.
    longitude: float  # Unit: degrees.
class EclipsePathPointSouthernLimit(Shape):
    latitude: float  # Unit: degrees.
    longitude: float  # Unit: degrees.
class EclipsesAnswer(NextEvents, AnswerFrame, Answer):
    product: Literal["eclipses"]
    starts_at: Instant  # Start of the searched range.
    ends_at: Instant
    """End of the searched range, exclusive. Both differ from the request when there is a range_clipped warning."""
    kind: Literal["solar", "lunar", "all"]; eclipses: list[Eclipse]
    svg: str | None = None  # With format svg: the map.
    time: Time | None
    """Time of the birth; null without birth data."""
    place: Place | None
class EkadashiFast(Shape):
    date: str
    reason: Literal["at_sunrise", "two_sunrises_first", "two_sunrises_second", "no_sunrise", "twelfth_lost", "dashami_at_arunodaya", "twelfth_at_two_sunrises"]
    parana: EkadashiFastParana
    """No end: the twelfth tithi is over before sunrise."""
class EkadashiFastParana(Shape):
    """No end: the twelfth tithi is over before sunrise."""
    starts_at: Instant; ends_at: Instant | None
class ElectionWindow(TimeSpan):
    starts_at_local: str; ends_at_local: str
    score: float  # Sum of the weights of what holds.
    holds: list[int]  # By index from 0.
    opened_by: list[int]
    """What begins or ends there; empty at the edge of the range."""
    closed_by: list[int]
class ElectionsAnswer(AnswerFrame, TimeSpan, Answer):
    product: Literal["elections"]
    found: int  # Windows before `limit`.
    windows: list[ElectionWindow]
    shares: list[ElectionsAnswerShare] | None = None
    """Nothing found: what each condition leaves."""
    conventions: ElectionsAnswerConventions
    timezone: str | None
    """Of local times; null with an explicit offset."""
    place: Place
class ElectionsAnswerConventions(Shape):
    house_system: str; node: Literal["mean", "true"]; sunrise: Literal["hindu", "center", "visible"]; hora: Literal["unequal", "equal"]
    combustion: Literal["surya_siddhanta", "lilly"]; nakshatra_ayanamsa: str
class ElectionsAnswerShare(Shape):
    type: ElectionConditionType
    holds: float  # Share of the range.
    others: float
    """Share in which all other required ones do."""
class ElementCounts(Shape): fire: int; earth: int; air: int; water: int
class EphemerisAnswer(AnswerFrame, Answer):
    product: Literal["ephemeris"]
    starts_at: Instant  # Instant of the first row.
    ends_at: Instant  # Instant of the last row.
    columns: list[Literal["longitude", "latitude", "distance", "speed", "ra", "declination"]]
    """Degrees, degrees per day (speed) and astronomical units (distance)."""
    bodies: list[BodyId]
    rows: list[list[Instant | float]]
    """The instant, then the columns of the first body, of the second, and so on."""
    place: Place | None
class ExactContact(Shape): planet_1: ClassicalPlanet; planet_2: ClassicalPlanet; aspect: Literal["conjunction", "sextile", "square", "trine", "opposition"]; at: Instant
class ExactEvent(EventTime, AspectPair):
    """An aspect becomes exact; point_1 is the moving body."""
    type: Literal["exact"]
    orb: Literal[0]  # The aspect is exact. Unit: degrees.
    applying: Literal[False]
    longitude: EclipticLongitude  # Of point_1.
    motion: Literal["direct", "retrograde"]
    pass_: int
    """Number of this hit among pass_count hits separated only by retrograde loops, including those beyond the range."""
    pass_count: int
    window_id: str | None = None
    """Id of its time in orb, when the answer has windows."""
class ExplainedRow(Shape):
    """The row with the settings of the first explanation; absent where they do not change it."""
    ours: ComparedValue
    difference: float | None
    """Theirs minus ours, in the unit of the row."""
    agrees: bool
    by: list[ComparedSetting]
    """The settings without which it would not agree."""
class Explanation(Shape): changes: list[ComparedChange]; rows_agreeing: int; send: FieldsToSend
class Fact(Shape):
    """What a fact of a birth is about."""
    kind: FactKind
    point: str | None = None
    """The body, graha, lagna, angle, lot, chara karaka or cusp_1 … it is about."""
    point_1: PointId | None = None  # Of an aspect.
    point_2: PointId | None = None  # Of an aspect.
    varga: str | None = None  # Of a varga sign.
    dasha: DashaSystem | None = None  # Of a dasha lord.
    level: int | None = None
    """Of a dasha lord: 1 maha, 2 antar, 3 pratyantar."""
    pattern: FactPattern | None = None
class FactChange(Fact):
    """The first instant with the new value."""
    at: Instant
    at_local: str
    """Wall clock at the place, with the offset in force then."""
    minutes_from_birth: float
    """Negative before the given time. Unit: minutes."""
    side: Literal["before", "after"]  # Which side of the given time.
    from_: FactValue; to: FactValue
class FactPattern(Shape):
    type: Literal["stellium", "t_square", "grand_cross", "grand_trine", "kite", "yod", "boomerang", "mystic_rectangle", "minor_grand_trine", "grand_sextile", "cradle"]
    points: list[Planet]; apex: Planet | None; sign: Sign | None; house: HouseNumber
class FactStay(Fact):
    minutes_before: float
    """It has been so for this long before the given time. Unit: minutes."""
    minutes_after: float
    """It stays so for this long after it. Unit: minutes."""
    holds: bool
    """It does not change in the window; the minutes are then those of the window."""
class Festival(Shape):
    id: str; name: str; sanskrit: str; kind: FestivalKind
    date: str | None  # Null: the Sun does not rise and set.
    weekday: Weekday | None
    at: Instant | None
    """The deciding moment: the first instant of the kala at which the limb of the rule is there, its start where it is not."""
    kala: TimeSpan | None = None; choice: Literal["only_day", "first_of_two", "second_of_two", "none_first", "none_second", "exception"] | None = None
    tithi: FestivalTithi | None
    """The tithi of the rule; of a rule without one that at the deciding moment."""
    nakshatra: FestivalNakshatra | None = None; month: FestivalMonth | None; punya_kala: TimeSpan | None = None; smarta: EkadashiFast | None = None
    vaishnava: EkadashiFast | None = None; regions: list[FestivalRegion] | None = None; rule: FestivalRule
class FestivalLunation(Shape):
    """Amanta."""
    month: LunarMonthId; adhika: bool
    kshaya: LunarMonthId | None  # The month lost in this one.
    new_moon_at: Instant; full_moon_at: Instant; next_new_moon_at: Instant; shaka: int | None; vikram: int | None; samvatsara: Samvatsara
    samvatsara_north: Samvatsara | None
class FestivalMonth(Shape): amanta: LunarMonthId; purnimanta: LunarMonthId; adhika: Literal[True] | None = None; shaka: int | None; vikram: int | None
class FestivalNakshatra(TimeSpan):
    id: Nakshatra
    absent: Literal[True] | None = None  # It is not there at the deciding moment.
class FestivalRule(Shape):
    """The limb asked for at the kala; which day if it is there on both, or on neither."""
    month: LunarMonthId | None = None; tithi: TithiId | None = None; nakshatra: Nakshatra | None = None; sun_sign: Sign | None = None
    kala: Literal["arunodaya", "sunrise", "purvahna", "madhyahna", "ninth_muhurta", "aparahna", "sunset", "pradosha", "moonrise", "moonrise_to_sunrise", "nishita", "midnight"] | None = None
    both: Literal["first", "second", "greater"] | None = None; neither: Literal["first", "second"] | None = None; exception: str | None = None
    calendar: SolarCalendarId | None = None; month_day: int | None = None; of: str | None = None; days: int | None = None; weekday: Weekday | None = None
    source: str
class FestivalTithi(TimeSpan):
    id: TithiId
    absent: Literal[True] | None = None  # It is not there at the deciding moment.
class FestivalsAnswer(AnswerFrame, Answer):
    product: Literal["festivals"]; from_: str
    to: str  # The last day.
    festivals: list[Festival] | None = None  # In order of date.
    lunar_months: list[FestivalLunation] | None = None; calendars: list[SolarCalendar] | None = None; conventions: FestivalsAnswerConventions; time: Time
    place: Place
class FestivalsAnswerConventions(Shape):
    ayanamsa: str; positions: Literal["apparent", "true"]; sunrise: Literal["hindu", "center", "visible"]; day: Literal["sunrise_to_sunrise"]
    month_name: Literal["sign_entered"]; ekadashi_date: Literal["smarta"]
class FieldsToSend(Shape):
    """Fields with which every product here computes as the other program does."""
    birth_date: str | None = None; birth_time: str | None = None; calendar: Literal["gregorian"] | None = None; utc: str | None = None
    utc_offset: str | None = None; latitude: float | None = None; longitude: float | None = None; system: Literal["western"] | None = None
    sidereal: bool | None = None; settings: FieldsToSendSettings | None = None
class FieldsToSendSettings(Shape):
    ayanamsa: str | FieldsToSendSettingsAyanamsa | None = None; positions: str | None = None; coordinates: str | None = None; node: str | None = None
    lilith: str | None = None; house_system: str | None = None; dasha_year: float | str | None = None; sunrise: str | None = None
class FieldsToSendSettingsAyanamsa(Shape): user: FieldsToSendSettingsAyanamsaUser
class FieldsToSendSettingsAyanamsaUser(Shape): t0_jd: float; ayan_t0: float
class GeoJsonLines(Shape):
    """RFC 7946; no piece crosses the date line or a pole."""
    type: Literal["MultiLineString"]
    coordinates: list[list[list[float]]]
    """Pieces of [longitude, latitude], degrees."""
class GeocodeAnswer(Answer):
    product: Literal["geocode"]; query: str; results: list[GeocodeResult]
    input: dict[str, Any]  # The request as interpreted.
    meta: PlainMeta; warnings: list[AnswerWarning]
class Place(Shape):
    """A place. Names and coordinates: GeoNames, CC BY 4.0."""
    name: str
    admin1: str | None  # State, province or region.
    country: str | None
    country_code: str | None  # ISO 3166-1 alpha-2.
    latitude: float  # North positive. Unit: degrees.
    longitude: float  # East positive. Unit: degrees.
    elevation_m: float | None  # Unit: metres.
    timezone: str | None  # IANA name.
    geonames_id: int | None; population: int | None; source: Literal["geonames", "supplement", "coordinates"]; confidence: float
class GeocodeResult(Place):
    """A place and how well it fits. Names and coordinates: GeoNames, CC BY 4.0."""
    score: float
    """How well the place fits: 0.55 name, 0.20 qualifiers, 0.25 population."""
class GocharaAnswerConventions(Shape):
    ayanamsa: str; positions: Literal["apparent", "true"]; node: Literal["mean", "true"]
    counted_from: Literal["moon", "lagna", "sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]
    vedha_table: Literal["narasimha_rao", "muhurta_chintamani"]
    ashtakavarga_table: Literal["parashara", "varahamihira", "narasimha_rao", "parashara_moon_from_mars"]; murti_and_tara_from: Literal["natal_moon"]
class GocharaAnswerCurrent(Shape):
    sun: GocharaNow; moon: GocharaNow; mars: GocharaNow; mercury: GocharaNow; jupiter: GocharaNow; venus: GocharaNow; saturn: GocharaNow; rahu: GocharaNow
    ketu: GocharaNow
class GocharaAnswerSources(Shape): vedha: str; bindus: str; kakshya: str; murti: str; tara: str
class GocharaKakshya(OpenSpan):
    point: Graha
    retrograde: Literal[True] | None = None  # Entered moving backwards.
    sign: Sign; lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"]
    bindu: bool | None
    """The lord gives the graha a bindu in this sign."""
class GocharaNakshatra(OpenSpan):
    point: Graha
    retrograde: Literal[True] | None = None  # Entered moving backwards.
    nakshatra: Nakshatra
    count: int  # From the natal Moon’s nakshatra.
    tara: Literal["janma", "sampat", "vipat", "kshema", "pratyari", "sadhaka", "naidhana", "mitra", "parama_mitra"]
class TransitedHouse(Shape):
    """What a transit of a house and sign means."""
    sign: Sign
    bhava: int  # From the sign of the reference.
    effect: Literal["good", "bad"]  # Of the house, before vedha.
    bindus: int | None
    """Of its own ashtakavarga in the sign; null for nodes and without birth time."""
    sarva: int | None  # Sarvashtakavarga of the sign.
    murti: Literal["gold", "silver", "copper", "iron", None]  # By the Moon at the entry.
class GocharaNow(TransitedHouse, OpenSpan):
    """A graha at the analysis, and its stay in the sign."""
    longitude: EclipticLongitude; degree: DegreeInSign; retrograde: bool; vedha_by: list[Graha]
    kakshya: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"]
    bindu: bool | None
    """The lord gives the graha a bindu in this sign."""
    nakshatra: Nakshatra; tara: Literal["janma", "sampat", "vipat", "kshema", "pratyari", "sadhaka", "naidhana", "mitra", "parama_mitra"]
class GocharaStay(TransitedHouse, OpenSpan):
    point: Graha
    retrograde: Literal[True] | None = None  # Entered moving backwards.
    vedha: list[GocharaStayVedha] | None = None
    """In the stay; obstructs a good effect, lifts a bad one (viparita)."""
class GocharaStayVedha(OpenSpan): by: Graha
class GrahaArudha(Shape):
    sign: Sign; in_bhava: BhavaNumber
    own_sign: Sign  # Counted to; of two signs the stronger.
class GroupAnswerBalance(SignCounts):
    """Signs of Sun to Pluto of all people; weighted as in a natal balance."""
    weighted: SignCounts
class GroupAnswerComposite(Shape):
    """Two people: near midpoints; more: mean directions of the longitudes."""
    composite_houses: Literal["derived", "midpoint"]
    latitude: float
    """Geographic latitude of the derived houses. Unit: degrees."""
    points: dict[str, GroupPointOrNull]  # Null: the points cancel each other.
    houses: Houses | None
    aspects: list[Aspect] | None = None  # Only with include composite_aspects.
class GroupAnswerGunaMilan(Shape): total: float; verdict: Literal["not_recommended", "acceptable", "good", "excellent"]; approximate: Literal[True] | None = None
class GroupAnswerMatrix(Shape):
    cells: list[list[GroupTally | None]]
    """By the indexes of two people; symmetric, null on the diagonal."""
    totals: list[GroupTally]  # Each person with all others.
    hub: int | None
    """The person with the largest total weight; null where two share it, as two people always do."""
class GroupAnswerPair(Shape): person_a: int; person_b: int; aspects: list[InterAspect]
class GroupAnswerPeople(TimeAndPlace): name: str | None; chart: PersonChart | None = None
class GroupPoint(ZodiacPosition):
    house: HouseNumber
    flipped: Literal[True] | None = None
    """The far midpoint was used, with composite_sun_proximity."""
    approximate: Literal[True] | None = None
    """The Moon of a person whose birth time is unknown."""
    id: BodyId | None = None; dms: str | None = None; house_position: float | None = None
    concentration: float | None = None
    """Of three or more: 1 where all are at one degree, towards 0 the more they are spread out."""
GroupPointOrNull: TypeAlias = GroupPoint | None
class GroupTally(Shape):
    """Aspects by nature: how many, and the sum of their exactness (1 exact, 0 at the edge of the orb)."""
    harmonious: int; challenging: int; neutral: int; harmonious_weight: float; challenging_weight: float; neutral_weight: float
class GunaMilan(Shape):
    total: float; max: Literal[36]; verdict: Literal["not_recommended", "acceptable", "good", "excellent"]
    approximate: Literal[True] | None = None
    """A birth time is unknown: the Moons are those of noon."""
    total_range: GunaMilanTotalRange | None = None
    """Range of the total over the day of an unknown birth time."""
    roles: GunaMilanRoles; kootas: GunaMilanKootas; exceptions: list[KootaException]
    mahendra: bool
    """True when the agreement holds (prosperity, offspring)."""
    stree_dirgha: bool
    """True when the groom’s nakshatra is far enough beyond the bride’s."""
    nakshatras_from_bride: int
    vedha: MatchAffliction
    """An affliction: the nakshatras pierce each other."""
    rajju: MatchAffliction
    """An affliction: the nakshatras belong to one part of the rope."""
    rajju_parts: GunaMilanRajjuParts; manglik: CoupleManglik
    porutham: Porutham | None = None
    """The ten agreements of South Indian matching (dashakoota), with include porutham."""
class GunaMilanAnswer(GunaMilan, TimesAndPlaces, AnswerFrame, Answer):
    product: Literal["guna_milan"]; person_a: MatchPartner; person_b: MatchPartner
    conventions: GunaMilanAnswerConventions
    """Every reading the answer uses, under the name of its setting where there is one."""
    sources: GunaMilanAnswerSources  # The sources of each part of the answer.
class GunaMilanAnswerConventions(Shape):
    """Every reading the answer uses, under the name of its setting where there is one."""
    ayanamsa: str; positions: Literal["apparent", "true"]
    apply_exceptions: bool
    """Kootas with an exception get full points."""
    stree_dirgha: Literal[9, 7, 13]; rajju: Literal["five_parts", "ascending_descending"]; vedha: Literal["three", "pair"]; manglik_houses: list[int]
    groom: Literal["gender_then_person_a"]
    """The groom is the male partner; when gender does not decide, person_a."""
class GunaMilanAnswerSources(Shape):
    """The sources of each part of the answer."""
    kootas: str; exceptions: str; agreements: str; porutham: str; manglik: str
class GunaMilanKootas(Shape): varna: Koota; vashya: Koota; tara: Koota; yoni: Koota; graha_maitri: Koota; gana: Koota; bhakoot: Koota; nadi: Koota
class GunaMilanRajjuParts(Shape): a: Literal["pada", "kati", "nabhi", "kantha", "shiro"]; b: Literal["pada", "kati", "nabhi", "kantha", "shiro"]
class GunaMilanRoles(Shape): groom: Literal["person_a", "person_b"]; bride: Literal["person_a", "person_b"]; assumed: bool
class GunaMilanTotalRange(Shape):
    """Range of the total over the day of an unknown birth time."""
    min: float; max: float
class HarmonicChart(Shape):
    harmonic: int; points: PointsInZodiac
    aspects: list[Aspect]  # In degrees of the harmonic chart.
class HarshaBala(Shape): sthana: Literal[0, 5]; swakshetra: Literal[0, 5]; linga: Literal[0, 5]; dina_ratri: Literal[0, 5]; total: int
class HeldFact(Fact): value: FactValue
class HeliacalEvent(Shape):
    at: Instant
    """Best moment; for horizon events sunset or sunrise."""
    starts_at: Instant | None  # Seen from; null for horizon events.
    ends_at: Instant | None; body: HeliacalBody
    type: Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]
    arcus_visionis: float | None
    """Altitude of the body minus that of the Sun. Unit: degrees."""
    elongation: float | None
    """From the Sun, seen from the place. Unit: degrees."""
    magnitude: float | None
    limiting_magnitude: float | None  # The faintest visible there and then.
    altitude: float | None  # Without refraction. Unit: degrees.
    azimuth: float | None  # From north over east. Unit: degrees.
class HeliacalEventsAnswer(AnswerFrame, Answer):
    product: Literal["heliacal_events"]; starts_at: Instant
    ends_at: Instant  # Exclusive.
    events: list[HeliacalEvent]  # In order of time.
    visibility: list[HeliacalEventsAnswerVisibility]
    """The range divided without gaps, body by body."""
    conventions: HeliacalEventsAnswerConventions; time: None; place: Place
class HeliacalEventsAnswerConventions(Shape):
    criterion: Literal["limiting_magnitude"]  # Schaefer’s model, as in Swiss Ephemeris.
    acronychal_and_cosmical: Literal["horizon"]  # Rising at sunset, setting at sunrise.
    pressure_hpa: float; temperature_c: float; humidity_percent: float
    extinction: float | None  # Null: by the model.
    age_years: float; acuity: float
class HeliacalEventsAnswerVisibility(Shape): body: HeliacalBody; periods: list[VisibilityPeriod]
class HoraryAnswerConsideration(Shape):
    id: Literal["hour_disagrees", "early_ascendant", "late_ascendant", "late_moon", "via_combusta", "moon_void_of_course", "saturn_in_first", "saturn_in_seventh", "ruler_of_first_combust", "ruler_of_seventh_afflicted"]
    present: bool | None; because: list[str]
class HoraryAnswerHour(TimeSpan): index: int; ruler: ClassicalPlanet; day_ruler: ClassicalPlanet
class HoraryAnswerMoon(Shape):
    """Her exact aspects in her sign."""
    void_of_course: bool; last_aspect: ExactContact | None; next_aspect: ExactContact | None; leaves_sign_at: Instant
class HoraryAnswerReception(Shape): planet: ClassicalPlanet; by: ClassicalPlanet; dignities: DignityNames; mutual: bool
class HoraryAnswerSignificators(Shape): querent: HoraryAnswerSignificatorsQuerent; quesited: HoraryAnswerSignificatorsQuesited
class HoraryAnswerSignificatorsQuerent(Shape): planet: ClassicalPlanet; sign: Sign
class HoraryAnswerSignificatorsQuesited(Shape): planet: ClassicalPlanet; sign: Sign; house: int
class HouseIngressEvent(EventTime): type: Literal["house_ingress"]; body: BodyId; house: int; from_house: int; longitude: EclipticLongitude; motion: Literal["direct", "retrograde"]
HouseOverlay: TypeAlias = dict[str, HouseNumber]
"""House overlays: the houses of one person that contain the bodies of the other."""
class Houses(Shape):
    """Cusps and angles. Speed and ruler of a cusp and the fields from system_name on come with include details."""
    system: HouseSystem  # The house system of the cusps.
    requested_system: HouseSystem
    """Differs from system inside the polar circles."""
    cusps: list[HousesCusp]  # 12 cusps, or 36 for Gauquelin sectors.
    angles: Angles; system_name: str | None = None
    armc: float | None = None
    """Right ascension of the midheaven. Unit: degrees."""
    obliquity: float | None = None
    """True obliquity of the ecliptic. Unit: degrees."""
    ruler_of_chart: Planet | None = None
class HousesCusp(ZodiacPosition):
    house: int
    speed: float | None = None  # Unit: degrees per day.
    ruler: Planet | None = None
class Hyleg(Shape): ptolemy: HylegPtolemy; abu_ali: HylegAbuAli
class HylegAbuAli(Shape): hyleg: Literal["sun", "moon", "asc", "fortune", "syzygy", None]; candidates: list[HylegAbuAliCandidate]; alcocoden: HylegAbuAliAlcocoden | None
class HylegWitness(Shape):
    """A ruler of the degree that sees it by sign."""
    planet: ClassicalPlanet; dignities: DignityNames; points: int; aspect: Literal["conjunction", "sextile", "square", "trine", "opposition"]
class HylegAbuAliAlcocoden(HylegWitness):
    house: int; granted: Literal["great", "mean", "least"]
    years: list[float]  # Great, mean, least.
    equal: list[ClassicalPlanet]
class HylegAbuAliCandidate(ZodiacPosition): point: Literal["sun", "moon", "asc", "fortune", "syzygy"]; house: int; gender_fits: bool | None; witnesses: list[HylegWitness]; fit: bool
class HylegPtolemy(Shape):
    hyleg: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "asc", "fortune"]
    by: Literal["sect_light", "other_light", "ruler", "ascendant", "fortune"]; candidates: list[HylegPtolemyCandidate]
class HylegPtolemyCandidate(Shape): point: ClassicalPlanet; place: int; aphetic: bool; dominations: list[int] | None = None
IdNames: TypeAlias = dict[str, str]
"""Names by id."""
Input: TypeAlias = dict[str, Any]
"""The request as interpreted: canonical names and values."""
class InterAspect(AspectBetweenCharts):
    """point_1 belongs to person_a (chart a), point_2 to person_b (chart b). Neither chart moves, so applying is null."""
    double_whammy: Literal[True] | None = None
    """The same aspect also exists between the same two bodies with the people swapped."""
class Job(Answer):
    """A batch that is answered in the background."""
    id: str; status: Literal["queued", "running", "done", "cancelled", "failed"]; items: int
    answered: int
    """Items that have a line in the results: the first so many."""
    succeeded: int
    failed: int
    """Faulty items, and items that could not be answered. Never charged."""
    refused: int
    """Items that plan, quota, wallet or key did not allow. Never charged."""
    charged: int  # Items that the quota or the wallet paid.
    cost_usd: str
    """What the wallet has paid so far. Unit: US dollars."""
    estimate: JobEstimate; created_at: Instant; started_at: Instant | None; ended_at: Instant | None
    estimated_end_at: Instant | None
    """At the speed so far; null before the first answer and after the end."""
    expires_at: Instant
    """When the job and its results are deleted."""
    failure: ProblemCode | None  # Why the job failed.
    warnings: list[AnswerWarning]
class JobDryRun(Answer):
    product: Literal["batch"]; dry_run: Literal[True]; items: int; estimate: JobEstimate; quota_left: int | None
    balance_usd: str | None  # Decimal text. Unit: US dollars.
    warnings: list[AnswerWarning]
class JobEstimate(Shape):
    price_usd: str
    """List price of all items, however they are paid. Unit: US dollars."""
    cost_usd: str
    """What the wallet pays of it, after the quota of the plan. Unit: US dollars."""
    from_quota: int; from_wallet: int
    free: int
    """Free products, dry runs, calls of a test key, and items that are faulty or not for this key."""
    refused: int
    """Items that neither plan, quota nor wallet cover now."""
class JobLine(Shape, Generic[A]):
    """The result of one item."""
    id: str | float | None; status: int
    body: A | None = None  # The answer of the endpoint.
    markdown: str | None = None
    """Instead of body when the item has `format` llm: the answer as Markdown."""
    problem: Problem | None = None  # Instead of body when the call failed.
    cost_usd: str  # Decimal text. Unit: US dollars.
    index: int  # Number of the item, from 0.
class JobList(Answer):
    jobs: list[Job]  # Newest first.
    next_cursor: str | None
    """Send it as `cursor` for the jobs before these."""
class Koota(Shape):
    score: float; max: int
    a: str  # Class of person_a under this koota.
    b: str; reason: str
class KootaException(Shape):
    koota: Literal["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
    rule: Literal["same_sign_different_nakshatra", "same_nakshatra_different_sign", "same_nakshatra_different_pada", "same_sign_lord", "sign_lords_friends", "same_sign"]
    reason: str; applied: bool
class KpAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["kp"]
    number: int | None = None  # Of a horary chart.
    cusps: list[KpCusp] | None = None; points: KpAnswerPoints | None = None; significators: KpAnswerSignificators | None = None
    ruling_planets: KpAnswerRulingPlanets | None = None
    changes: list[KpChange] | None = None  # In [from, to), in order of time.
    conventions: KpAnswerConventions; sources: KpAnswerSources
class KpAnswerConventions(Shape):
    ayanamsa: str; positions: Literal["apparent", "true"]; node: Literal["mean", "true"]
    house_system: str  # The one used.
    houses_begin: Literal["at_cusps"]; owner: Literal["lord_of_cusp_sign"]; day_from: Literal["sunrise"]
class KpAnswerPoints(Shape): sun: KpPoint; moon: KpPoint; mars: KpPoint; mercury: KpPoint; jupiter: KpPoint; venus: KpPoint; saturn: KpPoint; rahu: KpPoint; ketu: KpPoint
class KpAnswerRulingPlanets(Shape):
    at: Instant
    rulers: list[KpAnswerRulingPlanetsRuler]  # Strongest first.
class KpAnswerRulingPlanetsRuler(Shape):
    id: Graha; offices: list[Literal["lagna_star_lord", "lagna_sign_lord", "moon_star_lord", "moon_sign_lord", "day_lord"]]
    agent_of: SevenGraha | None = None  # A node in his sign stands for him.
    in_star_of_retrograde: Literal[True] | None = None  # Krishnamurti rejects it.
class KpAnswerSignificators(Shape): points: KpAnswerSignificatorsPoints; bhavas: list[KpSignificators]
class KpAnswerSignificatorsPoints(Shape):
    sun: KpSignifies; moon: KpSignifies; mars: KpSignifies; mercury: KpSignifies; jupiter: KpSignifies; venus: KpSignifies; saturn: KpSignifies
    rahu: KpSignifies; ketu: KpSignifies
class KpAnswerSources(Shape): divisions: str; significators: str; ruling_planets: str; horary: str
class SubLords(Shape): sign_lord: SevenGraha; star_lord: Graha; sub_lord: Graha; sub_sub_lord: Graha
class KpChange(SubLords):
    """What a point enters."""
    at: Instant; point: Literal["lagna", "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]
    level: Literal["sign", "star", "sub", "sub_sub"]  # The widest that changes.
    longitude: EclipticLongitude  # The boundary.
    retrograde: Literal[True] | None = None; sign: Sign; nakshatra: Nakshatra
class KpCusp(SubLords, ZodiacPosition): bhava: int; nakshatra: Nakshatra
class KpPoint(KpCusp):
    retrograde: bool
    number: int  # Of its sub, among the 249.
class KpSignificators(Shape):
    """The significators of a bhava, strongest first."""
    bhava: int; in_star_of_occupants: list[Graha]; occupants: list[Graha]; in_star_of_owner: list[Graha]; owner: SevenGraha
class KpSignifies(Shape):
    """The bhavas a graha signifies, strongest first."""
    star_lord_in: int; in_: int; star_lord_owns: list[int]; owns: list[int]
    agent_of: SevenGraha | None = None  # Of a node: the lord of its sign.
class Lagna(ZodiacPosition): sign_lord: SevenGraha; nakshatra: NakshatraPosition
class LayoutItem(Shape):
    kind: Literal["point", "second_point", "degrees", "minutes", "retrograde", "sign", "house", "angle", "aspect", "cell"]
    id: str  # Body, sign, house number or angle.
    x: float  # Centre of its box. Unit: view units.
    y: float  # Unit: view units.
    width: float  # Unit: view units.
    height: float  # Unit: view units.
    longitude: float | None = None
    """True longitude; the glyph may be drawn beside it. Unit: degrees."""
class LimbLists(Shape): tithi: list[Tithi]; nakshatra: list[NakshatraLimb]; yoga: list[NityaYoga]; karana: list[Karana]
class LocalEclipse(Shape):
    visible: bool
    type: Literal["total", "annular", "hybrid", "partial", "penumbral", None]  # As seen from the place.
    starts_at: InstantOrNull
    """First visible contact, or the rise of Sun or Moon when an earlier contact is below the horizon."""
    maximum_at: InstantOrNull  # Greatest visible phase.
    ends_at: InstantOrNull
    """Last visible contact, or the set of Sun or Moon when a later contact is below the horizon."""
    magnitude: float | None
    """Covered fraction of the eclipsed body’s diameter."""
    obscuration: float | None  # Covered fraction of the Sun’s disc.
    altitude: float | None
    """True altitude of Sun or Moon at the greatest visible phase. Unit: degrees."""
    contacts: LocalEclipseContacts | None = None
    """With include details, when something is visible: the contacts above the horizon of the place, in order of time. Solar: c1, c4 start and end, c2, c3 totality or annularity. Lunar: p1 … p4 as for the whole Earth."""
class LocalEclipseContacts(Shape):
    """With include details, when something is visible: the contacts above the horizon of the place, in order of time. Solar: c1, c4 start and end, c2, c3 totality or annularity. Lunar: p1 … p4 as for the whole Earth."""
    p1: Instant | None = None; u1: Instant | None = None; c1: Instant | None = None; c2: Instant | None = None; u2: Instant | None = None
    c3: Instant | None = None; u3: Instant | None = None; c4: Instant | None = None; u4: Instant | None = None; p4: Instant | None = None
class LocalSpaceLine(Shape):
    body: BodyId
    azimuth: float
    """From north, clockwise, at the birth place. Unit: degrees."""
    altitude: float
    """Of the centre, without refraction and parallax. Unit: degrees."""
class LocalTimeCandidate(Shape):
    """One reading of a local time that occurred twice or was skipped."""
    local: str; utc: Instant; offset: UtcOffset
class Lot(ZodiacPosition): house: HouseNumber; formula: str
class Lots(Shape):
    """Hermetic lots."""
    fortune: Lot | None = None; spirit: Lot | None = None; eros: Lot | None = None; necessity: Lot | None = None; courage: Lot | None = None
    victory: Lot | None = None; nemesis: Lot | None = None
class LunarApsis(Shape):
    type: Literal["perigee", "apogee"]; at: Instant; at_local: LocalTime | None = None
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    distance_km: float
    """Distance between the centres of Earth and Moon. Unit: kilometres."""
class LunarMonth(Shape):
    system: Literal["amanta", "purnimanta"]
    """The reckoning used for index, id and adhika."""
    index: int; id: LunarMonthId
    adhika: bool
    """The Sun enters no sign between the new moons."""
    amanta: NamedMonth  # New moon to new moon.
    purnimanta: NamedMonth  # Full moon to full moon.
    kshaya: LunarMonthId | None
    """The skipped month, when the Sun enters two signs."""
    paksha: Literal["shukla", "krishna"]; new_moon_at: Instant; next_new_moon_at: Instant
class LunarPhase(Shape):
    angle: float  # Moon minus Sun. Unit: degrees.
    illumination: float
    age_days: float | None
    """Days since the last exact new moon. Unit: days."""
    name: PhaseName; rudhyar: RudhyarPhase; waxing: bool
class LunarReturn(EventTime): pass
class LunationEvent(EventTime, ZodiacPosition): type: Literal["lunation"]; body: BodyId; phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]
class Mahadasha(DashaPeriod):
    """children: the sub-periods, with include details or by settings.dasha_levels."""
    children: list[Antardasha] | None = None
class Manglik(Shape):
    present: bool
    harmful: bool
    """Present, and nothing in this chart cancels it."""
    level: Literal["none", "low", "medium", "high"]
    """Number of references that apply: 1 low, 2 medium, 3 high."""
    references: list[ManglikReference]
    """The bhava of Mars counted from each reference; without a birth time there is no lagna."""
    cancelled_by: list[Literal["mars_own_sign", "mars_exalted", "mars_in_leo_or_aquarius", "house_2_in_gemini_or_virgo", "house_4_in_aries_or_scorpio", "house_7_in_cancer_or_capricorn", "house_8_in_sagittarius_or_pisces", "house_12_in_taurus_or_libra", "mars_with_jupiter", "mars_aspected_by_jupiter", "venus_in_lagna", "jupiter_in_lagna"]]
class ManglikReference(Shape): from_: Literal["lagna", "moon", "venus"]; bhava: BhavaNumber; manglik: bool
class MatchAffliction(Shape):
    present: bool
    harmful: bool  # Present, and nothing excuses it.
    excused_by: list[Literal["bride_beyond_14th", "rasi_and_lords_agree", "lords_rasi_dina_mahendra_agree", "opposite_ways"]]
class MatchPartner(Shape):
    """The Moon of a partner, which the matching is based on."""
    moon: MatchPartnerMoon
class MatchPartnerMoon(ZodiacPosition): sign_lord: SevenGraha; nakshatra: NakshatraPosition
class MeAnswer(Answer):
    """Plan, quota, balance and limits of the calling key."""
    product: Literal["me"]; key: MeAnswerKey; plan: MeAnswerPlan
    quota: MeAnswerQuota | None  # Null without a plan.
    balance_usd: str  # Wallet balance. Unit: USD.
    spend_cap: MeAnswerSpendCap | None  # Null without a cap.
    limits: MeAnswerLimits; meta: PlainMeta; warnings: list[AnswerWarning]
class MeAnswerKey(Shape):
    label: str | None
    masked: str
    """First and last four characters; never the key."""
    created_at: str
    is_test: bool
    """A test key is free and answers the published examples only."""
    expires_at: str | None
    allowed_products: list[str]
    """Empty: all products. So are the other lists."""
    allowed_origins: list[str]; allowed_addresses: list[str]
class MeAnswerLimits(Shape): requests_per_second: float; burst: float; body_bytes: int
class MeAnswerPlan(Shape):
    name: Literal["starter", "growth", "professional", None]
    """Null without a subscription: calls are paid from the wallet."""
    status: str
    """Status of the subscription, for example trialing, active, past_due, canceled; none without a subscription."""
    natal_system: Literal["western", "vedic"]
    """The natal system chosen in the Starter plan."""
    add_ons: list[Literal["transits", "yearly_cycle", "relationship"]]; period_starts_at: str | None; period_ends_at: str | None
class MeAnswerQuota(Shape):
    limit: int  # Calls of this billing period.
    used: int; remaining: int; resets_at: str | None
class MeAnswerSpendCap(Shape):
    limit_usd: str
    """The most the wallet may pay for calls in a calendar month (UTC). Unit: USD."""
    spent_usd: str  # Paid for calls this month. Unit: USD.
    left_usd: str
    """Left for this month; calls beyond it get 402 spend_cap_reached. Unit: USD."""
class PlainMeta(Shape):
    """Versions for an answer that computes no positions."""
    api_version: str; data_versions: PlainMetaDataVersions
    theia_version: str | None = None
    """The version of Theia. Always present in a served answer."""
    request_id: str | None = None  # Always present in a served answer.
    computed_ms: float | None = None
    """Always present in a served answer. Unit: milliseconds."""
class Meta(PlainMeta):
    """How the answer was computed."""
    engine: str; ephemeris: Literal["swisseph", "moshier"]
    delta_t_seconds: float  # TT minus UT1. Unit: seconds.
    zodiac: Literal["tropical", "sidereal"]; ayanamsa: MetaAyanamsa | None
class MetaAyanamsa(Shape):
    id: str
    value: float
    """With nutation; the value subtracted from longitudes. Unit: degrees."""
    mean: float  # Without nutation. Unit: degrees.
class Midpoint(ZodiacPosition): point_1: PointId; point_2: PointId; hits: list[MidpointHit]
class MidpointHit(Shape):
    point: PointId
    orb: float  # Unit: degrees.
    angle: float  # Unit: degrees.
class MidpointTree(Shape): point: PointId; midpoints: list[MidpointTreeMidpoint]
class MidpointTreeMidpoint(Shape):
    point_1: PointId; point_2: PointId
    orb: float  # Unit: degrees.
    angle: float  # From the near midpoint. Unit: degrees.
class ModalityCounts(Shape): cardinal: int; fixed: int; mutable: int
class MoonAspect(Shape):
    """An aspect of the Moon (point_1)."""
    point_1: PointId; point_2: PointId; aspect: AspectId
    angle: float
    """The angle of the exact aspect. Unit: degrees."""
class MoonIngress(Shape):
    sign: Sign; from_sign: Sign; at: Instant; at_local: LocalTime | None = None
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
class MoonPhase(ZodiacPosition):
    """Longitude, sign and degree are the Moon’s."""
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]; at: Instant; at_local: LocalTime | None = None
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    eclipse_id: str | None = None
    """When it is an eclipse, its id in eclipses."""
    visibility: MoonVisibility | None = None
class MoonVisibility(Shape):
    """Only with a place."""
    visible: bool
    """The Moon’s centre is above the true horizon."""
    altitude: float
    """True altitude, with parallax and without refraction. Unit: degrees."""
class MrityuBhaga(Shape):
    fatal_degree: float
    """Of the sign the point is in. Unit: degrees."""
    distance: float
    """Degree of the point minus the fatal one. No orb is applied. Unit: degrees."""
class MuddaPeriod(TimeSpan):
    lord: Graha
    children: list[MuddaPeriodChildren] | None = None  # With include details.
class MuddaPeriodChildren(TimeSpan): lord: Graha
class MuhurtaAnswer(AnswerFrame, TimeSpan, Answer):
    product: Literal["muhurta"]
    purpose: Literal["marriage", "travel", "house_entry", "foundation", "naming", "first_feeding", "ear_piercing", "tonsure", "upanayana", "learning", "vehicle", "business"]
    windows: list[MuhurtaWindow]
    rules: list[MuhurtaRuleObeyed]
    """Windows and excluded times together are the whole range."""
    days: list[MuhurtaAnswerDay] | None = None
    """Each vedic day of the range without a window, with everything that excludes a part of it."""
    conventions: MuhurtaAnswerConventions; place: Place
class MuhurtaAnswerConventions(Shape):
    ayanamsa: str; positions: Literal["apparent", "true"]; node: Literal["mean", "true"]; sunrise: Literal["hindu", "center", "visible"]
    lunar_month: Literal["amanta", "purnimanta"]; varjyam_table: Literal["panchanga", "prashna_marga"]; panchaka_count: Literal["none", "month", "fortnight"]
    houses: Literal["whole_sign"]; ghatis: Literal["sixtieths_of_the_limb"]; combustion: Literal["surya_siddhanta"]
class MuhurtaAnswerDay(Shape): date: str; reasons: list[MuhurtaAnswerDayReason]
class MuhurtaAnswerDayReason(Shape):
    rule: MuhurtaRule
    cause: str
    """What is there: the id of a weekday, tithi, nakshatra, yoga, month, sign, graha, tara, muhurta …"""
class MuhurtaRuleObeyed(Shape):
    """A rule that was obeyed. A step looks only at the time that the steps before it left: season, day, hour, lagna."""
    id: MuhurtaRule; step: Literal["season", "day", "hour", "lagna"]; source: str; excluded: list[MuhurtaRuleObeyedExcluded] | None = None
class MuhurtaRuleObeyedExcluded(TimeSpan):
    cause: str
    """What is there: the id of a weekday, tithi, nakshatra, yoga, month, sign, graha, tara, muhurta …"""
    house: int | None = None
    """Where the cause is: from the lagna, or from the Moon of the birth."""
    person: Literal["person_a", "person_b"] | None = None
class MuhurtaWindow(TimeSpan):
    """A time of one vedic day that every rule allows, and what it has, in order of time."""
    date: str  # Local date on which its vedic day began.
    vara: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]; tithi: list[TithiId]; nakshatra: list[Nakshatra]
    yoga: list[NityaYogaId]; karana: list[KaranaId]; lagna: list[Sign]
    favours: list[MuhurtaWindowFavour]  # What favours a part of it besides.
class MuhurtaWindowFavour(TimeSpan): id: Literal["abhijit", "amrita_kala", "sarvartha_siddhi", "amrita_siddhi"]
class Muntha(ZodiacPosition):
    """Birth lagna moved one sign a year; bhava counted from the year’s lagna."""
    lord: SevenGraha; bhava: BhavaNumber
class NakshatraGhatis(TimeSpan): nakshatra: Nakshatra
class NakshatraPosition(Shape):
    """index and fraction come with include details."""
    id: Nakshatra; lord: Graha; pada: int; index: int | None = None
    fraction: float | None = None
    """Fraction of the nakshatra already passed."""
class NamedMonth(Shape):
    index: int; id: LunarMonthId
    adhika: bool
    """The Sun enters no sign between the new moons."""
class Names(Shape):
    """Names of the ids in this answer, if a language was asked for."""
    language: Literal["en", "es", "pt", "fr", "de", "it", "hi", "ta", "ru", "ja", "zh", "tr"]; signs: IdNames | None = None; bodies: IdNames | None = None
    angles: IdNames | None = None; lots: IdNames | None = None; houses: IdNames | None = None; aspects: IdNames | None = None; patterns: IdNames | None = None
    phases: IdNames | None = None; motions: IdNames | None = None; eclipses: IdNames | None = None; elements: IdNames | None = None
    modalities: IdNames | None = None; weekdays: IdNames | None = None; nakshatras: IdNames | None = None; tithis: IdNames | None = None
    fortnights: IdNames | None = None; yogas: IdNames | None = None; karanas: IdNames | None = None; lunar_months: IdNames | None = None
NatalAnswer: TypeAlias = WesternNatalAnswer | VedicAnswer
class NearestLine(Shape):
    """A line and its place that is nearest."""
    body: BodyId; angle: Literal["asc", "mc", "dsc", "ic"]
    distance_km: float
    """Shortest way over the ground (WGS 84). Unit: kilometres."""
    latitude: float  # Unit: degrees.
    longitude: float  # Unit: degrees.
class Occultation(Shape):
    at: Instant  # Greatest, for the whole Earth.
    starts_at: Instant  # Begins somewhere on Earth.
    ends_at: Instant; body: Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]
    central: bool
    """The line through body and Moon meets the Earth."""
    greatest: OccultationGreatest
    """Where it does at `at`, or the place nearest to it."""
    illuminated_fraction: float  # Of the Moon, 0 to 1.
    local: OccultationLocal | None  # Null without a place.
class OccultationContact(Shape):
    name: Literal["c1", "c2", "c3", "c4"]
    """c1 begins to disappear, c2 gone, c3 begins to reappear, c4 whole. Stars: c1, c4."""
    at: Instant
    visible: bool  # The body is up.
    position_angle: float
    """On the limb, from north over east. Unit: degrees."""
    limb: Literal["bright", "dark"]
    altitude: float
    """Of the body, without refraction. Unit: degrees."""
    sun_altitude: float  # Unit: degrees.
    daylight: bool  # The Sun is up.
class OccultationGreatest(Shape):
    """Where it does at `at`, or the place nearest to it."""
    latitude: float  # Unit: degrees.
    longitude: float  # Unit: degrees.
class OccultationLocal(Shape):
    at: Instant  # Deepest, seen from the place.
    separation: float  # Of the centres then. Unit: degrees.
    total: bool
    altitude: float
    """Of the body, without refraction. Unit: degrees."""
    sun_altitude: float  # Unit: degrees.
    daylight: bool  # The Sun is up.
    contacts: list[OccultationContact]
class OccultationsAnswer(AnswerFrame, Answer):
    product: Literal["occultations"]; starts_at: Instant
    ends_at: Instant  # Exclusive.
    occultations: list[Occultation]
    """In order of time; with a place those it sees above its horizon, by day or night."""
    time: None; place: Place | None
class OfficeBearer(Shape):
    office: Literal["muntha_lord", "birth_lagna_lord", "year_lagna_lord", "trirashi_lord", "dina_ratri_lord"]; planet: SevenGraha
    panchavargiya: OfficeBearerPanchavargiya
    lagna_aspect: float
    """Strength of its aspect to the year’s lagna in sixtieths; 0 when there is none."""
class OfficeBearerPanchavargiya(Shape):
    kshetra: float  # Unit: virupas.
    uccha: float  # Unit: virupas.
    hadda: float  # Unit: virupas.
    drekkana: float  # Unit: virupas.
    navamsa: float  # Unit: virupas.
    vishva: float  # A quarter of the sum.
class PanchangAnswerConventions(Shape):
    """Every reading the answer uses, under the name of its setting where there is one."""
    ayanamsa: str
    positions: Literal["apparent", "true"]
    """apparent, or true (geometric): then tithis end up to 40 s later."""
    sunrise: Literal["hindu", "center", "visible"]; hora: Literal["unequal", "equal"]; lunar_month: Literal["amanta", "purnimanta"]
    varjyam_table: Literal["panchanga", "prashna_marga"]; moon_day: Literal["civil", "vedic"]; panchaka_count: Literal["month", "fortnight"] | None = None
    observer: Literal["geocentric"]  # Limbs are geocentric.
    moonrise: Literal["visible"]
    """Upper limb with refraction, regardless of the sunrise setting."""
    day: Literal["sunrise_to_sunrise"]
    """The vara and its parts run from sunrise to sunrise; moonrise and moonset by moon_day."""
    month_name: Literal["sign_entered"]
    """A lunar month is named after the sign the sidereal Sun enters in it, and is adhika when the Sun enters none."""
class PanchangAnswerSources(Shape):
    """The sources of each part of the answer."""
    kalams: str | None = None; lunar_month: str | None = None; limbs: str; varjyam: str | None = None; choghadiya: str | None = None; hora: str | None = None
    muhurtas: str | None = None; periods: str | None = None; lagnas: str | None = None
class PanchangAyana(Shape): vedic: Literal["uttarayana", "dakshinayana"]; drik: Literal["uttarayana", "dakshinayana"]
class PanchangChoghadiya(TimeSpan): id: ChoghadiyaId; lord: SevenGraha; quality: Literal["good", "neutral", "bad"]; daytime: bool
class PanchangDurmuhurta(TimeSpan): index: int; id: MuhurtaId
class PanchangHora(TimeSpan): lord: SevenGraha; daytime: bool
class PanchangLagna(TimeSpan): sign: Sign; panchaka: Literal["mrityu", "agni", "raja", "chora", "roga", None]
class PanchangMuhurta(TimeSpan): index: int; id: MuhurtaId; daytime: bool
class PanchangPeriod(TimeSpan): id: Literal["sarvartha_siddhi", "amrita_siddhi", "dwipushkar", "tripushkar", "ravi_yoga", "bhadra", "ganda_moola", "panchaka"]
class PanchangRitu(Shape):
    """Season by the sidereal and by the tropical Sun."""
    vedic: Literal["vasanta", "grishma", "varsha", "sharad", "hemanta", "shishira"]
    drik: Literal["vasanta", "grishma", "varsha", "sharad", "hemanta", "shishira"]
class PanchangSamvat(Shape):
    """Elapsed years of the eras."""
    kali: int; shaka: int | None
    vikram: int | None  # Year starting with chaitra.
    vikram_kartikadi: int | None  # Year starting with kartika (Gujarat).
    samvatsara: Samvatsara  # Southern reckoning.
class ParanLatitude(Shape):
    body_1: BodyId; angle_1: Literal["asc", "mc", "dsc", "ic"]; body_2: BodyId; angle_2: Literal["asc", "mc", "dsc", "ic"]
    latitude: float
    """All along it both are on their angles at once, some time a day. Unit: degrees."""
    longitude: float
    """Where they are at birth: the lines cross there. Unit: degrees."""
class Pattern(Shape):
    type: Literal["stellium", "t_square", "grand_cross", "grand_trine", "kite", "yod", "boomerang", "mystic_rectangle", "minor_grand_trine", "grand_sextile", "cradle"]
    points: list[Planet]; apex: Planet | None; element: Literal["fire", "earth", "air", "water", None]; modality: Literal["cardinal", "fixed", "mutable", None]
    sign: Sign | None; house: HouseNumber
    mean_orb: float | None  # Unit: degrees.
    part_of: list[int]
    """Indexes, in this list, of the larger figures it is part of."""
class PatyayiniPeriod(TimeSpan):
    lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"]
    degree: float  # Unit: degrees.
    share: float  # Unit: degrees.
    children: list[PatyayiniPeriodChildren] | None = None  # With include details.
class PatyayiniPeriodChildren(TimeSpan): lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"]
class Perfection(Shape):
    planet_1: ClassicalPlanet; planet_2: ClassicalPlanet
    behold: Literal["conjunction", "sextile", "square", "trine", "opposition", None]  # By sign.
    applying: bool | None; in_orb: bool
    perfects: bool
    """Exact before either leaves its sign, and nothing hinders."""
    direct: ExactContact | None; hindrances: list[PerfectionHindrance]; translations: list[PerfectionTranslation]; collections: list[PerfectionCollection]
class PerfectionCollection(Shape): planet: ClassicalPlanet; contacts: list[ExactContact]; received_in: list[DignityNames]
class PerfectionHindrance(Shape): kind: Literal["prohibition", "frustration", "abscission", "refranation", "leaves_sign"]; at: Instant; planet: ClassicalPlanet; contact: ExactContact | None
class PerfectionTranslation(Shape): planet: ClassicalPlanet; from_: ExactContact; to: ExactContact; received_in: DignityNames
class PersonChart(Chart):
    """Points and houses as in POST /swiss/natal."""
class Pinda(Shape): rasi: int; graha: int; sodhya: int
class PlainMetaDataVersions(Shape): tzdb: str; geonames: str; ephemeris: str
class PlanetScores(Shape): sun: int; moon: int; mercury: int; venus: int; mars: int; jupiter: int; saturn: int
class Point(Body):
    """A body. The fields from id to house_position come with include details."""
    latitude: float  # Ecliptic latitude. Unit: degrees.
    speed: float
    """Change of longitude. Unit: degrees per day."""
    house: HouseNumber | None = None
    """House 1–12 (sector 1–36 for Gauquelin); null without birth time; absent when the answer has no houses."""
    house_position: float | None = None
    """House number plus the fraction of the house already passed."""
    dignity: Dignity | None = None
    """Only with include dignities, for Sun to Saturn."""
    range: PointRange | None = None
    """The Moon’s range over the local day when the birth time is unknown."""
    station: PointStation | None = None
    """Only with include stations; null for bodies that never turn."""
    gauquelin_sector: float | None = None
    """Only with include gauquelin: 1–36 from rise and set; null when the body does not rise or set."""
class PointInZodiac(ZodiacPosition): house: HouseNumber | None = None; natal_house: HouseNumber | None = None
class PointRange(Shape):
    """The Moon’s range over the local day when the birth time is unknown."""
    start_of_day: EclipticLongitude; end_of_day: EclipticLongitude; sign_changes: bool
class PointStation(Shape): previous: Station | None; next: Station | None
Points: TypeAlias = dict[str, Point]
PointsInZodiac: TypeAlias = dict[str, PointInZodiac]
class Porutham(Shape): agreements: list[PoruthamAgreement]; good: int; of: Literal[10]
class PoruthamAgreement(Shape):
    id: Literal["dina", "gana", "mahendra", "stree_dirgha", "yoni", "rasi", "rasyadhipati", "vasya", "rajju", "vedha"]
    result: Literal["good", "middling", "bad"]
    """What the rule gives, whatever excuses it. Rajju and vedha are good when absent."""
    reason: str; excused_by: list[Literal["bride_beyond_14th", "rasi_and_lords_agree", "lords_rasi_dina_mahendra_agree", "opposite_ways"]]
class PrimaryDirection(DirectionRay):
    at: Instant  # The instant of life.
    age_years: float  # Unit: years.
    arc: float
    """Arc of direction, on the equator. Unit: degrees."""
    promissor: BodyId; significator: PointId; converse: bool
class PrimaryDirectionsAnswerConventions(Shape):
    """What the answer was computed by; null where it has no effect."""
    method: Literal["placidus", "regiomontanus"]; mode: Literal["zodiacal", "mundane"]; latitudes: Literal["none", "promissor", "significator", "both"]
    aspect_latitudes: Literal["bianchini", "zero", "same", None]; converse_by: Literal["significator", "reversed", None]
    key: Literal["naibod", "ptolemy", "cardan", "true_solar"]
    year_length: float  # Unit: days.
class Problem(Shape):
    """RFC 9457 problem document."""
    type: str; title: str; status: int; code: ProblemCode; message: str; detail: str
    field: str | None
    """JSON path or query name of the faulty field."""
    hint: str | None = None; instance: str; request_id: str
    candidates: list[Any] | None = None
    """Only with place_ambiguous, ambiguous_local_time and nonexistent_local_time."""
    largest_range_days: int | None = None
    """With range_too_large: the longest possible range with everything else unchanged. Unit: days."""
    largest_to: str | None = None  # The same as the end of the range.
    largest_items: int | None = None
    """With batch_too_large because of cost: how many of its first calls would fit."""
    required_plan: Literal["starter", "growth", "professional"] | None = None  # With plan_does_not_include.
    product: str | None = None
    """With plan_does_not_include and key_scope."""
    checks: ProblemChecks | None = None
    """With unavailable from /ready: what is ready."""
    errors: list[ProblemError]
    """Every fault, in the order the fields were sent."""
class ProblemChecks(Shape):
    """With unavailable from /ready: what is ready."""
    database: bool; migrations: bool; ephemeris: bool; booking: bool; serving: bool
class ProblemError(Shape): code: ProblemCode; field: str | None; message: str
class Profections(Shape):
    """Profections by whole signs from the ascendant."""
    age: int
    """Completed years at the solar return. Unit: years."""
    house: int; sign: Sign
    lord: Planet  # Traditional ruler of the sign.
    lord_placement: ProfectionsLordPlacement | None  # House of the lord in the birth chart.
    months: list[ProfectionsMonth]
    """Twelve equal parts of the span, each one sign further."""
class ProfectionsLordPlacement(ZodiacPosition): house: HouseNumber; retrograde: bool
class ProfectionsMonth(Shape):
    month: int; starts_at: Instant; house: int; sign: Sign
    lord: Planet  # Traditional ruler of the sign.
class ProgressedExact(AspectPair, Uncertainty):
    type: Literal["exact"]
    at: Instant  # Instant of life.
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    orb: Literal[0]  # The aspect is exact. Unit: degrees.
    applying: Literal[False]
    longitude: EclipticLongitude  # Of point_1.
    motion: Literal["direct", "retrograde"]
    """Direction of motion through life; converse points move the other way."""
class ProgressedSignIngress(Uncertainty):
    type: Literal["sign_ingress"]
    at: Instant  # Instant of life.
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    body: PointId; sign: Sign; from_sign: Sign; longitude: EclipticLongitude
    motion: Literal["direct", "retrograde"]
    """Direction of motion through life; converse points move the other way."""
class ProgressedHouseIngress(Shape):
    type: Literal["house_ingress"]
    at: Instant  # Instant of life.
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    body: PointId
    house: int  # House of the birth chart.
    from_house: int; longitude: EclipticLongitude
    motion: Literal["direct", "retrograde"]
    """Direction of motion through life; converse points move the other way."""
class ProgressedStation(Uncertainty, ZodiacPosition):
    type: Literal["station"]
    at: Instant  # Instant of life.
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    body: PointId; station: Literal["station_direct", "station_retrograde"]
ProgressedEvent: TypeAlias = ProgressedExact | ProgressedSignIngress | ProgressedHouseIngress | ProgressedStation
class ProgressedLunation(Shape):
    """The progressed lunation cycle. Times are instants of life."""
    angle: float
    """Progressed Moon minus progressed Sun (secondary positions with solar_arc). Unit: degrees."""
    name: PhaseName; rudhyar: RudhyarPhase; previous_new_moon_at: Instant | None; previous_full_moon_at: Instant | None; next_new_moon_at: Instant | None
    next_full_moon_at: Instant | None
    approximate: Literal[True] | None = None
    """The birth time is unknown: the instant is the one for a birth at noon."""
class ProgressedMoon(Shape):
    """Secondary progression."""
    positions: list[ProgressedMoonPosition]  # Monthly positions, both ends included.
    events: list[ProgressedMoonEvent]
class ProgressedMoonAspect(EventTime, AspectPair):
    type: Literal["exact"]
    orb: Literal[0]  # The aspect is exact. Unit: degrees.
    applying: Literal[False]
    longitude: EclipticLongitude  # Of point_1.
    motion: Literal["direct", "retrograde"]
class SignIngressEvent(EventTime): type: Literal["sign_ingress"]; body: BodyId; sign: Sign; from_sign: Sign; longitude: EclipticLongitude; motion: Literal["direct", "retrograde"]
ProgressedMoonEvent: TypeAlias = ProgressedMoonAspect | SignIngressEvent | HouseIngressEvent
class ProgressedMoonPosition(ZodiacPosition):
    at: Instant
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
class ProgressedPoint(Body):
    """The fields from id to house_position come with include details. Directed points (solar_arc) have a longitude only: neither latitude nor declination."""
    latitude: float | None = None  # Ecliptic latitude. Unit: degrees.
    speed: float
    """Speed per day of the ephemeris. Unit: degrees per day."""
    house: HouseNumber
    """House of the progressed chart; null without birth time."""
    house_position: float | None = None
    """House number plus the fraction of the house already passed."""
    range: ProgressedPointRange | None = None
    """The Moon’s range over the local day when the birth time is unknown."""
    natal_house: HouseNumber  # House of the birth chart.
class ProgressedPointRange(Shape):
    """The Moon’s range over the local day when the birth time is unknown."""
    start_of_day: EclipticLongitude; end_of_day: EclipticLongitude; sign_changes: bool
ProgressedPoints: TypeAlias = dict[str, ProgressedPoint]
ProgressionsAnswer: TypeAlias = ProgressionsSnapshot | ProgressionsRange
class Reception(Shape):
    point_1: Planet; point_2: Planet; type: Literal["domicile", "exaltation", "mixed"]
    dignity_1: Literal["domicile", "exaltation"]
    """The dignity of point_1 in which point_2 is."""
    dignity_2: Literal["domicile", "exaltation"]
class ReportAnswer(AnswerFrame, Answer):
    product: Literal["report"]; kind: Literal["natal", "relationship", "year_ahead", "dasha_period", "moon_month"]; system: Literal["western", "vedic"]
    language: Literal["en"]; title: str; subtitle: list[str]; opening: ReportParagraph; sections: list[ReportSection]; closing: ReportParagraph
    limits: list[str]  # What was left out, and why.
    charts: list[ReportAnswerChart]; tables: list[ReportAnswerTable]
    texts: list[str]  # Keys of all texts used.
    words: int
    voice: Literal["composed", "model"]
    """`model`: written anew by a language model and checked; only of kept reports."""
    pdf: str | None = None  # With format pdf: the document, base64.
class ReportAnswerChart(Shape): id: str; title: str; description: str; svg: str
class ReportAnswerTable(Shape): id: str; title: str; columns: list[str]; rows: list[list[str]]
class ReportAspect(Shape):
    kind: Literal["aspect"]; chart_1: ReportChartRole; point_1: str; chart_2: ReportChartRole; point_2: str; aspect: str
    orb: float  # Unit: degrees.
    applying: bool | None
class ReportPlacement(Shape):
    kind: Literal["placement"]; chart: ReportChartRole; point: str; sign: Sign | None; degree: float | None; house: int | None; states: list[str]
    at: Instant | None
class ReportRule(Shape): kind: Literal["rule"]; part: str; id: str; rule: str | None; points: list[str]; score: float | None; score_max: float | None
class ReportEvent(Shape):
    kind: Literal["event"]; event: str; point: str; aspect: str | None; target: str | None; sign: Sign | None; house: int | None; at: list[Instant]
    ends_at: Instant | None
class ReportPeriod(TimeSpan): kind: Literal["period"]; system: str; lords: list[str]; house: int | None
ReportCause: TypeAlias = ReportPlacement | ReportAspect | ReportRule | ReportEvent | ReportPeriod
"""A placement, aspect, rule, event or period, in the words of the answers that tell it."""
class ReportParagraph(Shape):
    text: str
    because: list[ReportCause]  # What the paragraph rests on.
    notes: list[str]  # The same in words, for margins.
    texts: list[str]  # Keys of the texts it is made of.
class ReportSection(Shape): id: str; title: str; paragraphs: list[ReportParagraph]
class Return(Uncertainty):
    at: Instant
    julian_day_ut: float  # Unit: Julian day UT1.
    at_local: str
    """Wall clock at the place of the return, with offset."""
    pass_: int
    """Number of this passage among pass_count passages separated only by retrograde loops; the birth itself counts as one."""
    pass_count: int; motion: Literal["direct", "retrograde"]; place: Place | None; chart: ReturnChart
    aspects_to_natal: list[AspectBetweenCharts] | None = None
    """Aspects of return points to natal points; a flat orb of 1° unless settings contain orbs."""
class ReturnAnswer(NextEvents, AnswerFrame, TimeAndPlace, Answer):
    product: Literal["return"]
    type: Literal["solar", "lunar", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto"] | AsteroidId
    natal_longitude: EclipticLongitude; returns: list[Return]
class ReturnChart(Chart):
    """As in POST /swiss/natal."""
class RisingUpagraha(ZodiacPosition):
    at: Instant  # The moment it is the lagna of.
class SadeSati(MoonOfBirth):
    current: SaturnPeriod | None
    """The period that contains the instant of analysis."""
    periods: list[SaturnPeriod]
    """Every stay of Saturn that counts, with separate stays for retrograde returns, 30 years on either side of the analysis or in the range."""
    cycles: list[SadeSatiCycle]
    """Each sade sati as a whole, from the first entry to the last exit."""
    dhaiyas: list[Dhaiya] | None = None  # With a range or the whole life.
class SadeSatiAnswer(SadeSati, AnswerFrame, TimeAndPlace, Answer):
    product: Literal["sade_sati"]; analysis_at: Instant
    conventions: SadeSatiAnswerConventions  # Every reading the answer uses.
    sources: SadeSatiAnswerSources  # The sources of each part of the answer.
class SadeSatiAnswerConventions(Shape):
    """Every reading the answer uses."""
    ayanamsa: str; positions: Literal["apparent", "true"]; counted_from: Literal["natal_moon_sign"]
    sade_sati: list[int]
    """Houses from the Moon sign: rising, peak, setting."""
    dhaiya: list[int]  # Houses from the Moon sign.
    ingresses: Literal["all_with_retrograde"]
    """Each stay of Saturn in a sign, including re-entries."""
class SadeSatiAnswerSources(Shape):
    """The sources of each part of the answer."""
    sade_sati: str; dhaiya: str
class SadeSatiCycle(OpenSpan, SpanAges):
    active: bool
    breaks: list[TimeSpan] | None = None  # When Saturn has left for a sign outside.
class Saham(ZodiacPosition):
    lord: SevenGraha
    formula: tuple[SahamTerm, SahamTerm, SahamTerm]
    """The formula used: first − second + third."""
    reversed: bool
    """The first two terms are swapped because the year begins by night."""
class SaturnPeriod(OpenSpan, SpanAges):
    phase: Literal["rising", "peak", "setting", "dhaiya_4", "dhaiya_8"]
    """Saturn in the 12th (rising), 1st (peak) or 2nd (setting) sign from the Moon’s; dhaiya in the 4th or 8th."""
    kind: Literal["sade_sati", "dhaiya"]; sign: Sign
    direct: bool
    """Saturn entered the sign moving forwards; false: a retrograde return."""
class ScoreFactor(AspectPair):
    orb: float
    """Separation minus the aspect’s angle, signed. Unit: degrees."""
    applying: bool | None
    """True while the orb shrinks; null when the points do not move."""
    separation: float | None = None  # Unit: degrees.
    allowed_orb: float | None = None  # Unit: degrees.
    exactness: float
    partile: bool | None = None
    """Both points are in the same whole degree of their signs."""
    out_of_sign: bool | None = None
    """The signs are not in the aspect that the degrees form."""
    nature: Literal["harmonious", "challenging", "neutral"] | None = None
    approximate: Literal[True] | None = None
    """Depends on an unknown birth time; the Moon moves up to 15° on that day."""
    weight: float; quality: float
    points: float  # 2 · weight · quality · exactness.
    category: Literal["romance", "emotion", "identity", "communication", "growth", "commitment", "transformation"]
class SensitivityAnswer(AnswerFrame, TimeAndPlace, Answer):
    product: Literal["sensitivity"]; at: Instant; window: SensitivityWindow
    stability: list[FactStay]
    """How long each kind as a whole, and the facts asked for most, stay as at the given time."""
    changes: list[FactChange]
    """Every change in the window, in order of time."""
    holds: list[HeldFact]  # What is true throughout the window.
    undefined: list[UndefinedFact]
    """What has no value anywhere in the window."""
    dasha_shifts: list[DashaShift] | None = None  # With the dashas.
class SensitivityWindow(TimeSpan):
    """The births that are compared."""
    starts_at_local: str; ends_at_local: str
    minutes_before: float  # Unit: minutes.
    minutes_after: float  # Unit: minutes.
class Shadbala(Shape):
    """BPHS 27; Raman, Graha and Bhava Balas. 60 virupas are 1 rupa."""
    sthana: ShadbalaSthana
    dig: float  # Unit: virupas.
    kala: ShadbalaKala
    cheshta: float
    """For the Sun its ayana bala, for the Moon its paksha bala; neither is doubled. Unit: virupas."""
    naisargika: float  # Unit: virupas.
    drik: float  # Unit: virupas.
    total: float  # Unit: virupas.
    rupas: float  # Total / 60. Unit: rupas.
    required: float  # Unit: virupas.
    ratio: float  # Total divided by required.
    rank: int  # Rank by ratio, 1 is the strongest.
    ishta: float  # Unit: virupas.
    kashta: float  # Unit: virupas.
class ShadbalaKala(Shape):
    nathonnatha: float  # Unit: virupas.
    paksha: float  # Unit: virupas.
    tribhaga: float | None
    """Null when the Sun does not rise or set; it then counts as 0. Unit: virupas."""
    abda: float | None
    """Null when the Sun does not rise or set; it then counts as 0. Unit: virupas."""
    masa: float | None
    """Null when the Sun does not rise or set; it then counts as 0. Unit: virupas."""
    vara: float | None
    """Null when the Sun does not rise or set; it then counts as 0. Unit: virupas."""
    hora: float | None
    """Null when the Sun does not rise or set; it then counts as 0. Unit: virupas."""
    ayana: float  # Unit: virupas.
    yuddha: float
    """Gained or lost in planetary war. Unit: virupas."""
    total: float  # Unit: virupas.
class ShadbalaSthana(Shape):
    uccha: float  # Unit: virupas.
    saptavargaja: float  # Unit: virupas.
    ojayugma: float  # Unit: virupas.
    kendradi: float  # Unit: virupas.
    drekkana: float  # Unit: virupas.
    total: float  # Unit: virupas.
class SiderealPlace(ZodiacPosition): pass
class SignCountsPolarity(Shape): positive: int; negative: int
class SkyAnswer(AnswerFrame, Answer):
    product: Literal["sky"]
    at: Instant  # The start of the current minute.
    julian_day_ut: float  # Unit: Julian day UT1.
    points: Points
    aspects: list[Aspect]  # Major aspects among Sun to Pluto.
    lunar_phase: LunarPhase | None
    svg: str | None = None  # The picture; only with format svg.
class SlowTransits(Shape):
    """Transits of Jupiter to Pluto, Chiron and the node to natal Sun to Saturn, ascendant and midheaven, as in POST /transits: exact hits; with include ingresses also ingresses and stations, with windows the times in orb."""
    events: list[TransitEvent]  # In order of time.
    windows: list[TransitWindow] | None = None
    """Times in orb that begin on this page or contain one of its hits."""
class SolarCalendar(Shape): calendar: SolarCalendarId; months: list[SolarCalendarMonth]
class SolarCalendarMonth(Shape):
    name: str; first_day: str | None
    at: Instant | None = None  # The Sun enters the sign.
    sign: Sign | None = None
    year: int | None = None  # Shaka.
class SpeculumLine(Shape):
    point: PointId
    right_ascension: float  # Unit: degrees.
    declination: float  # Unit: degrees.
    hour_angle: float
    """From the upper meridian, west positive. Unit: degrees."""
    semi_arc: float | None
    """Diurnal above the horizon, nocturnal below; null where the point neither rises nor sets. Unit: degrees."""
    above_horizon: bool
    house_position: float | None
    """House of the method and part of it; null where it has none."""
    pole: float | None = None
    """With regiomontanus: pole of the circle of position. Unit: degrees."""
class Sphuta(ZodiacPosition): nakshatra: NakshatraPosition
class StarContact(Shape):
    star: StarId; longitude: EclipticLongitude
    latitude: float  # Unit: degrees.
    declination: float  # Unit: degrees.
    magnitude: float | None; point: PointId; aspect: Literal["conjunction", "opposition"]
    orb: float
    """Longitude of the point minus that of the star, or of the place opposite to it. Unit: degrees."""
class StarParan(Shape):
    star: StarId; star_angle: Literal["asc", "mc", "dsc", "ic"]; point: PointId; point_angle: Literal["asc", "mc", "dsc", "ic"]
    at: Instant  # When the point is on its angle.
    orb_minutes: float
    """Time of the star minus that of the point. Unit: minutes."""
class StarPosition(ZodiacPosition):
    star: StarId
    latitude: float  # Unit: degrees.
    right_ascension: float  # Unit: degrees.
    declination: float  # Unit: degrees.
    magnitude: float | None
class Station(Shape):
    type: Literal["station_retrograde", "station_direct"]; at: Instant
    julian_day_ut: float  # Unit: Julian day UT1.
    longitude: EclipticLongitude
class StationEvent(EventTime, ZodiacPosition): type: Literal["station"]; body: BodyId; station: Literal["station_direct", "station_retrograde"]
class StrengthLine(Shape): line: str; points: int; with_: ClassicalPlanet | None = None
class Strengths(Shape):
    """Lilly’s table (p. 115), line by line."""
    planets: list[StrengthsPlanet]; strongest: list[ClassicalPlanet]
class StrengthsPlanet(Shape):
    planet: ClassicalPlanet; house: int; essential: list[StrengthLine]; accidental: list[StrengthLine]; essential_score: int; accidental_score: int; score: int
    received_by: list[StrengthsPlanetReceivedBy]
class StrengthsPlanetReceivedBy(Shape): planet: ClassicalPlanet; dignities: DignityNames; mutual: bool
class SudarshanaPlace(Shape): sign: Sign; occupants: list[Graha]
class Supermoon(ZodiacPosition):
    """Longitude, sign and degree are the Moon’s."""
    phase: Literal["new_moon", "full_moon"]; at: Instant; at_local: LocalTime | None = None
    julian_day_ut: float | None = None
    """With include details. Unit: Julian day UT1."""
    distance_km: float
    """Distance between the centres of Earth and Moon. Unit: kilometres."""
    closeness: float
    """1 at the perigee, 0 at the apogee of the orbit; a supermoon has at least 0.9 (Nolle)."""
    visibility: MoonVisibility | None = None
class WesternSynastryAnswer(TimesAndPlaces, AnswerFrame, Answer):
    product: Literal["synastry"]; mode: Literal["synastry", "composite", "davison", "relationship"]; charts: WesternSynastryAnswerCharts | None = None
    aspects: list[InterAspect] | None = None; double_whammies: list[DoubleWhammy] | None = None
    declination_aspects: list[DeclinationAspectBetweenCharts] | None = None; overlays: WesternSynastryAnswerOverlays | None = None
    score: CompatibilityScore | None = None; composite: Composite | None = None; davison: Davison | None = None; guna_milan: GunaMilan | None = None
SynastryAnswer: TypeAlias = WesternSynastryAnswer | VedicSynastryAnswer
class TajikaSunChart(TimeSpan):
    """The chart of its beginning; null without a birth time."""
    lagna: SiderealPlace | None; bhavas: TajikaSunChartBhavas | None
class TajikaSunChartBhavas(Shape):
    sun: BhavaNumber; moon: BhavaNumber; mars: BhavaNumber; mercury: BhavaNumber; jupiter: BhavaNumber; venus: BhavaNumber; saturn: BhavaNumber
    rahu: BhavaNumber; ketu: BhavaNumber
class TajikaYoga(Shape):
    id: Literal["ikkavala", "induvara", "itthasala", "ishrafa", "nakta", "yamaya", "manau", "kamboola", "gairi_kamboola", "khallasara", "radda", "duhphali_kuttha", "duttha_davira", "tambira", "kuttha", "durupha"]
    planets: list[SevenGraha]
    """The faster planet first; in nakta and yamaya the lord of the lagna first."""
    by: list[SevenGraha] | None = None
    """Who causes it: the connecting planet of nakta and yamaya, the obstructing one of manau, the Moon of kamboola and khallasara, the weak of radda and durupha, the strong of duttha_davira and kuttha, both kinds of gairi_kamboola."""
    kind: Literal["poorna", "vartamana", "bhavishyat"] | None = None; aspect: Literal["friendly", "inimical"] | None = None
    gap: float | None = None
    """Degrees by which the slower planet is ahead, by degrees in the sign; negative when the faster has passed it. Unit: degrees."""
    orb: float | None = None  # Unit: degrees.
    bhavas: list[BhavaNumber] | None = None
    """Houses ruled by the second planet (nakta, yamaya)."""
    grades: tuple[Literal["uttama", "madhyama", "sama", "adhama"], Literal["uttama", "madhyama", "sama", "adhama"]] | None = None
    """Kamboola: how the Moon stands, and the planet it applies to."""
class Time(Shape):
    """How the local time was interpreted."""
    local: str
    """Wall clock with offset, proleptic Gregorian."""
    utc: Instant
    julian_day_ut: float  # Unit: Julian day UT1.
    julian_day_tt: float  # Unit: Julian day TT.
    timezone: str | None  # IANA name; null with an explicit offset.
    offset: UtcOffset; dst: bool
    abbreviation: str | None
    """Of the zone, as tzdb has it; null with an explicit offset."""
    source: Literal["tzdb", "utc_offset", "lmt_longitude", "utc"]
    unknown: bool
    """True when the birth time is unknown and local noon was used."""
    resolution: Literal["unique", "earlier", "later"]
    """Which reading of a local time in a gap or fold was used."""
    calendar: Literal["gregorian", "julian"]  # Calendar the date was written in.
class TimeLordPeriod(TimeSpan):
    level: int; lord: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "north_node", "south_node"]; sign: Sign | None = None
    house: int | None = None
    """Profections: the whole-sign house of the sign."""
    from_fortune: int | None = None
    """Releasing: which sign from Fortune’s; the 10th culminates."""
    peak: Literal[True] | None = None
    """Releasing: 1st, 4th, 7th or 10th from Fortune."""
    loosing: Literal[True] | None = None
    """Releasing: the first after the loosing of the bond."""
class TimeLordPeriods(Shape):
    current: list[TimeLordPeriod]
    """What runs at the analysis, level by level; empty before the birth."""
    periods: list[TimeLordPeriod]
    """In order of time, each followed by its parts."""
class TimeLordsAnswerAscensions(Shape): signs: list[TimeLordsAnswerAscensionsSign]; ages: list[TimeLordsAnswerAscensionsAge]
class TimeLordsAnswerAscensionsAge(Shape):
    at: Instant
    years: float  # Unit: years.
    by: Literal["period", "ascension", "both"]; lords: list[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
class TimeLordsAnswerAscensionsSign(Shape):
    sign: Sign
    years: float  # Unit: years.
class TimeLordsAnswerConventions(Shape):
    rulers: Literal["traditional"]; profection_months: Literal["equal", "solar", "days_30", "days_28"]; releasing_year: float
    releasing_same_sign: Literal["next", "same"]; firdaria_nodes: Literal["last", "after_mars"]; firdaria_year: float
    decennial_start: Literal["sect_light", "valens"]
class TimeLordsAnswerDecennials(TimeLordPeriods): order: list[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
class TimeLordsAnswerProfection(TimeLordPeriods):
    point: Literal["asc", "mc", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]
    sign: Sign
class TimeLordsAnswerReleasing(TimeLordPeriods):
    lot: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]
    sign: Sign  # Where it begins.
    moved: Literal[True] | None = None
    """Spirit: Fortune is in its sign, so it begins in the next."""
class TimeLordsAnswerSources(Shape): profections: str | None = None; releasing: str | None = None; firdaria: str | None = None; decennials: str | None = None; ascensions: str | None = None
class TimelineEntry(Shape):
    at: Instant; category: Literal["solar_return", "profection", "transit", "eclipse", "progressed_moon", "lunar_return", "station"]
    title_key: str
    """Stable words, as a key for texts in any language."""
    ref: str  # Path of the item in this answer.
class TimesAndPlacesPlace(Shape): person_a: Place | None; person_b: Place | None
class TimesAndPlacesTime(Shape): person_a: Time; person_b: Time
class TimezoneAnswer(Answer):
    product: Literal["timezone"]
    timezone: str  # IANA name.
    offset: UtcOffset
    dst: bool
    """Whether clocks are ahead of standard time."""
    abbreviation: str
    """As tzdb has it; digits where a zone has no letters."""
    local: str  # Wall clock with offset.
    utc: Instant
    resolution: Literal["unique", "earlier", "later"]
    """Which reading of a local time in a gap or fold was used."""
    candidates: list[LocalTimeCandidate]
    """Both readings of a local time that occurred twice or was skipped; empty for others."""
    previous_transition_at: Instant | None
    """Last clock change at or before the instant."""
    next_transition_at: Instant | None  # Next clock change after the instant.
    place: Place
    input: dict[str, Any]  # The request as interpreted.
    meta: PlainMeta; warnings: list[AnswerWarning]
class TransitAspect(AspectBetweenCharts):
    """An aspect of a moving body (point_1), with its time in orb."""
    starts_at: Instant | None  # When the aspect came into orb.
    exact_at: Instant | None
    """The nearest exact hit during this time in orb; null when there is none."""
    ends_at: Instant | None  # When the aspect goes out of orb.
TransitEvent: TypeAlias = ExactEvent | SignIngressEvent | HouseIngressEvent | StationEvent | LunationEvent | EclipseEvent
class TransitPoint(Body):
    """A moving body over the birth chart."""
    latitude: float  # Ecliptic latitude. Unit: degrees.
    speed: float
    """Change of longitude. Unit: degrees per day."""
    natal_house: HouseNumber
    """House of the birth chart; null without birth time."""
    natal_house_position: float | None = None  # With include details.
TransitPoints: TypeAlias = dict[str, TransitPoint]
class TransitWindow(AspectPair):
    """A time within the orb of an aspect; point_1 is the moving body."""
    id: str
    starts_at: Instant  # When the aspect comes into orb.
    ends_at: Instant  # When the aspect goes out of orb.
    exact_at: list[Instant]  # Empty for a near miss.
    closest: TransitWindowClosest
    clipped_start: bool
    """Already in orb when the range starts; starts_at is then the start of the range."""
    clipped_end: bool
    """Still in orb when the range ends; ends_at is then the end of the range."""
    approximate: Literal[True] | None = None
    """The birth time is unknown: the instant is the one for a birth at noon."""
class TransitWindowClosest(Shape):
    at: Instant
    orb: float
    """Separation minus the aspect’s angle, signed; 0 when exact. Unit: degrees."""
class TransitsSnapshot(AnswerFrame, Answer):
    """The sky of one instant over the birth chart."""
    product: Literal["transits"]; mode: Literal["snapshot"]; at: Instant; transits: TransitPoints; aspects: list[TransitAspect]
    natal: TransitsNatal | None = None
    time: Time  # Those of the birth.
    place: Place | None  # Those of the birth.
    transit_place: Place | None
TransitsAnswer: TypeAlias = TransitsSnapshot | TransitsRange
class TransitsNatal(Shape):
    """With include natal: the parts of the birth chart that transits use."""
    points: Points; houses: Houses | None; lots: Lots | None = None
class UndefinedFact(Fact): pass
class Vara(OpenSpan):
    index: int  # Weekday number; Sunday is 1.
    id: Weekday; lord: SevenGraha; fraction: FractionPassed | None
class Varga(Shape):
    sun: VargaPoint; moon: VargaPoint; mars: VargaPoint; mercury: VargaPoint; jupiter: VargaPoint; venus: VargaPoint; saturn: VargaPoint; rahu: VargaPoint
    ketu: VargaPoint
    lagna: VargaPoint | None = None  # Absent without a birth time.
class VargaPoint(Shape):
    """degree, dignity and deity come with include details."""
    sign: Sign; degree: DegreeInSign | None = None
    bhava: BhavaNumber
    """Counted from the lagna of the varga, or from its Moon without a birth time."""
    dignity: VedicDignity | None = None
    deity: str | None = None
    """Ruler of the division (BPHS 6), in Parashara’s reading of the varga."""
class Vargas(Shape):
    D1: Varga | None = None; D2: Varga | None = None; D3: Varga | None = None; D4: Varga | None = None; D7: Varga | None = None; D9: Varga | None = None
    D10: Varga | None = None; D12: Varga | None = None; D16: Varga | None = None; D20: Varga | None = None; D24: Varga | None = None; D27: Varga | None = None
    D30: Varga | None = None; D40: Varga | None = None; D45: Varga | None = None; D60: Varga | None = None; D5: Varga | None = None; D6: Varga | None = None
    D8: Varga | None = None; D11: Varga | None = None; D81: Varga | None = None; D108: Varga | None = None; D144: Varga | None = None
    custom: dict[str, Varga] | None = None
    """The vargas of settings.custom_vargas, as D<divisions>_<counting>."""
    vargottama: list[Literal["lagna", "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]]
    """Points in the same sign in the rasi chart and in the navamsa."""
class VarshaphalAnswerConventions(Shape):
    """Every reading the answer uses, under the name of its setting where there is one."""
    ayanamsa: str; node: Literal["mean", "true"]; positions: Literal["apparent", "true"]
    sunrise: Literal["hindu", "center", "visible"]
    """Sunrise definition that decides whether the year begins by day or by night."""
    moon_year_lord: Literal["yields", "keeps"]; saham_school: Literal["neelakantha", "narasimha_rao"]
    saham_reversal: list[SahamId]
    """Sahams whose first two terms are swapped by night, of those on which schools differ, or as asked."""
    mudda_start: Literal["full", "balance"]
    year: Literal["sidereal_solar_return"]
    """The year runs from one return of the Sun among the stars to the next."""
    muntha: Literal["birth_lagna_a_sign_a_year"]
    """The birth lagna with its degree, moved one sign per completed year."""
    bhavas: Literal["whole_sign"]  # Counted from the lagna of the year.
    hadda: Literal["egyptian_terms"]  # The haddas are the Egyptian terms.
    drekkana_lords: Literal["planets_from_mars"]
    """The drekkana lords follow the Chaldean order, starting with Mars in Aries."""
    relations: Literal["by_aspect"]
    """Panchavargiya bala: friends and enemies by position in the year’s chart (3, 5, 9, 11 friend; 1, 4, 7, 10 enemy; else neutral), not by nature."""
    orbs: Literal["deeptamsha"]
    """Half the sum of the degrees of light: Sun 15, Moon 12, Mars 8, Mercury 7, Jupiter 9, Venus 7, Saturn 9."""
    saham_far_lagna: Literal["a_sign_added"]
    """When the third term is not between the second and the first, 30° is added."""
    mudda_first_lord: Literal["nakshatra_plus_years_less_two"]
    """Birth nakshatra plus completed years minus two, modulo nine: 1 Sun, 2 Moon, 3 Mars, 4 Rahu, 5 Jupiter, 6 Saturn, 7 Mercury, 8 Ketu, 0 Venus."""
    day_birth: Literal["sunrise_to_sunset"]
    """By day: between sunrise and sunset; inside the polar circles while the Sun is above the horizon."""
class VarshaphalAnswerHarshaBala(Shape): sun: HarshaBala; moon: HarshaBala; mars: HarshaBala; mercury: HarshaBala; jupiter: HarshaBala; venus: HarshaBala; saturn: HarshaBala
class VarshaphalAnswerSahams(Shape):
    punya: Saham; vidya: Saham; yashas: Saham; karma: Saham; asha: Saham; pitri: Saham; matri: Saham; bhratri: Saham; putra: Saham; vivaha: Saham; roga: Saham
    mitra: Saham; mahatmya: Saham; samartha: Saham; gaurava: Saham; rajya: Saham; jeeva: Saham; kali: Saham; shastra: Saham; bandhu: Saham; mrityu: Saham
    paradesa: Saham; artha: Saham; paradara: Saham; vanik: Saham; karyasiddhi: Saham; santapa: Saham; shraddha: Saham; preeti: Saham; jadya: Saham
    vyapara: Saham; shatru: Saham; jalapatana: Saham; bandhana: Saham; apamrityu: Saham; labha: Saham
class VarshaphalAnswerSources(Shape):
    """The sources of each part of the answer."""
    muntha: str | None = None; year_lord: str | None = None; office_bearers: str | None = None; sahams: str | None = None; harsha_bala: str | None = None
    tajika_yogas: str | None = None; patyayini_dasha: str | None = None; mudda_dasha: str | None = None; months: str | None = None
    sixty_hours: str | None = None; tithi_pravesha: str | None = None
class VarshaphalAnswerTithiPravesha(Shape):
    at: Instant; at_local: str
    elongation: float
    """Moon − Sun at birth, which comes back. Unit: degrees."""
    in_natal_month: bool
    """The Sun is in its natal sign; false when the angle does not come back there: then the nearest to the return."""
    chart: VarshaphalChart
class VarshaphalAnswerYearLord(Shape): planet: SevenGraha; reason: Literal["strongest_aspecting_lagna", "none_aspects_lagna_strongest", "moon_yields_to_itthasala", "moon_yields_to_sign_lord"]
class VarshaphalChart(Shape): lagna: Lagna | None; bhavas_from: Literal["lagna", "moon"]; points: VedicPoints
class VedicAnswerSources(Shape):
    """The sources of each part of the answer; BPHS chapters in Santhanam’s numbering."""
    points: str | None = None; bhavas: str | None = None; chalit: str | None = None; vargas: str | None = None; vimshopaka: str | None = None
    dashas: str | None = None; karakas: str | None = None; arudhas: str | None = None; graha_arudhas: str | None = None; upagrahas: str | None = None
    special_lagnas: str | None = None; sphutas: str | None = None; mrityu_bhaga: str | None = None; argala: str | None = None; sudarshana: str | None = None
    kp: str | None = None; yogas: str | None = None; shadbala: str | None = None; bhavabala: str | None = None; ashtakavarga: str | None = None
    avasthas: str | None = None; longevity: str | None = None; drishti: str | None = None; panchang: str | None = None; doshas: str | None = None
    sade_sati: str | None = None
class VedicConventions(Shape):
    """Every reading the answer uses, under the name of the setting that changes it."""
    ayanamsa: str; node: Literal["mean", "true"]; positions: Literal["apparent", "true"]; coordinates: Literal["geocentric", "topocentric"]
    bhava: Literal["whole_sign", "chalit"]; house_system: HouseSystem; sunrise: Literal["hindu", "center", "visible"]; dasha_year: float
    narayana_lords: Literal["rao", "chara", "mars_saturn"]; narayana_equal: Literal["advanced_lord", "longer_dasha"]; narayana_varga: int
    karaka_scheme: Literal[7, 8]; dual_lords: bool; gulika_at: Literal["start", "middle", "end"]; varga_readings: VedicConventionsVargaReadings
    node_aspects: Literal["none", "jupiter"]; ashtakavarga_table: Literal["parashara", "varahamihira", "narasimha_rao", "parashara_moon_from_mars"]
    ekadhipatya: Literal["replace", "subtract"]; shadbala_scheme: Literal["raman", "bphs"]; gajakesari: Literal["plain", "strict"]; manglik_houses: list[int]
    lunar_month: Literal["amanta", "purnimanta"]; varjyam_table: Literal["panchanga", "prashna_marga"]; hora: Literal["unequal", "equal"]
class VedicConventionsVargaReadings(Shape):
    D2: Literal["parashara", "parivritti", "uma_shambhu"]; D3: Literal["parashara", "parivritti", "somanatha", "jagannatha"]
    D30: Literal["parashara", "parivritti"]; D108: Literal["d9_of_d12", "d12_of_d9"]
class VedicHeadAyanamsa(Shape):
    id: str
    value: float
    """With nutation; the value that is subtracted. Unit: degrees."""
    mean: float  # Without nutation. Unit: degrees.
class VedicPairChart(VedicHead):
    """Points and bhavas as in /natal/vedic."""
    points: VedicPoints | None = None; bhavas: list[Bhava] | None = None
class VedicPartsArgala(Shape): bhavas: list[VedicPartsArgalaBhava]; rahu: list[Argala]; ketu: list[Argala]
class VedicPartsArgalaBhava(Shape): bhava: BhavaNumber; argalas: list[Argala]
class VedicPartsArudha(Shape):
    id: str
    bhava: BhavaNumber  # Whose arudha.
    sign: Sign
    in_bhava: BhavaNumber  # The house in which the arudha falls.
    lord: Graha
class VedicPartsAshtakavarga(Shape):
    table: Literal["parashara", "varahamihira", "narasimha_rao", "parashara_moon_from_mars"]
    """The school whose tables and reductions are used."""
    source: str; sources: VedicPartsAshtakavargaSources
    ekadhipatya: Literal["replace", "subtract"]
    """An empty sign with a larger value than its occupied twin takes the twin’s value, or keeps the difference. Default: the reading of the school."""
    school_whole: bool
    """False when settings.ekadhipatya differs from the school."""
    lagna_occupies: bool
    """The sign of the lagna counts as occupied in ekadhipatya shodhana."""
    sarva: BindusBySign  # The sum is 337.
    bhinna: BindusByPlanet
    lagna: BindusBySign | None
    """Bindus of the lagna, not included in sarva; null when the school has none."""
    shodhana: VedicPartsAshtakavargaShodhana; pinda: VedicPartsAshtakavargaPinda
    prastara: VedicPartsAshtakavargaPrastara | None = None
    """With include details: which contributor gives a bindu in which sign."""
class VedicPartsAshtakavargaPinda(Shape): sun: Pinda; moon: Pinda; mars: Pinda; mercury: Pinda; jupiter: Pinda; venus: Pinda; saturn: Pinda
class VedicPartsAshtakavargaPrastara(Shape):
    """With include details: which contributor gives a bindu in which sign."""
    sun: BindusByContributor; moon: BindusByContributor; mars: BindusByContributor; mercury: BindusByContributor; jupiter: BindusByContributor
    venus: BindusByContributor; saturn: BindusByContributor; lagna: BindusByContributor | None
class VedicPartsAshtakavargaShodhana(Shape): trikona: BindusByPlanet; ekadhipatya: BindusByPlanet
class VedicPartsAshtakavargaSources(Shape): bindus: str; trikona: str; ekadhipatya: str; pinda: str
class VedicPartsAvasthas(Shape): sun: Avasthas; moon: Avasthas; mars: Avasthas; mercury: Avasthas; jupiter: Avasthas; venus: Avasthas; saturn: Avasthas; rahu: Avasthas; ketu: Avasthas
class VedicPartsBhavabala(Shape):
    bhava: BhavaNumber; lord: SevenGraha
    middle: SiderealPlace  # Middle of the bhava in the chalit.
    adhipati: float  # Shadbala of the lord. Unit: virupas.
    dig: float  # Unit: virupas.
    drik: float  # Unit: virupas.
    total: float  # Unit: virupas.
    rupas: float  # Unit: rupas.
    rank: int  # 1 strongest.
class VedicPartsDoshas(Shape):
    manglik: VedicPartsDoshasManglik; kaal_sarpa: VedicPartsDoshasKaalSarpa
    gandmool: VedicPartsDoshasGandmool
    """Moon in ashwini, ashlesha, magha, jyeshtha, mula, revati."""
    pitru: VedicPartsDoshasPitru | None  # Null without a birth time.
class VedicPartsDoshasGandmool(Shape):
    """Moon in ashwini, ashlesha, magha, jyeshtha, mula, revati."""
    present: bool; nakshatra: Nakshatra; pada: int; source: str
class VedicPartsDoshasKaalSarpa(Shape):
    present: bool
    partial: bool
    """Exactly one planet is outside; present is then false."""
    type: Literal["anant", "kulik", "vasuki", "shankhpal", "padma", "mahapadma", "takshak", "karkotak", "shankhachud", "ghatak", "vishdhar", "sheshnag", None]
    """Named by Rahu’s house; null when neither present nor partial, or without a birth time."""
    arc: Literal["rahu_to_ketu", "ketu_to_rahu", None]; outside: list[SevenGraha]; source: str
class VedicPartsDoshasManglik(Manglik): source: str
class VedicPartsDoshasPitru(Shape): present: bool; planets: list[Graha]; source: str
class VedicPartsGrahaArudhas(Shape):
    sun: GrahaArudha; moon: GrahaArudha; mars: GrahaArudha; mercury: GrahaArudha; jupiter: GrahaArudha; venus: GrahaArudha; saturn: GrahaArudha
    rahu: GrahaArudha; ketu: GrahaArudha
class VedicPartsKarakas(Shape): scheme: Literal[7, 8]; order: list[VedicPartsKarakasOrder]
class VedicPartsKarakasOrder(Shape):
    karaka: Literal["atma", "amatya", "bhratri", "matri", "pitri", "putra", "gnati", "dara"]; planet: Graha
    degree: float
    """Degrees in the sign; for Rahu from the end of the sign. Unit: degrees."""
class VedicPartsKp(Shape): points: VedicPartsKpPoints; lagna: SubLords | None; cusps: list[VedicPartsKpCusp] | None
class VedicPartsKpCusp(SubLords, ZodiacPosition): bhava: BhavaNumber
class VedicPartsKpPoints(Shape): sun: SubLords; moon: SubLords; mars: SubLords; mercury: SubLords; jupiter: SubLords; venus: SubLords; saturn: SubLords; rahu: SubLords; ketu: SubLords
class VedicPartsLongevity(Shape): pindayu: Ayurdaya; nisargayu: Ayurdaya; amsayu: Ayurdaya; three_pairs: VedicPartsLongevityThreePairs
class VedicPartsLongevityThreePairs(Shape):
    lords: SpanOfLife; moon_and_saturn: SpanOfLife
    lagnas: SpanOfLife | None
    """Lagna and hora lagna; null without a sunrise."""
    span: SpanOfLife | None
class VedicPartsMrityuBhaga(Shape):
    sun: MrityuBhaga; moon: MrityuBhaga; mars: MrityuBhaga; mercury: MrityuBhaga; jupiter: MrityuBhaga; venus: MrityuBhaga; saturn: MrityuBhaga
    rahu: MrityuBhaga; ketu: MrityuBhaga; mandi: MrityuBhaga | None; lagna: MrityuBhaga | None
class VedicPartsShadbala(Shape):
    sun: Shadbala; moon: Shadbala; mars: Shadbala; mercury: Shadbala; jupiter: Shadbala; venus: Shadbala; saturn: Shadbala
    basis: VedicPartsShadbalaBasis | None = None
    """With include details: the lords of year, month, weekday and hour; null when the Sun does not rise or set."""
class VedicPartsShadbalaBasis(Shape):
    local_apparent_time: float  # Since midnight. Unit: hours.
    ahargana: int  # Days since Creation. Unit: days.
    abda_lord: SevenGraha; masa_lord: SevenGraha; vara_lord: SevenGraha; hora_lord: SevenGraha; tribhaga_lord: SevenGraha
class VedicPartsSpecialLagnas(Shape):
    bhava_lagna: SiderealPlace | None; hora_lagna: SiderealPlace | None; ghati_lagna: SiderealPlace | None; varnada_lagna: SiderealPlace | None
    sree_lagna: SiderealPlace | None; indu_lagna: SiderealPlace | None; pranapada: SiderealPlace | None
class VedicPartsSphutas(Shape):
    bhrigu_bindu: Sphuta | None; yogi: Sphuta | None; avayogi: Sphuta | None; beeja: Sphuta | None; kshetra: Sphuta | None; tithi: Sphuta | None
    yoga: Sphuta | None; rahu_tithi: Sphuta | None; tri: Sphuta | None; chatur: Sphuta | None; pancha: Sphuta | None; prana: Sphuta | None; deha: Sphuta | None
    mrityu: Sphuta | None; sookshma_tri: Sphuta | None
class VedicPartsSudarshana(Shape):
    houses: list[VedicPartsSudarshanaHouse]
    current: list[VedicPartsSudarshanaCurrent]
    """At the instant of analysis; empty before the birth. Years as in settings.dasha_year."""
class VedicPartsSudarshanaCurrent(TimeSpan): level: Literal["year", "month", "part"]; bhava: BhavaNumber
class VedicPartsSudarshanaHouse(Shape): bhava: BhavaNumber; lagna: SudarshanaPlace; moon: SudarshanaPlace; sun: SudarshanaPlace
class VedicPartsUpagrahas(Shape):
    dhuma: SiderealPlace; vyatipata: SiderealPlace; parivesha: SiderealPlace; indrachapa: SiderealPlace; upaketu: SiderealPlace; kala: RisingUpagraha | None
    mrityu: RisingUpagraha | None; ardhaprahara: RisingUpagraha | None; yamaghantaka: RisingUpagraha | None; gulika: RisingUpagraha | None
    mandi: RisingUpagraha | None
class VedicPartsVimshopaka(Shape):
    """BPHS 7.17–27."""
    sun: Vimshopaka; moon: Vimshopaka; mars: Vimshopaka; mercury: Vimshopaka; jupiter: Vimshopaka; venus: Vimshopaka; saturn: Vimshopaka; rahu: Vimshopaka
    ketu: Vimshopaka
class VedicPoint(ZodiacPosition):
    """A graha. The fields from id to vargottama come with include details."""
    retrograde: bool
    bhava: BhavaNumber
    """House by settings.bhava; counted from the Moon without a birth time."""
    nakshatra: NakshatraPosition; dignity: VedicDignity; combust: bool; id: Graha | None = None
    dms: str | None = None
    """Degree within the sign in degrees, minutes, seconds."""
    latitude: float | None = None  # Unit: degrees.
    distance_au: float | None = None  # Unit: astronomical units.
    speed: float | None = None
    """Change of longitude. Unit: degrees per day."""
    right_ascension: float | None = None  # Unit: degrees.
    declination: float | None = None  # Unit: degrees.
    speed_declination: float | None = None  # Unit: degrees per day.
    motion: Literal["direct", "retrograde", "stationary"] | None = None; sign_lord: SevenGraha | None = None
    chalit_bhava: BhavaNumber | None = None  # Null without a birth time.
    compound_relation: Literal["great_friend", "friend", "neutral", "enemy", "great_enemy", None] | None = None
    """Fivefold relation to the sign lord; null when in its own sign."""
    natural_benefic: bool | None = None; war: VedicPointWar | None = None; vargottama: bool | None = None
    range: VedicPointRange | None = None
    """The Moon’s range over the local day when the birth time is unknown."""
class VedicPointRange(Shape):
    """The Moon’s range over the local day when the birth time is unknown."""
    start_of_day: EclipticLongitude; end_of_day: EclipticLongitude; sign_changes: bool; nakshatra_changes: bool
class VedicPointWar(Shape): with_: Graha; won: bool
class VedicPoints(Shape):
    sun: VedicPoint; moon: VedicPoint; mars: VedicPoint; mercury: VedicPoint; jupiter: VedicPoint; venus: VedicPoint; saturn: VedicPoint; rahu: VedicPoint
    ketu: VedicPoint
class VedicSynastryAnswerCharts(Shape): person_a: VedicPairChart; person_b: VedicPairChart
class VedicYoga(Shape):
    id: str; name: str
    category: Literal["mahapurusha", "lunar", "solar", "lagna", "nabhasa", "raja", "viparita", "parivartana", "dhana", "conjunction", "affliction", "malika", "body", "bhava"]
    present: bool | None
    """Null when it cannot be judged: no birth time, or no gender."""
    planets: list[Graha]; bhavas: list[BhavaNumber]; rule: str; source: str; strength: Literal["strong", "moderate", "weak", None]; cancelled_by: list[str]
    modern: Literal[True] | None = None
class Vimshopaka(Shape): shadvarga: float; saptavarga: float; dashavarga: float; shodasavarga: float
class VisibilityPeriod(TimeSpan): state: Literal["invisible", "morning", "evening", "all_night", "evening_and_morning", "night", "visible", "polar", "circumpolar", "never_rises"]
class VoidOfCourse(TimeSpan):
    sign: Sign  # Sign of the Moon when the void begins.
    starts_at_local: LocalTime | None = None
    last_aspect: MoonAspect | None
    """The exact aspect that begins it; null when the Moon was void from its entry into the sign."""
    ends_at_local: LocalTime | None = None
    ends_by: Literal["ingress", "application"]
    """ingress: the Moon leaves the sign (last_aspect). application: the Moon comes into orb of the next aspect (lilly), or within 30° of it (hellenistic), in any sign."""
    next_aspect: MoonAspect | None
    """The aspect whose application ends the void; null when it ends by ingress."""
    hours: float  # Unit: hours.
    next_sign: Sign | None
    """The sign entered; null when the void ends by application."""
    julian_day_ut: float | None = None
    """Julian day of the start; with include details. Unit: Julian day UT1."""
class WesternSynastryAnswerCharts(Shape): person_a: PersonChart; person_b: PersonChart
class WesternSynastryAnswerOverlays(Shape): a_in_b: HouseOverlay | None; b_in_a: HouseOverlay | None
class YearlyCycleAnswerSpan(TimeSpan):
    """From the solar return of the year to the next one, exclusive."""
    approximate: Literal[True] | None = None
    """The birth time is unknown: the instant is the one for a birth at noon."""
