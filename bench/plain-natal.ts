import { ASPECT_KINDS, MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { lastNewMoonJd, phaseName, rudhyarPhase } from '@theia-astro/astro/phase/phases';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext } from '@theia-astro/endpoints/endpoint';
import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { resolveBirth } from '@theia-astro/endpoints/resolve/resolve-birth';
import { buildMeta } from '@theia-astro/endpoints/wire/meta';
import type { Engine } from '@theia-astro/ephemeris/engine';
import { BODY_NUMBER, SEFLG_SPEED, SEFLG_SWIEPH } from '@theia-astro/ephemeris/flags';

const PLACIDUS = 'P'.charCodeAt(0);
const POINTS = [
  ['sun', 'sun', 10],
  ['moon', 'moon', 10],
  ['mercury', 'mercury', 8],
  ['venus', 'venus', 8],
  ['mars', 'mars', 8],
  ['jupiter', 'jupiter', 8],
  ['saturn', 'saturn', 8],
  ['uranus', 'uranus', 8],
  ['neptune', 'neptune', 8],
  ['pluto', 'pluto', 8],
  ['north_node', 'true_node', 4],
  ['lilith', 'mean_lilith', 4],
  ['chiron', 'chiron', 4],
] as const;
const PLANETS = 10;
const ANGLE_ORB_DEG = 8;
const KINDS = MAJOR_ASPECTS.map((id) => ASPECT_KINDS[id]);
const HUNDRED_MILLION = 1e8;

const rounded = (value: number): number => Math.round(value * HUNDRED_MILLION) / HUNDRED_MILLION;
const turned = (deg: number): number => (deg < 0 ? deg + 360 : deg >= 360 ? deg - 360 : deg);

/** A point or cusp to aspect. */
interface Placed {
  readonly id: string;
  readonly longitude: number;
  readonly speed: number;
  readonly orbDeg: number;
}

/**
 * The default natal answer as one would write it on the raw engine, without our tables, our chart and our writer: the cheapest calls (the bodies of one
 * instant in a row), plain loops over what is shown, plain objects, JSON.stringify. Reading the request, place and time zone are not the engine's
 * business and are the same code on both sides; so is the memory of new moons found before.
 */
export function plainNatal(engine: Engine, context: CalculationContext, text: string): Buffer {
  const request = natalEndpoint.parse(JSON.parse(text), context.nowMs);
  if (request.product !== 'natal') throw new TypeError('a birth without a western chart');
  const { time, place, moment, geo, warnings } = resolveBirth(context, request.birth, request.settings.resolution);
  if (geo === null) throw new TypeError('a birth without a place');
  const { jdUt } = moment;
  const { wasm, scratch } = engine;
  const heap = wasm.HEAPF64;

  wasm._swe_houses(jdUt, geo.geoLatitudeDeg, geo.geoLongitudeDeg, PLACIDUS, scratch.cusps, scratch.ascmc);
  const cusps: number[] = [];
  for (let house = 1; house <= 12; house += 1) cusps.push(heap[scratch.cusps / 8 + house]!);
  const angle = (index: number): number => heap[scratch.ascmc / 8 + index]!;
  const [asc, mc, vertex, eastPoint] = [angle(0), angle(1), angle(3), angle(4)];
  const [koch, munkasey, polar] = [angle(5), angle(6), angle(7)];

  const placed: Placed[] = [];
  const points: Record<string, object> = {};
  for (const [id, body, orbDeg] of POINTS) {
    wasm._swe_calc_ut(jdUt, BODY_NUMBER[body], SEFLG_SWIEPH | SEFLG_SPEED, scratch.xx, scratch.serr);
    const longitude = heap[scratch.xx / 8]!;
    const speed = heap[scratch.xx / 8 + 3]!;
    placed.push({ id, longitude, speed, orbDeg });
    const latitude = heap[scratch.xx / 8 + 1]!;
    points[id] = pointAt(longitude, latitude, speed, cusps);
    if (id === 'north_node') points['south_node'] = pointAt(turned(longitude + 180), -latitude, speed, cusps);
  }
  const sun = placed[0]!.longitude;
  const moon = placed[1]!.longitude;
  wasm._swe_pheno_ut(jdUt, BODY_NUMBER.moon, SEFLG_SWIEPH, scratch.attributes, scratch.serr);
  const illumination = heap[scratch.attributes / 8 + 1]!;
  const elongation = turned(moon - sun);

  const answer = {
    product: 'natal',
    at: time.utc,
    sect: turned(sun - asc) >= 180 ? 'day' : 'night',
    sun_sign: SIGNS[Math.floor(sun / 30)],
    moon_sign: SIGNS[Math.floor(moon / 30)],
    rising_sign: SIGNS[Math.floor(asc / 30)],
    points,
    houses: {
      system: 'P',
      requested_system: 'P',
      cusps: cusps.map((longitude, index) => ({
        house: index + 1,
        longitude: rounded(longitude),
        sign: SIGNS[Math.floor(longitude / 30)],
        degree: rounded(longitude % 30),
      })),
      angles: {
        asc: rounded(asc),
        dsc: rounded(turned(asc + 180)),
        mc: rounded(mc),
        ic: rounded(turned(mc + 180)),
        vertex: rounded(vertex),
        antivertex: rounded(turned(vertex + 180)),
        east_point: rounded(eastPoint),
        co_asc_koch: rounded(koch),
        co_asc_munkasey: rounded(munkasey),
        polar_asc: rounded(polar),
      },
    },
    aspects: aspectsAmong([
      ...placed.slice(0, PLANETS),
      { id: 'asc', longitude: asc, speed: 0, orbDeg: ANGLE_ORB_DEG },
      { id: 'mc', longitude: mc, speed: 0, orbDeg: ANGLE_ORB_DEG },
    ]),
    lunar_phase: {
      angle: rounded(elongation),
      illumination: rounded(illumination),
      age_days: rounded(jdUt - lastNewMoonJd(context.ephemeris, jdUt, elongation)),
      name: phaseName(elongation),
      rudhyar: rudhyarPhase(elongation),
      waxing: elongation < 180,
    },
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt, ayanamsa: null, source: 'swisseph' }),
    warnings: [...request.warnings, ...warnings],
  };
  return Buffer.from(JSON.stringify(answer));
}

