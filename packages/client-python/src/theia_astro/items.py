# Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.
"""The calls of a batch: one function for each product."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, overload
from ._answered import PlainAnswer
from ._batch import BatchItem, item
from .requests import AstrocartographySettings, Ayanamsa, BirthData, BodyMatrixSettings, ChartRequestShow, ChartSettings, CompareRequestSettings, ComparedRows, EclipsesRequestSettings, ElectionCondition, ElectionsSettings, EphemerisSettings, FestivalsRequestSettings, GocharaRequestSettings, GunaMilanRequestSettings, HeliacalEventsRequestSettings, HoraryRequestSettings, KpRequestSettings, MoonphasesRequestSettings, MuhurtaRequestSettings, NatalSettings, OccultationsRequestSettings, PanchangRequestSettings, PlaceInput, PositionsSettings, PrimaryDirectionsSettings, ProgressionsSettings, Relocation, ReportSettings, SadeSatiRequestSettings, Settings, SynastrySettings, TimeLordsRequestSettings, TransitOrb, TransitsSettings, VarshaphalRequestSettings, VedicSettings, YearlyCycleSettings
from .words import AnswerFormat, AspectList, AsteroidId, AstrocartographyInclude, AstrologicalSystem, BodyId, BodyList, CalendarDate, ClockTime, CoordinatesSetting, DateOrInstant, EclipsesInclude, FestivalKind, FestivalRegion, FestivalsInclude, GocharaInclude, GroupInclude, GunaMilanInclude, HeliacalBody, HoraryInclude, HouseSystem, Instant, KpInclude, LanguageSetting, Latitude, LilithSetting, Location, Longitude, MoonphasesInclude, MuhurtaInclude, NodeSetting, PanchangInclude, PointId, PositionsInclude, PrimaryDirectionsInclude, ProgressionsInclude, ReportFormat, ReturnInclude, SensitivityInclude, SolarCalendarId, TimeLordsInclude, TimeZoneName, TransitsInclude, UtcOffset, VarshaphalInclude, VedicInclude, VedicNatalInclude, VedicSynastryInclude, WesternNatalInclude, WesternSynastryInclude, YearlyCycleInclude

if TYPE_CHECKING:
    from .answers import AstrocartographyAnswer, BodyMatrixAnswer, ChartAnswer, CompareAnswer, DefaultAstrocartographyAnswer, DefaultGocharaAnswer, DefaultGroupAnswer, DefaultHoraryAnswer, DefaultMoonphasesAnswer, DefaultPanchangAnswer, DefaultPositionsAnswer, DefaultPrimaryDirectionsAnswer, DefaultProgressionsRange, DefaultProgressionsSnapshot, DefaultTimeLordsAnswer, DefaultTransitsRange, DefaultVarshaphalAnswer, DefaultVedicAnswer, DefaultVedicSynastryAnswer, DefaultWesternNatalAnswer, DefaultYearlyCycleAnswer, EclipsesAnswer, ElectionsAnswer, EphemerisAnswer, FestivalsAnswer, GeocodeAnswer, GocharaAnswer, GroupAnswer, GunaMilanAnswer, HeliacalEventsAnswer, HoraryAnswer, KpAnswer, MeAnswer, MoonphasesAnswer, MuhurtaAnswer, OccultationsAnswer, PanchangAnswer, PositionsAnswer, PrimaryDirectionsAnswer, ProgressionsRange, ProgressionsSnapshot, ReportAnswer, ReturnAnswer, SadeSatiAnswer, SensitivityAnswer, SkyAnswer, TimeLordsAnswer, TimezoneAnswer, TransitsRange, TransitsSnapshot, VarshaphalAnswer, VedicAnswer, VedicSynastryAnswer, WesternNatalAnswer, WesternSynastryAnswer, YearlyCycleAnswer


@overload
def natal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["western", "vedic"] | None = None,
    sidereal: bool | Literal[True] | None = None,
    settings: NatalSettings | VedicSettings | None = None,
    include: Sequence[WesternNatalInclude] | Sequence[VedicNatalInclude] | None = None,
    format: AnswerFormat | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def natal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    settings: VedicSettings | None = None,
    include: None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"],
    sidereal: Literal[True] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultVedicAnswer]: ...
@overload
def natal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    settings: VedicSettings | None = None,
    include: Sequence[VedicNatalInclude],
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"],
    sidereal: Literal[True] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[VedicAnswer]: ...
@overload
def natal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["western"] | None = None,
    sidereal: bool | None = None,
    settings: NatalSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultWesternNatalAnswer]: ...
@overload
def natal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["western"] | None = None,
    sidereal: bool | None = None,
    settings: NatalSettings | None = None,
    include: Sequence[WesternNatalInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[WesternNatalAnswer]: ...
def natal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["western", "vedic"] | None = None,
    sidereal: bool | Literal[True] | None = None,
    settings: NatalSettings | VedicSettings | None = None,
    include: Sequence[WesternNatalInclude] | Sequence[VedicNatalInclude] | None = None,
    format: AnswerFormat | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic.

    `POST /swiss/natal`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Astrological system; vedic gives the answer of /natal/vedic. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        settings: Default of orb_scale: `1`.
        include: Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects`, `lunar_phase`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        analysis_date: Day of current dashas and Sade Sati. Default: now.
        analysis_time: Local time of analysis_date. Default with a date: 12:00.
        dashas_from: Lists the dashas from here in `within`; with dashas_to.
        dashas_to: End of that list, exclusive; at most 5000 periods.
        dashas_levels: Levels of that list. Default: `5`.
        id: Your id for the call, returned with its result.
    """
    return item("/swiss/natal", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "settings": settings, "include": include, "format": format, "analysis_date": analysis_date, "analysis_time": analysis_time, "dashas_from": dashas_from, "dashas_to": dashas_to, "dashas_levels": dashas_levels}, id)


@overload
def positions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    utc: DateOrInstant | None = None,
    datetime_utc: DateOrInstant | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    bodies: BodyList | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    house_system: HouseSystem | None = None,
    settings: PositionsSettings | None = None,
    include: Sequence[PositionsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def positions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    utc: DateOrInstant | None = None,
    datetime_utc: DateOrInstant | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    bodies: BodyList | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    house_system: HouseSystem | None = None,
    settings: PositionsSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultPositionsAnswer]: ...
@overload
def positions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    utc: DateOrInstant | None = None,
    datetime_utc: DateOrInstant | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    bodies: BodyList | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    house_system: HouseSystem | None = None,
    settings: PositionsSettings | None = None,
    include: Sequence[PositionsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PositionsAnswer]: ...
