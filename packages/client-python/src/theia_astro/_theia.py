# Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, overload
from ._answered import AnswerBytes, AnswerText, PlainAnswer
from ._batch import A, BatchItem, item
from ._sync import Caller
from .requests import AstrocartographySettings, Ayanamsa, BirthData, BodyMatrixSettings, ChartRequestShow, ChartSettings, CompareRequestSettings, ComparedRows, EclipsesRequestSettings, ElectionCondition, ElectionsSettings, EphemerisSettings, FestivalsRequestSettings, GocharaRequestSettings, GunaMilanRequestSettings, HeliacalEventsRequestSettings, HoraryRequestSettings, KpRequestSettings, MoonphasesRequestSettings, MuhurtaRequestSettings, NatalSettings, OccultationsRequestSettings, PanchangRequestSettings, PlaceInput, PositionsSettings, PrimaryDirectionsSettings, ProgressionsSettings, Relocation, ReportSettings, SadeSatiRequestSettings, Settings, SynastrySettings, TimeLordsRequestSettings, TransitOrb, TransitsSettings, VarshaphalRequestSettings, VedicSettings, YearlyCycleSettings
from .words import AnswerFormat, AspectList, AsteroidId, AstrocartographyInclude, AstrologicalSystem, BodyId, BodyList, CalendarDate, ClockTime, CoordinatesSetting, DateOrInstant, EclipsesInclude, FestivalKind, FestivalRegion, FestivalsInclude, GocharaInclude, GroupInclude, GunaMilanInclude, HeliacalBody, HoraryInclude, HouseSystem, Instant, KpInclude, LanguageSetting, Latitude, LilithSetting, Location, Longitude, MoonphasesInclude, MuhurtaInclude, NodeSetting, PanchangInclude, PointId, PositionsInclude, PrimaryDirectionsInclude, ProgressionsInclude, ReportFormat, ReturnInclude, SensitivityInclude, SolarCalendarId, TimeLordsInclude, TimeZoneName, TransitsInclude, UtcOffset, VarshaphalInclude, VedicInclude, VedicNatalInclude, VedicSynastryInclude, WesternNatalInclude, WesternSynastryInclude, YearlyCycleInclude

if TYPE_CHECKING:
    from .answers import AstrocartographyAnswer, BatchAnswer, BodyMatrixAnswer, ChartAnswer, CompareAnswer, DefaultAstrocartographyAnswer, DefaultGocharaAnswer, DefaultGroupAnswer, DefaultHoraryAnswer, DefaultMoonphasesAnswer, DefaultPanchangAnswer, DefaultPositionsAnswer, DefaultPrimaryDirectionsAnswer, DefaultProgressionsRange, DefaultProgressionsSnapshot, DefaultTimeLordsAnswer, DefaultTransitsRange, DefaultVarshaphalAnswer, DefaultVedicAnswer, DefaultVedicSynastryAnswer, DefaultWesternNatalAnswer, DefaultYearlyCycleAnswer, DryRun, EclipsesAnswer, ElectionsAnswer, EphemerisAnswer, FestivalsAnswer, GeocodeAnswer, GocharaAnswer, GroupAnswer, GunaMilanAnswer, HeliacalEventsAnswer, HoraryAnswer, KpAnswer, MeAnswer, MoonphasesAnswer, MuhurtaAnswer, OccultationsAnswer, PanchangAnswer, PositionsAnswer, PrimaryDirectionsAnswer, ProgressionsRange, ProgressionsSnapshot, ReportAnswer, ReturnAnswer, SadeSatiAnswer, SensitivityAnswer, SkyAnswer, TimeLordsAnswer, TimezoneAnswer, TransitsRange, TransitsSnapshot, VarshaphalAnswer, VedicAnswer, VedicSynastryAnswer, WesternNatalAnswer, WesternSynastryAnswer, YearlyCycleAnswer


