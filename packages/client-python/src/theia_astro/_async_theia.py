# Generated from packages/endpoints/openapi.json by packages/client/scripts/write-types.ts.
from __future__ import annotations

from typing import TYPE_CHECKING
from ._async import AsyncCaller
from ._methods import make_async_methods

if TYPE_CHECKING:
    from ._calls import AstrocartographyTakes, AsyncCsvLlmGives, AsyncLlmGives, AsyncMarkdownHtmlPdfLlmGives, AsyncNatalLlmGives, AsyncPagesGives, AsyncPagesPartsGives, AsyncPartsLlmGives, AsyncPartsSvgLlmGives, AsyncSearchPartsLlmGives, AsyncSearchRangePartsLlmGives, AsyncSvgLlmGives, AsyncSvgPngLlmGives, AsyncSynastryLlmGives, BodyMatrixTakes, ChartTakes, CompareTakes, EclipsesLastTakes, EclipsesNextTakes, EclipsesPagesTakes, EclipsesTakes, ElectionsTakes, EphemerisTakes, FestivalsTakes, GeocodeTakes, GocharaTakes, GroupTakes, GunaMilanTakes, HeliacalEventsLastTakes, HeliacalEventsNextTakes, HeliacalEventsTakes, HoraryTakes, KpTakes, MeTakes, MoonphasesLastTakes, MoonphasesNextTakes, MoonphasesPagesTakes, MoonphasesTakes, MuhurtaTakes, NatalTakes, OccultationsLastTakes, OccultationsNextTakes, OccultationsTakes, PanchangTakes, PositionsTakes, PrimaryDirectionsTakes, ProgressionsLastTakes, ProgressionsNextTakes, ProgressionsTakes, ReportTakes, ReturnLastTakes, ReturnNextTakes, ReturnTakes, SadeSatiTakes, SensitivityTakes, SkyTakes, SynastryTakes, TimeLordsTakes, TimezoneTakes, TransitsLastTakes, TransitsNextTakes, TransitsPagesTakes, TransitsTakes, VarshaphalTakes, VedicTakes, YearlyCycleTakes
    from .answers import AstrocartographyAnswer, BodyMatrixAnswer, ChartAnswer, CompareAnswer, DefaultAstrocartographyAnswer, DefaultGocharaAnswer, DefaultGroupAnswer, DefaultHoraryAnswer, DefaultMoonphasesAnswer, DefaultPanchangAnswer, DefaultPositionsAnswer, DefaultPrimaryDirectionsAnswer, DefaultProgressionsRange, DefaultProgressionsSnapshot, DefaultTimeLordsAnswer, DefaultTransitsRange, DefaultVarshaphalAnswer, DefaultVedicAnswer, DefaultVedicSynastryAnswer, DefaultWesternNatalAnswer, DefaultYearlyCycleAnswer, EclipsesAnswer, ElectionsAnswer, EphemerisAnswer, FestivalsAnswer, GeocodeAnswer, GocharaAnswer, GroupAnswer, GunaMilanAnswer, HeliacalEventsAnswer, HoraryAnswer, KpAnswer, MeAnswer, MoonphasesAnswer, MuhurtaAnswer, OccultationsAnswer, PanchangAnswer, PositionsAnswer, PrimaryDirectionsAnswer, ProgressionsRange, ProgressionsSnapshot, ReportAnswer, ReturnAnswer, SadeSatiAnswer, SensitivityAnswer, SkyAnswer, TimeLordsAnswer, TimezoneAnswer, TransitsRange, TransitsSnapshot, VarshaphalAnswer, VedicAnswer, VedicSynastryAnswer, WesternNatalAnswer, WesternSynastryAnswer, YearlyCycleAnswer


