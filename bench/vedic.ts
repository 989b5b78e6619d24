import { vedicEndpoint } from '@theia-astro/endpoints/vedic/endpoint';
import { VEDIC_INCLUDES } from '@theia-astro/endpoints/vedic-chart/includes';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { births } from './births.ts';

const ROUNDS = 7;
const CHARTS = 200;

export interface VedicTiming {
  readonly name: string;
  readonly milliseconds: number;
  readonly kilobytes: number;
}

/** Median processor time of one Vedic chart from JSON text to JSON text, on one core: with the default parts, and with all parts. */
export async function vedicInProcess(): Promise<readonly VedicTiming[]> {
  const context = {
    ephemeris: await createSwissEphemeris(),
    places: await loadPlaces(),
    nowMs: Date.now(),
    account: null,
  };
  const bodies = births(CHARTS).map((body): object => JSON.parse(body) as object);
  const served = (extra: object): number =>
    bodies.reduce(
      (bytes: number, body) =>
        bytes +
        JSON.stringify(vedicEndpoint.calculate(context, vedicEndpoint.parse({ ...body, ...extra }, context.nowMs)))
          .length,
      0,
    );
  return [
    { name: 'default parts', extra: {} },
    { name: 'every part', extra: { include: VEDIC_INCLUDES } },
  ].map(({ name, extra }) => {
    const bytes = served(extra);
    const times = Array.from({ length: ROUNDS }, () => {
      const begun = process.cpuUsage();
      served(extra);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000 / CHARTS;
    });
    return {
      name,
      milliseconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!,
      kilobytes: bytes / CHARTS / 1024,
    };
  });
}

/** Prints the results of `vedicInProcess`. */
export async function vedicTimings(): Promise<void> {
  for (const { name, milliseconds, kilobytes } of await vedicInProcess()) {
    console.log(
      `  ${`Vedic chart, ${name}`.padEnd(46)} ${milliseconds.toFixed(2).padStart(7)} ms a chart and core   ${kilobytes.toFixed(0)} KB, ${Math.round(1000 / milliseconds)}/s`,
    );
  }
}

if (import.meta.main) await vedicTimings();
