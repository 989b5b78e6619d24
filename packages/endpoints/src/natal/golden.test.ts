import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { separationDeg } from '@theia-astro/astro/angle/angle';
import { type EngineBody, type Frame, HOUSE_SYSTEM_CODES, type HouseSystemCode } from '@theia-astro/astro/ephemeris';
import { computeHouses, sumOfArcsDeg } from '@theia-astro/astro/houses/compute';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import type { ChartSettings, NatalInclude } from '@theia-astro/astro/natal/settings';
import { speedQuantity } from '@theia-astro/astro/stations/stations';
import { nextChange } from '@theia-astro/astro/search/changes';
import { julianDay } from '@theia-astro/astro/time/julian-day';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { z } from 'zod';
import { WESTERN_DEFAULTS } from '../request/settings.ts';
import { PLANETS } from '@theia-astro/astro/bodies/table';

const ephemeris = await createSwissEphemeris();
const APPARENT: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const NOTHING: ReadonlySet<NatalInclude> = new Set();

function table<T extends z.ZodType>(name: string, row: T): z.infer<T>[] {
  const text = readFileSync(new URL(`../../../../golden/tables/${name}.json`, import.meta.url), 'utf8');
  return z.object({ cases: z.array(row) }).parse(JSON.parse(text)).cases;
}

/** The tables read `…Z` as UT1. */
function parseJdUt(utc: string): number {
  const instant = new Date(utc);
  return julianDay(
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours() + instant.getUTCMinutes() / 60 + instant.getUTCSeconds() / 3600,
  );
}

const chartAt = (
  utc: string,
  lat: number,
  lon: number,
  settings: Partial<ChartSettings>,
  include = NOTHING,
): NatalChart =>
  computeNatal(
    ephemeris,
    { jdUt: parseJdUt(utc), unknownTime: false, day: null },
    { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 },
    { ...WESTERN_DEFAULTS, ...settings },
    include,
  );

const snake = (name: string): string => ({ semisextile: 'semi_sextile', semisquare: 'semi_square' })[name] ?? name;

describe('aspects agree with the golden table to 1e-4° (natal_aspects.json, Swiss Ephemeris 2.10.03)', () => {
  const wide: Partial<ChartSettings> = {
    orbDegrees: 8,
    aspects: [
      'conjunction',
      'opposition',
      'trine',
      'square',
      'sextile',
      'quincunx',
      'semi_sextile',
      'semi_square',
      'sesquiquadrate',
    ],
    aspectOrbs: {
      conjunction: 10,
      opposition: 10,
      trine: 10,
      square: 10,
      sextile: 10,
      quincunx: 3,
      semi_sextile: 3,
      semi_square: 3,
      sesquiquadrate: 3,
    },
    bodies: [...PLANETS, 'north_node', 'chiron'],
  };
  const rows = table(
    'natal_aspects',
    z.object({
      id: z.string(),
      utc: z.string(),
      lat: z.number(),
      lon: z.number(),
      aspects: z.array(z.tuple([z.string(), z.string(), z.string(), z.number(), z.string()])),
    }),
  );
  for (const { id, utc, lat, lon, aspects } of rows) {
    it(id, () => {
      for (const [node, name, other] of [
        ['true', 'TrueNode', 'MeanNode'],
        ['mean', 'MeanNode', 'TrueNode'],
      ] as const) {
        const chart = chartAt(utc, lat, lon, { ...wide, node }, new Set(['aspects']));
        const found = new Map(
          (chart.aspects ?? [])
            .filter(({ pointA, pointB }) => ![pointA, pointB].some((point) => point === 'asc' || point === 'mc'))
            .map((aspect) => [`${aspect.pointA} ${aspect.kind.id} ${aspect.pointB}`, aspect]),
        );
        const expected = aspects.filter(([a, , b]) => a !== other && b !== other);
        const bodyName = (body: string): string => (body === name ? 'north_node' : body.toLowerCase());
        for (const [a, kind, b, orb, motion] of expected) {
          const key = [
            `${bodyName(a)} ${snake(kind)} ${bodyName(b)}`,
            `${bodyName(b)} ${snake(kind)} ${bodyName(a)}`,
          ].find((text) => found.has(text));
          const aspect = key === undefined ? undefined : found.get(key);
          assert.ok(aspect !== undefined, `${a} ${kind} ${b}`);
          assert.ok(Math.abs(aspect.orbDeg - orb) < 1e-4, `${key} ${aspect.orbDeg} ${orb}`);
          if (Math.abs(orb) > 1 / 3600) assert.equal(aspect.motion, motion, key);
        }
        assert.equal(found.size, expected.length);
      }
    });
  }
});

