import type { Random } from './random.ts';

/** A JSON value as text: it can also express what JSON.stringify cannot write (1e999, -0, lone surrogates, duplicate keys). */
export type JsonText = string;

const NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '0.1',
  '90',
  '-90',
  '90.0000001',
  '180',
  '-180',
  '180.1',
  '66.56',
  '89.999999',
  '1e-320',
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '2147483648',
  '4294967296',
  '1e21',
  '123456789012345678901234567890',
  '0.30000000000000004',
  '366',
  '1582',
  '1800',
  '2399',
  '2400',
  '3000',
  '3001',
  '-3000',
  '-3001',
  '9999',
  '10000',
  '1e3',
  '2.5',
];
const NOT_JSON = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '01',
  '+1',
  '0x10',
  '.5',
  '1.',
  "'x'",
  '1_000',
  '{,}',
  '[1,]',
  '/*x*/1',
  'tru',
  '\u00a0',
  '"\t"',
  '"\\x"',
  '"\\u12"',
  '"',
];
const TEXTS = [
  '',
  ' ',
  '0',
  '-0',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e5',
  '1,5',
  '٣',
  '１２',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '1990-06-15',
  '1990-6-15',
  '1990-02-30',
  '2024-02-29',
  '1900-02-29',
  '0000-01-01',
  '-0001-12-31',
  '-2999-01-01',
  '-3001-01-01',
  '3000-12-31',
  '3001-01-01',
  '99999-01-01',
  '999999-12-31',
  '-271821-04-19',
  '-271821-04-20',
  '275760-09-13',
  '275760-09-14',
  '1582-10-04',
  '1582-10-10',
  '1582-10-15',
  '14:30',
  '24:00',
  '23:59:59.999',
  '23:59:60',
  '00:00',
  '2:30pm',
  '2024-06-15T12:00:00Z',
  '2024-06-15T12:00:00+14:00',
  '2024-06-15T12:00:00-99:99',
  '2024-06-15T24:00:00Z',
  '+002024-06-15T12:00:00Z',
  '-002999-01-01T00:00:00Z',
  '2024-W24-6',
  '2024-167',
  'today',
  'now',
  'yesterday',
  '+05:30',
  '-00:00:01',
  '+25:00',
  'Z',
  'UTC',
  'GMT',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'America/New_York',
  'Europe/Amsterdam',
  'Antarctica/Troll',
  'Africa/Monrovia',
  'Asia/Kathmandu',
  'Mars/Base',
  '../../etc/passwd',
  'America/../UTC',
  'posix/UTC',
  'localtime',
  'New York',
  'Springfield',
  'Xyzzyville',
  'São Paulo',
  'москва',
  '東京',
  'القاهرة',
  '40.7143,-74.006',
  '90,180',
  '-90,-180',
  '91,0',
  '40°42\'51"N 74°0\'22"W',
  '0°0\'0"S 0°0\'0"E',
  '999°99\'99"N 1E',
  ',,,,',
  'Paris,,,,,,,',
  "x'; drop table users; --",
  '<script>alert(1)</script>',
  '&lt;&amp;]]>',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  '${7*7}',
  '{{7*7}}',
  '%s%s%n',
  '\\',
  '\\u0000',
  '\u0000',
  'a\u0000b',
  '\u202egnirts',
  '\ufeff',
  '\uffff',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  '\u0660',
  'İ',
  'ß',
  'ﬁ',
  'ſ',
  '\r\nX-Evil: 1',
  '\u2028',
  '\u0085',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'natal',
  'vedic',
  'western',
  'positions',
  'transits',
  'moon',
  'sun',
  'pluto',
  'vulcan',
  'chiron',
  'asc',
  'mc',
  'fortune',
  'lagna',
  'rahu',
  'P',
  'p',
  'i',
  'I',
  'G',
  'Z',
  'PP',
  'whole_sign',
  'placidus',
  'lahiri',
  'krishnamurti',
  'topocentric',
  'heliocentric',
  'geocentric',
  'mundane',
  'reject',
  'later',
  'strict',
  'error',
  'solar',
  'lunar',
  'saturn',
  'Pluton',
  'major',
  'all',
  'none',
  'transiting',
  '1d',
  '0d',
  '1m',
  '999999d',
  '6h',
  '1s',
  '-1d',
  'csv',
  'svg',
  'png',
  'json',
  'wheel',
  'biwheel',
  'north_indian',
  'print',
  'dark',
  'male',
  'female',
  'synastry',
  'davison',
  'composite',
  'relationship',
  'secondary',
  'true_daily',
  'naibod_ra',
  'tertiary',
  'minor',
];
const LONE = ['"\\ud800"', '"\\udc00x"', '"a\\ud83d"', '"\\udfff\\ud800"'];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '',
  ' ',
  'bearer',
  'request',
  'dry_run',
  '0',
  '-1',
  'length',
  '$ref',
  'a.b',
  'a[0]',
  '\u0000',
  '\ud83d\ude00',
  'x'.repeat(513),
  'settings',
  'meta',
  'toJSON',
  'then',
  '__defineGetter__',
];

