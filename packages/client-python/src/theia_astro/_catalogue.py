# Written by packages/client/scripts/write-types.ts from the catalogue of the API. Do not edit.

API_VERSION = "2026-01-01"
"""The version of the wire that the types describe, sent with every call."""

CLIENT_VERSION = "0.1.0"
"""The version of this client."""

ANSWERS: dict[str, tuple[str, ...]] = {
    "/swiss/natal": ("VedicAnswer", "WesternNatalAnswer",),
    "/positions": ("PositionsAnswer",),
    "/moonphases": ("MoonphasesAnswer",),
    "/natal/vedic": ("VedicAnswer",),
    "/eclipses": ("EclipsesAnswer",),
    "/heliacal_events": ("HeliacalEventsAnswer",),
    "/ephemeris": ("EphemerisAnswer",),
    "/chart": ("ChartAnswer",),
    "/body_matrix": ("BodyMatrixAnswer",),
    "/yearly_cycle": ("YearlyCycleAnswer",),
    "/progressions": ("ProgressionsSnapshot", "ProgressionsRange",),
    "/primary_directions": ("PrimaryDirectionsAnswer",),
    "/astrocartography": ("AstrocartographyAnswer",),
    "/synastry": ("VedicSynastryAnswer", "WesternSynastryAnswer",),
    "/group": ("GroupAnswer",),
    "/guna_milan": ("GunaMilanAnswer",),
    "/transits": ("TransitsSnapshot", "TransitsRange",),
    "/sensitivity": ("SensitivityAnswer",),
    "/time_lords": ("TimeLordsAnswer",),
    "/compare": ("CompareAnswer",),
    "/return": ("ReturnAnswer",),
    "/panchang": ("PanchangAnswer",),
    "/sade_sati": ("SadeSatiAnswer",),
    "/varshaphal": ("VarshaphalAnswer",),
    "/gochara": ("GocharaAnswer",),
    "/kp": ("KpAnswer",),
    "/muhurta": ("MuhurtaAnswer",),
    "/geocode": ("GeocodeAnswer",),
    "/timezone": ("TimezoneAnswer",),
    "/sky": ("SkyAnswer",),
    "/me": ("MeAnswer",),
    "/batch": ("BatchAnswer",),
}
"""By path the classes one of which the answer has."""

DEFAULT_ANSWERS: dict[str, tuple[str, ...]] = {
    "/swiss/natal": ("DefaultVedicAnswer", "DefaultWesternNatalAnswer",),
    "/positions": ("DefaultPositionsAnswer",),
    "/moonphases": ("DefaultMoonphasesAnswer",),
    "/natal/vedic": ("DefaultVedicAnswer",),
    "/eclipses": ("EclipsesAnswer",),
    "/heliacal_events": ("HeliacalEventsAnswer",),
    "/ephemeris": ("EphemerisAnswer",),
    "/chart": ("ChartAnswer",),
    "/body_matrix": ("BodyMatrixAnswer",),
    "/yearly_cycle": ("DefaultYearlyCycleAnswer",),
    "/progressions": ("DefaultProgressionsSnapshot", "DefaultProgressionsRange",),
    "/primary_directions": ("DefaultPrimaryDirectionsAnswer",),
    "/astrocartography": ("DefaultAstrocartographyAnswer",),
    "/synastry": ("DefaultVedicSynastryAnswer", "WesternSynastryAnswer",),
    "/group": ("DefaultGroupAnswer",),
    "/guna_milan": ("GunaMilanAnswer",),
    "/transits": ("TransitsSnapshot", "DefaultTransitsRange",),
    "/sensitivity": ("SensitivityAnswer",),
    "/time_lords": ("DefaultTimeLordsAnswer",),
    "/compare": ("CompareAnswer",),
    "/return": ("ReturnAnswer",),
    "/panchang": ("DefaultPanchangAnswer",),
    "/sade_sati": ("SadeSatiAnswer",),
    "/varshaphal": ("DefaultVarshaphalAnswer",),
    "/gochara": ("DefaultGocharaAnswer",),
    "/kp": ("KpAnswer",),
    "/muhurta": ("MuhurtaAnswer",),
    "/geocode": ("GeocodeAnswer",),
    "/timezone": ("TimezoneAnswer",),
    "/sky": ("SkyAnswer",),
    "/me": ("MeAnswer",),
    "/batch": ("BatchAnswer",),
}
"""The same for a request without `include`."""
