/** A golden table for readers: what it holds and what it is compared with. */
export interface SubjectTable {
  readonly table: string;
  readonly title: string;
  /** Who or what the expected values come from. */
  readonly against: string;
  /** Whether the expected values come from outside Swiss Ephemeris, which Theia computes with. */
  readonly independent: boolean;
}

export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly SubjectTable[];
}

const outside = (table: string, title: string, against: string): SubjectTable => ({
  table,
  title,
  against,
  independent: true,
});
const engine = (table: string, title: string, against: string): SubjectTable => ({
  table,
  title,
  against,
  independent: false,
});

/** Every golden table, in the order in which the accuracy page shows them; golden/README.md describes each. */
export const SUBJECTS: readonly Subject[] = [
  {
    id: 'positions',
    title: 'Positions of the bodies',
    tables: [
      outside('horizons_geocentric', 'Planets from the centre of the Earth', 'JPL Horizons, DE441'),
      outside('horizons_topocentric', 'Sun, Moon and Jupiter from a place', 'JPL Horizons, DE431'),
      engine('positions', 'Nineteen bodies, 1800 to 2399', 'Swiss Ephemeris, its own program'),
      engine('ayanamsas', 'All 47 ayanamsas', 'Swiss Ephemeris, its own program'),
      outside('fixed_stars', 'Fixed stars and their parans', 'PyEphem, its own catalogue'),
    ],
  },
  {
    id: 'charts',
    title: 'Time, place and houses',
    tables: [
      engine('houses', 'All systems of houses, also within the polar circles', 'Swiss Ephemeris, its own program'),
      outside('local_time', 'Local time to universal time', 'The time zone database, read by another program'),
      outside('geocoding', 'Places from text', 'Coordinates written by hand, checked against a second list'),
      outside('natal_end_to_end', 'Whole charts from date, time and place', 'Birth records rated AA, and astro.com'),
      outside('astrocartography', 'Lines over the Earth', 'Swiss Ephemeris stepped from Python, and JPL Horizons'),
    ],
  },
  {
    id: 'sky-events',
    title: 'Events of the sky',
    tables: [
      outside('eclipses_solar', 'Solar eclipses, 1901 to 2100', 'NASA, Fred Espenak'),
      outside('eclipses_lunar', 'Lunar eclipses, 1901 to 2100', 'NASA, Fred Espenak'),
      outside('eclipse_paths', 'Paths of solar eclipses', 'NASA path tables, Fred Espenak'),
      outside('moon_phases', 'Phases of the Moon', 'US Naval Observatory'),
      outside('seasons', 'Equinoxes and solstices', 'US Naval Observatory'),
      outside('rise_set', 'Rising and setting', 'US Naval Observatory'),
      outside('moon_apsides_nodes', 'Perigee, apogee and nodes of the Moon', 'Fred Espenak'),
      outside('occultations', 'Occultations by the Moon', 'Swiss Ephemeris called from Python, and PyEphem'),
      engine('heliacal_events', 'First and last sights of planets and stars', 'Swiss Ephemeris looked at every 10 s'),
      engine('stations', 'Stations', 'Swiss Ephemeris, bisected from Python'),
      engine('ingresses', 'Entries into signs', 'Swiss Ephemeris, bisected from Python'),
      engine('void_of_course', 'Void of course Moon', 'Swiss Ephemeris, bisected from Python'),
    ],
  },
  {
    id: 'western',
    title: 'Western techniques',
    tables: [
      engine('transit_hits', 'Exact transits', 'Swiss Ephemeris, bisected from Python'),
      outside('returns', 'Returns', 'Swiss Ephemeris bisected from Python, and astro.com'),
      outside('progressions', 'Progressions and solar arcs', 'Their definition in Python, and astro.com'),
      outside('primary_directions', 'Primary directions', 'A second program, flatlib, and Ptolemy’s example'),
      outside('synastry_composite_davison', 'Relationships', 'Their definition in Python, and astro.com'),
      engine('group_charts', 'Charts of groups', 'Their definition in Python'),
      outside('harmonics', 'Harmonics, dials, antiscia', 'PyEphem and sums in Python'),
      outside('time_lords', 'Lords of time', 'Valens, Ptolemy, Abu Ma‘shar, Hephaistio'),
      outside('traditional', 'Strengths and almutens', 'William Lilly, al-Qabisi, and a second program'),
      engine('elections', 'Elections', 'A second program that steps every minute'),
    ],
  },
  {
    id: 'vedic',
    title: 'Vedic techniques',
    tables: [
      engine('vedic_nakshatra', 'Nakshatras', 'Swiss Ephemeris, its own program'),
      outside('vedic_panchang', 'Panchang', 'Swiss Ephemeris bisected from Python, and PyJHora'),
      outside('vedic_divisional', 'Divisional charts', 'Rules of Parashara, and PyJHora'),
      outside('vedic_vimshottari', 'Vimshottari', 'Its definition, and printed examples'),
      outside('vedic_dashas', 'Other dashas', 'P. V. R. Narasimha Rao’s examples, and PyJHora'),
      outside('vedic_ashtakavarga', 'Ashtakavarga', 'P. V. R. Narasimha Rao, bindu for bindu'),
      outside('vedic_shadbala', 'Shadbala', 'Tables of B. V. Raman and V. P. Jain'),
      outside('vedic_special_points', 'Special lagnas and padas', 'Jagannatha Hora, and printed charts'),
      outside('vedic_yogas', 'Yogas', 'Recorded charts of PyJHora'),
      outside('vedic_ashtakoota', 'Ashtakoota', 'The rules, and PyJHora'),
      outside('vedic_porutham', 'Porutham', 'Lists printed by B. V. Raman'),
      outside('vedic_gochara', 'Gochara', 'Worked examples of P. V. R. Narasimha Rao, and stepping in Python'),
      outside('vedic_kp', 'Krishnamurti Paddhati', 'The printed table of subs, and a recorded chart'),
      outside('vedic_varshaphal', 'Varshaphal', 'Printed moments, and bisection in Python'),
      engine('vedic_muhurta', 'Muhurta', 'A second program that steps every minute'),
      outside('vedic_muhurta_times', 'Kalas and muhurtas of the day', 'Published almanacs'),
      outside('vedic_festivals', 'Festivals and ekadashis', 'Published calendars of eleven countries'),
    ],
  },
  {
    id: 'field-reports',
    title: 'Public bug reports',
    tables: [outside('field_reports', 'Reports about other programs', 'What the report or a reference says is right')],
  },
];
