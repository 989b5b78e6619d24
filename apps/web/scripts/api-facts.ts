import { readFileSync } from 'node:fs';
import { HOUSE_SYSTEM_CODES } from '@theia-astro/astro/ephemeris';
import { LANGUAGES } from '@theia-astro/astro/names/names';
import { VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { keyProducts } from '@theia-astro/endpoints/plan';
import { WALLET_ONLY } from '@theia-astro/endpoints/limits/cost';
import { AYANAMSA_IDS } from '@theia-astro/endpoints/request/ayanamsas';
import { readGazetteer } from '@theia-astro/places/gazetteer/gazetteer-data';
import type { Plugin } from 'vite';
import { findFigure, published } from '../src/features/speed/published.ts';
import { type Json, pick, type Shape } from './pick.ts';
import { problems } from './reference/problems.ts';

const MODULES: Readonly<Record<string, () => Readonly<Record<string, Json>>>> = {
  'virtual:api-facts': facts,
  'virtual:figures': () => ({ counts: apiCounts(), speed: speedFigures() }),
  'virtual:examples': examples,
  'virtual:key-products': () => ({ keyProducts: keyProducts(catalog) }),
};
const PLANNED = new Set(['swiss', 'batch']);

const NATAL: Shape = {
  product: true,
  datetime_utc: true,
  sect: true,
  sun_sign: true,
  moon_sign: true,
  rising_sign: true,
  points: {
    sun: {
      longitude: true,
      latitude: true,
      speed: true,
      declination: true,
      sign: true,
      degree: true,
      dms: true,
      motion: true,
      house: true,
    },
  },
  houses: { system: true, system_name: true, angles: { asc: true, mc: true } },
  aspects: [{ point_1: true, point_2: true, aspect: true, orb: true, applying: true }],
  time: { local: true, timezone: true, offset: true, dst: true },
  place: { name: true, country_code: true, latitude: true, longitude: true },
  warnings: true,
};
const BODY_MATRIX: Shape = {
  product: true,
  datetime_utc: true,
  circadian_window: true,
  lunar_phase: true,
  rulers: { day: true, hour: true },
  mars_to_natal: true,
  moon_to_natal: { sun: true, moon: true, venus: true, asc: true, mc: true },
};

function endpoint(name: string): Endpoint {
  const found = catalog.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`The catalogue has no ${name}`);
  return found;
}

function shown(name: string, shape: Shape): { request: Json; response: string } {
  const { request, response } = endpoint(name).example;
  return { request, response: JSON.stringify(pick(response, shape), null, 2) };
}

function facts() {
  return {
    endpoints: catalog.map((entry) => {
      const need = entry.need(entry.parse(entry.example.request, entry.example.nowMs));
      return {
        name: entry.name,
        path: entry.path,
        methods: entry.methods,
        summary: entry.summary,
        requestWords: entry.requestWords,
        plan: need.priceTier === WALLET_ONLY ? null : need.minimumPlan,
        priceTier: PLANNED.has(entry.name) ? null : need.priceTier,
        free: need.priceTier === null && !PLANNED.has(entry.name),
      };
    }),
    problems,
  };
}

/** `A` and `E` are two letters of one system: equal houses from the Ascendant. */
const SECOND_LETTER_OF_EQUAL = 'A';

/** What the API has, counted in its code. */
export function apiCounts() {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return {
    version,
    products: catalog.map(({ name }) => name),
    houseSystems: HOUSE_SYSTEM_CODES.filter((code) => code !== SECOND_LETTER_OF_EQUAL).length,
    ayanamsas: AYANAMSA_IDS.length,
    vargas: VARGAS.length,
    languages: LANGUAGES.length,
    places: readGazetteer().ids.length,
  };
}

function speedFigures() {
  const { ours, ratio } = findFigure('natal-numbers');
  return { natalUs: ours.us, natalRatio: ratio, paidCallUs: published.paid_calls.us };
}

function examples() {
  return {
    natalExample: shown('natal', NATAL),
    bodyMatrixExample: shown('body_matrix', BODY_MATRIX),
  };
}

/** Gives the web build what it says about the API from the catalogue that serves it: the modules above. */
export function apiFacts(): Plugin {
  return {
    name: 'api-facts',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: (id) => {
      const values = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (values === undefined) return null;
      return Object.entries(values())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