def positions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    utc: DateOrInstant | None = None,
    datetime_utc: DateOrInstant | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    bodies: BodyList | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    house_system: HouseSystem | None = None,
    settings: PositionsSettings | None = None,
    include: Sequence[PositionsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Positions of the sky at an instant. Longitudes, latitudes and speeds of the bodies, tropical or sidereal, and the lunar phase; with a place also houses and angles. With include details also declinations, right ascensions and distances.

    `POST /positions`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        utc: The instant. Default: now.
        datetime_utc: Alias of utc.
        date: Local date, instead of utc. Its zone is timezone, else that of the place, else UTC.
        time: Local time of date. Default: 12:00.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        bodies: Bodies to compute.
        ayanamsa: Ayanamsa of a sidereal chart. Default: `lahiri`.
        node: Lunar node. Default: `true`; `mean` with system vedic.
        lilith: Lunar apogee. Default: `mean`.
        coordinates: Where the sky is seen from. Default: `geocentric`.
        house_system: House system; used when a place is given. Default: `P`.
        settings: How to compute; everything is optional.
        include: Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `lunar_phase`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/positions", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "utc": utc, "datetime_utc": datetime_utc, "date": date, "time": time, "timezone": timezone, "utc_offset": utc_offset, "bodies": bodies, "ayanamsa": ayanamsa, "node": node, "lilith": lilith, "coordinates": coordinates, "house_system": house_system, "settings": settings, "include": include, "format": format}, id)


@overload
def moonphases(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
    include: Sequence[MoonphasesInclude] | None = None,
    voc_bodies: Literal["modern", "traditional"] | None = None,
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: MoonphasesRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def moonphases(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
    include: None = None,
    voc_bodies: Literal["modern", "traditional"] | None = None,
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: MoonphasesRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultMoonphasesAnswer]: ...
@overload
def moonphases(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
    include: Sequence[MoonphasesInclude],
    voc_bodies: Literal["modern", "traditional"] | None = None,
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: MoonphasesRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[MoonphasesAnswer]: ...
def moonphases(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
    include: Sequence[MoonphasesInclude] | None = None,
    voc_bodies: Literal["modern", "traditional"] | None = None,
    voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: MoonphasesRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Moon calendar. Phases with their eclipses, sign ingresses, void of course in three definitions, apsides and supermoons of a year, a range, or the next and previous ones.

    `POST /moonphases`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        year: UTC year, -3000 to 3000. Default: the current year. Full precision 1800–2399.
        from_: Start of a range, date or instant; with to, instead of year.
        to: End of the range, exclusive, at most 400 days later.
        after: The next phases after an instant, instead of year. next of an answer continues.
        before: The last phases before an instant, in order of time, instead of year. previous of an answer continues.
        count: With after or before: how many phases. Default: `1`.
        phase: With after or before: only this phase.
        include: Parts of the answer. default means the default parts, all means everything. Default: `phases`, `eclipses`.
        voc_bodies: Bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
        voc_definition: last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within half the sum of the orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion. Default: `last_aspect`.
        timezone: Adds local times to every event.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        settings: How to compute; everything is optional.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/moonphases", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "from": from_, "to": to, "after": after, "before": before, "count": count, "phase": phase, "include": include, "voc_bodies": voc_bodies, "voc_definition": voc_definition, "timezone": timezone, "utc_offset": utc_offset, "settings": settings, "format": format}, id)


@overload
def vedic(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    settings: VedicSettings | None = None,
    include: Sequence[VedicInclude] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def vedic(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    settings: VedicSettings | None = None,
    include: None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultVedicAnswer]: ...
@overload
def vedic(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    settings: VedicSettings | None = None,
    include: Sequence[VedicInclude],
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[VedicAnswer]: ...
def vedic(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    dashas_from: DateOrInstant | None = None,
    dashas_to: DateOrInstant | None = None,
    dashas_levels: int | None = None,
    settings: VedicSettings | None = None,
    include: Sequence[VedicInclude] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Vedic natal chart. Sidereal chart by Parashara’s rules: grahas, bhavas, navamsa and the Vimshottari dasha (others by settings.dasha_systems, those of a span by dashas_from); `include` adds chalit, all vargas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas and more, or `all` of it. Every reading on which authors differ is a setting with a default, listed in conventions. Without a birth time bhavas are counted from the Moon and parts that need the lagna are null.

    `POST /natal/vedic`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        analysis_date: Day of current dashas and Sade Sati. Default: now.
        analysis_time: Local time of analysis_date. Default with a date: 12:00.
        dashas_from: Lists the dashas from here in `within`; with dashas_to.
        dashas_to: End of that list, exclusive; at most 5000 periods.
        dashas_levels: Levels of that list. Default: `5`.
        settings: How to compute; everything is optional.
        include: Parts of the answer. default means the default parts, all means everything. Default: `points`, `bhavas`, `vargas`, `dashas`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/natal/vedic", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "analysis_date": analysis_date, "analysis_time": analysis_time, "dashas_from": dashas_from, "dashas_to": dashas_to, "dashas_levels": dashas_levels, "settings": settings, "include": include, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "format": format}, id)


@overload
def eclipses(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    kind: Literal["solar", "lunar", "all"] | None = None,
    include: Sequence[EclipsesInclude] | None = None,
    settings: EclipsesRequestSettings | None = None,
    path_minutes: int | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def eclipses(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    kind: Literal["solar", "lunar", "all"] | None = None,
    include: Sequence[EclipsesInclude] | None = None,
    settings: EclipsesRequestSettings | None = None,
    path_minutes: int | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[EclipsesAnswer]: ...
def eclipses(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    kind: Literal["solar", "lunar", "all"] | None = None,
    include: Sequence[EclipsesInclude] | None = None,
    settings: EclipsesRequestSettings | None = None,
    path_minutes: int | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Solar and lunar eclipses. Every eclipse of a range with its type, maximum, magnitude and Saros; with a place also what is seen from there, with birth data also the natal points it falls on. include details adds contacts, durations and the greatest point, path the central line and limits of solar eclipses as GeoJSON or, with format svg, on a map.

    `POST /eclipses`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        after: The next events from this instant on, included, instead of a range. next of an answer continues.
        before: The last events before this instant, excluded, in order of time. previous of an answer continues.
        count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        from_: Start of the range, date or instant. Default: now.
        to: End of the range, exclusive, at most 100 years later. Default: two years after from.
        kind: Which eclipses. Default: `all`.
        include: details adds contacts, durations, greatest point and all magnitudes; path the central line and limits of solar eclipses. Default: .
        settings: How to compute; everything is optional.
        path_minutes: Between the points of a path. Default: `5`. Unit: minutes.
        format: svg: a map of the world with the paths of solar eclipses; llm: lean Markdown. Default: `json`.
        theme: Theme of the map. Default: `light`.
        id: Your id for the call, returned with its result.
    """
    return item("/eclipses", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "from": from_, "to": to, "kind": kind, "include": include, "settings": settings, "path_minutes": path_minutes, "format": format, "theme": theme}, id)


@overload
def heliacal_events(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    bodies: Sequence[HeliacalBody] | None = None,
    events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
    settings: HeliacalEventsRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def heliacal_events(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    bodies: Sequence[HeliacalBody] | None = None,
    events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
    settings: HeliacalEventsRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[HeliacalEventsAnswer]: ...
def heliacal_events(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    bodies: Sequence[HeliacalBody] | None = None,
    events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
    settings: HeliacalEventsRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Heliacal risings, settings, visibility. First and last mornings and evenings on which Moon, planets and stars are seen from a place, acronychal risings, cosmical settings, and periods of visibility.

    `POST /heliacal_events`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        after: The next events from this instant on, included, instead of a range. next of an answer continues.
        before: The last events before this instant, excluded, in order of time. previous of an answer continues.
        count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        from_: Start of the range. Default: now.
        to: End of the range, exclusive, at most ten years later. Default: one year after from.
        bodies: Moon, naked-eye planets and stars. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`.
        events: Which events to list. Default: all.
        settings: Air, eyes, and how to resolve the place; everything is optional.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/heliacal_events", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "from": from_, "to": to, "bodies": bodies, "events": events, "settings": settings, "format": format}, id)


@overload
def occultations(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
    settings: OccultationsRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def occultations(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
    settings: OccultationsRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[OccultationsAnswer]: ...
def occultations(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
    settings: OccultationsRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Occultations by the Moon. When the Moon covers planets and bright stars: for the whole Earth, or what a place sees, with contacts, position angles, altitudes and daylight.

    `POST /occultations`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        after: The next events from this instant on, included, instead of a range. next of an answer continues.
        before: The last events before this instant, excluded, in order of time. previous of an answer continues.
        count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        from_: Start of the range. Default: now.
        to: End of the range, exclusive, at most 100 years later. Default: one year after from.
        bodies: What the Moon covers. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `aldebaran`, `regulus`, `spica`, `antares`.
        settings: How to resolve the place; everything is optional.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/occultations", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "from": from_, "to": to, "bodies": bodies, "settings": settings, "format": format}, id)


@overload
def ephemeris(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant,
    to: DateOrInstant,
    step: str | None = None,
    bodies: BodyList | None = None,
    columns: Sequence[Literal["longitude", "latitude", "distance", "speed", "ra", "declination"]] | None = None,
    format: Literal["json", "csv", "llm"] | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    settings: EphemerisSettings | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def ephemeris(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant,
    to: DateOrInstant,
    step: str | None = None,
    bodies: BodyList | None = None,
    columns: Sequence[Literal["longitude", "latitude", "distance", "speed", "ra", "declination"]] | None = None,
    format: Literal["json", "csv", "llm"] | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    settings: EphemerisSettings | None = None,
    id: str | float | None = None,
) -> BatchItem[EphemerisAnswer]: ...
def ephemeris(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant,
    to: DateOrInstant,
    step: str | None = None,
    bodies: BodyList | None = None,
    columns: Sequence[Literal["longitude", "latitude", "distance", "speed", "ra", "declination"]] | None = None,
    format: Literal["json", "csv", "llm"] | None = None,
    ayanamsa: Ayanamsa | None = None,
    node: NodeSetting | None = None,
    lilith: LilithSetting | None = None,
    coordinates: CoordinatesSetting | None = None,
    settings: EphemerisSettings | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Table of positions at even steps. Longitude, latitude, distance, speed, right ascension and declination of the bodies at every step of a range, tropical or sidereal, as JSON or CSV.

    `POST /ephemeris`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        from_: First instant, date or ISO-8601.
        to: Last instant; included when a step falls on it.
        step: Days, hours or minutes between rows, at least one minute; at most 50000 cells in all. Default: `1d`.
        bodies: Bodies, in the order of the columns. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`.
        columns: What to show for every body. Default: `longitude`, `speed`.
        format: csv: text/csv with one line per row; llm: lean Markdown for language models. Default: `json`.
        ayanamsa: Ayanamsa of a sidereal chart. Default: `lahiri`.
        node: Lunar node. Default: `true`; `mean` with system vedic.
        lilith: Lunar apogee. Default: `mean`.
        coordinates: Where the sky is seen from. Default: `geocentric`.
        settings: How to compute; everything is optional.
        id: Your id for the call, returned with its result.
    """
    return item("/ephemeris", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "from": from_, "to": to, "step": step, "bodies": bodies, "columns": columns, "format": format, "ayanamsa": ayanamsa, "node": node, "lilith": lilith, "coordinates": coordinates, "settings": settings}, id)


@overload
def chart(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    style: Literal["wheel", "biwheel", "north_indian", "south_indian", "east_indian", "aspect_grid", "harmonic", "draconic", "dial", "declination_graph"] | None = None,
    format: Literal["svg", "json", "png", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    size: int | None = None,
    varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
    harmonic: int | None = None,
    show: ChartRequestShow | None = None,
    partner: BirthData | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    settings: ChartSettings | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def chart(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    style: Literal["wheel", "biwheel", "north_indian", "south_indian", "east_indian", "aspect_grid", "harmonic", "draconic", "dial", "declination_graph"] | None = None,
    format: Literal["svg", "json", "png", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    size: int | None = None,
    varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
    harmonic: int | None = None,
    show: ChartRequestShow | None = None,
    partner: BirthData | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    settings: ChartSettings | None = None,
    id: str | float | None = None,
) -> BatchItem[ChartAnswer]: ...
def chart(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    style: Literal["wheel", "biwheel", "north_indian", "south_indian", "east_indian", "aspect_grid", "harmonic", "draconic", "dial", "declination_graph"] | None = None,
    format: Literal["svg", "json", "png", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    size: int | None = None,
    varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
    harmonic: int | None = None,
    show: ChartRequestShow | None = None,
    partner: BirthData | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    settings: ChartSettings | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Chart as a picture. A natal wheel, a bi-wheel with a partner or with transits, a table of aspects, or a chart in the North, South or East Indian style, as SVG, as PNG, or as JSON with the position of everything in it. Glyphs and figures are paths: the picture is the same everywhere, without a font.

    `POST /chart`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        style: Indian styles draw a sidereal chart of whole signs; dial that of settings.dial. Default: `wheel`.
        format: Form of the answer; llm: what the picture shows, as Markdown. Default: decided by the Accept header, else SVG.
        theme: css: every colour is a CSS variable of the page (--chart-ink …), for inline SVG. Default: `light`.
        size: Width and height; below 640, and again below 420, everything is drawn larger and with less detail. Default: `800`. Unit: pixels.
        varga: Divisional chart, for the Indian styles. Default: `1`.
        harmonic: Number of the chart, for the style harmonic. Default: `5`.
        show: What to draw. Default: everything.
        partner: Outer wheel of a biwheel: another birth.
        transit_date: Outer wheel of a biwheel: the sky on this day by the clock of the birth place; Default, without a partner: now.
        transit_time: Local time of transit_date. Default: 12:00.
        settings: Default of orb_scale: `1`.
        id: Your id for the call, returned with its result.
    """
    return item("/chart", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "style": style, "format": format, "theme": theme, "size": size, "varga": varga, "harmonic": harmonic, "show": show, "partner": partner, "transit_date": transit_date, "transit_time": transit_time, "settings": settings}, id)


@overload
def body_matrix(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    analysis_location: Location | None = None,
    analysis_latitude: Latitude | None = None,
    analysis_longitude: Longitude | None = None,
    settings: BodyMatrixSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def body_matrix(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    analysis_location: Location | None = None,
    analysis_latitude: Latitude | None = None,
    analysis_longitude: Longitude | None = None,
    settings: BodyMatrixSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[BodyMatrixAnswer]: ...
def body_matrix(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    analysis_location: Location | None = None,
    analysis_latitude: Latitude | None = None,
    analysis_longitude: Longitude | None = None,
    settings: BodyMatrixSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Body matrix: the day and hour against a birth chart. Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points.

    `POST /body_matrix`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        analysis_date: Local day of the analysis. Default: today.
        analysis_time: Local time. Default: 12:00 with a date, now without one.
        analysis_location: Place of the analysis. Default: the birth place.
        analysis_latitude: Geographic latitude, north positive. Unit: degrees.
        analysis_longitude: Geographic longitude, east positive. Unit: degrees.
        settings: Default of orb_scale: `0.5`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/body_matrix", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "analysis_date": analysis_date, "analysis_time": analysis_time, "analysis_location": analysis_location, "analysis_latitude": analysis_latitude, "analysis_longitude": analysis_longitude, "settings": settings, "format": format}, id)


@overload
def yearly_cycle(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    orb: TransitOrb | None = None,
    settings: YearlyCycleSettings | None = None,
    include: Sequence[YearlyCycleInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def yearly_cycle(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    orb: TransitOrb | None = None,
    settings: YearlyCycleSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultYearlyCycleAnswer]: ...
@overload
def yearly_cycle(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    orb: TransitOrb | None = None,
    settings: YearlyCycleSettings | None = None,
    include: Sequence[YearlyCycleInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[YearlyCycleAnswer]: ...
def yearly_cycle(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    year: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    orb: TransitOrb | None = None,
    settings: YearlyCycleSettings | None = None,
    include: Sequence[YearlyCycleInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """A year of life from one solar return to the next. Solar return chart, annual and monthly profections, exact slow transits and eclipses on natal points; include adds times in orb, ingresses, the progressed Moon, lunar returns, stations, and one timeline of everything.

    `POST /yearly_cycle`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        year: The calendar year in which the solar year begins; not before the birth. Default: the current solar year.
        relocation: Place of the return. Default: the birth place.
        return_location: Alias of relocation.location.
        return_latitude: Geographic latitude, north positive. Unit: degrees.
        return_longitude: Geographic longitude, east positive. Unit: degrees.
        orb: One orb for all aspects, or by aspect; 0 to 10. Default: a flat 1°, or the orbs in settings when given. Unit: degrees.
        settings: Default of orb_scale: `1`.
        include: Parts of the answer. default means the default parts, all means everything. Default: `solar_return`, `profections`, `transits`, `eclipses`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/yearly_cycle", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "relocation": relocation, "return_location": return_location, "return_latitude": return_latitude, "return_longitude": return_longitude, "orb": orb, "settings": settings, "include": include, "format": format}, id)


@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: Sequence[ProgressionsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultProgressionsSnapshot]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: DateOrInstant,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultProgressionsRange]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultProgressionsRange]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: DateOrInstant,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultProgressionsRange]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: Sequence[ProgressionsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[ProgressionsSnapshot]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: DateOrInstant,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: Sequence[ProgressionsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[ProgressionsRange]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: Sequence[ProgressionsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[ProgressionsRange]: ...
@overload
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: DateOrInstant,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: Sequence[ProgressionsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[ProgressionsRange]: ...
def progressions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    progressed_date: CalendarDate,
    progressed_time: ClockTime | None = None,
    method: Literal["secondary", "solar_arc", "tertiary", "minor"] | None = None,
    angles: Literal["solar_arc_longitude", "solar_arc_ra", "naibod_longitude", "naibod_ra", "true_daily"] | None = None,
    arc: Literal["true", "naibod"] | None = None,
    converse: bool | None = None,
    year_length: float | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    settings: ProgressionsSettings | None = None,
    include: Sequence[ProgressionsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Progressions and solar arcs. Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the birth chart, and the progressed lunation cycle. With from and to, every ingress, station and exact aspect of the range.

    `POST /progressions`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        after: The next events from this instant on, included, instead of a range. next of an answer continues.
        before: The last events before this instant, excluded, in order of time. previous of an answer continues.
        count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        progressed_date: The day to progress the chart to, local at the birth place. A day before the birth progresses the chart into the past.
        progressed_time: Local time of progressed_date. Default: `12:00`.
        method: secondary: a day for a year; tertiary: a day for a month; minor: a month for a year; solar_arc: every natal point moved by the Sun’s arc. Default: `secondary`.
        angles: How the midheaven is progressed: by the Sun’s true or mean (Naibod) arc in longitude or right ascension, or the real midheaven of the progressed instant. Default: `solar_arc_longitude`.
        arc: The arc used by solar_arc. Default: `true`.
        converse: Progress into the past. Default: `false`.
        year_length: Days in a year of life. Default: `365.24219`. Unit: days.
        from_: Start of the range of events; at most 120 years, and 366 days of the ephemeris. A date means midnight UTC.
        to: End of the range, exclusive.
        settings: Default of orb_scale: `1`. Without orbs in the request every aspect has an orb of 1°.
        include: Parts of the answer. default means the default parts, all means everything. In a range (from and to, after, before) the default is events. Default: `points`, `houses`, `aspects_to_natal`, `lunation`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/progressions", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "progressed_date": progressed_date, "progressed_time": progressed_time, "method": method, "angles": angles, "arc": arc, "converse": converse, "year_length": year_length, "from": from_, "to": to, "settings": settings, "include": include, "format": format}, id)


@overload
def primary_directions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    method: Literal["placidus", "regiomontanus"] | None = None,
    mode: Literal["zodiacal", "mundane"] | None = None,
    latitudes: Literal["none", "promissor", "significator", "both"] | None = None,
    aspect_latitudes: Literal["bianchini", "zero", "same"] | None = None,
    motion: Literal["direct", "converse", "both"] | None = None,
    converse_by: Literal["significator", "reversed"] | None = None,
    key: Literal["naibod", "ptolemy", "cardan", "true_solar"] | None = None,
    year_length: float | None = None,
    significators: Sequence[Literal["asc", "ic", "dsc", "mc"] | BodyId] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    limit: int | None = None,
    settings: PrimaryDirectionsSettings | None = None,
    include: Sequence[PrimaryDirectionsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def primary_directions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    method: Literal["placidus", "regiomontanus"] | None = None,
    mode: Literal["zodiacal", "mundane"] | None = None,
    latitudes: Literal["none", "promissor", "significator", "both"] | None = None,
    aspect_latitudes: Literal["bianchini", "zero", "same"] | None = None,
    motion: Literal["direct", "converse", "both"] | None = None,
    converse_by: Literal["significator", "reversed"] | None = None,
    key: Literal["naibod", "ptolemy", "cardan", "true_solar"] | None = None,
    year_length: float | None = None,
    significators: Sequence[Literal["asc", "ic", "dsc", "mc"] | BodyId] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    limit: int | None = None,
    settings: PrimaryDirectionsSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultPrimaryDirectionsAnswer]: ...
@overload
def primary_directions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    method: Literal["placidus", "regiomontanus"] | None = None,
    mode: Literal["zodiacal", "mundane"] | None = None,
    latitudes: Literal["none", "promissor", "significator", "both"] | None = None,
    aspect_latitudes: Literal["bianchini", "zero", "same"] | None = None,
    motion: Literal["direct", "converse", "both"] | None = None,
    converse_by: Literal["significator", "reversed"] | None = None,
    key: Literal["naibod", "ptolemy", "cardan", "true_solar"] | None = None,
    year_length: float | None = None,
    significators: Sequence[Literal["asc", "ic", "dsc", "mc"] | BodyId] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    limit: int | None = None,
    settings: PrimaryDirectionsSettings | None = None,
    include: Sequence[PrimaryDirectionsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PrimaryDirectionsAnswer]: ...
def primary_directions(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    method: Literal["placidus", "regiomontanus"] | None = None,
    mode: Literal["zodiacal", "mundane"] | None = None,
    latitudes: Literal["none", "promissor", "significator", "both"] | None = None,
    aspect_latitudes: Literal["bianchini", "zero", "same"] | None = None,
    motion: Literal["direct", "converse", "both"] | None = None,
    converse_by: Literal["significator", "reversed"] | None = None,
    key: Literal["naibod", "ptolemy", "cardan", "true_solar"] | None = None,
    year_length: float | None = None,
    significators: Sequence[Literal["asc", "ic", "dsc", "mc"] | BodyId] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    limit: int | None = None,
    settings: PrimaryDirectionsSettings | None = None,
    include: Sequence[PrimaryDirectionsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Primary directions. Arcs of direction of a life with their dates, by Placidus (semi-arcs) or Regiomontanus, zodiacal or mundane, direct and converse; `include` adds parallels, terms and the speculum.

    `POST /primary_directions`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        method: Places by parts of semi-arcs, or by circles of position. Default: `placidus`.
        mode: Aspects along the zodiac, or along the houses. Default: `zodiacal`.
        latitudes: Zodiacal: who keeps the ecliptic latitude. Mundane directions always keep both. Default: `none`.
        aspect_latitudes: Latitude of the aspects of a promissor that keeps its own: sin β · cos of the aspect, zero, or the same. Default: `bianchini`.
        motion: Which of the two is carried: the promissor (direct), the significator (converse). Default: `direct`.
        converse_by: Converse: the sky carries the significator, or it is turned back and carries the promissor. Default: `significator`.
        key: A year of life: 0.98564736°, 1°, 0°59′12″, or a day’s true motion of the Sun in right ascension. Default: `naibod`.
        year_length: Days in a year of life. Default: `365.24219`. Unit: days.
        significators: What is directed to: angles and bodies. Default: `asc`, `mc`, `sun`, `moon`.
        from_: Start of the part of life; the birth unless given.
        to: End of it, exclusive; the age of 100 unless given, at most 120.
        limit: Directions and parallels in one answer. Default: `500`.
        settings: bodies are the promissors: the planets unless named. Of aspects, the major ones unless named.
        include: Parts of the answer. default means the default parts, all means everything. Default: `directions`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/primary_directions", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "method": method, "mode": mode, "latitudes": latitudes, "aspect_latitudes": aspect_latitudes, "motion": motion, "converse_by": converse_by, "key": key, "year_length": year_length, "significators": significators, "from": from_, "to": to, "limit": limit, "settings": settings, "include": include, "format": format}, id)


@overload
def astrocartography(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    mode: Literal["mundane", "zodiacal"] | None = None,
    relocation: PlaceInput | None = None,
    within_km: float | None = None,
    settings: AstrocartographySettings | None = None,
    include: Sequence[AstrocartographyInclude] | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def astrocartography(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    mode: Literal["mundane", "zodiacal"] | None = None,
    relocation: PlaceInput | None = None,
    within_km: float | None = None,
    settings: AstrocartographySettings | None = None,
    include: None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultAstrocartographyAnswer]: ...
@overload
def astrocartography(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    mode: Literal["mundane", "zodiacal"] | None = None,
    relocation: PlaceInput | None = None,
    within_km: float | None = None,
    settings: AstrocartographySettings | None = None,
    include: Sequence[AstrocartographyInclude],
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[AstrocartographyAnswer]: ...
def astrocartography(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    mode: Literal["mundane", "zodiacal"] | None = None,
    relocation: PlaceInput | None = None,
    within_km: float | None = None,
    settings: AstrocartographySettings | None = None,
    include: Sequence[AstrocartographyInclude] | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Astrocartography. Where on Earth each body of a birth rises, sets and culminates, as GeoJSON or drawn on a map, and the lines nearest to a city; `include` adds aspects to the angles, parans, local space and the relocated chart.

    `POST /astrocartography`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        mode: Lines of the bodies themselves, or of their degrees of the ecliptic. Aspects are always zodiacal. Default: `mundane`.
        relocation: Where nearest and relocated are computed. Default: the birth place.
        within_km: The farthest line of nearest. Default: `1000`. Unit: kilometres.
        settings: Aspects to the angles: trine, square and sextile unless named. Houses are those of the relocated chart.
        include: Parts of the answer. default means the default parts, all means everything. Default: `lines`, `nearest`.
        format: svg: a map of the world with the lines; llm: lean Markdown for language models. Default: `json`.
        theme: Theme of the map. Default: `light`.
        id: Your id for the call, returned with its result.
    """
    return item("/astrocartography", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "mode": mode, "relocation": relocation, "within_km": within_km, "settings": settings, "include": include, "format": format, "theme": theme}, id)


@overload
def synastry(
    *,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["western", "vedic"] | None = None,
    sidereal: bool | Literal[True] | None = None,
    person_a: BirthData,
    person_b: BirthData,
    mode: Literal["synastry", "composite", "davison", "relationship"] | None = None,
    settings: SynastrySettings | VedicSettings | None = None,
    include: Sequence[WesternSynastryInclude] | Sequence[VedicSynastryInclude] | None = None,
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    apply_exceptions: bool | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def synastry(
    *,
    fields: None = None,
    precision: int | None = None,
    person_a: BirthData,
    person_b: BirthData,
    mode: Literal["synastry", "relationship"] | None = None,
    system: Literal["vedic"],
    sidereal: Literal[True] | None = None,
    settings: VedicSettings | None = None,
    include: None = None,
    apply_exceptions: bool | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultVedicSynastryAnswer]: ...
@overload
def synastry(
    *,
    fields: None = None,
    precision: int | None = None,
    person_a: BirthData,
    person_b: BirthData,
    mode: Literal["synastry", "relationship"] | None = None,
    system: Literal["vedic"],
    sidereal: Literal[True] | None = None,
    settings: VedicSettings | None = None,
    include: Sequence[VedicSynastryInclude],
    apply_exceptions: bool | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[VedicSynastryAnswer]: ...
@overload
def synastry(
    *,
    fields: None = None,
    precision: int | None = None,
    system: Literal["western"] | None = None,
    sidereal: bool | None = None,
    person_a: BirthData,
    person_b: BirthData,
    mode: Literal["synastry", "composite", "davison", "relationship"] | None = None,
    settings: SynastrySettings | None = None,
    include: Sequence[WesternSynastryInclude] | None = None,
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    apply_exceptions: bool | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[WesternSynastryAnswer]: ...
def synastry(
    *,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["western", "vedic"] | None = None,
    sidereal: bool | Literal[True] | None = None,
    person_a: BirthData,
    person_b: BirthData,
    mode: Literal["synastry", "composite", "davison", "relationship"] | None = None,
    settings: SynastrySettings | VedicSettings | None = None,
    include: Sequence[WesternSynastryInclude] | Sequence[VedicSynastryInclude] | None = None,
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    apply_exceptions: bool | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.

    `POST /synastry`

    Args:
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        person_a: Birth data of one person.
        person_b: Birth data of one person.
        mode: Which chart of a relationship; relationship means all of them. On POST /swiss the request word sets it. Default: `synastry`.
        settings: Default of orb_scale: `0.75`. Shared by all people. Aspects default to conjunction, opposition, trine, square, sextile; bodies to Sun…Pluto, north node, Chiron.
        include: Parts of the answer. default means the default parts of the mode, all means everything. Default by mode: synastry aspects, overlays, score; composite composite, composite_aspects; davison davison, davison_aspects; relationship aspects, overlays, score, composite, davison, guna_milan.
        relocation: Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places.
        composite_houses: derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number. Default: `derived`.
        composite_sun_proximity: Mercury and Venus move to the opposite point where it is nearer to the composite Sun. Default: `false`.
        davison_geo: Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle). Default: `arithmetic`.
        apply_exceptions: Guna milan: kootas with an exception get full points. Default: `false`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/synastry", {"fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "person_a": person_a, "person_b": person_b, "mode": mode, "settings": settings, "include": include, "relocation": relocation, "composite_houses": composite_houses, "composite_sun_proximity": composite_sun_proximity, "davison_geo": davison_geo, "apply_exceptions": apply_exceptions, "format": format}, id)


@overload
def group(
    *,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    people: Sequence[BirthData],
    settings: SynastrySettings | None = None,
    include: Sequence[GroupInclude] | None = None,
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    drawing: Literal["matrix", "composite"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def group(
    *,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    people: Sequence[BirthData],
    settings: SynastrySettings | None = None,
    include: None = None,
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    drawing: Literal["matrix", "composite"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultGroupAnswer]: ...
@overload
def group(
    *,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    people: Sequence[BirthData],
    settings: SynastrySettings | None = None,
    include: Sequence[GroupInclude],
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    drawing: Literal["matrix", "composite"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[GroupAnswer]: ...
def group(
    *,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    people: Sequence[BirthData],
    settings: SynastrySettings | None = None,
    include: Sequence[GroupInclude] | None = None,
    relocation: PlaceInput | None = None,
    composite_houses: Literal["derived", "midpoint"] | None = None,
    composite_sun_proximity: bool | None = None,
    davison_geo: Literal["arithmetic", "great_circle"] | None = None,
    format: Literal["json", "svg", "llm"] | None = None,
    drawing: Literal["matrix", "composite"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Two to ten people: composite, Davison, matrix. One composite and one Davison chart of a whole group, a matrix of the aspects between every two people, the hub, elements and modalities; guna milan by `include`. Of two people everything equals POST /synastry.

    `POST /group`

    Args:
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        people: The births, in the order of the matrix.
        settings: Default of orb_scale: `0.75`. Shared by all people. Aspects default to conjunction, opposition, trine, square, sextile; bodies to Sun…Pluto, north node, Chiron.
        include: Parts of the answer. default means the default parts, all means everything. Default: `matrix`, `balance`, `composite`, `davison`.
        relocation: Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places.
        composite_houses: derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number. Default: `derived`.
        composite_sun_proximity: Mercury and Venus move to the opposite point where it is nearer to the composite Sun. Default: `false`.
        davison_geo: Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle). Default: `arithmetic`.
        format: svg: the picture alone; llm: lean Markdown for language models. Default: `json`.
        drawing: With format svg: the matrix as a table, or the composite as a wheel. Default: `matrix`.
        theme: Theme of the picture. Default: `light`.
        id: Your id for the call, returned with its result.
    """
    return item("/group", {"fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "people": people, "settings": settings, "include": include, "relocation": relocation, "composite_houses": composite_houses, "composite_sun_proximity": composite_sun_proximity, "davison_geo": davison_geo, "format": format, "drawing": drawing, "theme": theme}, id)


@overload
def guna_milan(
    *,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    person_a: BirthData,
    person_b: BirthData,
    apply_exceptions: bool | None = None,
    settings: GunaMilanRequestSettings | None = None,
    include: Sequence[GunaMilanInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def guna_milan(
    *,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    person_a: BirthData,
    person_b: BirthData,
    apply_exceptions: bool | None = None,
    settings: GunaMilanRequestSettings | None = None,
    include: Sequence[GunaMilanInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[GunaMilanAnswer]: ...
def guna_milan(
    *,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    person_a: BirthData,
    person_b: BirthData,
    apply_exceptions: bool | None = None,
    settings: GunaMilanRequestSettings | None = None,
    include: Sequence[GunaMilanInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Marriage matching by the Moons. Ashtakoota: eight kootas of 36 points between two sidereal Moons, each with its reason and exceptions; mahendra and stree dirgha; whether vedha and rajju are present and harmful; the manglik status of both; the ten poruthams.

    `POST /guna_milan`

    Args:
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        person_a: Birth data of one person.
        person_b: Birth data of one person.
        apply_exceptions: Give full points to a koota with an exception. Default: `false`.
        settings: How to compute; everything is optional.
        include: Parts of the answer. default means the default parts, all means everything.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/guna_milan", {"fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "person_a": person_a, "person_b": person_b, "apply_exceptions": apply_exceptions, "settings": settings, "include": include, "format": format}, id)


@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: Sequence[TransitsInclude] | None = None,
    settings: TransitsSettings | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: None = None,
    settings: TransitsSettings | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[TransitsSnapshot]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: None = None,
    settings: TransitsSettings | None = None,
    from_: DateOrInstant,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultTransitsRange]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: None = None,
    settings: TransitsSettings | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultTransitsRange]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: DateOrInstant,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: None = None,
    settings: TransitsSettings | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultTransitsRange]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: Sequence[TransitsInclude],
    settings: TransitsSettings | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[TransitsSnapshot]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: Sequence[TransitsInclude],
    settings: TransitsSettings | None = None,
    from_: DateOrInstant,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[TransitsRange]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant,
    before: None = None,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: Sequence[TransitsInclude],
    settings: TransitsSettings | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[TransitsRange]: ...
@overload
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: None = None,
    before: DateOrInstant,
    count: int | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: Sequence[TransitsInclude],
    settings: TransitsSettings | None = None,
    from_: None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[TransitsRange]: ...
def transits(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    after: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    transit_date: CalendarDate | None = None,
    transit_time: ClockTime | None = None,
    transit_location: Location | None = None,
    transit_latitude: Latitude | None = None,
    transit_longitude: Longitude | None = None,
    bodies: BodyList | None = None,
    targets: Literal["transiting"] | Sequence[PointId] | None = None,
    aspects: AspectList | None = None,
    orb: TransitOrb | None = None,
    include: Sequence[TransitsInclude] | None = None,
    settings: TransitsSettings | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Transits to a birth chart, or among the moving bodies. With transit_date: the sky of one instant over the birth chart. With from and to: every exact hit, time in orb, ingress, station, lunation and eclipse of the range, to the second. Hits are searched between stations, where the longitude only grows or only falls, so none is missed.

    `POST /transits`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        after: The next events from this instant on, included, instead of a range. next of an answer continues.
        before: The last events before this instant, excluded, in order of time. previous of an answer continues.
        count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        transit_date: Local date of the snapshot. Default, without a range: today.
        transit_time: Local time of the snapshot. Default: 12:00.
        transit_location: Place whose local time transit_date uses. Default: the birth place.
        transit_latitude: Geographic latitude, north positive. Unit: degrees.
        transit_longitude: Geographic longitude, east positive. Unit: degrees.
        bodies: Moving bodies. In a range the default is without the Moon. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`, `chiron`, `north_node`.
        targets: Natal points, or transiting for aspects among the moving bodies. Default: `sun`, `moon`, `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `uranus`, `neptune`, `pluto`, `chiron`, `north_node`, `asc`, `mc`.
        aspects: Aspects to look for. Default: `conjunction`, `opposition`, `trine`, `square`, `sextile`.
        orb: One orb for all aspects, or by aspect; 0 to 10. Default: a flat 1°, or the orbs in settings when given. Unit: degrees.
        include: What to add to the aspects of a snapshot or the events of a range: windows (times in orb, for a range), natal (the birth chart), details (all fields of points, aspects and eclipses). Default: `windows`.
        settings: Default of orb_scale: `1`.
        from_: Start of a range: a date (midnight UTC) or an instant. Not together with transit_date.
        to: End of the range, exclusive. At most 366 days with Sun, Moon, Mercury, Venus or Mars or topocentric coordinates, else 3660.
        events: Kinds of event in a range; lunation: the four phases of the Moon. Default: `exact`, `sign_ingress`, `house_ingress`, `station`.
        limit: Events per page. Default: `500`.
        cursor: next_cursor of the previous page, with the same request.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/transits", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "transit_date": transit_date, "transit_time": transit_time, "transit_location": transit_location, "transit_latitude": transit_latitude, "transit_longitude": transit_longitude, "bodies": bodies, "targets": targets, "aspects": aspects, "orb": orb, "include": include, "settings": settings, "from": from_, "to": to, "events": events, "limit": limit, "cursor": cursor, "format": format}, id)


@overload
def elections(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    from_: DateOrInstant,
    to: DateOrInstant,
    conditions: Sequence[ElectionCondition],
    natal: BirthData | None = None,
    minimum_minutes: float | None = None,
    limit: int | None = None,
    order: Literal["time", "score"] | None = None,
    settings: ElectionsSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def elections(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    from_: DateOrInstant,
    to: DateOrInstant,
    conditions: Sequence[ElectionCondition],
    natal: BirthData | None = None,
    minimum_minutes: float | None = None,
    limit: int | None = None,
    order: Literal["time", "score"] | None = None,
    settings: ElectionsSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[ElectionsAnswer]: ...
def elections(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    from_: DateOrInstant,
    to: DateOrInstant,
    conditions: Sequence[ElectionCondition],
    natal: BirthData | None = None,
    minimum_minutes: float | None = None,
    limit: int | None = None,
    order: Literal["time", "score"] | None = None,
    settings: ElectionsSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Moments that satisfy conditions. Every window of a range in which conditions hold, to the second, with what begins or ends at its edges. Conditions with a weight give a score.

    `POST /elections`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        from_: Start: a date (midnight UTC) or an instant.
        to: End, exclusive; at most 3660 days.
        conditions: What must hold, or adds to the score.
        natal: The birth of natal_point.
        minimum_minutes: Shorter windows are left out. Default: `0`. Unit: minutes.
        limit: The most windows. Default: `100`.
        order: score: the best first. Default: `time`.
        settings: sunrise is hindu with system vedic.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/elections", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "timezone": timezone, "utc_offset": utc_offset, "from": from_, "to": to, "conditions": conditions, "natal": natal, "minimum_minutes": minimum_minutes, "limit": limit, "order": order, "settings": settings, "format": format}, id)


@overload
def sensitivity(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    minutes: float | None = None,
    minutes_before: float | None = None,
    minutes_after: float | None = None,
    system: Literal["western", "vedic", "both"] | None = None,
    sidereal: bool | None = None,
    settings: Settings | None = None,
    vedic_settings: VedicSettings | None = None,
    include: Sequence[SensitivityInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def sensitivity(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    minutes: float | None = None,
    minutes_before: float | None = None,
    minutes_after: float | None = None,
    system: Literal["western", "vedic", "both"] | None = None,
    sidereal: bool | None = None,
    settings: Settings | None = None,
    vedic_settings: VedicSettings | None = None,
    include: Sequence[SensitivityInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[SensitivityAnswer]: ...
def sensitivity(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    minutes: float | None = None,
    minutes_before: float | None = None,
    minutes_after: float | None = None,
    system: Literal["western", "vedic", "both"] | None = None,
    sidereal: bool | None = None,
    settings: Settings | None = None,
    vedic_settings: VedicSettings | None = None,
    include: Sequence[SensitivityInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """What an uncertain birth time changes. Every instant around a birth time at which a sign, house, lot, aspect, pattern, varga lagna, bhava, dasha lord or limb changes; what holds throughout, and how long each stays as it is. Without a birth time: over the whole civil day.

    `POST /sensitivity`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        minutes: Minutes before and after the birth time. Default: `15`.
        minutes_before: Minutes before the birth time, instead of minutes. Default: `15`.
        minutes_after: Minutes after the birth time, instead of minutes. Default: `15`.
        system: Western facts, those of /natal/vedic, or both in one list. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        settings: Of the western chart.
        vedic_settings: Of the Vedic chart, with system vedic or both.
        include: Parts of the answer. default: signs, houses, sect, lunar_phase, aspects; of a Vedic chart signs, nakshatras, vargas, bhavas, dashas, panchang. all: everything.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/sensitivity", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "minutes": minutes, "minutes_before": minutes_before, "minutes_after": minutes_after, "system": system, "sidereal": sidereal, "settings": settings, "vedic_settings": vedic_settings, "include": include, "format": format}, id)


@overload
def time_lords(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    levels: int | None = None,
    points: Sequence[Literal["asc", "mc", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    lots: Sequence[Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    settings: TimeLordsRequestSettings | None = None,
    include: Sequence[TimeLordsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def time_lords(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    levels: int | None = None,
    points: Sequence[Literal["asc", "mc", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    lots: Sequence[Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    settings: TimeLordsRequestSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultTimeLordsAnswer]: ...
@overload
def time_lords(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    levels: int | None = None,
    points: Sequence[Literal["asc", "mc", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    lots: Sequence[Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    settings: TimeLordsRequestSettings | None = None,
    include: Sequence[TimeLordsInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[TimeLordsAnswer]: ...
def time_lords(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    levels: int | None = None,
    points: Sequence[Literal["asc", "mc", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    lots: Sequence[Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]] | None = None,
    settings: TimeLordsRequestSettings | None = None,
    include: Sequence[TimeLordsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Lords of time: profections, releasing, firdaria, decennials. Which planets and signs rule the years, months and days of a life: profections of any point, zodiacal releasing from any lot, firdaria; include adds decennials and the ages of rising times.

    `POST /time_lords`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        analysis_date: Day of the analysis. Default: now.
        analysis_time: Local time at the birth place. Default with a date: 12:00.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        from_: Lists the periods from here. Default: the birth; of profections the running twelve years.
        to: End of the list, exclusive; at most 120 years after from, three years with levels above 2. Default: a hundred years.
        levels: Levels of the list; 3 and 4 need from and to. current always has all. Default: `1`.
        points: What is profected. Default: `asc`.
        lots: Lots to release from. Default: `spirit`, `fortune`.
        settings: Where schools differ.
        include: Parts of the answer. default means the default parts, all means everything. Default: `profections`, `releasing`, `firdaria`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/time_lords", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "from": from_, "to": to, "levels": levels, "points": points, "lots": lots, "settings": settings, "include": include, "format": format}, id)


@overload
def compare(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    settings: CompareRequestSettings | None = None,
    rows: ComparedRows,
    tolerance: float | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def compare(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    settings: CompareRequestSettings | None = None,
    rows: ComparedRows,
    tolerance: float | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[CompareAnswer]: ...
def compare(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    settings: CompareRequestSettings | None = None,
    rows: ComparedRows,
    tolerance: float | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Why another program shows other numbers. Longitudes, cusps, angles, dasha dates and sunrise of another program beside a birth: the answer names the setting that explains the differences (node, ayanamsa, time zone or daylight saving, local mean time, true or apparent positions, house system, dasha year, sunrise), with the evidence and the fields that give the same here, or says that none does.

    `POST /compare`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        settings: How you believe the other program computes; its differences are named from here.
        rows: What the other program shows, at least one value.
        tolerance: Largest difference of two longitudes that counts as none. Default: one unit of the last digit given; at least 1 arc second, 3 for the Moon, 15 for angles and cusps. Unit: degrees.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/compare", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "settings": settings, "rows": rows, "tolerance": tolerance, "format": format}, id)


@overload
def return_(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    type: Literal["sun", "moon", "solar", "lunar", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto"] | AsteroidId | None = None,
    year: int | None = None,
    after: DateOrInstant | None = None,
    date: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    precession_corrected: bool | None = None,
    converse: bool | None = None,
    settings: Settings | None = None,
    include: Sequence[ReturnInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def return_(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    type: Literal["sun", "moon", "solar", "lunar", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto"] | AsteroidId | None = None,
    year: int | None = None,
    after: DateOrInstant | None = None,
    date: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    precession_corrected: bool | None = None,
    converse: bool | None = None,
    settings: Settings | None = None,
    include: Sequence[ReturnInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[ReturnAnswer]: ...
def return_(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    type: Literal["sun", "moon", "solar", "lunar", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto"] | AsteroidId | None = None,
    year: int | None = None,
    after: DateOrInstant | None = None,
    date: DateOrInstant | None = None,
    before: DateOrInstant | None = None,
    count: int | None = None,
    relocation: Relocation | None = None,
    return_location: Location | None = None,
    return_latitude: Latitude | None = None,
    return_longitude: Longitude | None = None,
    precession_corrected: bool | None = None,
    converse: bool | None = None,
    settings: Settings | None = None,
    include: Sequence[ReturnInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Solar, lunar and planetary returns. When a body returns to its natal longitude, to the second, with every retrograde passage and the chart for it; relocated, corrected for precession, or converse.

    `POST /return`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        type: The body that returns; required. On POST /swiss the request words solar_return and lunar_return also set it.
        year: Solar: the return of the birthday in this year, counted at the birth place. Other bodies: all returns in this year at the place of the return, or the first later one when there is none.
        after: The first returns from this instant on. Default, without year: the last one before now and the next one. next of an answer continues.
        date: Alias of after.
        before: The last returns before this instant, in order of time; not those before the birth, unless it is before the birth itself. previous of an answer continues.
        count: How many returns. Default with year: all of them. Default: `1`.
        relocation: Place of the return. Default: the birth place.
        return_location: Alias of relocation.location.
        return_latitude: Geographic latitude, north positive. Unit: degrees.
        return_longitude: Geographic longitude, east positive. Unit: degrees.
        precession_corrected: Correct for precession: the return is to the same place among the stars. Default: `false`.
        converse: Returns before the birth: a year or instant after the birth is mirrored at the birth, and returns are counted back from there. Default: `false`.
        settings: Default of orb_scale: `1`.
        include: Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects_to_natal`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/return", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "type": type, "year": year, "after": after, "date": date, "before": before, "count": count, "relocation": relocation, "return_location": return_location, "return_latitude": return_latitude, "return_longitude": return_longitude, "precession_corrected": precession_corrected, "converse": converse, "settings": settings, "include": include, "format": format}, id)


@overload
def panchang(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: PanchangRequestSettings | None = None,
    include: Sequence[PanchangInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def panchang(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: PanchangRequestSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultPanchangAnswer]: ...
@overload
def panchang(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: PanchangRequestSettings | None = None,
    include: Sequence[PanchangInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PanchangAnswer]: ...
def panchang(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    date: CalendarDate | None = None,
    time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    settings: PanchangRequestSettings | None = None,
    include: Sequence[PanchangInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Panchang of a day at a place. Vara, tithi, nakshatra, yoga and karana with their times; rise and set times; kalams; lunar month, season. `include` adds every limb of the day, varjyam, choghadiya, hora, muhurtas, named periods, rising signs.

    `POST /panchang`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        date: Civil day at the place. Default: today.
        time: Local time for the current limbs, instead of sunrise; they belong to the vedic day around it.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        settings: How to compute; everything is optional.
        include: Parts of the answer. default means the default parts, all means everything. Default: `kalams`, `lunar_month`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/panchang", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "date": date, "time": time, "timezone": timezone, "utc_offset": utc_offset, "settings": settings, "include": include, "format": format}, id)


@overload
def sade_sati(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    span: Literal["window", "life"] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    settings: SadeSatiRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def sade_sati(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    span: Literal["window", "life"] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    settings: SadeSatiRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[SadeSatiAnswer]: ...
def sade_sati(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    span: Literal["window", "life"] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    settings: SadeSatiRequestSettings | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Sade sati: Saturn over the natal Moon. Sade sati and dhaiya: every stay of sidereal Saturn in the 12th, 1st, 2nd, 4th and 8th signs from the Moon’s sign, with separate stays for retrograde returns, thirty years on either side of the analysis, in a range, or in a whole life, with ages.

    `POST /sade_sati`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        analysis_date: Day of the analysis. Default: now.
        analysis_time: Local time at the birth place. Default with a date: 12:00.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        span: What is listed: 30 years before and after the analysis, or birth to 120. Default: `window`.
        from_: Lists a range instead, with ages.
        to: End of the range, at most 150 years.
        settings: How to compute; everything is optional.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/sade_sati", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "span": span, "from": from_, "to": to, "settings": settings, "format": format}, id)


@overload
def varshaphal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    relocation: PlaceInput | None = None,
    settings: VarshaphalRequestSettings | None = None,
    include: Sequence[VarshaphalInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def varshaphal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    relocation: PlaceInput | None = None,
    settings: VarshaphalRequestSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultVarshaphalAnswer]: ...
@overload
def varshaphal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    relocation: PlaceInput | None = None,
    settings: VarshaphalRequestSettings | None = None,
    include: Sequence[VarshaphalInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[VarshaphalAnswer]: ...
def varshaphal(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    relocation: PlaceInput | None = None,
    settings: VarshaphalRequestSettings | None = None,
    include: Sequence[VarshaphalInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """The Tajika year. Chart of the sidereal solar return with muntha, the five office bearers and their panchavargiya bala, the lord of the year, harsha bala, Tajika yogas, mudda and patyayini dasha, sahams; include adds the charts of months and sixty hours and tithi pravesha.

    `POST /varshaphal`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        year: Calendar year of the birthday with which the Tajika year begins. Default: the current Tajika year.
        relocation: Where the year’s chart is cast. Default: the birth place.
        settings: How to compute; everything is optional.
        include: Parts of the answer. default means the default parts, all means everything. Default: `muntha`, `year_lord`, `mudda_dasha`, `chart`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/varshaphal", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "relocation": relocation, "settings": settings, "include": include, "format": format}, id)


@overload
def gochara(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    reference: Literal["moon", "lagna", "sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    settings: GocharaRequestSettings | None = None,
    include: Sequence[GocharaInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def gochara(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    reference: Literal["moon", "lagna", "sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    settings: GocharaRequestSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultGocharaAnswer]: ...
@overload
def gochara(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    reference: Literal["moon", "lagna", "sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    settings: GocharaRequestSettings | None = None,
    include: Sequence[GocharaInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[GocharaAnswer]: ...
def gochara(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    reference: Literal["moon", "lagna", "sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    settings: GocharaRequestSettings | None = None,
    include: Sequence[GocharaInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Gochara: transits from the natal Moon. Stays of the grahas in the houses from the natal Moon: good or bad, vedha by whom and when, bindus, murti; include adds kakshyas and nakshatras with taras.

    `POST /gochara`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        analysis_date: Day of the analysis. Default: now.
        analysis_time: Local time at the birth place. Default with a date: 12:00.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        from_: Lists stays from here.
        to: End of the lists, exclusive. About 5000 entries at most.
        points: Whose stays to list. Default: all but the Moon.
        reference: Whose natal sign is the first house. Default: `moon`.
        settings: How to compute; everything is optional.
        include: Parts of the answer; all but current need from and to. Default: `current`, `stays`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/gochara", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "from": from_, "to": to, "points": points, "reference": reference, "settings": settings, "include": include, "format": format}, id)


@overload
def kp(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    number: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["lagna", "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    level: Literal["sign", "star", "sub", "sub_sub"] | None = None,
    settings: KpRequestSettings | None = None,
    include: Sequence[KpInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def kp(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    number: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["lagna", "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    level: Literal["sign", "star", "sub", "sub_sub"] | None = None,
    settings: KpRequestSettings | None = None,
    include: Sequence[KpInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[KpAnswer]: ...
def kp(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    analysis_date: CalendarDate | None = None,
    analysis_time: ClockTime | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    number: int | None = None,
    from_: DateOrInstant | None = None,
    to: DateOrInstant | None = None,
    points: Sequence[Literal["lagna", "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]] | None = None,
    level: Literal["sign", "star", "sub", "sub_sub"] | None = None,
    settings: KpRequestSettings | None = None,
    include: Sequence[KpInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Krishnamurti Paddhati: cusps, sub-lords, significators, horary. Placidus cusps and grahas with sign, star, sub and sub-sub lords, fourfold significators, ruling planets; horary charts by number 1–249; changes of lords in a range.

    `POST /kp`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        analysis_date: Day of the analysis. Default: now.
        analysis_time: Local time at the birth place. Default with a date: 12:00.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        number: Horary: the number the querent chose; date, time and place are those of the question, and the analysis is then.
        from_: Lists changes of lords from here.
        to: End of the list, exclusive. About 5,000 changes at most.
        points: Whose changes. Default: `moon`.
        level: The finest changes to list; wider ones are always among them. Default: `sub`.
        settings: How to compute; everything is optional.
        include: Parts of the answer. changes needs from and to. Default: all.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/kp", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "number": number, "from": from_, "to": to, "points": points, "level": level, "settings": settings, "include": include, "format": format}, id)


@overload
def festivals(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    years: int | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    kinds: Sequence[FestivalKind] | None = None,
    regions: Sequence[FestivalRegion] | None = None,
    calendars: Sequence[SolarCalendarId] | None = None,
    settings: FestivalsRequestSettings | None = None,
    include: Sequence[FestivalsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def festivals(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    years: int | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    kinds: Sequence[FestivalKind] | None = None,
    regions: Sequence[FestivalRegion] | None = None,
    calendars: Sequence[SolarCalendarId] | None = None,
    settings: FestivalsRequestSettings | None = None,
    include: Sequence[FestivalsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[FestivalsAnswer]: ...
def festivals(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    year: int | None = None,
    years: int | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    kinds: Sequence[FestivalKind] | None = None,
    regions: Sequence[FestivalRegion] | None = None,
    calendars: Sequence[SolarCalendarId] | None = None,
    settings: FestivalsRequestSettings | None = None,
    include: Sequence[FestivalsInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Festivals and vratas of a year at a place. Ekadashis (Smarta, Vaishnava, parana), pradosha, chaturthis, sankrantis, feasts, each with its rule, deciding moment and tithi; lunar months with adhika and kshaya; solar calendars.

    `POST /festivals`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        year: Gregorian year. Default: the current one.
        years: How many years. Default: `1`.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        kinds: Default: all.
        regions: Feasts of all India and of these. Default: all.
        calendars: Default: all.
        settings: How to compute; everything is optional.
        include: Parts of the answer. Default: all.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/festivals", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "years": years, "timezone": timezone, "utc_offset": utc_offset, "kinds": kinds, "regions": regions, "calendars": calendars, "settings": settings, "include": include, "format": format}, id)


@overload
def horary(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    question_house: int | None = None,
    from_house: int | None = None,
    settings: HoraryRequestSettings | None = None,
    include: Sequence[HoraryInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def horary(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    question_house: int | None = None,
    from_house: int | None = None,
    settings: HoraryRequestSettings | None = None,
    include: None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[DefaultHoraryAnswer]: ...
@overload
def horary(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    question_house: int | None = None,
    from_house: int | None = None,
    settings: HoraryRequestSettings | None = None,
    include: Sequence[HoraryInclude],
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[HoraryAnswer]: ...
def horary(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: AstrologicalSystem | None = None,
    sidereal: bool | None = None,
    question_house: int | None = None,
    from_house: int | None = None,
    settings: HoraryRequestSettings | None = None,
    include: Sequence[HoraryInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Horary: judgement of a question. Considerations before judgement, planetary hour, significators, perfection with exact moments (translation, collection, prohibition, refranation), receptions; include adds strengths and almutens.

    `POST /horary`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Name of the person; only echoed.
        gender: Used by matching only.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
        sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
        question_house: The house of what is asked about; the date, time and place are those of the question.
        from_house: The house of the person from whom question_house is counted. Default: `1`.
        settings: How to compute; everything is optional.
        include: Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `considerations`, `moon`, `perfection`, `receptions`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/horary", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "question_house": question_house, "from_house": from_house, "settings": settings, "include": include, "format": format}, id)


@overload
def muhurta(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    purpose: Literal["marriage", "travel", "house_entry", "foundation", "naming", "first_feeding", "ear_piercing", "tonsure", "upanayana", "learning", "vehicle", "business"],
    from_: DateOrInstant,
    to: DateOrInstant,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    person_a: BirthData | None = None,
    person_b: BirthData | None = None,
    direction: Literal["east", "south", "west", "north"] | None = None,
    ignore: Sequence[Literal["adhika_month", "kshaya_month", "lunar_month", "solar_month", "hari_shayana", "pitru_paksha", "jupiter_combust", "venus_combust", "eclipse", "vara", "tithi", "tithi_kshaya_vriddhi", "nakshatra", "yoga", "vishti", "sankranti", "direction", "birth_nakshatra", "tara_bala", "chandra_bala", "day_part", "rahu_kalam", "yamaganda", "gulika_kalam", "durmuhurta", "varjyam", "gandanta", "lagna", "houses", "lagna_eighth", "panchaka"]] | None = None,
    minimum_minutes: float | None = None,
    settings: MuhurtaRequestSettings | None = None,
    include: Sequence[MuhurtaInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def muhurta(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    purpose: Literal["marriage", "travel", "house_entry", "foundation", "naming", "first_feeding", "ear_piercing", "tonsure", "upanayana", "learning", "vehicle", "business"],
    from_: DateOrInstant,
    to: DateOrInstant,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    person_a: BirthData | None = None,
    person_b: BirthData | None = None,
    direction: Literal["east", "south", "west", "north"] | None = None,
    ignore: Sequence[Literal["adhika_month", "kshaya_month", "lunar_month", "solar_month", "hari_shayana", "pitru_paksha", "jupiter_combust", "venus_combust", "eclipse", "vara", "tithi", "tithi_kshaya_vriddhi", "nakshatra", "yoga", "vishti", "sankranti", "direction", "birth_nakshatra", "tara_bala", "chandra_bala", "day_part", "rahu_kalam", "yamaganda", "gulika_kalam", "durmuhurta", "varjyam", "gandanta", "lagna", "houses", "lagna_eighth", "panchaka"]] | None = None,
    minimum_minutes: float | None = None,
    settings: MuhurtaRequestSettings | None = None,
    include: Sequence[MuhurtaInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[MuhurtaAnswer]: ...
def muhurta(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    system: Literal["vedic"] | None = None,
    sidereal: Literal[True] | None = None,
    purpose: Literal["marriage", "travel", "house_entry", "foundation", "naming", "first_feeding", "ear_piercing", "tonsure", "upanayana", "learning", "vehicle", "business"],
    from_: DateOrInstant,
    to: DateOrInstant,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    person_a: BirthData | None = None,
    person_b: BirthData | None = None,
    direction: Literal["east", "south", "west", "north"] | None = None,
    ignore: Sequence[Literal["adhika_month", "kshaya_month", "lunar_month", "solar_month", "hari_shayana", "pitru_paksha", "jupiter_combust", "venus_combust", "eclipse", "vara", "tithi", "tithi_kshaya_vriddhi", "nakshatra", "yoga", "vishti", "sankranti", "direction", "birth_nakshatra", "tara_bala", "chandra_bala", "day_part", "rahu_kalam", "yamaganda", "gulika_kalam", "durmuhurta", "varjyam", "gandanta", "lagna", "houses", "lagna_eighth", "panchaka"]] | None = None,
    minimum_minutes: float | None = None,
    settings: MuhurtaRequestSettings | None = None,
    include: Sequence[MuhurtaInclude] | None = None,
    format: AnswerFormat | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Muhurta: times for a purpose. Windows to the second for a marriage, journey, house entry, naming … in a range of days, what each has, and the rule, source and cause of every exclusion; for one or two births with tara bala and chandra bala.

    `POST /muhurta`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        system: Optional; western is refused.
        sidereal: Optional; false is refused.
        purpose: What is to begin.
        from_: Start of the range.
        to: End of the range, exclusive; at most 370 days.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        person_a: For whom: adds tara bala, chandra bala and the signs eighth from the birth.
        person_b: The other of a couple.
        direction: Of a journey: weekdays against it are excluded.
        ignore: Rules that shall exclude nothing.
        minimum_minutes: The shortest window. Default: `10`. Unit: minutes.
        settings: How to compute; everything is optional.
        include: exclusions: when each rule excludes. days: the reasons of each day without a window. Default: `exclusions`.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        id: Your id for the call, returned with its result.
    """
    return item("/muhurta", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "purpose": purpose, "from": from_, "to": to, "timezone": timezone, "utc_offset": utc_offset, "person_a": person_a, "person_b": person_b, "direction": direction, "ignore": ignore, "minimum_minutes": minimum_minutes, "settings": settings, "include": include, "format": format}, id)


@overload
def report(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    kind: Literal["natal", "relationship", "year_ahead", "dasha_period", "moon_month"],
    system: Literal["western", "vedic"] | None = None,
    language: Literal["en"] | None = None,
    format: ReportFormat | None = None,
    paper: Literal["a4", "letter"] | None = None,
    keep: bool | None = None,
    voice: Literal["composed", "model"] | None = None,
    from_: CalendarDate | None = None,
    year: int | None = None,
    month: int | None = None,
    dasha_lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    report_timezone: TimeZoneName | None = None,
    settings: ReportSettings | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    person_a: BirthData | None = None,
    person_b: BirthData | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def report(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: None = None,
    precision: int | None = None,
    kind: Literal["natal", "relationship", "year_ahead", "dasha_period", "moon_month"],
    system: Literal["western", "vedic"] | None = None,
    language: Literal["en"] | None = None,
    format: ReportFormat | None = None,
    paper: Literal["a4", "letter"] | None = None,
    keep: bool | None = None,
    voice: Literal["composed", "model"] | None = None,
    from_: CalendarDate | None = None,
    year: int | None = None,
    month: int | None = None,
    dasha_lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    report_timezone: TimeZoneName | None = None,
    settings: ReportSettings | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    person_a: BirthData | None = None,
    person_b: BirthData | None = None,
    id: str | float | None = None,
) -> BatchItem[ReportAnswer]: ...
def report(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    elevation_m: float | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    kind: Literal["natal", "relationship", "year_ahead", "dasha_period", "moon_month"],
    system: Literal["western", "vedic"] | None = None,
    language: Literal["en"] | None = None,
    format: ReportFormat | None = None,
    paper: Literal["a4", "letter"] | None = None,
    keep: bool | None = None,
    voice: Literal["composed", "model"] | None = None,
    from_: CalendarDate | None = None,
    year: int | None = None,
    month: int | None = None,
    dasha_lord: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] | None = None,
    report_timezone: TimeZoneName | None = None,
    settings: ReportSettings | None = None,
    birth_date: CalendarDate | None = None,
    birth_time: ClockTime | None = None,
    timezone: TimeZoneName | None = None,
    utc_offset: UtcOffset | None = None,
    utc: Instant | None = None,
    datetime_utc: Instant | None = None,
    calendar: Literal["auto", "gregorian", "julian"] | None = None,
    name: str | None = None,
    gender: Literal["male", "female", "other"] | None = None,
    person_a: BirthData | None = None,
    person_b: BirthData | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Written report. A report in words: a birth chart (western or Vedic), a relationship, a year ahead, a dasha period or a month of the Moon, from texts written for Theia. Each paragraph names the placements, aspects, rules and dates that it rests on. As JSON, Markdown, one HTML document, or PDF. The same request gives the same report for a release. Paid from the wallet in every plan.

    `POST /report`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive. Unit: degrees.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive. Unit: degrees.
        lon: Alias of longitude.
        lng: Alias of longitude.
        elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        kind: natal: a birth chart; relationship: two births; year_ahead: a year from a day on; dasha_period: a mahadasha with its antardashas; moon_month: a calendar month.
        system: For natal and relationship. A year ahead and a Moon month are western, a dasha period is vedic. Default: `western`.
        language: Language of the texts. Default: `en`.
        format: markdown, html (one document that loads nothing, also for print) and pdf are the report alone; llm is lean Markdown for language models. Default: `json`.
        paper: Of html in print and of pdf. Default: `a4`.
        keep: Kept encrypted until it is deleted: it is answered as a report of /reports, at once or, after ten seconds, with its address.
        voice: model: written anew in one voice by the language model of this installation, and checked against the chart; always kept. What does not pass the check is delivered as it was composed, with a warning. Default: `composed`.
        from_: Year ahead: its first day. Dasha period: a day in the mahadasha. Natal, vedic: the day of the present dasha. Default: today.
        year: Moon month: its year; with month.
        month: Moon month: 1 to 12. Default: the present month.
        dasha_lord: Dasha period: the lord of the mahadasha, instead of from.
        report_timezone: Zone of the dates and times of a Moon month. Default: that of the birth place.
        settings: As for a natal chart.
        birth_date: Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.
        birth_time: Local time of birth; null, "" or "unknown" when it is not known.
        timezone: IANA time zone; overrides the one of the place.
        utc_offset: Local time minus UTC, ±HH:MM[:SS].
        utc: The birth as an instant, instead of birth_date and birth_time.
        datetime_utc: Alias of utc.
        calendar: Calendar of birth_date; auto: Gregorian from the day on which the place adopted it. Default: `auto`.
        name: Whose report it is, for its title.
        gender: Used by matching only.
        person_a: Relationship: one birth.
        person_b: Relationship: the other.
        id: Your id for the call, returned with its result.
    """
    return item("/report", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "kind": kind, "system": system, "language": language, "format": format, "paper": paper, "keep": keep, "voice": voice, "from": from_, "year": year, "month": month, "dasha_lord": dasha_lord, "report_timezone": report_timezone, "settings": settings, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "person_a": person_a, "person_b": person_b}, id)


@overload
def geocode(
    *,
    q: Location,
    limit: int | None = None,
    country: str | None = None,
    format: AnswerFormat | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def geocode(
    *,
    q: Location,
    limit: int | None = None,
    country: str | None = None,
    format: AnswerFormat | None = None,
    fields: None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[GeocodeAnswer]: ...
def geocode(
    *,
    q: Location,
    limit: int | None = None,
    country: str | None = None,
    format: AnswerFormat | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Places for a free text. Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. An empty list when nothing is found. Free of charge.

    `GET /geocode`

    Args:
        q: A place as free text: name first, then state or country in any order; or coordinates as text.
        limit: How many places to list. Default: `5`.
        country: Only places of this country, ISO 3166-1 alpha-2.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        id: Your id for the call, returned with its result.
    """
    return item("/geocode", {"q": q, "limit": limit, "country": country, "format": format, "fields": fields, "precision": precision}, id)


@overload
def timezone(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    local: str | None = None,
    utc: DateOrInstant | None = None,
    format: AnswerFormat | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def timezone(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    local: str | None = None,
    utc: DateOrInstant | None = None,
    format: AnswerFormat | None = None,
    fields: None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[TimezoneAnswer]: ...
def timezone(
    *,
    location: Location | None = None,
    latitude: Latitude | None = None,
    lat: Latitude | None = None,
    longitude: Longitude | None = None,
    lon: Longitude | None = None,
    lng: Longitude | None = None,
    local: str | None = None,
    utc: DateOrInstant | None = None,
    format: AnswerFormat | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Time zone and clock of a place at a moment. IANA zone of a place or point with its full history (tzdb with backzone), the offset in force, both readings of a local time that occurred twice or was skipped, and the clock changes before and after. Free of charge.

    `GET /timezone`

    Args:
        location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
        latitude: Geographic latitude, north positive.
        lat: Alias of latitude.
        longitude: Geographic longitude, east positive.
        lon: Alias of longitude.
        lng: Alias of longitude.
        local: Local wall clock, YYYY-MM-DDTHH:MM[:SS], proleptic Gregorian, without offset. Default, without utc: now.
        utc: An instant, instead of local.
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        id: Your id for the call, returned with its result.
    """
    return item("/timezone", {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "local": local, "utc": utc, "format": format, "fields": fields, "precision": precision}, id)


@overload
def sky(
    *,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    language: LanguageSetting | None = None,
    compact: bool | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def sky(
    *,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    language: LanguageSetting | None = None,
    compact: bool | None = None,
    fields: None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[SkyAnswer]: ...
def sky(
    *,
    format: Literal["json", "svg", "llm"] | None = None,
    theme: Literal["light", "dark", "print", "css"] | None = None,
    language: LanguageSetting | None = None,
    compact: bool | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """The sky right now. Positions, aspects and lunar phase of the current minute, geocentric and tropical, as JSON or drawn as a wheel with 0° Aries at nine o’clock. Free and without a key; public caches may keep it until the minute ends.

    `GET /sky`

    Args:
        format: Form of the answer; llm: lean Markdown for language models. Default: `json`.
        theme: Theme of the picture; css: its colours are CSS variables of the page. Default: `light`.
        language: Adds `names`: what the ids in the answer are called in this language.
        compact: Draws the picture larger and with less detail, for small screens. Default: `false`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        id: Your id for the call, returned with its result.
    """
    return item("/sky", {"format": format, "theme": theme, "language": language, "compact": compact, "fields": fields, "precision": precision}, id)


@overload
def me(
    *,
    format: AnswerFormat | None = None,
    fields: Sequence[str],
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[PlainAnswer]: ...
@overload
def me(
    *,
    format: AnswerFormat | None = None,
    fields: None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[MeAnswer]: ...
def me(
    *,
    format: AnswerFormat | None = None,
    fields: Sequence[str] | None = None,
    precision: int | None = None,
    id: str | float | None = None,
) -> BatchItem[Any]:
    """Plan, quota, balance and limits of the calling key. Free of charge and never cached. Money is decimal text in US dollars.

    `GET /me`

    Args:
        format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
        fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
        precision: Decimals of degrees, cut and not rounded up. Default: `8`.
        id: Your id for the call, returned with its result.
    """
    return item("/me", {"format": format, "fields": fields, "precision": precision}, id)
