import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { measureDifference, isWithin, NO_DIFFERENCE, promised, larger } from '@theia-astro/ephemeris/tables/difference';
import { isMoonTornAt } from '@theia-astro/ephemeris/tables/earth-borders';
import type { TableMemory } from '@theia-astro/ephemeris/tables/memory';
import { PARTS } from '@theia-astro/ephemeris/tables/parts';
import { tableReaders } from '@theia-astro/ephemeris/tables/read';
import { layOutCells, SERIES } from '@theia-astro/ephemeris/tables/series';
import { loadTables } from './skies.ts';
import { median, processorUsSince } from './statistics.ts';

const INSTANTS = 100_000;
const ROUNDS = 9;
const CHARTS = 2_000;
const TROPICAL: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const LAHIRI: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 1 } };
const AYANAMSAS = SERIES.flatMap(({ name }) => (name.startsWith('ayanamsa:') ? [Number(name.slice(9))] : []));
const NUTATION_DEG = 1e-8;
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
] as const;

/**
 * Compares the ephemeris tables with the engine that made them: building time, differences from the engine at 100,000 random instants from 1800 to
 * 2399, per body, nutation and zodiac, and time per answer. Returns false when a limit is exceeded.
 */
export async function compareTablesWithEngine(): Promise<boolean> {
  const memory = await loadTables(Array.from({ length: PARTS }, (_, part) => part));
  const [engine, served] = [await createSwissEphemeris(), await createSwissEphemeris({ tables: memory })];
  const kept = compare(memory, engine, served);
  time(engine, served);
  return kept;
}

function compare(memory: TableMemory, engine: Ephemeris, served: Ephemeris): boolean {
  const readers = tableReaders(memory);
  const bodies = SERIES.map(({ name }) => name).filter(
    (name) => !/^(nutation|moon_light|ayanamsa:.*)$/.test(name),
  ) as EngineBody[];
  const [from, to] = engine.range.files;
  const worst = new Map(
    bodies.map((body) => [body, { tropical: NO_DIFFERENCE, sidereal: NO_DIFFERENCE, byEngine: 0 }]),
  );
  const out = new Float64Array(6);
  let [worstNutationDeg, torn] = [0, 0];
  for (let round = 0; round < INSTANTS; round += 1) {
    const jdUt = from + Math.random() * (to - from);
    const [ones, others] = [served.positions(jdUt, bodies, TROPICAL), engine.positions(jdUt, bodies, TROPICAL)];
    const isSiderealToo = round % 10 === 0;
    const mode = AYANAMSAS[(round / 10) % AYANAMSAS.length]!;
    const sidereal: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode } };
    const jdTt = jdUt + engine.deltaTSeconds(jdUt) / 86_400;
    const [sky, exactSky] = [served.obliquity(jdUt), engine.obliquity(jdUt)];
    for (const part of Object.keys(sky) as (keyof typeof sky)[])
      worstNutationDeg = Math.max(worstNutationDeg, Math.abs(sky[part] - exactSky[part]));
    for (const [index, body] of bodies.entries()) {
      const [one, other, of] = [ones[index]!, others[index]!, worst.get(body)!];
      if (one instanceof Error || other instanceof Error) throw new Error(`${body} at ${jdUt}`);
      if (body === 'moon' && isMoonTornAt(jdTt)) {
        torn += 1;
        continue;
      }
      const difference = measureDifference(one, other);
      if (!isWithin(difference, promised(body)))
        console.log(`  ${body} at ${jdUt} (UT1): ${JSON.stringify([difference, one, other])}`);
      of.tropical = larger(of.tropical, difference);
      if (!isSiderealToo) continue;
      of.sidereal = larger(
        of.sidereal,
        measureDifference(served.ecliptic(jdUt, body, sidereal), engine.ecliptic(jdUt, body, sidereal)),
      );
      if (!readers.get(body)!.read(jdTt, out)) of.byEngine += 1;
    }
  }
  console.log(
    `  worst of ${INSTANTS} instants (sidereal: of ${INSTANTS / 10}, ${AYANAMSAS.length} zodiacs)   deg   deg/day  distance     a day  sidereal deg, deg/day    by the engine`,
  );
  let kept = worstNutationDeg <= NUTATION_DEG;
  console.log(
    `  nutation and obliquity ${worstNutationDeg.toExponential(1)} deg  ${kept ? 'ok' : 'FAIL'}; left out: ${torn} instants at which the engine's own Moon is torn`,
  );
  for (const [body, { tropical, sidereal, byEngine }] of worst) {
    const ok = isWithin(tropical, promised(body)) && isWithin(sidereal, promised(body));
    kept &&= ok;
    const figures = [
      tropical.deg,
      tropical.degPerDay,
      tropical.distance,
      tropical.distancePerDay,
      sidereal.deg,
      sidereal.degPerDay,
    ];
    const cells = layOutCells(SERIES.find(({ name }) => name === body)!).count;
    console.log(
      `  ${body.padEnd(20)} ${String(cells).padStart(6)} cells ${figures.map((figure) => figure.toExponential(1).padStart(9)).join(' ')} ${((byEngine * 1000) / INSTANTS).toFixed(3).padStart(9)} %  ${ok ? 'ok' : 'FAIL'}`,
    );
  }
  return kept;
}

function time(engine: Ephemeris, served: Ephemeris): void {
  const [from, to] = [2_415_021, 2_469_807];
  const perAnswer = (ask: (jdUt: number) => unknown, count: number): number => {
    const begun = process.cpuUsage();
    for (let round = 0; round < count; round += 1) ask(from + Math.random() * (to - from));
    return processorUsSince(begun) / count;
  };
  for (const [name, ask, count] of [
    ['15 bodies with equator, tropical', (of, jdUt) => of.positions(jdUt, FIFTEEN, TROPICAL), 1],
    ['15 bodies with equator, Lahiri', (of, jdUt) => of.positions(jdUt, FIFTEEN, LAHIRI), 1],
    ['Moon, ecliptic alone, tropical', (of, jdUt) => of.ecliptic(jdUt, 'moon', TROPICAL), 10],
    ['Saturn, ecliptic alone, Lahiri', (of, jdUt) => of.ecliptic(jdUt, 'saturn', LAHIRI), 10],
  ] as readonly (readonly [string, (of: Ephemeris, jdUt: number) => unknown, number])[]) {
    const [byEngine, byTable]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      byEngine.push(perAnswer((jdUt) => ask(engine, jdUt), CHARTS * count));
      byTable.push(perAnswer((jdUt) => ask(served, jdUt), CHARTS * count * 5));
    }
    const ratios = byEngine.map((us, round) => us / byTable[round]!);
    console.log(
      `  ${name.padEnd(46)} engine ${median(byEngine).toFixed(2).padStart(7)} µs   tables ${median(byTable).toFixed(2).padStart(6)} µs   ratio ${median(ratios).toFixed(1)}`,
    );
  }
}
