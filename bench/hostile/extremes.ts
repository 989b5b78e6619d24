/** Accepted requests that ask for as much as the contract lets them, per path: where the search for the slowest begins. */
const NEW_YORK = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const OLD = { birth_date: '1650-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 };
const POLAR = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 78.2, longitude: 15.6 };
const ALL_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'north_node', 'south_node', 'lilith', 'chiron', 'pholus', 'ceres', 'pallas', 'juno', 'vesta'];
const FAST = ['moon', 'sun', 'mercury', 'venus', 'mars'];
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'north_node', 'lilith', 'chiron', 'pholus', 'ceres', 'pallas', 'juno', 'vesta'];
const ALL_ASPECTS = ['conjunction', 'opposition', 'trine', 'square', 'sextile', 'quincunx', 'semi_sextile', 'semi_square', 'sesquiquadrate', 'quintile', 'bi_quintile', 'septile', 'bi_septile', 'tri_septile', 'novile', 'bi_novile', 'quadri_novile', 'decile', 'tri_decile'];
const ALL_EVENTS = ['exact', 'sign_ingress', 'house_ingress', 'station', 'eclipse', 'lunation'];
const TARGETS = [...ALL_BODIES, 'asc', 'mc', 'dsc', 'ic', 'vertex', 'fortune', 'spirit'];
const TOPOCENTRIC = { settings: { coordinates: 'topocentric' } };
const OSCULATING = { settings: { coordinates: 'topocentric', lilith: 'osculating', node: 'true' } };