class AsyncTheia(AsyncCaller):
    """The API, awaited: one method for each product. A call fails with a `TheiaError`."""

    natal: NatalTakes | AsyncNatalLlmGives[DefaultVedicAnswer, VedicAnswer, DefaultWesternNatalAnswer, WesternNatalAnswer]
    """Natal chart. Points, houses, major aspects and the lunar phase of a birth, tropical or sidereal; `include` adds dignities, lots, patterns, balance, stars and more, or `all` of it. Without a birth time the chart is cast for local noon, without houses and angles. With system vedic it is the same as /natal/vedic. `POST /swiss/natal`"""
    positions: PositionsTakes | AsyncPartsLlmGives[DefaultPositionsAnswer, PositionsAnswer]
    """Positions of the sky at an instant. Longitudes, latitudes and speeds of the bodies, tropical or sidereal, and the lunar phase; with a place also houses and angles. With include details also declinations, right ascensions and distances. `POST /positions`"""
    moonphases: MoonphasesTakes | AsyncPartsLlmGives[DefaultMoonphasesAnswer, MoonphasesAnswer]
    """Moon calendar. Phases with their eclipses, sign ingresses, void of course in three definitions, apsides and supermoons of a year, a range, or the next and previous ones. `POST /moonphases`"""
    vedic: VedicTakes | AsyncPartsLlmGives[DefaultVedicAnswer, VedicAnswer]
    """Vedic natal chart. Sidereal chart by Parashara’s rules: grahas, bhavas, navamsa and the Vimshottari dasha (others by settings.dasha_systems, those of a span by dashas_from); `include` adds chalit, all vargas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas and more, or `all` of it. Every reading on which authors differ is a setting with a default, listed in conventions. Without a birth time bhavas are counted from the Moon and parts that need the lagna are null. `POST /natal/vedic`"""
    eclipses: EclipsesTakes | AsyncSvgLlmGives[EclipsesAnswer]
    """Solar and lunar eclipses. Every eclipse of a range with its type, maximum, magnitude and Saros; with a place also what is seen from there, with birth data also the natal points it falls on. include details adds contacts, durations and the greatest point, path the central line and limits of solar eclipses as GeoJSON or, with format svg, on a map. `POST /eclipses`"""
    heliacal_events: HeliacalEventsTakes | AsyncLlmGives[HeliacalEventsAnswer]
    """Heliacal risings, settings, visibility. First and last mornings and evenings on which Moon, planets and stars are seen from a place, acronychal risings, cosmical settings, and periods of visibility. `POST /heliacal_events`"""
    occultations: OccultationsTakes | AsyncLlmGives[OccultationsAnswer]
    """Occultations by the Moon. When the Moon covers planets and bright stars: for the whole Earth, or what a place sees, with contacts, position angles, altitudes and daylight. `POST /occultations`"""
    ephemeris: EphemerisTakes | AsyncCsvLlmGives[EphemerisAnswer]
    """Table of positions at even steps. Longitude, latitude, distance, speed, right ascension and declination of the bodies at every step of a range, tropical or sidereal, as JSON or CSV. `POST /ephemeris`"""
    chart: ChartTakes | AsyncSvgPngLlmGives[ChartAnswer]
    """Chart as a picture. A natal wheel, a bi-wheel with a partner or with transits, a table of aspects, or a chart in the North, South or East Indian style, as SVG, as PNG, or as JSON with the position of everything in it. Glyphs and figures are paths: the picture is the same everywhere, without a font. `POST /chart`"""
    body_matrix: BodyMatrixTakes | AsyncLlmGives[BodyMatrixAnswer]
    """Body matrix: the day and hour against a birth chart. Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points. `POST /body_matrix`"""
    yearly_cycle: YearlyCycleTakes | AsyncPartsLlmGives[DefaultYearlyCycleAnswer, YearlyCycleAnswer]
    """A year of life from one solar return to the next. Solar return chart, annual and monthly profections, exact slow transits and eclipses on natal points; include adds times in orb, ingresses, the progressed Moon, lunar returns, stations, and one timeline of everything. `POST /yearly_cycle`"""
    progressions: ProgressionsTakes | AsyncSearchPartsLlmGives[DefaultProgressionsSnapshot, DefaultProgressionsRange, ProgressionsSnapshot, ProgressionsRange]
    """Progressions and solar arcs. Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the birth chart, and the progressed lunation cycle. With from and to, every ingress, station and exact aspect of the range. `POST /progressions`"""
    primary_directions: PrimaryDirectionsTakes | AsyncPartsLlmGives[DefaultPrimaryDirectionsAnswer, PrimaryDirectionsAnswer]
    """Primary directions. Arcs of direction of a life with their dates, by Placidus (semi-arcs) or Regiomontanus, zodiacal or mundane, direct and converse; `include` adds parallels, terms and the speculum. `POST /primary_directions`"""
    astrocartography: AstrocartographyTakes | AsyncPartsSvgLlmGives[DefaultAstrocartographyAnswer, AstrocartographyAnswer]
    """Astrocartography. Where on Earth each body of a birth rises, sets and culminates, as GeoJSON or drawn on a map, and the lines nearest to a city; `include` adds aspects to the angles, parans, local space and the relocated chart. `POST /astrocartography`"""
    synastry: SynastryTakes | AsyncSynastryLlmGives[DefaultVedicSynastryAnswer, VedicSynastryAnswer, WesternSynastryAnswer]
    """Two people: synastry, composite, Davison. Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults. `POST /synastry`"""
    group: GroupTakes | AsyncPartsSvgLlmGives[DefaultGroupAnswer, GroupAnswer]
    """Two to ten people: composite, Davison, matrix. One composite and one Davison chart of a whole group, a matrix of the aspects between every two people, the hub, elements and modalities; guna milan by `include`. Of two people everything equals POST /synastry. `POST /group`"""
    guna_milan: GunaMilanTakes | AsyncLlmGives[GunaMilanAnswer]
    """Marriage matching by the Moons. Ashtakoota: eight kootas of 36 points between two sidereal Moons, each with its reason and exceptions; mahendra and stree dirgha; whether vedha and rajju are present and harmful; the manglik status of both; the ten poruthams. `POST /guna_milan`"""
    transits: TransitsTakes | AsyncSearchRangePartsLlmGives[TransitsSnapshot, DefaultTransitsRange, TransitsRange]
    """Transits to a birth chart, or among the moving bodies. With transit_date: the sky of one instant over the birth chart. With from and to: every exact hit, time in orb, ingress, station, lunation and eclipse of the range, to the second. Hits are searched between stations, where the longitude only grows or only falls, so none is missed. `POST /transits`"""
    elections: ElectionsTakes | AsyncLlmGives[ElectionsAnswer]
    """Moments that satisfy conditions. Every window of a range in which conditions hold, to the second, with what begins or ends at its edges. Conditions with a weight give a score. `POST /elections`"""
    sensitivity: SensitivityTakes | AsyncLlmGives[SensitivityAnswer]
    """What an uncertain birth time changes. Every instant around a birth time at which a sign, house, lot, aspect, pattern, varga lagna, bhava, dasha lord or limb changes; what holds throughout, and how long each stays as it is. Without a birth time: over the whole civil day. `POST /sensitivity`"""
    time_lords: TimeLordsTakes | AsyncPartsLlmGives[DefaultTimeLordsAnswer, TimeLordsAnswer]
    """Lords of time: profections, releasing, firdaria, decennials. Which planets and signs rule the years, months and days of a life: profections of any point, zodiacal releasing from any lot, firdaria; include adds decennials and the ages of rising times. `POST /time_lords`"""
    compare: CompareTakes | AsyncLlmGives[CompareAnswer]
    """Why another program shows other numbers. Longitudes, cusps, angles, dasha dates and sunrise of another program beside a birth: the answer names the setting that explains the differences (node, ayanamsa, time zone or daylight saving, local mean time, true or apparent positions, house system, dasha year, sunrise), with the evidence and the fields that give the same here, or says that none does. `POST /compare`"""
    return_: ReturnTakes | AsyncLlmGives[ReturnAnswer]
    """Solar, lunar and planetary returns. When a body returns to its natal longitude, to the second, with every retrograde passage and the chart for it; relocated, corrected for precession, or converse. `POST /return`"""
    panchang: PanchangTakes | AsyncPartsLlmGives[DefaultPanchangAnswer, PanchangAnswer]
    """Panchang of a day at a place. Vara, tithi, nakshatra, yoga and karana with their times; rise and set times; kalams; lunar month, season. `include` adds every limb of the day, varjyam, choghadiya, hora, muhurtas, named periods, rising signs. `POST /panchang`"""
    sade_sati: SadeSatiTakes | AsyncLlmGives[SadeSatiAnswer]
    """Sade sati: Saturn over the natal Moon. Sade sati and dhaiya: every stay of sidereal Saturn in the 12th, 1st, 2nd, 4th and 8th signs from the Moon’s sign, with separate stays for retrograde returns, thirty years on either side of the analysis, in a range, or in a whole life, with ages. `POST /sade_sati`"""
    varshaphal: VarshaphalTakes | AsyncPartsLlmGives[DefaultVarshaphalAnswer, VarshaphalAnswer]
    """The Tajika year. Chart of the sidereal solar return with muntha, the five office bearers and their panchavargiya bala, the lord of the year, harsha bala, Tajika yogas, mudda and patyayini dasha, sahams; include adds the charts of months and sixty hours and tithi pravesha. `POST /varshaphal`"""
    gochara: GocharaTakes | AsyncPartsLlmGives[DefaultGocharaAnswer, GocharaAnswer]
    """Gochara: transits from the natal Moon. Stays of the grahas in the houses from the natal Moon: good or bad, vedha by whom and when, bindus, murti; include adds kakshyas and nakshatras with taras. `POST /gochara`"""
    kp: KpTakes | AsyncLlmGives[KpAnswer]
    """Krishnamurti Paddhati: cusps, sub-lords, significators, horary. Placidus cusps and grahas with sign, star, sub and sub-sub lords, fourfold significators, ruling planets; horary charts by number 1–249; changes of lords in a range. `POST /kp`"""
    festivals: FestivalsTakes | AsyncLlmGives[FestivalsAnswer]
    """Festivals and vratas of a year at a place. Ekadashis (Smarta, Vaishnava, parana), pradosha, chaturthis, sankrantis, feasts, each with its rule, deciding moment and tithi; lunar months with adhika and kshaya; solar calendars. `POST /festivals`"""
    horary: HoraryTakes | AsyncPartsLlmGives[DefaultHoraryAnswer, HoraryAnswer]
    """Horary: judgement of a question. Considerations before judgement, planetary hour, significators, perfection with exact moments (translation, collection, prohibition, refranation), receptions; include adds strengths and almutens. `POST /horary`"""
    muhurta: MuhurtaTakes | AsyncLlmGives[MuhurtaAnswer]
    """Muhurta: times for a purpose. Windows to the second for a marriage, journey, house entry, naming … in a range of days, what each has, and the rule, source and cause of every exclusion; for one or two births with tara bala and chandra bala. `POST /muhurta`"""
    report: ReportTakes | AsyncMarkdownHtmlPdfLlmGives[ReportAnswer]
    """Written report. A report in words: a birth chart (western or Vedic), a relationship, a year ahead, a dasha period or a month of the Moon, from texts written for Theia. Each paragraph names the placements, aspects, rules and dates that it rests on. As JSON, Markdown, one HTML document, or PDF. The same request gives the same report for a release. Paid from the wallet in every plan. `POST /report`"""
    geocode: GeocodeTakes | AsyncLlmGives[GeocodeAnswer]
    """Places for a free text. Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. An empty list when nothing is found. Free of charge. `GET /geocode`"""
    timezone: TimezoneTakes | AsyncLlmGives[TimezoneAnswer]
    """Time zone and clock of a place at a moment. IANA zone of a place or point with its full history (tzdb with backzone), the offset in force, both readings of a local time that occurred twice or was skipped, and the clock changes before and after. Free of charge. `GET /timezone`"""
    sky: SkyTakes | AsyncSvgLlmGives[SkyAnswer]
    """The sky right now. Positions, aspects and lunar phase of the current minute, geocentric and tropical, as JSON or drawn as a wheel with 0° Aries at nine o’clock. Free and without a key; public caches may keep it until the minute ends. `GET /sky`"""
    me: MeTakes | AsyncLlmGives[MeAnswer]
    """Plan, quota, balance and limits of the calling key. Free of charge and never cached. Money is decimal text in US dollars. `GET /me`"""
    moonphases_pages: MoonphasesPagesTakes | AsyncPagesPartsGives[DefaultMoonphasesAnswer, MoonphasesAnswer]
    """Moon calendar: page by page over a range of any length: the answers of `moonphases`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both."""
    moonphases_next: MoonphasesNextTakes | AsyncPagesPartsGives[DefaultMoonphasesAnswer, MoonphasesAnswer]
    """Moon calendar: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    moonphases_last: MoonphasesLastTakes | AsyncPagesPartsGives[DefaultMoonphasesAnswer, MoonphasesAnswer]
    """Moon calendar: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    eclipses_pages: EclipsesPagesTakes | AsyncPagesGives[EclipsesAnswer]
    """Solar and lunar eclipses: page by page over a range of any length: the answers of `eclipses`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both."""
    eclipses_next: EclipsesNextTakes | AsyncPagesGives[EclipsesAnswer]
    """Solar and lunar eclipses: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    eclipses_last: EclipsesLastTakes | AsyncPagesGives[EclipsesAnswer]
    """Solar and lunar eclipses: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    heliacal_events_next: HeliacalEventsNextTakes | AsyncPagesGives[HeliacalEventsAnswer]
    """Heliacal risings, settings, visibility: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    heliacal_events_last: HeliacalEventsLastTakes | AsyncPagesGives[HeliacalEventsAnswer]
    """Heliacal risings, settings, visibility: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    occultations_next: OccultationsNextTakes | AsyncPagesGives[OccultationsAnswer]
    """Occultations by the Moon: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    occultations_last: OccultationsLastTakes | AsyncPagesGives[OccultationsAnswer]
    """Occultations by the Moon: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    progressions_next: ProgressionsNextTakes | AsyncPagesPartsGives[DefaultProgressionsRange, ProgressionsRange]
    """Progressions and solar arcs: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    progressions_last: ProgressionsLastTakes | AsyncPagesPartsGives[DefaultProgressionsRange, ProgressionsRange]
    """Progressions and solar arcs: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    transits_pages: TransitsPagesTakes | AsyncPagesPartsGives[DefaultTransitsRange, TransitsRange]
    """Transits to a birth chart, or among the moving bodies: page by page over a range of any length: the answers of `transits`, one after the other. A range longer than one call may search is split. Each page is a call with its own price. What crosses the border of two parts, as a window in orb may, is clipped in both."""
    transits_next: TransitsNextTakes | AsyncPagesPartsGives[DefaultTransitsRange, TransitsRange]
    """Transits to a birth chart, or among the moving bodies: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    transits_last: TransitsLastTakes | AsyncPagesPartsGives[DefaultTransitsRange, TransitsRange]
    """Transits to a birth chart, or among the moving bodies: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    return_next: ReturnNextTakes | AsyncPagesGives[ReturnAnswer]
    """Solar, lunar and planetary returns: the next ones, `count` at a time, page after page until you stop or the ephemeris ends. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""
    return_last: ReturnLastTakes | AsyncPagesGives[ReturnAnswer]
    """Solar, lunar and planetary returns: the last ones before an instant, `count` at a time, page after page back in time; each page is in order of time. Up to 20 pages within an hour are one search, which is charged once; then the next one begins."""


make_async_methods(AsyncTheia)
