import type { CalculationContext } from '@theia-astro/endpoints/endpoint';
import type { EngineBody, Frame, GeoPosition } from '@theia-astro/astro/ephemeris';
import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { joinAnswer } from '@theia-astro/endpoints/wire/byte-writer';
import type { Engine } from '@theia-astro/ephemeris/engine';
import { BODY_NUMBER, SEFLG_SPEED, SEFLG_SWIEPH } from '@theia-astro/ephemeris/flags';
import { openEngine } from '@theia-astro/ephemeris/open-engine';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { COMMON_PARTS } from '@theia-astro/ephemeris/tables/parts';
import { loadPlaces } from '@theia-astro/places/load-places';
import { births } from './births.ts';
import type { Figure, Outcome } from './figure.ts';
import { loadTables } from './skies.ts';
import { findDifference, plainNatal } from './plain-natal.ts';
import { median, processorUsSince } from './statistics.ts';

/** As many as it takes until the runtime has compiled both sides: a server answers more than that in its first minute. */
const WARM_UP_ROUNDS = 40;
const ROUNDS = 31;
const CHARTS = 500;
const PLACIDUS = 'P';
const FRAME: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const FIFTEEN = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'true_node',
  'mean_node',
  'mean_lilith',
  'chiron',
  'ceres',
] as const satisfies readonly EngineBody[];
const CUSPS = 13;
const ANGLES = 8;

interface Chart {
  readonly jdUt: number;
  readonly place: GeoPosition;
}

/**
 * Our natal charts beside the same ones made with the raw exports of the engine. Numbers: ecliptic positions with speeds and houses, the engine called in the
 * cheapest way, without objects. Text: the whole answer from the same request, made plainly (`plain-natal.ts`) and compared with ours before anything is
 * timed. One core, processor time, both sides in turn, medians.
 */
export async function compareNatalWithEngine(): Promise<Outcome> {
  const memory = await loadTables(COMMON_PARTS);
  const ephemeris = await createSwissEphemeris({ tables: memory });
  const context = { ephemeris, places: await loadPlaces(), nowMs: Date.now(), account: null };
  const { engine } = await openEngine({});
  const texts = births(CHARTS);
  const answers = texts.map((text) =>
    natalEndpoint.calculate(context, natalEndpoint.parse(JSON.parse(text), context.nowMs)),
  );
  const charts = answers.map((answer): Chart => {
    if (answer.product !== 'natal' || answer.place === null) throw new TypeError('a birth without a western chart');
    const { latitude, longitude } = answer.place;
    return {
      jdUt: answer.time.julian_day_ut,
      place: { geoLatitudeDeg: latitude, geoLongitudeDeg: longitude, elevationM: 0 },
    };
  });

  const numbers = report(
    { id: 'natal-numbers', work: 'natal numbers: 15 bodies with speeds, Placidus, angles' },
    ['our tables and houses', () => charts.reduce((sum, chart) => sum + ourNumbers(ephemeris, chart), 0)],
    ['raw engine exports', () => charts.reduce((sum, chart) => sum + engineNumbers(engine, chart, FIFTEEN), 0)],
  );
  for (const asked of texts) {
    const [ours, plain] = [ourText(context, asked), plainNatal(engine, context, asked)];
    const difference = findDifference(JSON.parse(ours.toString()), JSON.parse(plain.toString()));
    if (difference !== null) throw new Error(`the answers to ${asked} differ: ${difference}`);
  }
  const text = report(
    { id: 'natal-text', work: 'natal default text: request text to UTF-8 answer, place and zone included' },
    ['ours', () => texts.reduce((bytes, text) => bytes + ourText(context, text).length, 0)],
    [
      'raw engine exports, plain objects and JSON.stringify, the same content',
      () => texts.reduce((bytes, text) => bytes + plainNatal(engine, context, text).length, 0),
    ],
  );
  const bytes = texts.reduce((sum, asked) => sum + ourText(context, asked).length, 0);
  console.log(`  an answer has ${(bytes / CHARTS / 1000).toFixed(1)} KB`);
  return { kept: true, figures: [numbers, text] };
}

function ourNumbers(ephemeris: Awaited<ReturnType<typeof createSwissEphemeris>>, { jdUt, place }: Chart): number {
  const positions = ephemeris.eclipticPositions(jdUt, FIFTEEN, FRAME);
  const { cuspsDeg, angles } = ephemeris.houses(jdUt, place, PLACIDUS, FRAME);
  let sum = cuspsDeg[1]! + angles.ascendantDeg;
  for (const position of positions) if (!(position instanceof Error)) sum += position.longitudeDeg;
  return sum;
}

function engineNumbers(
  { wasm, scratch }: Engine,
  { jdUt, place }: Chart,
  bodies: readonly (keyof typeof BODY_NUMBER)[],
): number {
  const found = new Float64Array(6 * bodies.length + CUSPS + ANGLES);
  const heap = wasm.HEAPF64;
  let at = 0;
  for (const body of bodies) {
    wasm._swe_calc_ut(jdUt, BODY_NUMBER[body], SEFLG_SWIEPH | SEFLG_SPEED, scratch.xx, scratch.serr);
    for (let index = scratch.xx / 8; index < scratch.xx / 8 + 6; index += 1) found[at++] = heap[index]!;
  }
  const { geoLatitudeDeg, geoLongitudeDeg } = place;
  wasm._swe_houses(jdUt, geoLatitudeDeg, geoLongitudeDeg, PLACIDUS.charCodeAt(0), scratch.cusps, scratch.ascmc);
  for (let index = 0; index < CUSPS; index += 1) found[at++] = heap[scratch.cusps / 8 + index]!;
  for (let index = 0; index < ANGLES; index += 1) found[at++] = heap[scratch.ascmc / 8 + index]!;
  return found[0]! + found[at - 1]!;
}

function ourText(context: CalculationContext, text: string): Buffer {
  const written = natalEndpoint.direct!.write(context, natalEndpoint.parse(JSON.parse(text), context.nowMs));
  if (written === null) throw new TypeError('an answer that is not written');
  return joinAnswer(written, {}, Buffer.allocUnsafe);
}

type Side = readonly [how: string, work: () => number];

function report({ id, work }: Pick<Figure, 'id' | 'work'>, [ourName, our]: Side, [otherName, other]: Side): Figure {
  const [ourUs, otherUs, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const [one, two] = [microseconds(our), microseconds(other)];
    if (round < 0) continue;
    ourUs.push(one);
    otherUs.push(two);
    ratios.push(two / one);
  }
  const figure: Figure = {
    id,
    work,
    state: 'warm',
    ours: { how: ourName, us: median(ourUs) },
    other: { how: otherName, us: median(otherUs) },
    ratio: median(ratios),
  };
  console.log(
    `  ${work}: ${ourName} ${figure.ours.us.toFixed(1)} µs · ${otherName} ${figure.other.us.toFixed(1)} µs · ratio ${figure.ratio.toFixed(1)}`,
  );
  return figure;
}

/** Processor time of one chart. */
function microseconds(work: () => number): number {
  const begun = process.cpuUsage();
  const sum = work();
  const us = processorUsSince(begun);
  return sum > 0 ? us / CHARTS : Number.NaN;
}
