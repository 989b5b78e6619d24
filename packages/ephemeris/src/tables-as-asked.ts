import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { SEFLG_SWIEPH } from './flags.ts';
import { openEngine } from './open-engine.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { tableBuilder } from './tables/build.ts';
import { openEveryPart } from './tables/loaded-parts.ts';
import { newTableMemory } from './tables/memory.ts';
import { SERIES } from './tables/series.ts';

/**
 * For comparisons, not for serving: an ephemeris that builds each cell of the tables just before it first reads there, so that whatever is asked
 * of it comes from tables wherever a complete file would have them.
 */
export async function ephemerisFilledAsAsked(): Promise<Ephemeris> {
  const memory = newTableMemory();
  openEveryPart(memory);
  const { engine } = await openEngine({});
  const { wasm, scratch } = engine;
  const { build, cellAt } = tableBuilder(memory, engine);
  const byName = new Map<string, (typeof SERIES)[number]>(SERIES.map((series) => [series.name, series]));
  const served = await createSwissEphemeris({ tables: memory });
  const fill = (jdUt: number, names: readonly string[]): void => {
    if (!Number.isFinite(jdUt)) return;
    const jdTt = jdUt + wasm._swe_deltat_ex(jdUt, SEFLG_SWIEPH, scratch.serr);
    for (const name of names) {
      const series = byName.get(name);
      if (series !== undefined) build(series, cellAt(series, jdTt));
    }
  };
  const fillFrame = (jdUt: number, bodies: readonly EngineBody[], { ayanamsa }: Frame): void =>
    fill(jdUt, ['nutation', ...(ayanamsa?.kind === 'mode' ? [`ayanamsa:${ayanamsa.mode}`] : []), ...bodies]);
  return {
    ...served,
    position(jdUt, body, frame) {
      fillFrame(jdUt, [body], frame);
      return served.position(jdUt, body, frame);
    },
    positions(jdUt, bodies, frame) {
      fillFrame(jdUt, bodies, frame);
      return served.positions(jdUt, bodies, frame);
    },
    eclipticPositions(jdUt, bodies, frame) {
      fillFrame(jdUt, bodies, frame);
      return served.eclipticPositions(jdUt, bodies, frame);
    },
    ecliptic(jdUt, body, frame) {
      fillFrame(jdUt, [body], frame);
      return served.ecliptic(jdUt, body, frame);
    },
    longitudeReader(body, frame) {
      const read = served.longitudeReader?.(body, frame) ?? null;
      return read === null
        ? null
        : (jdUt) => {
            fillFrame(jdUt, [body], frame);
            return read(jdUt);
          };
    },
    obliquity(jdUt) {
      fill(jdUt, ['nutation']);
      return served.obliquity(jdUt);
    },
    houses(jdUt, place, system, zodiac) {
      fill(jdUt, ['nutation']);
      return served.houses(jdUt, place, system, zodiac);
    },
    illuminatedFraction(jdUt, body) {
      fill(jdUt, ['nutation', 'moon_light']);
      return served.illuminatedFraction(jdUt, body);
    },
  };
}
