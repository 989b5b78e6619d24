import { NY90 } from '../testing/product.ts';

export interface NatalBody {
  readonly time: { readonly utc: string; readonly unknown: boolean };
  readonly houses: { readonly system: string } | null;
  readonly meta: { readonly ephemeris: string };
  readonly warnings: readonly { readonly code: string }[];
}

const TROMSO = { location: undefined, latitude: 69.65, longitude: 18.96 };
/** Rows of the error matrix that change one field of the NY90 birth, or call another product. */
export const natalRows: readonly (readonly [
  row: string,
  changes: Readonly<Record<string, unknown>>,
  status: number,
  code: string,
  field: string | null,
])[] = [
  ['12 birth_date missing', { birth_date: undefined }, 400, 'missing_field', 'birth_date'],
  ['12 birth_date 15.06.1990', { birth_date: '15.06.1990' }, 400, 'invalid_date', 'birth_date'],
  ['12 birth_date 1990-13-01', { birth_date: '1990-13-01' }, 400, 'invalid_date', 'birth_date'],
  ['12 birth_date 1990-02-29', { birth_date: '1990-02-29' }, 400, 'invalid_date', 'birth_date'],
  ['12 birth_date 19900615', { birth_date: 19_900_615 }, 400, 'invalid_type_of_field', 'birth_date'],
  ...['24:00', '14:60', '1430', '2:30', '14:30:61'].map(
    (time) => [`13 birth_time ${time}`, { birth_time: time }, 400, 'invalid_time', 'birth_time'] as const,
  ),
  ['15 no place', { location: undefined }, 400, 'missing_field', 'location'],
  ['16 latitude 91', { latitude: 91, longitude: 0 }, 400, 'invalid_latitude', 'latitude'],
  ['16 longitude -181', { latitude: 0, longitude: -181 }, 400, 'invalid_longitude', 'longitude'],
  ['16 latitude abc', { latitude: 'abc', longitude: 0 }, 400, 'invalid_latitude', 'latitude'],
  ['16 latitude only', { latitude: 40 }, 400, 'missing_field', 'longitude'],
  ['18 location zzqxw', { location: 'zzqxw' }, 422, 'place_not_found', 'location'],
  ['18 location empty', { location: '' }, 400, 'invalid_location', 'location'],
  ['18 location 5', { location: 5 }, 400, 'invalid_type_of_field', 'location'],
  [
    '19 Springfield strict',
    { location: 'Springfield', settings: { location_policy: 'strict' } },
    422,
    'place_ambiguous',
    'location',
  ],
  ['20 timezone Mars/Base', { timezone: 'Mars/Base' }, 400, 'invalid_timezone', 'timezone'],
  ['20 utc_offset +25:00', { utc_offset: '+25:00' }, 400, 'invalid_utc_offset', 'utc_offset'],
  [
    '21 gap reject',
    { birth_date: '2024-03-10', birth_time: '02:30', settings: { time_resolution: 'reject' } },
    422,
    'nonexistent_local_time',
    'birth_time',
  ],
  [
    '22 fold reject',
    { birth_date: '2024-11-03', birth_time: '01:30', settings: { time_resolution: 'reject' } },
    422,
    'ambiguous_local_time',
    'birth_time',
  ],
  ['23 1582-10-10', { birth_date: '1582-10-10' }, 400, 'invalid_date', 'birth_date'],
  ['23 3500-01-01', { birth_date: '3500-01-01' }, 422, 'date_out_of_range', 'birth_date'],
  ['24 system chinese', { system: 'chinese' }, 400, 'invalid_system', 'system'],
  ['24 sidereal maybe', { sidereal: 'maybe' }, 400, 'invalid_boolean', 'sidereal'],
  ...['Z', 'p', 'PP', 7].map(
    (system) =>
      [
        `25 house_system ${system}`,
        { settings: { house_system: system } },
        400,
        'invalid_house_system',
        'settings.house_system',
      ] as const,
  ),
  ['26 orb sun -1', { settings: { orb_degrees: { sun: -1 } } }, 400, 'invalid_orb', 'settings.orb_degrees.sun'],
  ['26 orb sun 20', { settings: { orb_degrees: { sun: 20 } } }, 400, 'invalid_orb', 'settings.orb_degrees.sun'],
  ['26 orb foo', { settings: { orb_degrees: { foo: 3 } } }, 400, 'unknown_body', 'settings.orb_degrees.foo'],
  ['26 orb x', { settings: { orb_degrees: 'x' } }, 400, 'invalid_orb', 'settings.orb_degrees'],
  ['27 aspects foo', { settings: { aspects: ['foo'] } }, 400, 'unknown_aspect', 'settings.aspects[0]'],
  ['27 bodies vulcan', { settings: { bodies: ['vulcan'] } }, 400, 'unknown_body', 'settings.bodies[0]'],
  ['27 ayanamsa x', { settings: { ayanamsa: 'x' } }, 400, 'invalid_ayanamsa', 'settings.ayanamsa'],
  [
    '28 polar error',
    { ...TROMSO, settings: { house_system: 'P', polar_fallback: 'error' } },
    422,
    'house_system_undefined',
    'settings.house_system',
  ],
  ['29 fields foo', { fields: ['foo'] }, 400, 'invalid_fields', 'fields[0]'],
  ['29 include foo', { include: ['foo'] }, 400, 'invalid_include', 'include[0]'],
  ['30 unknown field strict', { colour: 'blue', settings: { strict: true } }, 400, 'unknown_field', 'colour'],
];