class Theia(Caller):
    """The API: one method for each product. A call fails with a `TheiaError`."""

    @overload
    def natal(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def natal(
        self,
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
        format: Literal["llm"],
        analysis_date: CalendarDate | None = None,
        analysis_time: ClockTime | None = None,
        dashas_from: DateOrInstant | None = None,
        dashas_to: DateOrInstant | None = None,
        dashas_levels: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def natal(
        self,
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
        format: Literal["json"] | None = None,
        analysis_date: CalendarDate | None = None,
        analysis_time: ClockTime | None = None,
        dashas_from: DateOrInstant | None = None,
        dashas_to: DateOrInstant | None = None,
        dashas_levels: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def natal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultVedicAnswer: ...
    @overload
    def natal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> VedicAnswer: ...
    @overload
    def natal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultWesternNatalAnswer: ...
    @overload
    def natal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> WesternNatalAnswer: ...
    def natal(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/swiss/natal",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "settings": settings, "include": include, "format": format, "analysis_date": analysis_date, "analysis_time": analysis_time, "dashas_from": dashas_from, "dashas_to": dashas_to, "dashas_levels": dashas_levels},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def positions(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def positions(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def positions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def positions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultPositionsAnswer: ...
    @overload
    def positions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PositionsAnswer: ...
    def positions(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/positions",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "utc": utc, "datetime_utc": datetime_utc, "date": date, "time": time, "timezone": timezone, "utc_offset": utc_offset, "bodies": bodies, "ayanamsa": ayanamsa, "node": node, "lilith": lilith, "coordinates": coordinates, "house_system": house_system, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def moonphases(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def moonphases(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def moonphases(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def moonphases(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultMoonphasesAnswer: ...
    @overload
    def moonphases(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> MoonphasesAnswer: ...
    def moonphases(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/moonphases",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "from": from_, "to": to, "after": after, "before": before, "count": count, "phase": phase, "include": include, "voc_bodies": voc_bodies, "voc_definition": voc_definition, "timezone": timezone, "utc_offset": utc_offset, "settings": settings, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def vedic(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def vedic(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def vedic(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def vedic(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultVedicAnswer: ...
    @overload
    def vedic(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> VedicAnswer: ...
    def vedic(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/natal/vedic",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "analysis_date": analysis_date, "analysis_time": analysis_time, "dashas_from": dashas_from, "dashas_to": dashas_to, "dashas_levels": dashas_levels, "settings": settings, "include": include, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def eclipses(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def eclipses(
        self,
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
        format: Literal["svg"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def eclipses(
        self,
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
        format: Literal["llm"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def eclipses(
        self,
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
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def eclipses(
        self,
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
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> EclipsesAnswer: ...
    def eclipses(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/eclipses",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "from": from_, "to": to, "kind": kind, "include": include, "settings": settings, "path_minutes": path_minutes, "format": format, "theme": theme},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def heliacal_events(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def heliacal_events(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def heliacal_events(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def heliacal_events(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> HeliacalEventsAnswer: ...
    def heliacal_events(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/heliacal_events",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "from": from_, "to": to, "bodies": bodies, "events": events, "settings": settings, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def occultations(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def occultations(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def occultations(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def occultations(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> OccultationsAnswer: ...
    def occultations(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/occultations",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "from": from_, "to": to, "bodies": bodies, "settings": settings, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def ephemeris(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def ephemeris(
        self,
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
        format: Literal["csv"],
        ayanamsa: Ayanamsa | None = None,
        node: NodeSetting | None = None,
        lilith: LilithSetting | None = None,
        coordinates: CoordinatesSetting | None = None,
        settings: EphemerisSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def ephemeris(
        self,
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
        format: Literal["llm"],
        ayanamsa: Ayanamsa | None = None,
        node: NodeSetting | None = None,
        lilith: LilithSetting | None = None,
        coordinates: CoordinatesSetting | None = None,
        settings: EphemerisSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def ephemeris(
        self,
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
        format: Literal["json"] | None = None,
        ayanamsa: Ayanamsa | None = None,
        node: NodeSetting | None = None,
        lilith: LilithSetting | None = None,
        coordinates: CoordinatesSetting | None = None,
        settings: EphemerisSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def ephemeris(
        self,
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
        format: Literal["json"] | None = None,
        ayanamsa: Ayanamsa | None = None,
        node: NodeSetting | None = None,
        lilith: LilithSetting | None = None,
        coordinates: CoordinatesSetting | None = None,
        settings: EphemerisSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> EphemerisAnswer: ...
    def ephemeris(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/ephemeris",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "from": from_, "to": to, "step": step, "bodies": bodies, "columns": columns, "format": format, "ayanamsa": ayanamsa, "node": node, "lilith": lilith, "coordinates": coordinates, "settings": settings},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def chart(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def chart(
        self,
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
        format: Literal["svg"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        size: int | None = None,
        varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
        harmonic: int | None = None,
        show: ChartRequestShow | None = None,
        partner: BirthData | None = None,
        transit_date: CalendarDate | None = None,
        transit_time: ClockTime | None = None,
        settings: ChartSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def chart(
        self,
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
        format: Literal["png"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        size: int | None = None,
        varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
        harmonic: int | None = None,
        show: ChartRequestShow | None = None,
        partner: BirthData | None = None,
        transit_date: CalendarDate | None = None,
        transit_time: ClockTime | None = None,
        settings: ChartSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerBytes: ...
    @overload
    def chart(
        self,
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
        format: Literal["llm"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        size: int | None = None,
        varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
        harmonic: int | None = None,
        show: ChartRequestShow | None = None,
        partner: BirthData | None = None,
        transit_date: CalendarDate | None = None,
        transit_time: ClockTime | None = None,
        settings: ChartSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def chart(
        self,
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
        format: Literal["json"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        size: int | None = None,
        varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
        harmonic: int | None = None,
        show: ChartRequestShow | None = None,
        partner: BirthData | None = None,
        transit_date: CalendarDate | None = None,
        transit_time: ClockTime | None = None,
        settings: ChartSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def chart(
        self,
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
        format: Literal["json"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        size: int | None = None,
        varga: Literal[1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 5, 6, 8, 11, 81, 108, 144] | None = None,
        harmonic: int | None = None,
        show: ChartRequestShow | None = None,
        partner: BirthData | None = None,
        transit_date: CalendarDate | None = None,
        transit_time: ClockTime | None = None,
        settings: ChartSettings | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ChartAnswer: ...
    def chart(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/chart",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "style": style, "format": format, "theme": theme, "size": size, "varga": varga, "harmonic": harmonic, "show": show, "partner": partner, "transit_date": transit_date, "transit_time": transit_time, "settings": settings},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def body_matrix(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def body_matrix(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def body_matrix(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def body_matrix(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> BodyMatrixAnswer: ...
    def body_matrix(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/body_matrix",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "analysis_date": analysis_date, "analysis_time": analysis_time, "analysis_location": analysis_location, "analysis_latitude": analysis_latitude, "analysis_longitude": analysis_longitude, "settings": settings, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def yearly_cycle(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def yearly_cycle(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def yearly_cycle(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def yearly_cycle(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultYearlyCycleAnswer: ...
    @overload
    def yearly_cycle(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> YearlyCycleAnswer: ...
    def yearly_cycle(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/yearly_cycle",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "relocation": relocation, "return_location": return_location, "return_latitude": return_latitude, "return_longitude": return_longitude, "orb": orb, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def progressions(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def progressions(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultProgressionsSnapshot: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultProgressionsRange: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultProgressionsRange: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultProgressionsRange: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ProgressionsSnapshot: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ProgressionsRange: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ProgressionsRange: ...
    @overload
    def progressions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ProgressionsRange: ...
    def progressions(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/progressions",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "progressed_date": progressed_date, "progressed_time": progressed_time, "method": method, "angles": angles, "arc": arc, "converse": converse, "year_length": year_length, "from": from_, "to": to, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def primary_directions(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def primary_directions(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def primary_directions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def primary_directions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultPrimaryDirectionsAnswer: ...
    @overload
    def primary_directions(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PrimaryDirectionsAnswer: ...
    def primary_directions(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/primary_directions",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "method": method, "mode": mode, "latitudes": latitudes, "aspect_latitudes": aspect_latitudes, "motion": motion, "converse_by": converse_by, "key": key, "year_length": year_length, "significators": significators, "from": from_, "to": to, "limit": limit, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def astrocartography(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def astrocartography(
        self,
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
        format: Literal["svg"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def astrocartography(
        self,
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
        format: Literal["llm"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def astrocartography(
        self,
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
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def astrocartography(
        self,
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
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultAstrocartographyAnswer: ...
    @overload
    def astrocartography(
        self,
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
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AstrocartographyAnswer: ...
    def astrocartography(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/astrocartography",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "mode": mode, "relocation": relocation, "within_km": within_km, "settings": settings, "include": include, "format": format, "theme": theme},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def synastry(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def synastry(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def synastry(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def synastry(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultVedicSynastryAnswer: ...
    @overload
    def synastry(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> VedicSynastryAnswer: ...
    @overload
    def synastry(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> WesternSynastryAnswer: ...
    def synastry(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/synastry",
            {"fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "person_a": person_a, "person_b": person_b, "mode": mode, "settings": settings, "include": include, "relocation": relocation, "composite_houses": composite_houses, "composite_sun_proximity": composite_sun_proximity, "davison_geo": davison_geo, "apply_exceptions": apply_exceptions, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def group(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def group(
        self,
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
        format: Literal["svg"],
        drawing: Literal["matrix", "composite"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def group(
        self,
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
        format: Literal["llm"],
        drawing: Literal["matrix", "composite"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def group(
        self,
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
        format: Literal["json"] | None = None,
        drawing: Literal["matrix", "composite"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def group(
        self,
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
        format: Literal["json"] | None = None,
        drawing: Literal["matrix", "composite"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultGroupAnswer: ...
    @overload
    def group(
        self,
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
        format: Literal["json"] | None = None,
        drawing: Literal["matrix", "composite"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> GroupAnswer: ...
    def group(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/group",
            {"fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "people": people, "settings": settings, "include": include, "relocation": relocation, "composite_houses": composite_houses, "composite_sun_proximity": composite_sun_proximity, "davison_geo": davison_geo, "format": format, "drawing": drawing, "theme": theme},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def guna_milan(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def guna_milan(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def guna_milan(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def guna_milan(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> GunaMilanAnswer: ...
    def guna_milan(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/guna_milan",
            {"fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "person_a": person_a, "person_b": person_b, "apply_exceptions": apply_exceptions, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def transits(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def transits(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> TransitsSnapshot: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultTransitsRange: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultTransitsRange: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultTransitsRange: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> TransitsSnapshot: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> TransitsRange: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> TransitsRange: ...
    @overload
    def transits(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> TransitsRange: ...
    def transits(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/transits",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "transit_date": transit_date, "transit_time": transit_time, "transit_location": transit_location, "transit_latitude": transit_latitude, "transit_longitude": transit_longitude, "bodies": bodies, "targets": targets, "aspects": aspects, "orb": orb, "include": include, "settings": settings, "from": from_, "to": to, "events": events, "limit": limit, "cursor": cursor, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def elections(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def elections(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def elections(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def elections(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ElectionsAnswer: ...
    def elections(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/elections",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "timezone": timezone, "utc_offset": utc_offset, "from": from_, "to": to, "conditions": conditions, "natal": natal, "minimum_minutes": minimum_minutes, "limit": limit, "order": order, "settings": settings, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def sensitivity(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def sensitivity(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def sensitivity(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def sensitivity(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> SensitivityAnswer: ...
    def sensitivity(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/sensitivity",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "minutes": minutes, "minutes_before": minutes_before, "minutes_after": minutes_after, "system": system, "sidereal": sidereal, "settings": settings, "vedic_settings": vedic_settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def time_lords(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def time_lords(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def time_lords(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def time_lords(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultTimeLordsAnswer: ...
    @overload
    def time_lords(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> TimeLordsAnswer: ...
    def time_lords(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/time_lords",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "from": from_, "to": to, "levels": levels, "points": points, "lots": lots, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def compare(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def compare(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def compare(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def compare(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> CompareAnswer: ...
    def compare(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/compare",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "settings": settings, "rows": rows, "tolerance": tolerance, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def return_(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def return_(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def return_(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def return_(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ReturnAnswer: ...
    def return_(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/return",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "type": type, "year": year, "after": after, "date": date, "before": before, "count": count, "relocation": relocation, "return_location": return_location, "return_latitude": return_latitude, "return_longitude": return_longitude, "precession_corrected": precession_corrected, "converse": converse, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def panchang(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def panchang(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def panchang(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def panchang(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultPanchangAnswer: ...
    @overload
    def panchang(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PanchangAnswer: ...
    def panchang(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/panchang",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "date": date, "time": time, "timezone": timezone, "utc_offset": utc_offset, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def sade_sati(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def sade_sati(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def sade_sati(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def sade_sati(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> SadeSatiAnswer: ...
    def sade_sati(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/sade_sati",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "span": span, "from": from_, "to": to, "settings": settings, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def varshaphal(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def varshaphal(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def varshaphal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def varshaphal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultVarshaphalAnswer: ...
    @overload
    def varshaphal(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> VarshaphalAnswer: ...
    def varshaphal(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/varshaphal",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "relocation": relocation, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def gochara(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def gochara(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def gochara(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def gochara(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultGocharaAnswer: ...
    @overload
    def gochara(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> GocharaAnswer: ...
    def gochara(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/gochara",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "from": from_, "to": to, "points": points, "reference": reference, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def kp(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def kp(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def kp(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def kp(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> KpAnswer: ...
    def kp(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/kp",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "analysis_date": analysis_date, "analysis_time": analysis_time, "system": system, "sidereal": sidereal, "number": number, "from": from_, "to": to, "points": points, "level": level, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def festivals(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def festivals(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def festivals(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def festivals(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> FestivalsAnswer: ...
    def festivals(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/festivals",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "years": years, "timezone": timezone, "utc_offset": utc_offset, "kinds": kinds, "regions": regions, "calendars": calendars, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def horary(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def horary(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def horary(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def horary(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DefaultHoraryAnswer: ...
    @overload
    def horary(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> HoraryAnswer: ...
    def horary(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/horary",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "question_house": question_house, "from_house": from_house, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def muhurta(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def muhurta(
        self,
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
        format: Literal["llm"],
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def muhurta(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def muhurta(
        self,
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
        format: Literal["json"] | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> MuhurtaAnswer: ...
    def muhurta(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/muhurta",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "purpose": purpose, "from": from_, "to": to, "timezone": timezone, "utc_offset": utc_offset, "person_a": person_a, "person_b": person_b, "direction": direction, "ignore": ignore, "minimum_minutes": minimum_minutes, "settings": settings, "include": include, "format": format},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def report(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def report(
        self,
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
        format: Literal["markdown"],
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
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def report(
        self,
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
        format: Literal["html"],
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
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def report(
        self,
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
        format: Literal["pdf"],
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
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def report(
        self,
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
        format: Literal["llm"],
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
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> AnswerText: ...
    @overload
    def report(
        self,
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
        format: Literal["json"] | None = None,
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
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer: ...
    @overload
    def report(
        self,
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
        format: Literal["json"] | None = None,
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
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> ReportAnswer: ...
    def report(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/report",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "kind": kind, "system": system, "language": language, "format": format, "paper": paper, "keep": keep, "voice": voice, "from": from_, "year": year, "month": month, "dasha_lord": dasha_lord, "report_timezone": report_timezone, "settings": settings, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "person_a": person_a, "person_b": person_b},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def geocode(
        self,
        *,
        q: Location,
        limit: int | None = None,
        country: str | None = None,
        format: AnswerFormat | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DryRun: ...
    @overload
    def geocode(
        self,
        *,
        q: Location,
        limit: int | None = None,
        country: str | None = None,
        format: Literal["llm"],
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AnswerText: ...
    @overload
    def geocode(
        self,
        *,
        q: Location,
        limit: int | None = None,
        country: str | None = None,
        format: Literal["json"] | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PlainAnswer: ...
    @overload
    def geocode(
        self,
        *,
        q: Location,
        limit: int | None = None,
        country: str | None = None,
        format: Literal["json"] | None = None,
        fields: None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> GeocodeAnswer: ...
    def geocode(
        self,
        *,
        q: Location,
        limit: int | None = None,
        country: str | None = None,
        format: AnswerFormat | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Any:
        """Places for a free text. Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. An empty list when nothing is found. Free of charge.

        `GET /geocode`

        Args:
            q: A place as free text: name first, then state or country in any order; or coordinates as text.
            limit: How many places to list. Default: `5`.
            country: Only places of this country, ISO 3166-1 alpha-2.
            format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._call(
            "GET",
            "/geocode",
            {"q": q, "limit": limit, "country": country, "format": format, "fields": fields, "precision": precision},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
        )

    @overload
    def timezone(
        self,
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
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DryRun: ...
    @overload
    def timezone(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        local: str | None = None,
        utc: DateOrInstant | None = None,
        format: Literal["llm"],
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AnswerText: ...
    @overload
    def timezone(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        local: str | None = None,
        utc: DateOrInstant | None = None,
        format: Literal["json"] | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PlainAnswer: ...
    @overload
    def timezone(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        local: str | None = None,
        utc: DateOrInstant | None = None,
        format: Literal["json"] | None = None,
        fields: None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> TimezoneAnswer: ...
    def timezone(
        self,
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
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Any:
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
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._call(
            "GET",
            "/timezone",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "local": local, "utc": utc, "format": format, "fields": fields, "precision": precision},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
        )

    @overload
    def sky(
        self,
        *,
        format: Literal["json", "svg", "llm"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        language: LanguageSetting | None = None,
        compact: bool | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DryRun: ...
    @overload
    def sky(
        self,
        *,
        format: Literal["svg"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        language: LanguageSetting | None = None,
        compact: bool | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AnswerText: ...
    @overload
    def sky(
        self,
        *,
        format: Literal["llm"],
        theme: Literal["light", "dark", "print", "css"] | None = None,
        language: LanguageSetting | None = None,
        compact: bool | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AnswerText: ...
    @overload
    def sky(
        self,
        *,
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        language: LanguageSetting | None = None,
        compact: bool | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PlainAnswer: ...
    @overload
    def sky(
        self,
        *,
        format: Literal["json"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        language: LanguageSetting | None = None,
        compact: bool | None = None,
        fields: None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> SkyAnswer: ...
    def sky(
        self,
        *,
        format: Literal["json", "svg", "llm"] | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        language: LanguageSetting | None = None,
        compact: bool | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Any:
        """The sky right now. Positions, aspects and lunar phase of the current minute, geocentric and tropical, as JSON or drawn as a wheel with 0° Aries at nine o’clock. Free and without a key; public caches may keep it until the minute ends.

        `GET /sky`

        Args:
            format: Form of the answer; llm: lean Markdown for language models. Default: `json`.
            theme: Theme of the picture; css: its colours are CSS variables of the page. Default: `light`.
            language: Adds `names`: what the ids in the answer are called in this language.
            compact: Draws the picture larger and with less detail, for small screens. Default: `false`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._call(
            "GET",
            "/sky",
            {"format": format, "theme": theme, "language": language, "compact": compact, "fields": fields, "precision": precision},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
        )

    @overload
    def me(
        self,
        *,
        format: AnswerFormat | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
    ) -> DryRun: ...
    @overload
    def me(
        self,
        *,
        format: Literal["llm"],
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AnswerText: ...
    @overload
    def me(
        self,
        *,
        format: Literal["json"] | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> PlainAnswer: ...
    @overload
    def me(
        self,
        *,
        format: Literal["json"] | None = None,
        fields: None = None,
        precision: int | None = None,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> MeAnswer: ...
    def me(
        self,
        *,
        format: AnswerFormat | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Any:
        """Plan, quota, balance and limits of the calling key. Free of charge and never cached. Money is decimal text in US dollars.

        `GET /me`

        Args:
            format: llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._call(
            "GET",
            "/me",
            {"format": format, "fields": fields, "precision": precision},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
        )

    @overload
    def batch(
        self,
        items: Sequence[BatchItem[A]],
        *,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    def batch(
        self,
        items: Sequence[BatchItem[A]],
        *,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> BatchAnswer[A]: ...
    def batch(
        self,
        items: Sequence[BatchItem[Any]],
        *,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Up to 100 calls in one request, or 10,000 as a job. 1 to 100 calls of any endpoints, answered in order. Each is checked, computed, logged and charged separately. The result of a failed call is its problem, and it is free. As NDJSON (a call a line, up to 10,000), or with `Prefer: respond-async`, the batch becomes a job: it is answered 202 at once, goes on by itself, and its results are read at /jobs/ID/results, as they come. The price of its calls is the same.

        `POST /batch`

        Args:
            items: The calls, made by the functions of `theia_astro.items`.
            dry_run: With True nothing is computed, charged or logged: the answer is the price.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
            idempotency_key: Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.
        """
        return self._call(
            "POST",
            "/batch",
            {"items": [item.to_wire() for item in items]},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    def moonphases_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
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
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def moonphases_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
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
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultMoonphasesAnswer]: ...
    @overload
    def moonphases_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
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
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[MoonphasesAnswer]: ...
    def moonphases_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
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
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Moon calendar: page by page over a range of any length: the answers of `moonphases`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.

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
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._pages(
            "/moonphases",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "year": year, "from": from_, "to": to, "after": after, "before": before, "count": count, "phase": phase, "include": include, "voc_bodies": voc_bodies, "voc_definition": voc_definition, "timezone": timezone, "utc_offset": utc_offset, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def eclipses_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def eclipses_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[EclipsesAnswer]: ...
    def eclipses_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Solar and lunar eclipses: page by page over a range of any length: the answers of `eclipses`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.

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
            theme: Theme of the map. Default: `light`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._pages(
            "/eclipses",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "from": from_, "to": to, "kind": kind, "include": include, "settings": settings, "path_minutes": path_minutes, "theme": theme},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def transits_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def transits_pages(
        self,
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
        to: DateOrInstant,
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultTransitsRange]: ...
    @overload
    def transits_pages(
        self,
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
        to: DateOrInstant,
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[TransitsRange]: ...
    def transits_pages(
        self,
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
        from_: DateOrInstant,
        to: DateOrInstant,
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Transits to a birth chart, or among the moving bodies: page by page over a range of any length: the answers of `transits`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both.

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
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._pages(
            "/transits",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "transit_date": transit_date, "transit_time": transit_time, "transit_location": transit_location, "transit_latitude": transit_latitude, "transit_longitude": transit_longitude, "bodies": bodies, "targets": targets, "aspects": aspects, "orb": orb, "include": include, "settings": settings, "from": from_, "to": to, "events": events, "limit": limit, "cursor": cursor},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def moonphases_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: Sequence[MoonphasesInclude] | None = None,
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def moonphases_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: None = None,
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultMoonphasesAnswer]: ...
    @overload
    def moonphases_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: Sequence[MoonphasesInclude],
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[MoonphasesAnswer]: ...
    def moonphases_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: Sequence[MoonphasesInclude] | None = None,
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Moon calendar: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            after: The next phases after an instant, instead of year. next of an answer continues.
            count: With after or before: how many phases. Default: `1`.
            phase: With after or before: only this phase.
            include: Parts of the answer. default means the default parts, all means everything. Default: `phases`, `eclipses`.
            voc_bodies: Bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
            voc_definition: last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within half the sum of the orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion. Default: `last_aspect`.
            timezone: Adds local times to every event.
            utc_offset: Local time minus UTC, ±HH:MM[:SS].
            settings: How to compute; everything is optional.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/moonphases",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "after": after, "count": count, "phase": phase, "include": include, "voc_bodies": voc_bodies, "voc_definition": voc_definition, "timezone": timezone, "utc_offset": utc_offset, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def moonphases_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: Sequence[MoonphasesInclude] | None = None,
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def moonphases_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: None = None,
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultMoonphasesAnswer]: ...
    @overload
    def moonphases_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: Sequence[MoonphasesInclude],
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[MoonphasesAnswer]: ...
    def moonphases_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"] | None = None,
        include: Sequence[MoonphasesInclude] | None = None,
        voc_bodies: Literal["modern", "traditional"] | None = None,
        voc_definition: Literal["last_aspect", "lilly", "hellenistic"] | None = None,
        timezone: TimeZoneName | None = None,
        utc_offset: UtcOffset | None = None,
        settings: MoonphasesRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Moon calendar: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            before: The last phases before an instant, in order of time, instead of year. previous of an answer continues.
            count: With after or before: how many phases. Default: `1`.
            phase: With after or before: only this phase.
            include: Parts of the answer. default means the default parts, all means everything. Default: `phases`, `eclipses`.
            voc_bodies: Bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
            voc_definition: last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within half the sum of the orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion. Default: `last_aspect`.
            timezone: Adds local times to every event.
            utc_offset: Local time minus UTC, ±HH:MM[:SS].
            settings: How to compute; everything is optional.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/moonphases",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "before": before, "count": count, "phase": phase, "include": include, "voc_bodies": voc_bodies, "voc_definition": voc_definition, "timezone": timezone, "utc_offset": utc_offset, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def eclipses_next(
        self,
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
        count: int | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        system: AstrologicalSystem | None = None,
        sidereal: bool | None = None,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def eclipses_next(
        self,
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
        count: int | None = None,
        fields: None = None,
        precision: int | None = None,
        system: AstrologicalSystem | None = None,
        sidereal: bool | None = None,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[EclipsesAnswer]: ...
    def eclipses_next(
        self,
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
        count: int | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        system: AstrologicalSystem | None = None,
        sidereal: bool | None = None,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Solar and lunar eclipses: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
            sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
            kind: Which eclipses. Default: `all`.
            include: details adds contacts, durations, greatest point and all magnitudes; path the central line and limits of solar eclipses. Default: .
            settings: How to compute; everything is optional.
            path_minutes: Between the points of a path. Default: `5`. Unit: minutes.
            theme: Theme of the map. Default: `light`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/eclipses",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "kind": kind, "include": include, "settings": settings, "path_minutes": path_minutes, "theme": theme},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def eclipses_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        system: AstrologicalSystem | None = None,
        sidereal: bool | None = None,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def eclipses_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        fields: None = None,
        precision: int | None = None,
        system: AstrologicalSystem | None = None,
        sidereal: bool | None = None,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[EclipsesAnswer]: ...
    def eclipses_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        system: AstrologicalSystem | None = None,
        sidereal: bool | None = None,
        kind: Literal["solar", "lunar", "all"] | None = None,
        include: Sequence[EclipsesInclude] | None = None,
        settings: EclipsesRequestSettings | None = None,
        path_minutes: int | None = None,
        theme: Literal["light", "dark", "print", "css"] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Solar and lunar eclipses: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            before: The last events before this instant, excluded, in order of time. previous of an answer continues.
            count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            system: vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`.
            sidereal: True for the sidereal zodiac (Growth plan). Default: `false`.
            kind: Which eclipses. Default: `all`.
            include: details adds contacts, durations, greatest point and all magnitudes; path the central line and limits of solar eclipses. Default: .
            settings: How to compute; everything is optional.
            path_minutes: Between the points of a path. Default: `5`. Unit: minutes.
            theme: Theme of the map. Default: `light`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/eclipses",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "kind": kind, "include": include, "settings": settings, "path_minutes": path_minutes, "theme": theme},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def heliacal_events_next(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        after: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        bodies: Sequence[HeliacalBody] | None = None,
        events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
        settings: HeliacalEventsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def heliacal_events_next(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        after: DateOrInstant,
        count: int | None = None,
        fields: None = None,
        precision: int | None = None,
        bodies: Sequence[HeliacalBody] | None = None,
        events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
        settings: HeliacalEventsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[HeliacalEventsAnswer]: ...
    def heliacal_events_next(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        after: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        bodies: Sequence[HeliacalBody] | None = None,
        events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
        settings: HeliacalEventsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Heliacal risings, settings, visibility: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            bodies: Moon, naked-eye planets and stars. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`.
            events: Which events to list. Default: all.
            settings: Air, eyes, and how to resolve the place; everything is optional.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/heliacal_events",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "after": after, "count": count, "fields": fields, "precision": precision, "bodies": bodies, "events": events, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def heliacal_events_last(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        before: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        bodies: Sequence[HeliacalBody] | None = None,
        events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
        settings: HeliacalEventsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def heliacal_events_last(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        before: DateOrInstant,
        count: int | None = None,
        fields: None = None,
        precision: int | None = None,
        bodies: Sequence[HeliacalBody] | None = None,
        events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
        settings: HeliacalEventsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[HeliacalEventsAnswer]: ...
    def heliacal_events_last(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        before: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        bodies: Sequence[HeliacalBody] | None = None,
        events: Sequence[Literal["morning_first", "morning_last", "evening_first", "evening_last", "acronychal_rising", "cosmical_setting"]] | None = None,
        settings: HeliacalEventsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Heliacal risings, settings, visibility: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

        `POST /heliacal_events`

        Args:
            location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
            latitude: Geographic latitude, north positive. Unit: degrees.
            lat: Alias of latitude.
            longitude: Geographic longitude, east positive. Unit: degrees.
            lon: Alias of longitude.
            lng: Alias of longitude.
            elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
            before: The last events before this instant, excluded, in order of time. previous of an answer continues.
            count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            bodies: Moon, naked-eye planets and stars. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`.
            events: Which events to list. Default: all.
            settings: Air, eyes, and how to resolve the place; everything is optional.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/heliacal_events",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "before": before, "count": count, "fields": fields, "precision": precision, "bodies": bodies, "events": events, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def occultations_next(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        after: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
        settings: OccultationsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def occultations_next(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        after: DateOrInstant,
        count: int | None = None,
        fields: None = None,
        precision: int | None = None,
        bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
        settings: OccultationsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[OccultationsAnswer]: ...
    def occultations_next(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        after: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
        settings: OccultationsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Occultations by the Moon: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            bodies: What the Moon covers. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `aldebaran`, `regulus`, `spica`, `antares`.
            settings: How to resolve the place; everything is optional.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/occultations",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "after": after, "count": count, "fields": fields, "precision": precision, "bodies": bodies, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def occultations_last(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        before: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str],
        precision: int | None = None,
        bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
        settings: OccultationsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def occultations_last(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        before: DateOrInstant,
        count: int | None = None,
        fields: None = None,
        precision: int | None = None,
        bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
        settings: OccultationsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[OccultationsAnswer]: ...
    def occultations_last(
        self,
        *,
        location: Location | None = None,
        latitude: Latitude | None = None,
        lat: Latitude | None = None,
        longitude: Longitude | None = None,
        lon: Longitude | None = None,
        lng: Longitude | None = None,
        elevation_m: float | None = None,
        before: DateOrInstant,
        count: int | None = None,
        fields: Sequence[str] | None = None,
        precision: int | None = None,
        bodies: Sequence[Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "alcyone", "aldebaran", "regulus", "spica", "antares"]] | None = None,
        settings: OccultationsRequestSettings | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Occultations by the Moon: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

        `POST /occultations`

        Args:
            location: A place as free text, or coordinates as text. When coordinates are given it is only their label.
            latitude: Geographic latitude, north positive. Unit: degrees.
            lat: Alias of latitude.
            longitude: Geographic longitude, east positive. Unit: degrees.
            lon: Alias of longitude.
            lng: Alias of longitude.
            elevation_m: Elevation, for topocentric positions. Default: `0`. Unit: metres.
            before: The last events before this instant, excluded, in order of time. previous of an answer continues.
            count: With after or before: how many events; more where several share the second that ends them. Default: `1`.
            fields: Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.
            precision: Decimals of degrees, cut and not rounded up. Default: `8`.
            bodies: What the Moon covers. Default: `mercury`, `venus`, `mars`, `jupiter`, `saturn`, `aldebaran`, `regulus`, `spica`, `antares`.
            settings: How to resolve the place; everything is optional.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/occultations",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "before": before, "count": count, "fields": fields, "precision": precision, "bodies": bodies, "settings": settings},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def progressions_next(
        self,
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
        settings: ProgressionsSettings | None = None,
        include: Sequence[ProgressionsInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def progressions_next(
        self,
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
        settings: ProgressionsSettings | None = None,
        include: None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultProgressionsRange]: ...
    @overload
    def progressions_next(
        self,
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
        settings: ProgressionsSettings | None = None,
        include: Sequence[ProgressionsInclude],
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[ProgressionsRange]: ...
    def progressions_next(
        self,
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
        settings: ProgressionsSettings | None = None,
        include: Sequence[ProgressionsInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Progressions and solar arcs: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            settings: Default of orb_scale: `1`. Without orbs in the request every aspect has an orb of 1°.
            include: Parts of the answer. default means the default parts, all means everything. In a range (from and to, after, before) the default is events. Default: `points`, `houses`, `aspects_to_natal`, `lunation`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/progressions",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "progressed_date": progressed_date, "progressed_time": progressed_time, "method": method, "angles": angles, "arc": arc, "converse": converse, "year_length": year_length, "settings": settings, "include": include},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def progressions_last(
        self,
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
        before: DateOrInstant,
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
        settings: ProgressionsSettings | None = None,
        include: Sequence[ProgressionsInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def progressions_last(
        self,
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
        settings: ProgressionsSettings | None = None,
        include: None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultProgressionsRange]: ...
    @overload
    def progressions_last(
        self,
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
        settings: ProgressionsSettings | None = None,
        include: Sequence[ProgressionsInclude],
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[ProgressionsRange]: ...
    def progressions_last(
        self,
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
        before: DateOrInstant,
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
        settings: ProgressionsSettings | None = None,
        include: Sequence[ProgressionsInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Progressions and solar arcs: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            settings: Default of orb_scale: `1`. Without orbs in the request every aspect has an orb of 1°.
            include: Parts of the answer. default means the default parts, all means everything. In a range (from and to, after, before) the default is events. Default: `points`, `houses`, `aspects_to_natal`, `lunation`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/progressions",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "progressed_date": progressed_date, "progressed_time": progressed_time, "method": method, "angles": angles, "arc": arc, "converse": converse, "year_length": year_length, "settings": settings, "include": include},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def transits_next(
        self,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def transits_next(
        self,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultTransitsRange]: ...
    @overload
    def transits_next(
        self,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[TransitsRange]: ...
    def transits_next(
        self,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Transits to a birth chart, or among the moving bodies: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            events: Kinds of event in a range; lunation: the four phases of the Moon. Default: `exact`, `sign_ingress`, `house_ingress`, `station`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/transits",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "after": after, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "transit_date": transit_date, "transit_time": transit_time, "transit_location": transit_location, "transit_latitude": transit_latitude, "transit_longitude": transit_longitude, "bodies": bodies, "targets": targets, "aspects": aspects, "orb": orb, "include": include, "settings": settings, "events": events},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def transits_last(
        self,
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
        before: DateOrInstant,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def transits_last(
        self,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[DefaultTransitsRange]: ...
    @overload
    def transits_last(
        self,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[TransitsRange]: ...
    def transits_last(
        self,
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
        before: DateOrInstant,
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
        events: Sequence[Literal["exact", "sign_ingress", "house_ingress", "station", "eclipse", "lunation"]] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Transits to a birth chart, or among the moving bodies: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            events: Kinds of event in a range; lunation: the four phases of the Moon. Default: `exact`, `sign_ingress`, `house_ingress`, `station`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/transits",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "before": before, "count": count, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "transit_date": transit_date, "transit_time": transit_time, "transit_location": transit_location, "transit_latitude": transit_latitude, "transit_longitude": transit_longitude, "bodies": bodies, "targets": targets, "aspects": aspects, "orb": orb, "include": include, "settings": settings, "events": events},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def return_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        relocation: Relocation | None = None,
        return_location: Location | None = None,
        return_latitude: Latitude | None = None,
        return_longitude: Longitude | None = None,
        precession_corrected: bool | None = None,
        converse: bool | None = None,
        settings: Settings | None = None,
        include: Sequence[ReturnInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def return_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        relocation: Relocation | None = None,
        return_location: Location | None = None,
        return_latitude: Latitude | None = None,
        return_longitude: Longitude | None = None,
        precession_corrected: bool | None = None,
        converse: bool | None = None,
        settings: Settings | None = None,
        include: Sequence[ReturnInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[ReturnAnswer]: ...
    def return_next(
        self,
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
        after: DateOrInstant,
        count: int | None = None,
        relocation: Relocation | None = None,
        return_location: Location | None = None,
        return_latitude: Latitude | None = None,
        return_longitude: Longitude | None = None,
        precession_corrected: bool | None = None,
        converse: bool | None = None,
        settings: Settings | None = None,
        include: Sequence[ReturnInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Solar, lunar and planetary returns: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            after: The first returns from this instant on. Default, without year: the last one before now and the next one. next of an answer continues.
            count: How many returns. Default with year: all of them. Default: `1`.
            relocation: Place of the return. Default: the birth place.
            return_location: Alias of relocation.location.
            return_latitude: Geographic latitude, north positive. Unit: degrees.
            return_longitude: Geographic longitude, east positive. Unit: degrees.
            precession_corrected: Correct for precession: the return is to the same place among the stars. Default: `false`.
            converse: Returns before the birth: a year or instant after the birth is mirrored at the birth, and returns are counted back from there. Default: `false`.
            settings: Default of orb_scale: `1`.
            include: Parts of the answer. default means the default parts, all means everything. Default: `points`, `houses`, `aspects_to_natal`.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/return",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "type": type, "after": after, "count": count, "relocation": relocation, "return_location": return_location, "return_latitude": return_latitude, "return_longitude": return_longitude, "precession_corrected": precession_corrected, "converse": converse, "settings": settings, "include": include},
            timeout=timeout,
            retries=retries,
        )

    @overload
    def return_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        relocation: Relocation | None = None,
        return_location: Location | None = None,
        return_latitude: Latitude | None = None,
        return_longitude: Longitude | None = None,
        precession_corrected: bool | None = None,
        converse: bool | None = None,
        settings: Settings | None = None,
        include: Sequence[ReturnInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[PlainAnswer]: ...
    @overload
    def return_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        relocation: Relocation | None = None,
        return_location: Location | None = None,
        return_latitude: Latitude | None = None,
        return_longitude: Longitude | None = None,
        precession_corrected: bool | None = None,
        converse: bool | None = None,
        settings: Settings | None = None,
        include: Sequence[ReturnInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[ReturnAnswer]: ...
    def return_last(
        self,
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
        before: DateOrInstant,
        count: int | None = None,
        relocation: Relocation | None = None,
        return_location: Location | None = None,
        return_latitude: Latitude | None = None,
        return_longitude: Longitude | None = None,
        precession_corrected: bool | None = None,
        converse: bool | None = None,
        settings: Settings | None = None,
        include: Sequence[ReturnInclude] | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """Solar, lunar and planetary returns: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins.

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
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often the call is tried again if it failed in passing.
        """
        return self._following(
            "/return",
            {"location": location, "latitude": latitude, "lat": lat, "longitude": longitude, "lon": lon, "lng": lng, "elevation_m": elevation_m, "birth_date": birth_date, "birth_time": birth_time, "timezone": timezone, "utc_offset": utc_offset, "utc": utc, "datetime_utc": datetime_utc, "calendar": calendar, "name": name, "gender": gender, "fields": fields, "precision": precision, "system": system, "sidereal": sidereal, "type": type, "before": before, "count": count, "relocation": relocation, "return_location": return_location, "return_latitude": return_latitude, "return_longitude": return_longitude, "precession_corrected": precession_corrected, "converse": converse, "settings": settings, "include": include},
            timeout=timeout,
            retries=retries,
        )
