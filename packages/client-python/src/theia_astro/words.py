# Generated from packages/endpoints/openapi.json by packages/client/scripts/write-types.ts.
"""The words that requests and answers use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias


AnswerFormat: TypeAlias = Literal["json", "llm"]
"""llm: lean Markdown for language models (text/markdown) instead of JSON. Default: `json`."""
AspectId: TypeAlias = Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile", "bi_quintile", "septile", "bi_septile", "tri_septile", "novile", "bi_novile", "quadri_novile", "decile", "tri_decile"]
AspectList: TypeAlias = Sequence[Literal["major", "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile", "bi_quintile", "septile", "bi_septile", "tri_septile", "novile", "bi_novile", "quadri_novile", "decile", "tri_decile"]]
"""Aspects to look for; major means the five Ptolemaic ones."""
AsteroidId: TypeAlias = str
"""A minor planet by its number, if the service has an ephemeris file for it; the numbers of bodies with an id (1, 2, 3, 4, 2060, 5145, 134340) give that id."""
AstrocartographyInclude: TypeAlias = Literal["lines", "nearest", "aspects", "parans", "local_space", "relocated", "default", "all"]
AstrologicalSystem: TypeAlias = Literal["western", "vedic"]
"""vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise. Default: `western`."""
BhavaNumber: TypeAlias = int
"""Bhava 1–12 (sector 1–36 for Gauquelin)."""
BhavaSetting: TypeAlias = Literal["whole_sign", "chalit"]
"""With system vedic: which houses are counted. chalit means Sripati houses unless house_system names another system. Default: `whole_sign`."""
BindusBySign: TypeAlias = list[int]
"""Aries to Pisces."""
BodyId: TypeAlias = Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto"] | AsteroidId
BodyList: TypeAlias = Sequence[BodyId]
"""Bodies."""
CalendarDate: TypeAlias = str
"""A real calendar day, YYYY-MM-DD; astronomical years."""
ChartRole: TypeAlias = Literal["natal", "transit", "progressed", "directed", "return", "eclipse", "a", "b", "draconic"]
ChoghadiyaId: TypeAlias = Literal["udveg", "chal", "labh", "amrit", "kaal", "shubh", "rog"]
ClassicalPlanet: TypeAlias = Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
ClockTime: TypeAlias = str
"""Local clock time, 24 hours, HH:MM[:SS[.fff]]; second 60 where a leap second was inserted."""
ComparedAngle: TypeAlias = float | str
"""Ecliptic longitude: degrees from 0° Aries, or a text with sign, degrees, minutes, seconds. The digits tell how fine it is."""
ComparedSetting: TypeAlias = Literal["time", "place", "zodiac", "positions", "coordinates", "node", "lilith", "house_system", "dasha_year", "sunrise"]
"""What programs decide differently."""
ComparedValue: TypeAlias = float | str | None
"""A longitude in degrees, or an instant. Null: there is none."""
CoordinatesSetting: TypeAlias = Literal["geocentric", "topocentric", "heliocentric"]
"""Where the sky is seen from. Default: `geocentric`."""
DashaSystem: TypeAlias = Literal["vimshottari", "yogini", "ashtottari", "chara", "narayana", "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimshat_sama", "shashti_hayani", "kalachakra", "sudasa", "shoola", "niryana_shoola", "drig", "naisargika", "mandook", "chakra"]
DateOrInstant: TypeAlias = str
"""A date (midnight UTC) or an ISO-8601 instant; without an offset it is UTC."""
DegreeInSign: TypeAlias = float
"""Degree within the sign. Unit: degrees."""
DignityNames: TypeAlias = list[Literal["domicile", "exaltation", "triplicity", "term", "face"]]
EclipsesInclude: TypeAlias = Literal["details", "path", "default", "all"]
EclipticLongitude: TypeAlias = float
"""Ecliptic longitude in the zodiac of the chart. Unit: degrees."""
ElectionConditionType: TypeAlias = Literal["sign", "degrees", "dignity", "house", "retrograde", "combust", "under_beams", "cazimi", "aspect", "phase", "void_of_course", "mansion", "hour_ruler", "day_ruler", "daylight", "weekday", "local_time", "tithi", "nakshatra", "yoga", "karana", "vara", "lagna", "hora", "choghadiya"]
FactKind: TypeAlias = Literal["body_sign", "angle_sign", "body_house", "cusp_sign", "cusp_ruler", "lot_sign", "lot_house", "sect", "lunar_phase", "rudhyar_phase", "aspect", "pattern", "lagna_sign", "graha_sign", "nakshatra", "pada", "varga_sign", "bhava", "chalit_bhava", "karaka", "dasha_lord", "tithi", "karana", "yoga", "vara", "hora"]
"""What kind of fact it is."""
FactValue: TypeAlias = str | float | None
"""A sign, house, name or lord. Null: there is none."""
FestivalKind: TypeAlias = Literal["feast", "ekadashi", "pradosha", "sankashti", "vinayaka_chaturthi", "masik_shivaratri", "shashthi", "purnima", "amavasya", "sankranti"]
FestivalRegion: TypeAlias = Literal["north", "tamil", "andhra_karnataka", "kerala", "bengal", "odisha", "maharashtra_gujarat", "assam", "punjab"]
FestivalsInclude: TypeAlias = Literal["festivals", "lunar_months", "calendars", "default", "all"]
FractionPassed: TypeAlias = float
"""Fraction already passed at the moment of the answer."""
GocharaInclude: TypeAlias = Literal["current", "stays", "kakshyas", "nakshatras", "default", "all"]
Graha: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]
GroupInclude: TypeAlias = Literal["matrix", "balance", "composite", "davison", "aspects", "guna_milan", "charts", "composite_aspects", "davison_aspects", "all_aspects", "details", "default", "all"]
GunaMilanInclude: TypeAlias = Literal["porutham", "default", "all"]
HeliacalBody: TypeAlias = Literal["moon", "mercury", "venus", "mars", "jupiter", "saturn", "algol", "alcyone", "aldebaran", "rigel", "bellatrix", "capella", "betelgeuse", "sirius", "canopus", "castor", "pollux", "procyon", "alphard", "regulus", "zosma", "denebola", "vindemiatrix", "algorab", "spica", "arcturus", "acrux", "toliman", "antares", "vega", "altair", "fomalhaut", "deneb", "achernar", "scheat", "markab"]
HoraSetting: TypeAlias = Literal["unequal", "equal"]
"""Length of a hora: a twelfth of day or night, or 60 minutes from sunrise. Default: `unequal`."""
HoraryInclude: TypeAlias = Literal["points", "houses", "considerations", "moon", "perfection", "receptions", "strengths", "almuten", "default", "all"]
HouseNumber: TypeAlias = int | None
"""House 1–12 (sector 1–36 for Gauquelin); null without birth time."""
HousePlacementSetting: TypeAlias = Literal["ecliptic", "mundane"]
"""House of a body by its longitude, or by its mundane position. Default: `ecliptic`."""
HouseSystem: TypeAlias = Literal["P", "K", "O", "R", "C", "A", "E", "W", "B", "V", "T", "M", "S", "G", "U", "X", "H", "F", "D", "N", "L", "Q", "Y", "I", "i", "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "alcabitius", "vehlow", "topocentric", "morinus", "sripati", "gauquelin", "krusinski", "axial", "horizontal", "carter", "equal_mc", "whole_sign_aries", "pullen_sd", "pullen_sr", "apc", "sunshine", "sunshine_makransky"]
"""House system: Swiss Ephemeris letter (case-sensitive: i is not I) or name."""
Instant: TypeAlias = str
"""ISO-8601 UTC, whole seconds; astronomical years, outside 0000 to 9999 as ±YYYYYY."""
InstantOrNull: TypeAlias = Instant | None
KaranaId: TypeAlias = Literal["bava", "balava", "kaulava", "taitila", "gara", "vanija", "vishti", "shakuni", "chatushpada", "naga", "kimstughna"]
KpInclude: TypeAlias = Literal["cusps", "points", "significators", "ruling_planets", "changes", "default", "all"]
LanguageSetting: TypeAlias = Literal["en", "es", "pt", "fr", "de", "it", "hi", "ta", "ru", "ja", "zh", "tr"]
"""Adds `names`: what the ids in the answer are called in this language."""
Latitude: TypeAlias = float
"""Geographic latitude, north positive. Unit: degrees."""
LilithSetting: TypeAlias = Literal["mean", "osculating", "interpolated"]
"""Lunar apogee. Default: `mean`."""
LmtSetting: TypeAlias = Literal["longitude", "zone"]
"""Which local mean time is used before standard time: by the longitude of the place, or of its zone. Default: `longitude`."""
LocalTime: TypeAlias = str
"""Wall clock with offset; with timezone or utc_offset."""
Location: TypeAlias = str
"""A place as free text, or coordinates as text. When coordinates are given it is only their label."""
LocationPolicySetting: TypeAlias = Literal["best", "strict"]
"""What to do with an ambiguous place: use the best match with a warning, or answer 422 `place_ambiguous`. Default: `best`."""
Longitude: TypeAlias = float
"""Geographic longitude, east positive. Unit: degrees."""
LotReversalSetting: TypeAlias = Literal["sect", "never"]
"""Whether the formulas of lots are reversed by night. Default: `sect`."""
LunarMonthId: TypeAlias = Literal["chaitra", "vaishakha", "jyeshtha", "ashadha", "shravana", "bhadrapada", "ashvina", "kartika", "margashirsha", "pausha", "magha", "phalguna"]
LunarMonthSetting: TypeAlias = Literal["amanta", "purnimanta"]
"""Whether months run from new moon or from full moon. Default: `amanta`."""
MoonDaySetting: TypeAlias = Literal["civil", "vedic"]
"""The day of moonrise_at and moonset_at: from midnight, or from sunrise to sunrise. Default: `civil`."""
MoonphasesInclude: TypeAlias = Literal["phases", "ingresses", "void_of_course", "eclipses", "apsides", "supermoons", "details", "default", "all"]
MuhurtaId: TypeAlias = Literal["rudra", "ahi", "mitra", "pitri", "vasu", "vara", "vishvadeva", "vidhi", "satamukhi", "puruhuta", "vahini", "naktanakara", "varuna", "aryaman", "bhaga", "girisha", "ajapada", "ahirbudhnya", "pushya", "ashvini", "yama", "agni", "vidhatri", "kanda", "aditi", "jiva", "vishnu", "dyumadgadyuti", "brahma", "samudra"]
MuhurtaInclude: TypeAlias = Literal["exclusions", "days", "default", "all"]
MuhurtaRule: TypeAlias = Literal["adhika_month", "kshaya_month", "lunar_month", "solar_month", "hari_shayana", "pitru_paksha", "jupiter_combust", "venus_combust", "eclipse", "no_sunrise", "vara", "tithi", "tithi_kshaya_vriddhi", "nakshatra", "yoga", "vishti", "sankranti", "direction", "birth_nakshatra", "tara_bala", "chandra_bala", "day_part", "rahu_kalam", "yamaganda", "gulika_kalam", "durmuhurta", "varjyam", "gandanta", "lagna", "houses", "lagna_eighth", "panchaka", "duration"]
Nakshatra: TypeAlias = Literal["ashwini", "bharani", "krittika", "rohini", "mrigashira", "ardra", "punarvasu", "pushya", "ashlesha", "magha", "purva_phalguni", "uttara_phalguni", "hasta", "chitra", "swati", "vishakha", "anuradha", "jyeshtha", "mula", "purva_ashadha", "uttara_ashadha", "shravana", "dhanishta", "shatabhisha", "purva_bhadrapada", "uttara_bhadrapada", "revati"]
NityaYogaId: TypeAlias = Literal["vishkambha", "priti", "ayushman", "saubhagya", "shobhana", "atiganda", "sukarma", "dhriti", "shula", "ganda", "vriddhi", "dhruva", "vyaghata", "harshana", "vajra", "siddhi", "vyatipata", "variyana", "parigha", "shiva", "siddha", "sadhya", "shubha", "shukla", "brahma", "indra", "vaidhriti"]
NodeSetting: TypeAlias = Literal["true", "mean"]
"""Lunar node. Default: `true`; `mean` with system vedic."""
OrbModelSetting: TypeAlias = Literal["mean", "max", "min"]
"""How the orbs of two bodies combine: their mean, the larger or the smaller. Default: `mean`."""
PanchakaCountSetting: TypeAlias = Literal["month", "fortnight"]
"""How the panchaka of a lagna counts tithis: 1–30 in the month or 1–15 in the fortnight. Default: `month`."""
PanchangInclude: TypeAlias = Literal["kalams", "lunar_month", "limbs", "varjyam", "choghadiya", "hora", "muhurtas", "periods", "lagnas", "default", "all"]
PhaseName: TypeAlias = Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent"]
Planet: TypeAlias = Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
PointId: TypeAlias = Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "lilith", "chiron", "pholus", "ceres", "pallas", "juno", "vesta", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "transpluto", "asc", "dsc", "mc", "ic", "vertex", "antivertex", "east_point", "co_asc_koch", "co_asc_munkasey", "polar_asc", "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"] | AsteroidId
PolarFallbackSetting: TypeAlias = Literal["porphyry", "whole_sign", "equal", "error"]
"""Houses to use where the system has none (inside the polar circles); error gives a 422. Default: `porphyry`."""
PositionsInclude: TypeAlias = Literal["points", "houses", "lunar_phase", "star_positions", "details", "default", "all"]
PositionsSetting: TypeAlias = Literal["apparent", "true"]
"""Apparent positions, or geometric ones without light-time and aberration. Default: `apparent`."""
PrimaryDirectionsInclude: TypeAlias = Literal["directions", "parallels", "bounds", "speculum", "default", "all"]
ProblemCode: TypeAlias = Literal["invalid_json", "body_not_object", "missing_field", "invalid_type_of_field", "unknown_request", "unknown_field", "conflicting_fields", "invalid_date", "invalid_time", "invalid_datetime", "invalid_year", "invalid_latitude", "invalid_longitude", "invalid_elevation", "invalid_timezone", "invalid_utc_offset", "invalid_location", "invalid_system", "invalid_boolean", "invalid_house_system", "invalid_ayanamsa", "invalid_orb", "unknown_body", "unknown_aspect", "invalid_return_type", "invalid_range", "range_too_large", "invalid_setting", "invalid_include", "invalid_fields", "invalid_row", "invalid_url", "invalid_idempotency_key", "invalid_version", "invalid_cursor", "batch_too_large", "malformed_request", "missing_key", "invalid_key", "revoked_key", "expired_key", "insufficient_balance", "quota_exhausted", "spend_cap_reached", "plan_does_not_include", "key_scope", "key_origin", "key_address", "test_key_birth", "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "idempotency_key_reused", "idempotency_in_progress", "cannot_replay", "payload_too_large", "unsupported_media_type", "place_not_found", "place_ambiguous", "timezone_unresolved", "nonexistent_local_time", "ambiguous_local_time", "date_out_of_range", "house_system_undefined", "birth_time_required", "body_unavailable", "event_not_found", "model_unavailable", "rate_limited", "too_many_jobs", "too_many_subscriptions", "too_many_webhooks", "too_many_reports", "test_limit_reached", "headers_too_large", "internal_error", "unavailable", "timeout"]
ProgressionsInclude: TypeAlias = Literal["points", "houses", "aspects_to_natal", "aspects", "lunation", "events", "all_aspects", "details", "default", "all"]
ReportChartRole: TypeAlias = Literal["natal", "person_a", "person_b", "composite", "solar_return", "transit", "navamsa"]
"""The chart that a cause is read in."""
ReportFormat: TypeAlias = Literal["json", "markdown", "html", "pdf", "llm"]
"""markdown, html (one document that loads nothing, also for print) and pdf are the report alone; llm is lean Markdown for language models. Default: `json`."""
ReturnInclude: TypeAlias = Literal["points", "houses", "aspects", "declinations", "dignities", "lots", "patterns", "balance", "lunar_phase", "stars", "midpoints", "stations", "gauquelin", "antiscia", "receptions", "harmonics", "draconic", "midpoint_trees", "dial", "antiscia_contacts", "declination_graph", "star_parans", "all_aspects", "details", "aspects_to_natal", "default", "all"]
RudhyarPhase: TypeAlias = Literal["new", "crescent", "first_quarter", "gibbous", "full", "disseminating", "last_quarter", "balsamic"]
RulersSetting: TypeAlias = Literal["traditional", "modern"]
"""Rulers of the signs. Default: `traditional`."""
SahamId: TypeAlias = Literal["punya", "vidya", "yashas", "karma", "asha", "pitri", "matri", "bhratri", "putra", "vivaha", "roga", "mitra", "mahatmya", "samartha", "gaurava", "rajya", "jeeva", "kali", "shastra", "bandhu", "mrityu", "paradesa", "artha", "paradara", "vanik", "karyasiddhi", "santapa", "shraddha", "preeti", "jadya", "vyapara", "shatru", "jalapatana", "bandhana", "apamrityu", "labha"]
SahamTerm: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna", "punya", "shastra", "cancer_15", "bhava_2", "bhava_6", "bhava_8", "bhava_9", "bhava_11", "lagna_lord", "bhava_2_lord", "bhava_9_lord", "bhava_11_lord", "sun_sign_lord", "moon_sign_lord"]
Samvatsara: TypeAlias = Literal["prabhava", "vibhava", "shukla", "pramoda", "prajapati", "angirasa", "shrimukha", "bhava", "yuva", "dhatri", "ishvara", "bahudhanya", "pramathi", "vikrama", "vrisha", "chitrabhanu", "svabhanu", "tarana", "parthiva", "vyaya", "sarvajit", "sarvadharin", "virodhin", "vikrita", "khara", "nandana", "vijaya", "jaya", "manmatha", "durmukha", "hemalamba", "vilamba", "vikarin", "sharvari", "plava", "shubhakrit", "shobhana", "krodhin", "vishvavasu", "parabhava", "plavanga", "kilaka", "saumya", "sadharana", "virodhakrit", "paridhavin", "pramadin", "ananda", "rakshasa", "anala", "pingala", "kalayukta", "siddharthin", "raudra", "durmati", "dundubhi", "rudhirodgarin", "raktaksha", "krodhana", "kshaya"]
SensitivityInclude: TypeAlias = Literal["signs", "angles", "houses", "cusps", "lots", "sect", "lunar_phase", "aspects", "patterns", "all_aspects", "nakshatras", "vargas", "bhavas", "chalit", "karakas", "dashas", "panchang", "all_vargas", "default", "all"]
SevenGraha: TypeAlias = Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"]
"""A visible graha: the lords of signs and weekdays."""
Sign: TypeAlias = Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
SolarCalendarId: TypeAlias = Literal["tamil", "malayalam", "bengali", "odia", "national"]
SpanOfLife: TypeAlias = Literal["short", "middle", "long"]
StarId: TypeAlias = str
"""A star or another fixed point: its traditional name, or its designation (delta_centauri); 383 are known."""
StarList: TypeAlias = Sequence[StarId]
"""Stars; default: the usual thirty, all: the whole catalogue."""
SunriseSetting: TypeAlias = Literal["hindu", "center", "visible", "upper_limb"]
"""What sunrise and sunset mean. hindu: centre of the disc without refraction and ecliptic latitude; center: centre of the disc with refraction; visible (or upper_limb): upper limb with refraction."""
TermsSetting: TypeAlias = Literal["egyptian", "ptolemaic"]
"""Table of terms. Default: `egyptian`."""
TimeLordsInclude: TypeAlias = Literal["profections", "releasing", "firdaria", "decennials", "ascensions", "default", "all"]
TimeResolutionSetting: TypeAlias = Literal["earlier", "later", "reject"]
"""How to read a local time that occurred twice or was skipped. Default: `earlier`."""
TimeZoneName: TypeAlias = str
"""An IANA time zone."""
TithiId: TypeAlias = Literal["shukla_pratipada", "shukla_dwitiya", "shukla_tritiya", "shukla_chaturthi", "shukla_panchami", "shukla_shashthi", "shukla_saptami", "shukla_ashtami", "shukla_navami", "shukla_dashami", "shukla_ekadashi", "shukla_dwadashi", "shukla_trayodashi", "shukla_chaturdashi", "purnima", "krishna_pratipada", "krishna_dwitiya", "krishna_tritiya", "krishna_chaturthi", "krishna_panchami", "krishna_shashthi", "krishna_saptami", "krishna_ashtami", "krishna_navami", "krishna_dashami", "krishna_ekadashi", "krishna_dwadashi", "krishna_trayodashi", "krishna_chaturdashi", "amavasya"]
TransitsInclude: TypeAlias = Literal["windows", "natal", "details", "default", "all"]
TriplicitySetting: TypeAlias = Literal["dorothean", "lilly"]
"""Rulers of the triplicities. Default: `dorothean`."""
UtcOffset: TypeAlias = str
"""Local time minus UTC, ±HH:MM[:SS]."""
VarjyamTableSetting: TypeAlias = Literal["panchanga", "prashna_marga"]
"""Where varjyam begins in ardra, hasta and mula. Default: `panchanga`."""
VarshaphalInclude: TypeAlias = Literal["muntha", "year_lord", "office_bearers", "sahams", "harsha_bala", "tajika_yogas", "patyayini_dasha", "mudda_dasha", "months", "sixty_hours", "tithi_pravesha", "chart", "details", "default", "all"]
VedicDignity: TypeAlias = Literal["moolatrikona", "exalted", "own", "great_friend", "friend", "neutral", "enemy", "great_enemy", "debilitated"]
VedicInclude: TypeAlias = Literal["points", "bhavas", "chalit", "vargas", "vimshopaka", "dashas", "karakas", "arudhas", "graha_arudhas", "upagrahas", "special_lagnas", "sphutas", "mrityu_bhaga", "argala", "sudarshana", "kp", "yogas", "shadbala", "bhavabala", "ashtakavarga", "avasthas", "longevity", "drishti", "panchang", "doshas", "sade_sati", "all_vargas", "details", "default", "all"]
VedicNatalInclude: TypeAlias = Literal["points", "bhavas", "chalit", "vargas", "vimshopaka", "dashas", "karakas", "arudhas", "graha_arudhas", "upagrahas", "special_lagnas", "sphutas", "mrityu_bhaga", "argala", "sudarshana", "kp", "yogas", "shadbala", "bhavabala", "ashtakavarga", "avasthas", "longevity", "drishti", "panchang", "doshas", "sade_sati", "all_vargas", "details", "default", "all"]
VedicSynastryInclude: TypeAlias = Literal["charts", "guna_milan", "details", "default", "all"]
Weekday: TypeAlias = Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
WesternNatalInclude: TypeAlias = Literal["points", "houses", "aspects", "declinations", "dignities", "lots", "patterns", "balance", "lunar_phase", "stars", "midpoints", "stations", "gauquelin", "antiscia", "receptions", "harmonics", "draconic", "midpoint_trees", "dial", "antiscia_contacts", "declination_graph", "star_parans", "all_aspects", "details", "strengths", "almuten", "hyleg", "default", "all"]
WesternSynastryInclude: TypeAlias = Literal["charts", "aspects", "overlays", "score", "composite", "davison", "declinations", "guna_milan", "double_whammies", "composite_aspects", "davison_aspects", "all_aspects", "details", "default", "all"]
YearlyCycleInclude: TypeAlias = Literal["solar_return", "profections", "transits", "eclipses", "progressed_moon", "lunar_returns", "stations", "timeline", "ingresses", "windows", "aspects_to_natal", "details", "default", "all"]