export const EXTREMES: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  '/swiss/natal': [
    { ...NEW_YORK, include: ['points', 'houses', 'aspects', 'declinations', 'dignities', 'lots', 'patterns', 'balance', 'lunar_phase', 'stars', 'midpoints', 'stations', 'gauquelin', 'antiscia', 'receptions'], settings: { bodies: ALL_BODIES, aspects: ALL_ASPECTS, house_system: 'G', coordinates: 'topocentric', orb_scale: 3, midpoint_orb: 10, star_orb: 10 } },
    { ...OLD, include: ['stations', 'stars', 'gauquelin'], settings: { bodies: ALL_BODIES } },
    { birth_date: '2399-12-31', birth_time: '23:59', latitude: 89.9, longitude: 0, include: ['stations', 'gauquelin', 'midpoints'], settings: { bodies: ALL_BODIES, coordinates: 'topocentric' } },
  ],
  '/positions': [{ utc: '2024-06-15T12:00:00Z', bodies: ALL_BODIES.join(','), lat: '66', lon: '20' }],
  '/moonphases': [
    ...['1650', '2024', '2399'].map((year) => ({ from: `${year}-01-01`, to: `${Number(year) + 1}-02-01`, include: ['phases', 'ingresses', 'void_of_course', 'eclipses', 'apsides', 'supermoons'], voc_definition: 'hellenistic', lat: 40, lon: -74 })),
    { from: '2024-01-01', to: '2025-02-01', include: ['void_of_course', 'ingresses', 'eclipses', 'apsides', 'supermoons', 'phases'], voc_definition: 'lilly', lat: 78, lon: 15 },
    { after: '2024-01-01', phase: 'full_moon', count: 50, include: ['phases', 'eclipses', 'apsides', 'supermoons', 'void_of_course', 'ingresses'] },
  ],
  '/natal/vedic': [
    { ...NEW_YORK, analysis_date: '2080-01-01', include: ['points', 'houses', 'chalit', 'vargas', 'dashas', 'yogas', 'shadbala', 'bhavabala', 'ashtakavarga', 'avasthas', 'karakas', 'arudhas', 'upagrahas', 'special_lagnas', 'panchang', 'doshas', 'sade_sati', 'aspects', 'vimshopaka', 'kp'], settings: { dasha_systems: ['vimshottari', 'yogini', 'ashtottari', 'chara'], dasha_levels: 3, dasha_year: 'solar', yogas: 'all' } },
    { ...OLD, settings: { dasha_levels: 3, dasha_year: 'solar' } }, { ...POLAR, include: ['sade_sati', 'dashas', 'upagrahas', 'panchang'], settings: { dasha_year: 'solar', dasha_levels: 3, dasha_systems: ['vimshottari', 'yogini', 'ashtottari', 'chara'] } },
  ],
  '/eclipses': [
    { from: '1930-01-01', to: '2029-12-30', lat: 40, lon: -74, ...NEW_YORK }, { from: '1930-01-01', to: '2029-12-30', kind: 'solar', lat: 89, lon: 0 }, { from: '1650-01-01', to: '1749-12-30', lat: 40, lon: -74 },
    { from: '2300-01-01', to: '2399-12-30', ...NEW_YORK, settings: { bodies: ALL_BODIES, aspects: ALL_ASPECTS } },
  ],
  '/ephemeris': [
    { bodies: ['moon'], from: '2024-01-01', to: '2024-02-04', step: '1m', columns: ['longitude'], latitude: 40, longitude: -74, ...OSCULATING },
    { bodies: ['chiron'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['ra'] }, { bodies: ['pluto'], from: '1650-01-01', to: '1786-11-20', step: '1d', columns: ['declination'] }, { bodies: ['moon'], from: '1650-01-01', to: '1786-11-20', step: '1d', columns: ['ra'] },
    { bodies: ['lilith'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['ra'], lilith: 'osculating' }, { bodies: ['lilith'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['longitude'], lilith: 'interpolated', sidereal: true },
    { bodies: ['moon'], from: '-2999-01-01', to: '-2863-01-01', step: '1d', columns: ['ra'], format: 'csv' }, { bodies: ['north_node'], from: '1900-01-01', to: '2036-11-20', step: '1d', columns: ['distance'], node: 'true' },
  ],
  '/chart': ['wheel', 'biwheel', 'north_indian', 'south_indian', 'east_indian'].map((style) => ({ ...NEW_YORK, style, size: 2000, transit_date: '2024-06-15', format: 'json', settings: { bodies: ALL_BODIES, aspects: ALL_ASPECTS, orb_scale: 3 } })),
  '/body_matrix': [{ ...NEW_YORK, analysis_date: '2024-06-15' }, { ...POLAR, analysis_date: '2024-06-15', settings: { bodies: ALL_BODIES } }],
  '/yearly_cycle': [
    ...[NEW_YORK, POLAR].flatMap((birth) => [2024, 2390].map((year) => ({ ...birth, year, include: ['solar_return', 'profections', 'transits', 'eclipses', 'progressed_moon', 'lunar_returns', 'stations'], settings: { coordinates: 'topocentric', bodies: ALL_BODIES, aspects: ALL_ASPECTS } }))),
    { ...OLD, year: 1720, include: ['solar_return', 'transits', 'eclipses', 'progressed_moon', 'lunar_returns', 'stations'] },
  ],
  '/progressions': ['secondary', 'tertiary', 'minor', 'solar_arc'].flatMap((method) => [NEW_YORK, OLD, POLAR].map((birth) => ({ ...birth, progressed_date: `${Number(birth.birth_date.slice(0, 4)) + 60}-06-15`, method, angles: 'true_daily', from: `${birth.birth_date.slice(0, 4)}-07-01`, to: `${Number(birth.birth_date.slice(0, 4)) + 119}-07-01`, include: ['points', 'aspects_to_natal', 'aspects', 'lunation', 'events'], settings: { coordinates: 'topocentric', bodies: ALL_BODIES, aspects: ALL_ASPECTS, house_system: 'P' } }))),
  '/synastry': ['synastry', 'relationship', 'composite', 'davison'].map((mode) => ({ person_a: { ...NEW_YORK, gender: 'male' }, person_b: { ...POLAR, gender: 'female' }, mode, settings: { bodies: ALL_BODIES, aspects: ALL_ASPECTS, coordinates: 'topocentric' } })),
  '/guna_milan': [{ person_a: { ...NEW_YORK, gender: 'male' }, person_b: { ...OLD, gender: 'female' } }],
  '/transits': [
    { ...NEW_YORK, from: '2024-01-01', to: '2025-01-01', bodies: ALL_BODIES, targets: TARGETS, aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000 },
    { ...NEW_YORK, from: '2024-01-01', to: '2025-01-01', bodies: ALL_BODIES, targets: 'transiting', aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000 },
    { ...NEW_YORK, from: '2024-01-01', to: '2025-01-01', bodies: FAST, targets: TARGETS, aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000, ...TOPOCENTRIC },
    { ...NEW_YORK, from: '2024-01-01', to: '2025-01-01', bodies: ALL_BODIES, targets: 'transiting', aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000, ...OSCULATING },
    { ...NEW_YORK, from: '2024-01-01', to: '2034-01-01', bodies: SLOW, targets: TARGETS, aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000, ...OSCULATING },
    { ...NEW_YORK, from: '2024-01-01', to: '2034-01-01', bodies: SLOW, targets: 'transiting', aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000 },
    { ...NEW_YORK, from: '2024-01-01', to: '2034-01-01', bodies: SLOW, targets: 'transiting', aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000, ...OSCULATING },
    { ...OLD, from: '1700-01-01', to: '1710-01-01', bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'north_node', 'lilith'], targets: 'transiting', aspects: ALL_ASPECTS, orb: 10, events: ALL_EVENTS, limit: 2000, ...TOPOCENTRIC },
    { ...NEW_YORK, transit_date: '2024-06-15', bodies: ALL_BODIES, targets: TARGETS, aspects: ALL_ASPECTS, orb: 10, ...OSCULATING },
  ],
  '/return': [
    ...['moon', 'sun', 'mercury', 'mars', 'jupiter', 'saturn', 'pluto', 'chiron', 'north_node', 'lilith'].flatMap((type) => [{ ...NEW_YORK, type, after: '2024-01-01', count: 12, include: ['points', 'houses', 'aspects', 'stars', 'midpoints', 'stations', 'gauquelin', 'antiscia'], settings: { bodies: ALL_BODIES, aspects: ALL_ASPECTS } }, { ...NEW_YORK, type, after: '2024-01-01', count: 12, converse: true, precession_corrected: true, ...OSCULATING }]),
    { ...NEW_YORK, type: 'moon', year: 2024, include: ['stars', 'midpoints', 'stations', 'gauquelin', 'antiscia', 'aspects'], settings: { bodies: ALL_BODIES } }, { ...OLD, type: 'pluto', after: '1700-01-01', count: 12 },
  ],
  '/panchang': [{ date: '2024-06-21', location: 'Longyearbyen' }, { date: '2024-12-21', latitude: 89.9, longitude: 0 }, { date: '1700-06-21', latitude: 28, longitude: 77 }],
  '/sade_sati': [NEW_YORK, OLD, { ...NEW_YORK, birth_date: '2395-01-01' }],
  '/varshaphal': [{ ...NEW_YORK, year: 2024 }, { ...POLAR, year: 2390 }, { ...OLD, year: 1790 }],
};
