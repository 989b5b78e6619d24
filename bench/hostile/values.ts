import type { Random } from './random.ts';
import LISTS from './values.json' with { type: 'json' };

/** A JSON value as text: it can also express what JSON.stringify cannot write (1e999, -0, lone surrogates, duplicate keys). */
export type JsonText = string;

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
      return random.pick(LISTS.numbers);
    case 2:
      return random.pick(['true', 'false', 'null']);
    case 3:
    case 4:
    case 5:
      return JSON.stringify(random.pick(LISTS.texts));
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
        ? random.pick(LISTS.notJson)
        : `${random.chance(0.5) ? '-' : ''}${random.below(400)}.${random.below(1e9)}`;
    case 9:
      return `[${Array.from({ length: random.pick([0, 1, 2, 5, 101, 3_000]) }, () => random.pick(LISTS.numbers)).join(',')}]`;
    case 10:
      return `[${Array.from({ length: random.below(4) }, () => hostileValue(random, key, depth + 1)).join(',')}]`;
    case 11:
      return nested(random, random.pick([3, 14, 15, 16, 17, 40, 5_000]));
    case 12:
      return `{${Array.from({ length: random.below(5) }, () => `${JSON.stringify(hostileKey(random))}:${hostileValue(random, key, depth + 1)}`).join(',')}}`;
    case 13:
      return JSON.stringify(civilDate(random));
    default:
      return JSON.stringify(random.pick(LISTS.texts));
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
  if (/location|^q$/.test(name)) return JSON.stringify(random.pick(LISTS.places));
  if (/zone/.test(name)) return JSON.stringify(random.pick(LISTS.zones));
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
