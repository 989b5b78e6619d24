import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLunarEclipses, createSolarEclipses } from '../eclipse-search.ts';
import { openEngine } from '../open-engine.ts';
import { createSwissEphemeris } from '../swiss-ephemeris.ts';
import { packEclipses, readEclipses } from './records.ts';
import { CATALOGUE_JD_UT, openCatalogue, servedFromCatalogue } from './serve.ts';

const { engine, version } = await openEngine({});
const exact = { ...createSolarEclipses(engine), ...createLunarEclipses(engine) };
const packed = openCatalogue(version)!;
const [first, end] = CATALOGUE_JD_UT;

/** Numbers in [0, 1), always the same ones. */
let state = 1919;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return state / 0x8000_0000;
}

describe('the catalogue of eclipses', () => {
  const served = servedFromCatalogue(exact, packed);

  test('is made by the engine in use', () => {
    assert.ok(openCatalogue(version) !== null);
    assert.equal(openCatalogue('2.10.04'), null);
  });

  test('gives what the engine finds, to the last bit, from random instants', () => {
    for (let round = 0; round < 400; round += 1) {
      const jdUt = first + random() * (end - first);
      assert.deepEqual(served.nextSolarEclipse(jdUt), exact.nextSolarEclipse(jdUt), String(jdUt));
      assert.deepEqual(served.nextLunarEclipse(jdUt), exact.nextLunarEclipse(jdUt), String(jdUt));
    }
  });

  test('misses none and invents none: the engine, asked from each, finds the one after it', () => {
    for (let index = 1; index < packed.solarCount; index += 7)
      assert.deepEqual(exact.nextSolarEclipse(packed.solarMaximumJdUt(index - 1) + 1), packed.solar(index));
    for (let index = 1; index < packed.lunarCount; index += 7)
      assert.deepEqual(exact.nextLunarEclipse(packed.lunarMaximumJdUt(index - 1) + 1), packed.lunar(index));
  });

  test('joins the engine at both ends without a gap', () => {
    for (const edge of [first, end]) {
      for (let days = -800; days <= 800; days += 50) {
        assert.deepEqual(served.nextSolarEclipse(edge + days), exact.nextSolarEclipse(edge + days));
        assert.deepEqual(served.nextLunarEclipse(edge + days), exact.nextLunarEclipse(edge + days));
      }
    }
    for (const jdUt of [Number.NaN, Number.POSITIVE_INFINITY, 9e6])
      assert.throws(() => served.nextSolarEclipse(jdUt), { name: 'DateOutOfRangeError' });
  });

  test('the next eclipse after a maximum is another one', () => {
    for (let index = 0; index + 1 < packed.solarCount; index += 50)
      assert.deepEqual(served.nextSolarEclipse(packed.solarMaximumJdUt(index)), packed.solar(index + 1));
  });

  test('is what an ephemeris answers from', async () => {
    const ephemeris = await createSwissEphemeris();
    assert.deepEqual(ephemeris.nextSolarEclipse(2_460_000), exact.nextSolarEclipse(2_460_000));
    assert.deepEqual(ephemeris.nextLunarEclipse(2_460_000), exact.nextLunarEclipse(2_460_000));
  });
});

describe('the file', () => {
  const some = {
    engineVersion: '2.10.03',
    solar: [0, 1, 2].map((index) => packed.solar(index)),
    lunar: [0, 1, 2, 3].map((index) => packed.lunar(index)),
  };

  test('keeps every number, and what is absent', () => {
    const back = readEclipses(packEclipses({ ...some, lunar: [{ ...some.lunar[0]!, saros: null }] }));
    assert.deepEqual([0, 1, 2].map(back.solar), some.solar);
    assert.deepEqual(back.lunar(0), { ...some.lunar[0]!, saros: null });
    assert.ok(back.isMadeBy('2.10.03') && !back.isMadeBy('2.10.04'));
  });

  test('a truncated file is rejected', () => {
    assert.throws(() => readEclipses(packEclipses(some).subarray(0, -1)), /damaged/);
    assert.throws(() => readEclipses(new Float64Array(0)), /damaged/);
  });
});
