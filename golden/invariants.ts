import { gunaMilanEndpoint } from '@theia-astro/endpoints/guna-milan/endpoint';
import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { vedicEndpoint } from '@theia-astro/endpoints/vedic/endpoint';
import { DASHA_SYSTEMS } from '@theia-astro/astro/vedic/dasha/dashas';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { GunaMilanAnswer, VedicAnswer } from './invariants/answers.ts';
import { randomBirths, type RandomBirth } from './invariants/births.ts';
import { brokenMatch, VEDIC_LAWS } from './invariants/checks.ts';

export interface Verdict {
  readonly law: string;
  readonly checked: number;
  /** The first few violations, each with its birth. */
  readonly broken: readonly string[];
}

const NOW_MS = Date.UTC(2026, 0, 1);
const INCLUDE = [
  'points',
  'vargas',
  'dashas',
  'ashtakavarga',
  'shadbala',
  'sade_sati',
  'panchang',
  'all_vargas',
  'details',
  'graha_arudhas',
  'sphutas',
  'argala',
  'sudarshana',
  'longevity',
  'yogas',
];
const MATCH_LAW = 'guna total = sum ≤ 36; roles change only varna and gana';
const WESTERN_LAW = 'a western natal chart without a birth time has no house numbers';
const MOST_TOLD = 5;

/**
 * Checks laws that hold for every chart on `count` random births, through the same interface as a client: `node
 * golden/invariants.ts 10000 1` (births, seed). A seeded sample is part of the tests.
 */
export async function checkInvariants(count: number, seed: number): Promise<readonly Verdict[]> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
  const asked = <Request>(
    endpoint: {
      parse: (input: unknown, nowMs: number) => Request;
      calculate: (context_: typeof context, request: Request) => unknown;
    },
    body: object,
  ): unknown => JSON.parse(JSON.stringify(endpoint.calculate(context, endpoint.parse(body, NOW_MS))));
  const verdicts = new Map<string, { checked: number; broken: string[] }>();
  const judge = (law: string, birth: RandomBirth, found: readonly string[]): void => {
    const verdict = verdicts.get(law) ?? { checked: 0, broken: [] };
    verdict.checked += 1;
    if (found.length > 0 && verdict.broken.length < MOST_TOLD)
      verdict.broken.push(`${found[0]} (${JSON.stringify(birth)})`);
    verdicts.set(law, verdict);
  };
  let before: RandomBirth | null = null;
  for (const birth of randomBirths(count, seed, DASHA_SYSTEMS)) {
    const answer = asked(vedicEndpoint, { ...birth, include: INCLUDE }) as VedicAnswer;
    for (const [law, check] of Object.entries(VEDIC_LAWS)) judge(law, birth, check(answer));
    if (before !== null)
      judge(MATCH_LAW, birth, brokenMatch(matched(asked, before, birth), matched(asked, birth, before)));
    if (birth.birth_time === null)
      judge(
        WESTERN_LAW,
        birth,
        houseNumbersIn(
          asked(natalEndpoint, { birth_date: birth.birth_date, latitude: birth.latitude, longitude: birth.longitude }),
        ),
      );
    before = birth;
  }
  return [...verdicts].map(([law, { checked, broken }]) => ({ law, checked, broken }));
}

type Asked = (endpoint: typeof gunaMilanEndpoint, body: object) => unknown;

/** The first as groom, the second as bride. */
function matched(asked: Asked, groom: RandomBirth, bride: RandomBirth): GunaMilanAnswer {
  const person = ({ birth_date, birth_time, latitude, longitude }: RandomBirth, gender: string): object => ({
    birth_date,
    birth_time,
    latitude,
    longitude,
    gender,
  });
  return asked(gunaMilanEndpoint, {
    person_a: person(groom, 'male'),
    person_b: person(bride, 'female'),
  }) as GunaMilanAnswer;
}

/** Where an answer contains a house number, and the number. */
function houseNumbersIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    (key === 'house' || key === 'house_position') && inner !== null
      ? [`${path}${key} is ${JSON.stringify(inner)}`]
      : houseNumbersIn(inner, `${path}${key}.`),
  );
}

if (import.meta.main) {
  const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
  const begunMs = performance.now();
  const verdicts = await checkInvariants(count, seed);
  for (const { law, checked, broken } of verdicts) {
    process.stdout.write(
      `${broken.length === 0 ? 'holds ' : 'BROKEN'} ${String(checked).padStart(6)} ${law}\n${broken.map((told) => `         ${told}\n`).join('')}`,
    );
  }
  process.stdout.write(`${count} births, seed ${seed}, ${((performance.now() - begunMs) / 1000).toFixed(1)} s\n`);
  if (verdicts.some(({ broken }) => broken.length > 0)) process.exitCode = 1;
}
