import { ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { bodiesOf } from '@theia-astro/astro/bodies/table';
import { TRANSIT_EVENTS } from '@theia-astro/astro/transits/event';

/** Accepted requests that ask for as much as the limits allow, per path: the starting points of the search for the slowest. */
const NEW_YORK = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const OLD = { birth_date: '1650-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 };
const POLAR = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 78.2, longitude: 15.6 };
const ALL_BODIES = BODY_IDS.filter((id) => !bodiesOf('hypothetical').some((hypothetical) => hypothetical === id));
const FAST = ['moon', 'sun', 'mercury', 'venus', 'mars'];
const SLOW = ALL_BODIES.filter((id) => !FAST.includes(id) && id !== 'south_node');
const TARGETS = [...ALL_BODIES, 'asc', 'mc', 'dsc', 'ic', 'vertex', 'fortune', 'spirit'];
const TOPOCENTRIC = { settings: { coordinates: 'topocentric' } };
const IN_2024 = { from: '2024-01-01', to: '2025-01-01' };
const TEN_YEARS = { from: '2024-01-01', to: '2034-01-01' };
const DASHA_SYSTEMS = ['vimshottari', 'yogini', 'ashtottari', 'chara'];
const OSCULATING = { settings: { coordinates: 'topocentric', lilith: 'osculating', node: 'true' } };

/** Until when elections can be searched below the polar circle, and within it. */
const ELECTIONS_TO = { topocentric: ['2026-02-15', '2026-01-24'], geocentric: ['2026-11-01', '2026-02-15'] } as const;

/** A search for as much as one request may have, by default among the transiting bodies. */
function transits(wish: Readonly<Record<string, unknown>>, birth: Readonly<Record<string, unknown>> = NEW_YORK) {
  return {
    ...birth,
    targets: 'transiting',
    aspects: ASPECT_IDS,
    orb: 10,
    events: TRANSIT_EVENTS,
    limit: 2000,
    ...wish,
  };
}

export const EXTREMES: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  '/swiss/natal': [
    {
      ...NEW_YORK,
      include: [
        'points',
        'houses',
        'aspects',
        'declinations',
        'dignities',
        'lots',
        'patterns',
        'balance',
        'lunar_phase',
        'stars',
        'midpoints',
        'stations',
        'gauquelin',
        'antiscia',
        'receptions',
        'harmonics',
        'draconic',
        'midpoint_trees',
        'dial',
        'antiscia_contacts',
        'declination_graph',
        'star_parans',
      ],
      settings: {
        bodies: ALL_BODIES,
        aspects: ASPECT_IDS,
        house_system: 'G',
        coordinates: 'topocentric',
        orb_scale: 3,
        midpoint_orb: 10,
        dial: 22.5,
        picture_orb: 2,
        harmonics: [4, 5, 7, 8, 9, 11, 13, 16, 32, 64, 128, 360],
        harmonic_orb: 24,
        antiscia_orb: 10,
        star_orb: 10,
        stars: ['all'],
        paran_orb_minutes: 20,
      },
    },
    { ...OLD, include: ['stations', 'stars', 'gauquelin'], settings: { bodies: ALL_BODIES } },
    {
      birth_date: '2399-12-31',
      birth_time: '23:59',
      latitude: 89.9,
      longitude: 0,
      include: ['stations', 'gauquelin', 'midpoints'],
      settings: { bodies: ALL_BODIES, coordinates: 'topocentric' },
    },
  ],
  '/positions': [{ utc: '2024-06-15T12:00:00Z', bodies: ALL_BODIES.join(','), lat: '66', lon: '20' }],
  '/moonphases': [
    ...['1650', '2024', '2399'].map((year) => ({
      from: `${year}-01-01`,
      to: `${Number(year) + 1}-02-01`,
      include: ['phases', 'ingresses', 'void_of_course', 'eclipses', 'apsides', 'supermoons'],
      voc_definition: 'hellenistic',
      lat: 40,
      lon: -74,
    })),
    {
      from: '2024-01-01',
      to: '2025-02-01',
      include: ['void_of_course', 'ingresses', 'eclipses', 'apsides', 'supermoons', 'phases'],
      voc_definition: 'lilly',
      lat: 78,
      lon: 15,
    },
    {
      after: '2024-01-01',
      phase: 'full_moon',
      count: 50,
      include: ['phases', 'eclipses', 'apsides', 'supermoons', 'void_of_course', 'ingresses'],
    },
  ],
  '/natal/vedic': [
    {
      ...NEW_YORK,
      analysis_date: '2080-01-01',
      include: ['all'],
      settings: { dasha_systems: DASHA_SYSTEMS, dasha_levels: 3, dasha_year: 'solar', yogas: 'all' },
    },
    { ...OLD, include: ['all'], settings: { dasha_levels: 3, dasha_year: 'solar' } },
    {
      ...POLAR,
      include: ['sade_sati', 'dashas', 'upagrahas', 'panchang'],
      settings: { dasha_year: 'solar', dasha_levels: 3, dasha_systems: DASHA_SYSTEMS },
    },
  ],
  '/eclipses': [
    { from: '1950-01-01', to: '2015-01-01', kind: 'solar', include: ['path'], path_minutes: 1 },
    { from: '1950-01-01', to: '2040-01-01', kind: 'solar', format: 'svg' },
    { from: '1930-01-01', to: '2029-12-30', lat: 40, lon: -74, ...NEW_YORK },
    { from: '1930-01-01', to: '2029-12-30', kind: 'solar', lat: 89, lon: 0 },
    { from: '1650-01-01', to: '1749-12-30', lat: 40, lon: -74 },
    { from: '2300-01-01', to: '2399-12-30', ...NEW_YORK, settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS } },
  ],
  '/heliacal_events': [
    { from: '2020-01-01', to: '2029-12-30', lat: 59, lon: 10 },
    { from: '2020-01-01', to: '2029-12-30', lat: -66, lon: 10, bodies: ['mercury', 'venus', 'moon'] },
    { from: '2020-01-01', to: '2021-12-30', lat: 60, lon: 10, bodies: ['zosma', 'algorab', 'scheat'] },
    { from: '-0700-01-01', to: '-0697-01-01', lat: 32.5, lon: 44.4 },
  ],
  '/occultations': [
    { from: '1990-01-01', to: '2025-01-01', lat: 0, lon: 30 },
    { from: '1990-01-01', to: '2030-01-01' },
    { from: '1000-01-01', to: '1014-01-01', lat: 40, lon: 30 },
  ],
  '/ephemeris': [
    {
      bodies: ['moon'],
      from: '2024-01-01',
      to: '2024-02-04',
      step: '1m',
      columns: ['longitude'],
      latitude: 40,
      longitude: -74,
      ...OSCULATING,
    },
    { bodies: ['chiron'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['ra'] },
    { bodies: ['pluto'], from: '1650-01-01', to: '1786-11-20', step: '1d', columns: ['declination'] },
    { bodies: ['moon'], from: '1650-01-01', to: '1786-11-20', step: '1d', columns: ['ra'] },
    { bodies: ['lilith'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['ra'], lilith: 'osculating' },
    {
      bodies: ['lilith'],
      from: '1900-01-01',
      to: '2036-11-20',
      step: '1d',
      columns: ['longitude'],
      lilith: 'interpolated',
      sidereal: true,
    },
    { bodies: ['moon'], from: '-2999-01-01', to: '-2863-01-01', step: '1d', columns: ['ra'], format: 'csv' },
    { bodies: ['north_node'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['distance'], node: 'true' },
  ],
  '/chart': ['wheel', 'biwheel', 'north_indian', 'south_indian', 'east_indian'].map((style) => ({
    ...NEW_YORK,
    style,
    size: 2000,
    transit_date: '2024-06-15',
    format: 'json',
    settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS, orb_scale: 3 },
  })),
  '/body_matrix': [
    { ...NEW_YORK, analysis_date: '2024-06-15' },
    { ...POLAR, analysis_date: '2024-06-15', settings: { bodies: ALL_BODIES } },
  ],
  '/yearly_cycle': [
    ...[NEW_YORK, POLAR].flatMap((birth) =>
      [2024, 2390].map((year) => ({
        ...birth,
        year,
        include: ['all'],
        settings: { coordinates: 'topocentric', bodies: ALL_BODIES, aspects: ASPECT_IDS },
      })),
    ),
    { ...OLD, year: 1720, include: ['all'] },
  ],
  '/progressions': ['secondary', 'tertiary', 'minor', 'solar_arc'].flatMap((method) =>
    [NEW_YORK, OLD, POLAR].map((birth) => ({
      ...birth,
      progressed_date: `${Number(birth.birth_date.slice(0, 4)) + 60}-06-15`,
      method,
      angles: 'true_daily',
      from: `${birth.birth_date.slice(0, 4)}-07-01`,
      to: `${Number(birth.birth_date.slice(0, 4)) + 119}-07-01`,
      include: ['points', 'aspects_to_natal', 'aspects', 'lunation', 'events'],
      settings: { coordinates: 'topocentric', bodies: ALL_BODIES, aspects: ASPECT_IDS, house_system: 'P' },
    })),
  ),
  '/synastry': ['synastry', 'relationship', 'composite', 'davison'].map((mode) => ({
    person_a: { ...NEW_YORK, gender: 'male' },
    person_b: { ...POLAR, gender: 'female' },
    mode,
    settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS, coordinates: 'topocentric' },
  })),
  '/group': [
    {
      people: [NEW_YORK, POLAR, NEW_YORK, POLAR, NEW_YORK, POLAR, NEW_YORK, POLAR, NEW_YORK, POLAR].map(
        (birth, index) => ({ ...birth, gender: index % 2 === 0 ? 'male' : 'female' }),
      ),
      include: ['all'],
      settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS, coordinates: 'topocentric' },
    },
    { people: Array.from({ length: 10 }, () => NEW_YORK), format: 'svg' },
  ],
  '/guna_milan': [{ person_a: { ...NEW_YORK, gender: 'male' }, person_b: { ...OLD, gender: 'female' } }],
  '/elections': [28.6, 62, 78.2].flatMap((latitude) =>
    [{}, { settings: { coordinates: 'topocentric', house_placement: 'mundane' } }].map((more) => ({
      latitude,
      longitude: 77.2,
      from: '2026-01-01',
      to: ELECTIONS_TO['settings' in more ? 'topocentric' : 'geocentric'][latitude > 70 ? 1 : 0],
      conditions: [
        { type: 'house', body: 'moon', houses: [1, 5, 9], weight: 1 },
        { type: 'lagna', signs: ['aries', 'leo', 'libra'], weight: 1 },
        { type: 'hour_ruler', planets: ['venus', 'moon'], weight: 1 },
        { type: 'karana', karanas: ['bava', 'kaulava', 'gara'], weight: 1 },
        { type: 'aspect', body: 'moon', to_body: 'venus', weight: 1 },
      ],
      limit: 1000,
      ...more,
    })),
  ),
  '/transits': [
    transits({ ...IN_2024, bodies: ALL_BODIES, targets: TARGETS }),
    transits({ ...IN_2024, bodies: ALL_BODIES }),
    transits({ ...IN_2024, bodies: FAST, targets: TARGETS, ...TOPOCENTRIC }),
    transits({ ...IN_2024, bodies: ALL_BODIES, ...OSCULATING }),
    transits({ ...TEN_YEARS, bodies: SLOW, targets: TARGETS, ...OSCULATING }),
    transits({ ...TEN_YEARS, bodies: SLOW }),
    transits({ ...TEN_YEARS, bodies: SLOW, ...OSCULATING }),
    transits(
      {
        from: '1700-01-01',
        to: '1710-01-01',
        bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'north_node', 'lilith'],
        ...TOPOCENTRIC,
      },
      OLD,
    ),
    {
      ...NEW_YORK,
      transit_date: '2024-06-15',
      bodies: ALL_BODIES,
      targets: TARGETS,
      aspects: ASPECT_IDS,
      orb: 10,
      ...OSCULATING,
    },
  ],
  '/return': [
    ...['moon', 'sun', 'mercury', 'mars', 'jupiter', 'saturn', 'pluto', 'chiron', 'north_node', 'lilith'].flatMap(
      (type) => [
        {
          ...NEW_YORK,
          type,
          after: '2024-01-01',
          count: 12,
          include: ['points', 'houses', 'aspects', 'stars', 'midpoints', 'stations', 'gauquelin', 'antiscia'],
          settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS },
        },
        {
          ...NEW_YORK,
          type,
          after: '2024-01-01',
          count: 12,
          converse: true,
          precession_corrected: true,
          ...OSCULATING,
        },
      ],
    ),
    {
      ...NEW_YORK,
      type: 'moon',
      year: 2024,
      include: ['stars', 'midpoints', 'stations', 'gauquelin', 'antiscia', 'aspects'],
      settings: { bodies: ALL_BODIES },
    },
    { ...OLD, type: 'pluto', after: '1700-01-01', count: 12 },
  ],
  '/panchang': [
    { date: '2024-06-21', location: 'Longyearbyen', include: ['all'] },
    { date: '2024-12-21', latitude: 89.9, longitude: 0, include: ['all'] },
    { date: '1700-06-21', latitude: 28, longitude: 77, include: ['all'] },
  ],
  '/primary_directions': [
    {
      ...NEW_YORK,
      motion: 'both',
      include: ['all'],
      limit: 2000,
      key: 'true_solar',
      significators: ['asc', 'mc', 'dsc', 'ic', ...ALL_BODIES],
      settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS },
    },
    { ...POLAR, motion: 'both', include: ['all'], method: 'regiomontanus', mode: 'mundane' },
    OLD,
  ],
  '/astrocartography': [
    { ...NEW_YORK, include: ['all'], within_km: 20040, settings: { bodies: ALL_BODIES, aspects: ASPECT_IDS } },
    { ...POLAR, include: ['all'], within_km: 20040 },
    OLD,
  ],
  '/sade_sati': [
    NEW_YORK,
    OLD,
    { ...NEW_YORK, birth_date: '2395-01-01', span: 'life' },
    { ...NEW_YORK, from: '1900-01-01', to: '2049-12-31' },
  ],
  '/time_lords': [
    {
      ...NEW_YORK,
      include: ['all'],
      levels: 2,
      from: '1990-01-01',
      to: '2109-12-01',
      points: ['asc', 'mc', 'sun', 'moon'],
    },
    { ...NEW_YORK, birth_date: '-2990-01-01', analysis_date: '2990-01-01', include: ['all'] },
    { ...OLD, include: ['all'], levels: 4, from: '1800-01-01', to: '1802-12-01' },
  ],
  '/sensitivity': [
    { ...NEW_YORK, minutes: 720, system: 'both', include: ['all'] },
    {
      ...NEW_YORK,
      minutes: 720,
      include: ['all'],
      settings: { house_placement: 'mundane', coordinates: 'topocentric', bodies: ALL_BODIES, aspects: ASPECT_IDS },
    },
    { ...POLAR, minutes: 720, system: 'both', include: ['all'], vedic_settings: { extra_vargas: [81, 108, 144] } },
  ],
  '/gochara': [
    { ...NEW_YORK, from: '2024-01-01', to: '2026-05-01', points: ['moon'], include: ['all'] },
    { ...NEW_YORK, from: '1950-01-01', to: '2050-01-01', points: ['saturn'] },
    { ...POLAR, from: '1900-01-01', to: '1910-01-01', reference: 'lagna', settings: { node: 'true' } },
    OLD,
  ],
  '/festivals': [
    { location: 'Varanasi', year: 2024, years: 3 },
    { latitude: 78.2, longitude: 15.6, year: 2024, years: 3 },
    { location: 'Varanasi', year: -3000, years: 3 },
  ],
  '/horary': [
    { ...NEW_YORK, question_house: 10, include: ['all'] },
    { ...POLAR, question_house: 4, include: ['all'], settings: { house_system: 'P' } },
  ],
  '/kp': [
    { ...NEW_YORK, from: '2024-01-01', to: '2024-01-20', points: ['lagna'] },
    { ...NEW_YORK, number: 249, from: '2024-01-01', to: '2024-02-20', points: ['moon'], level: 'sub_sub' },
    { ...POLAR, from: '1900-01-01', to: '2030-01-01', points: ['saturn', 'rahu', 'ketu'] },
  ],
  '/muhurta': [
    {
      purpose: 'business',
      location: 'New Delhi',
      from: '2026-01-01',
      to: '2027-01-01',
      include: ['all'],
      minimum_minutes: 0,
    },
    {
      purpose: 'travel',
      latitude: 65.9,
      longitude: 25,
      from: '2026-01-01',
      to: '2027-01-01',
      include: ['all'],
      person_a: NEW_YORK,
      person_b: NEW_YORK,
      settings: { panchaka_count: 'month', sunrise: 'upper_limb' },
    },
    {
      purpose: 'naming',
      latitude: -60,
      longitude: 0,
      from: '1850-01-01',
      to: '1851-01-01',
      include: ['all'],
      ignore: ['vara'],
    },
  ],
  '/varshaphal': [
    { ...NEW_YORK, year: 2024, include: ['all'] },
    { ...POLAR, year: 2390, include: ['all'] },
    { ...OLD, year: 1790, include: ['all'] },
  ],
};