describe('whole charts agree with the golden table (natal_end_to_end.json, place and instant given)', () => {
  const rows = table(
    'natal_end_to_end',
    z.object({
      id: z.string(),
      lat: z.number(),
      lon: z.number(),
      expected_utc: z.string(),
      planets: z.record(z.string(), z.number()),
      asc: z.number(),
      mc: z.number(),
      placidus_cusps: z.array(z.number()).default([]),
      moon_sidereal_lahiri: z.number().optional(),
      part_of_fortune: z.number().optional(),
    }),
  );
  for (const {
    id,
    lat,
    lon,
    expected_utc: utc,
    planets,
    asc,
    mc,
    placidus_cusps: cusps,
    moon_sidereal_lahiri: siderealMoon,
    part_of_fortune: fortune,
  } of rows) {
    it(id, () => {
      const chart = chartAt(utc, lat, lon, {}, new Set(['lots']));
      for (const [name, longitude] of Object.entries(planets)) {
        const point = chart.points.find((one) => one.id === (name === 'TrueNode' ? 'north_node' : name.toLowerCase()));
        assert.ok(
          separationDeg(point?.position.longitudeDeg ?? Number.NaN, longitude) < (name === 'Moon' ? 0.02 : 0.01),
          name,
        );
      }
      assert.ok(separationDeg(chart.houses?.angles.asc ?? Number.NaN, asc) < 0.02);
      assert.ok(separationDeg(chart.houses?.angles.mc ?? Number.NaN, mc) < 0.02);
      cusps.forEach((cusp, index) =>
        assert.ok(separationDeg(chart.houses?.cuspsDeg[index] ?? Number.NaN, cusp) < 0.02),
      );
      if (fortune !== undefined) assert.ok(separationDeg(chart.lots?.[0]?.longitudeDeg ?? Number.NaN, fortune) < 0.02);
      if (siderealMoon === undefined) return;
      const sidereal = chartAt(utc, lat, lon, { ayanamsa: { id: 'lahiri', definition: { kind: 'mode', mode: 1 } } });
      assert.ok(separationDeg(sidereal.points[1]?.position.longitudeDeg ?? Number.NaN, siderealMoon) < 0.02);
    });
  }
});

describe('house cusps and fallbacks agree with the golden table (houses.json)', () => {
  const rows = table(
    'houses',
    z.object({
      id: z.string(),
      place: z.string(),
      lat: z.number(),
      lon: z.number(),
      jd_ut: z.number(),
      systems: z.record(
        z.string(),
        z.object({ cusps: z.array(z.number()), swe_returned_error: z.boolean().optional() }),
      ),
    }),
  );
  const isCode = (letter: string): letter is HouseSystemCode => HOUSE_SYSTEM_CODES.some((code) => code === letter);
  for (const { id, place, lat, lon, jd_ut: jdUt, systems } of rows) {
    it(`${id} ${place}`, () => {
      const geo = { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 };
      const tolerance = Math.abs(lat) > 88 ? 1e-3 : 1e-4;
      for (const [letter, { cusps, swe_returned_error: failed }] of Object.entries(systems)) {
        assert.ok(isCode(letter));
        const houses = computeHouses(ephemeris, jdUt, geo, letter, 'porphyry', APPARENT);
        assert.equal(houses.system, failed === true ? 'O' : letter);
        assert.equal(houses.cuspsDeg.length, cusps.length);
        cusps.forEach((cusp, index) =>
          assert.ok(
            separationDeg(houses.cuspsDeg[index]!, cusp) < tolerance,
            `${letter} ${index + 1}: ${houses.cuspsDeg[index]} ${cusp}`,
          ),
        );
        if (letter !== 'G') assert.equal(houses.reversed, Math.abs(sumOfArcsDeg(cusps) - 360) > 1e-3, letter);
      }
    });
  }
});

describe('stations agree with the golden table (stations.json)', () => {
  const MINUTES: Readonly<Record<string, number>> = {
    mercury: 1,
    venus: 2,
    mars: 2,
    jupiter: 5,
    saturn: 10,
    uranus: 20,
    neptune: 30,
    pluto: 30,
    chiron: 20,
  };
  const bodies: readonly EngineBody[] = [
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
    'chiron',
  ];
  const rows = table(
    'stations',
    z.object({
      id: z.string(),
      body: z.string(),
      kind: z.enum(['direct', 'retrograde']),
      jd_ut: z.number(),
      lon: z.number(),
    }),
  );
  for (const body of bodies) {
    it(body, () => {
      const quantity = speedQuantity(ephemeris, body, APPARENT);
      assert.ok(quantity);
      for (const { id, kind, jd_ut: jdUt, lon } of rows.filter((row) => row.body.toLowerCase() === body)) {
        const change = nextChange(quantity, jdUt - 8.3, jdUt + 8.3);
        assert.ok(change, id);
        assert.equal(change.rising, kind === 'direct', id);
        assert.ok(Math.abs(change.jdUt - jdUt) * 1440 < MINUTES[body]!, `${id} ${(change.jdUt - jdUt) * 1440} min`);
        assert.ok(separationDeg(ephemeris.ecliptic(change.jdUt, body, APPARENT).longitudeDeg, lon) < 1e-5, id);
      }
    });
  }
});
