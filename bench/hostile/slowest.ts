import { parseArgs } from 'node:util';
import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { EXTREMES } from './extremes.ts';
import { readCatalogFields } from './fields.ts';
import { seeded } from './random.ts';
import { mutate, toTree, written } from './tree.ts';

/**
 * `node bench/hostile/slowest.ts [--seconds 5] [--path /transits] [--seed 1]`: finds the slowest accepted request of each product by hill climbing:
 * it keeps changing the slowest request so far a little. Prints milliseconds of processor time, from the fields to the JSON text, without
 * samples remembered by earlier searches, and the estimate by which a request is accepted.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    path: { type: 'string' },
    seed: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
  },
});
const context = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  nowMs: Date.now(),
  account: null,
};
const fields = readCatalogFields();
const MOST_MS = 3_000;

interface Timed {
  readonly text: string;
  readonly ms: number;
}

for (const endpoint of catalog) {
  const seeds = EXTREMES[endpoint.path] ?? widestExample(endpoint);
  if (seeds.length === 0 || (values.path !== undefined && values.path !== endpoint.path)) continue;
  const refused: string[] = [];
  const timed = seeds.flatMap((seed): Timed[] => {
    const text = JSON.stringify(seed);
    const ms = take(endpoint, text, (problem) => refused.push(`${problem.code} ${problem.message}`));
    return ms === null ? [] : [{ text, ms }];
  });
  const best = climb(endpoint, timed);
  if (best.ms > MOST_MS) process.exitCode = 1;
  console.log(
    `${best.ms.toFixed(0).padStart(6)} ms  estimated ${estimateCost(endpoint, best.text).padStart(6)}  ${endpoint.path.padEnd(14)} ${values.full ? best.text : best.text.slice(0, 220)}`,
  );
  for (const reason of new Set(refused)) console.log(`           refused: ${reason.slice(0, 160)}`);
}

/** Of a product without extremes of its own: all parts of its example. */
function widestExample({ requestWords, example, parts }: Endpoint): readonly Readonly<Record<string, unknown>>[] {
  if (requestWords.length === 0) return [];
  return [{ ...example.request, ...(parts === undefined ? {} : { include: ['all'] }) }];
}

function estimateCost(endpoint: Endpoint, text: string): string {
  return endpoint.cost?.(endpoint.parse(JSON.parse(text), context.nowMs)).milliseconds.toFixed(0) ?? '-';
}

function climb(endpoint: Endpoint, begin: readonly Timed[]): Timed {
  const random = seeded(Number(values.seed));
  const untilMs = performance.now() + Number(values.seconds) * 1_000;
  const best = [...begin].sort((a, b) => b.ms - a.ms).slice(0, 5);
  while (performance.now() < untilMs && best.length > 0) {
    const tree = toTree(JSON.parse(random.pick(best).text));
    for (let count = 1 + random.below(3); count > 0; count -= 1)
      mutate(tree, { random, fields: fields.get(endpoint.path)!, key: 'THE000000000000000', friendly: 1 });
    const text = written(tree);
    const ms = take(endpoint, text, () => {});
    if (ms === null || ms <= best.at(-1)!.ms) continue;
    best.push({ text, ms });
    best.sort((a, b) => b.ms - a.ms);
    best.length = Math.min(best.length, 5);
  }
  return best[0] ?? { text: 'nothing was accepted', ms: 0 };
}

function take(endpoint: Endpoint, text: string, tell: (problem: Problem) => void): number | null {
  // Searches cache samples per ephemeris object, so a copy of it has an empty cache.
  const afresh = { ...context, ephemeris: { ...context.ephemeris } };
  const before = process.cpuUsage();
  try {
    JSON.stringify(endpoint.calculate(afresh, endpoint.parse(JSON.parse(text), context.nowMs)));
  } catch (error) {
    if (!(error instanceof Problem)) throw new Error(`${endpoint.path} failed on ${text}`, { cause: error });
    tell(error);
    return null;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