export const warnedRows: readonly (readonly [
  row: string,
  changes: Readonly<Record<string, unknown>>,
  warning: string,
  holds: (answer: NatalBody) => boolean,
])[] = [
  [
    '14 birth_time null',
    { birth_time: null },
    'birth_time_unknown',
    (answer) => answer.time.unknown && answer.houses === null,
  ],
  ['19 Springfield', { location: 'Springfield' }, 'ambiguous_location', () => true],
  [
    '21 gap',
    { birth_date: '2024-03-10', birth_time: '02:30' },
    'nonexistent_local_time',
    (answer) => answer.time.utc === '2024-03-10T07:30:00Z',
  ],
  [
    '22 fold',
    { birth_date: '2024-11-03', birth_time: '01:30' },
    'ambiguous_local_time',
    (answer) => answer.time.utc === '2024-11-03T05:30:00Z',
  ],
  [
    '22 fold later',
    { birth_date: '2024-11-03', birth_time: '01:30', settings: { time_resolution: 'later' } },
    'ambiguous_local_time',
    (answer) => answer.time.utc === '2024-11-03T06:30:00Z',
  ],
  ['23 1700', { birth_date: '1700-01-01' }, 'reduced_precision', (answer) => answer.meta.ephemeris === 'moshier'],
  ['28 Tromsø', TROMSO, 'house_system_fallback', (answer) => answer.houses?.system === 'O'],
  ['30 unknown field', { colour: 'blue' }, 'unknown_field', () => true],
  ['45 future', { birth_date: '2090-01-01' }, 'future_date', () => true],
];

const PAIR = { person_a: NY90, person_b: { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' } };
export const productRows: readonly (readonly [
  row: string,
  path: string,
  body: Readonly<Record<string, unknown>>,
  status: number,
  code: string,
  field: string | undefined,
])[] = [
  ['31 transits to before from', '/transits', { from: '2025-01-01', to: '2024-01-01' }, 400, 'invalid_range', 'to'],
  ['31 transits to equal to from', '/transits', { from: '2025-01-01', to: '2025-01-01' }, 400, 'invalid_range', 'to'],
  [
    '31 transits five years with mars',
    '/transits',
    { from: '2020-01-01', to: '2025-01-01', bodies: ['mars'] },
    400,
    'range_too_large',
    undefined,
  ],
  [
    '31 transits eleven years with saturn',
    '/transits',
    { from: '2020-01-01', to: '2031-01-01', bodies: ['saturn'] },
    400,
    'range_too_large',
    undefined,
  ],
  [
    '31 transits date and range',
    '/transits',
    { transit_date: '2024-06-15', from: '2024-01-01', to: '2024-02-01' },
    400,
    'conflicting_fields',
    undefined,
  ],
  ['32 progressions without progressed_date', '/progressions', {}, 400, 'missing_field', 'progressed_date'],
  [
    '32 progressions method x',
    '/progressions',
    { progressed_date: '2024-06-15', method: 'x' },
    400,
    'invalid_setting',
    'method',
  ],
  [
    '33 synastry without person_b',
    '/synastry',
    { birth_date: undefined, birth_time: undefined, location: undefined, person_a: NY90 },
    400,
    'missing_field',
    'person_b',
  ],
  [
    '33 synastry with a bad date',
    '/synastry',
    {
      birth_date: undefined,
      birth_time: undefined,
      location: undefined,
      ...PAIR,
      person_b: { ...PAIR.person_b, birth_date: '1988-13-03' },
    },
    400,
    'invalid_date',
    'person_b.birth_date',
  ],
  ['34 return without type', '/return', { year: 2024 }, 400, 'missing_field', 'type'],
  ['34 return type pluton', '/return', { type: 'pluton', year: 2024 }, 400, 'invalid_return_type', 'type'],
  ['34 return year x', '/return', { type: 'solar', year: 'x' }, 400, 'invalid_year', 'year'],
];
export const queryRows: readonly (readonly [
  row: string,
  path: string,
  status: number,
  code: string,
  field: string | undefined,
])[] = [
  ['36 moonphases year abc', '/moonphases?year=abc', 400, 'invalid_year', 'year'],
  ['36 moonphases year 2024.5', '/moonphases?year=2024.5', 400, 'invalid_year', 'year'],
  ['36 moonphases year 9999', '/moonphases?year=9999', 422, 'date_out_of_range', 'year'],
  [
    '44 ephemeris of 100,000 cells',
    '/ephemeris?bodies=sun&columns=longitude&from=2024-01-01&to=2024-03-10&step=1m',
    400,
    'range_too_large',
    undefined,
  ],
  ['44 ephemeris step 0d', '/ephemeris?bodies=sun&from=2024-01-01&to=2024-01-03&step=0d', 400, 'invalid_range', 'step'],
];
