import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { VEDIC_INCLUDES } from '@theia-astro/endpoints/vedic-chart/parts';
import { vedicEndpoint } from '@theia-astro/endpoints/vedic/endpoint';
import { loadPlaces } from '@theia-astro/places/load-places';
import { births } from './births.ts';
import type { Figure, Outcome } from './figure.ts';
import { forgetful, openSkies, processorMs } from './skies.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const CHARTS = 100;
/** 1850 to 2124: births of 1930 to 2020, and Saturn a life around them. */
const PARTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Processor time of one Vedic chart from its fields to JSON text. Cold: nothing is kept of earlier charts or searches; the code is compiled and
 * tables are in memory. Again: an ephemeris that has served the same charts before.
 */
export async function vedicTimings(): Promise<Outcome> {
  const skies = await openSkies(PARTS);
  const places = await loadPlaces();
  const bodies = births(CHARTS).map((body): object => JSON.parse(body) as object);
  console.log(
    `  Processor time a chart, medians of ${ROUNDS} rounds of ${CHARTS} births. Cold: nothing kept of earlier charts; compiled, tables in memory.`,
  );
  const figures: Figure[] = [];
  for (const [id, name, extra] of [
    ['vedic', 'Vedic chart, default parts', {}],
    ['vedic-all', 'Vedic chart, every part', { include: VEDIC_INCLUDES }],
  ] as const) {
    let bytes = 0;
    const serve = (skyFor: () => Ephemeris) => (): void => {
      bytes = 0;
      const nowMs = Date.now();
      for (const body of bodies) {
        const context = { ephemeris: skyFor(), places, nowMs, account: null };
        bytes += JSON.stringify(
          vedicEndpoint.calculate(context, vedicEndpoint.parse({ ...body, ...extra }, nowMs)),
        ).length;
      }
    };
    const [again, engineAgain] = [forgetful(skies.tables), forgetful(skies.engine)];
    const sides = [
      ['tables, cold', serve(() => forgetful(skies.tables))],
      ['tables, again', serve(() => again)],
      ['engine, cold', serve(() => forgetful(skies.engine))],
      ['engine, again', serve(() => engineAgain)],
    ] as const;
    for (const [, work] of sides) work();
    const measured = sides.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, [, work]] of sides.entries()) measured[index]!.push(processorMs(work) / CHARTS);
    const medians = measured.map(median);
    const told = sides.map(([side], index) => `${side} ${medians[index]!.toFixed(2)} ms`).join('   ');
    console.log(`  ${name.padEnd(28)} ${told}   ${(bytes / CHARTS / 1024).toFixed(0)} KB`);
    for (const [state, ours, other] of [
      ['cold', medians[0]!, medians[2]!],
      ['warm', medians[1]!, medians[3]!],
    ] as const)
      figures.push({
        id: `${id}-${state}`,
        work: name,
        state,
        ours: { how: 'on tables', us: 1_000 * ours },
        other: { how: 'the same on the engine alone', us: 1_000 * other },
        ratio: other / ours,
      });
  }
  return { kept: true, figures };
}

if (import.meta.main) await vedicTimings();
