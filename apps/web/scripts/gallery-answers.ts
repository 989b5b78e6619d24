import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { format } from 'prettier';
import { requests } from '../src/features/gallery/requests.ts';

/** Where the answers are kept: the page needs neither the API nor an ephemeris. */
export const ANSWERS_FILE = fileURLToPath(new URL('../src/features/gallery/answers.json', import.meta.url));
const NOW_MS = Date.UTC(2026, 0, 1);

/** What a picture needs of an answer; the rest would only make the page heavier. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'points transits houses aspects lagna vargas natal charts person_a person_b ' +
    'cusps angles asc mc longitude sign retrograde house natal_house bhava combust ' +
    'point_1 point_2 chart_1 chart_2 aspect orb applying'
  ).split(' '),
);
/** Objects whose keys are names of things, not of fields. */
const BY_NAME: ReadonlySet<string> = new Set(['points', 'transits', 'vargas']);

function kept(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'object').map((entry) => kept(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => (names ? typeof inner === 'object' && !Array.isArray(inner) : KEPT.has(key)))
      .map(([key, inner]) => [
        key,
        names && 'lagna' in Object(inner) ? kept(inner, true) : kept(inner, BY_NAME.has(key)),
      ]),
  );
}

/** The answers of the gallery as the endpoints give them today, as the text of their file. */
export async function galleryAnswers(): Promise<string> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
  const answers = Object.entries(requests).map(([id, { path, body }]) => {
    const endpoint = catalog.find((candidate) => candidate.path === path);
    if (endpoint === undefined) throw new Error(`The catalogue has no ${path}`);
    const answer = endpoint.calculate(context, endpoint.parse(body, NOW_MS));
    return [id, kept(JSON.parse(JSON.stringify(answer)))];
  });
  return format(JSON.stringify(Object.fromEntries(answers)), { parser: 'json', printWidth: 120 });
}

if (import.meta.main) await writeFile(ANSWERS_FILE, await galleryAnswers());