function pointAt(longitude: number, latitude: number, speed: number, cusps: readonly number[]): object {
  return {
    longitude: rounded(longitude),
    latitude: rounded(latitude),
    speed: rounded(speed),
    sign: SIGNS[Math.floor(longitude / 30)],
    degree: rounded(longitude % 30),
    retrograde: speed < 0,
    house: houseOf(longitude, cusps),
  };
}

function houseOf(longitude: number, cusps: readonly number[]): number {
  for (let house = 1; house < 12; house += 1) {
    const begin = cusps[house - 1]!;
    if (turned(longitude - begin) < turned(cusps[house]! - begin)) return house;
  }
  return 12;
}

function aspectsAmong(points: readonly Placed[]): object[] {
  const found: object[] = [];
  for (let first = 0; first < points.length; first += 1) {
    const a = points[first]!;
    for (let second = first + 1; second < points.length; second += 1) {
      const b = points[second]!;
      if (a.id === 'asc') continue;
      const difference = a.longitude - b.longitude;
      const arc = difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference;
      const separation = Math.abs(arc);
      const factor = (a.orbDeg + b.orbDeg) / 16;
      for (const { id, angleDeg, baseOrbDeg } of KINDS) {
        const orb = separation - angleDeg;
        if (Math.abs(orb) > baseOrbDeg * factor) continue;
        const applying = Math.abs(orb) >= 1 / 3600 && orb * Math.sign(arc) * (a.speed - b.speed) < 0;
        found.push({ point_1: a.id, point_2: b.id, aspect: id, angle: angleDeg, orb: rounded(orb), applying });
        break;
      }
    }
  }
  return found;
}

/**
 * What makes two answers unlike, null when nothing does: the same members in the same order, the same words, numbers within 1e-6.
 */
export function findDifference(one: unknown, other: unknown, path = ''): string | null {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-6 ? null : `${path}: ${one}, ${other}`;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? null : `${path}: ${String(one)}, ${String(other)}`;
  const [names, otherNames] = [Object.keys(one).join(), Object.keys(other).join()];
  if (names !== otherNames) return `${path}: ${names}; ${otherNames}`;
  for (const [name, value] of Object.entries(one)) {
    const difference = findDifference(value, (other as Record<string, unknown>)[name], `${path}/${name}`);
    if (difference !== null) return difference;
  }
  return null;
}