export function hostileKey(random: Random): string {
  return random.pick(KEYS);
}

/** A value that a careless parser would fail on. `key`: the caller's own key, which must never be returned. */
export function hostileValue(random: Random, key: string, depth = 0): JsonText {
  const kind = random.below(depth > 2 ? 7 : 15);
  switch (kind) {
    case 0:
    case 1:
      return random.pick(NUMBERS);
    case 2:
      return random.pick(['true', 'false', 'null']);
    case 3:
    case 4:
    case 5:
      return JSON.stringify(random.pick(TEXTS));
    case 6:
      return random.chance(0.3)
        ? random.pick(LONE)
        : JSON.stringify(random.pick([key, `x${key}y`, key.toLowerCase(), key.slice(0, 25)]));
    case 7:
      return JSON.stringify(
        random
          .pick(['x', 'é', '😀', ' ', '<', '"', '\u0000', 'New York '])
          .repeat(random.pick([200, 201, 512, 513, 5_000, 60_000])),
      );
    case 8:
      return random.chance(0.5)
        ? random.pick(NOT_JSON)
        : `${random.chance(0.5) ? '-' : ''}${random.below(400)}.${random.below(1e9)}`;
    case 9:
      return `[${Array.from({ length: random.pick([0, 1, 2, 5, 101, 3_000]) }, () => random.pick(NUMBERS)).join(',')}]`;
    case 10:
      return `[${Array.from({ length: random.below(4) }, () => hostileValue(random, key, depth + 1)).join(',')}]`;
    case 11:
      return nested(random, random.pick([3, 14, 15, 16, 17, 40, 5_000]));
    case 12:
      return `{${Array.from({ length: random.below(5) }, () => `${JSON.stringify(hostileKey(random))}:${hostileValue(random, key, depth + 1)}`).join(',')}}`;
    case 13:
      return JSON.stringify(civilDate(random));
    default:
      return JSON.stringify(random.pick(TEXTS));
  }
}

function nested(random: Random, levels: number): JsonText {
  return random.chance(0.5)
    ? `${'['.repeat(levels)}${']'.repeat(levels)}`
    : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** A day within the supported years, or slightly outside. */
export function civilDate(random: Random): string {
  const year = random.chance(0.6) ? 1800 + random.below(600) : random.below(6_010) - 3_005;
  const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${year < 0 ? '-' : ''}${pad(Math.abs(year), 4)}-${pad(1 + random.below(12), 2)}-${pad(1 + random.below(31), 2)}`;
}

const PLACES = [
  'New York',
  'London',
  'Tromsø',
  'Delhi',
  'Longyearbyen',
  'Springfield',
  'Kiritimati',
  'Ushuaia',
  '40.7,-74',
  '89.9,0',
  '-90,0',
];
const ZONES = [
  'America/New_York',
  'Europe/Amsterdam',
  'Asia/Kolkata',
  'Antarctica/Troll',
  'Etc/GMT+12',
  'Pacific/Apia',
];

/** A value that a field of this name probably accepts, so that odd requests reach the calculation. */
export function likelyValue(random: Random, name: string): JsonText {
  const clock = (): string =>
    `${String(random.below(24)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`;
  const instant = (): string => `${civilDate(random)}T${clock()}:00Z`;
  const decimal = (most: number): string => String(Math.round((random.unit() * 2 - 1) * most * 1e4) / 1e4);
  if (/lat/.test(name)) return random.chance(0.1) ? random.pick(['90', '-90', '66.6', '0']) : decimal(90);
  if (/lon|lng/.test(name)) return random.chance(0.1) ? random.pick(['180', '-180', '0']) : decimal(180);
  if (/(?:^|_)date$/.test(name)) return JSON.stringify(civilDate(random));
  if (/(?:^|_)time$/.test(name)) return random.chance(0.2) ? 'null' : JSON.stringify(clock());
  if (/location|^q$/.test(name)) return JSON.stringify(random.pick(PLACES));
  if (/zone/.test(name)) return JSON.stringify(random.pick(ZONES));
  if (/^(?:utc|datetime_utc|local)$/.test(name)) return JSON.stringify(instant());
  if (/^(?:from|to|after|before)$/.test(name))
    return JSON.stringify(
      random.chance(0.5) ? instant() : `20${String(random.below(100)).padStart(2, '0')}-0${1 + random.below(9)}-01`,
    );
  if (/year/.test(name)) return String(random.chance(0.7) ? 1990 + random.below(60) : random.below(6_000) - 3_000);
  if (/orb|elevation|count|limit|size|level|min$/.test(name))
    return String(random.pick([0, 1, 2, 3, 5, 10, 12, 50, 200, 800, 2_000]));
  if (/step/.test(name)) return JSON.stringify(random.pick(['1d', '6h', '1m', '30d']));
  return random.pick(['true', 'false', 'null', '1', '0', JSON.stringify(civilDate(random)), JSON.stringify('x')]);
}
