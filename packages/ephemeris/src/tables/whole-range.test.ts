import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE_BODIES, type EngineBody, type Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '../swiss-ephemeris.ts';
import { measureDifference, isWithin, promised } from './difference.ts';
import { ephemerisFilledAsAsked } from '../tables-as-asked.ts';

/** `npm run bench -- tables` asks for 100,000 instants. */
const INSTANTS = 60;
const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const geocentric: readonly EngineBody[] = ENGINE_BODIES.filter((body) => body !== 'earth');

test(`at ${INSTANTS} instants from 1800 to 2399, to its first and last days, tables and engine agree within the promise`, async () => {
  const [engine, served] = [await createSwissEphemeris(), await ephemerisFilledAsAsked()];
  const [from, to] = engine.range.files;
  let state = 18_002_399;
  const random = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
  const instants = Array.from({ length: INSTANTS }, () => from + random() * (to - from));
  for (const jdUt of [...instants, from, from + 6, from + 40, to - 40, to - 6, to - 1e-6]) {
    for (const frame of [
      tropical,
      { ...tropical, ayanamsa: { kind: 'mode', mode: Math.floor(random() * 47) } } as const,
    ]) {
      const [found, exact] = [served.positions(jdUt, geocentric, frame), engine.positions(jdUt, geocentric, frame)];
      for (const [index, body] of geocentric.entries()) {
        const [one, other] = [found[index]!, exact[index]!];
        assert.ok(!(one instanceof Error) && !(other instanceof Error), body);
        const difference = measureDifference(one, other);
        assert.ok(isWithin(difference, promised(body)), `${body} at ${jdUt}: ${JSON.stringify(difference)}`);
      }
    }
  }
});
