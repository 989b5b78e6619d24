import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { z } from 'zod';
import deities from '../../../data/vedic/deities.json' with { type: 'json' };
import { NY90_SIDEREAL } from '../ny90.test-data.ts';
import { COUNTINGS, countedPlace, readVargaPlace } from './countings.ts';
import { degreeInVarga, SHODASA_VARGAS, VARGAS, vargaDeity, vargaPlace, type VargaNumber } from './rules.ts';
import { isVargottama } from './varga.ts';

/** Signs 1..12 in the order of the sixteen vargas. */
const NY90_VARGAS: Readonly<Record<string, string>> = {
  lagna: '6 5 10 12 4 3 8 1 7 6 7 9 12 9 2 9',
  sun: '3 5 3 3 3 7 3 3 9 5 5 7 1 1 9 4',
  moon: '11 4 7 8 4 2 7 9 6 1 1 5 7 10 6 1',
  mars: '12 5 4 6 10 9 1 7 6 4 6 1 12 6 11 11',
  mercury: '2 4 6 5 10 1 2 6 11 5 1 3 12 11 11 2',
  jupiter: '3 4 11 9 8 1 10 11 8 7 10 2 3 6 6 11',
  venus: '1 4 9 10 6 8 9 11 2 5 1 11 7 10 3 3',
  saturn: '10 4 10 10 4 10 6 10 1 1 4 4 2 7 1 10',
  rahu: '10 5 2 4 7 2 11 4 9 11 4 6 12 4 12 5',
};
const longitudes = fc.double({ min: 0, max: 359.999_999_9, noNaN: true });

describe('degrees inside a varga', () => {
  it('lie in [0, 30) and begin at 0 where a division begins', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARGAS), fc.integer({ min: 0, max: 11 }), fc.nat(143), (varga, sign, part) => {
        const division = part % varga;
        const startDeg = 30 * sign + (30 * division) / varga;
        const middleDeg = degreeInVarga(varga, startDeg + 15 / varga);
        assert.ok(Math.abs(middleDeg - 15) < 1e-9, `${middleDeg}`);
        assert.ok(degreeInVarga(varga, startDeg + 1e-7) < 0.001);
      }),
    );
  });
});

describe('the sixteen vargas of Parashara', () => {
  for (const [id, signs] of Object.entries(NY90_VARGAS)) {
    it(`${id} of NY90 has the documented signs`, () => {
      assert.deepEqual(
        SHODASA_VARGAS.map((varga) => vargaPlace(varga, NY90_SIDEREAL[id]!).signIndex + 1),
        signs.split(' ').map(Number),
      );
    });
  }

  it('every longitude is in exactly one sign of every varga', () => {
    fc.assert(
      fc.property(longitudes, (longitudeDeg) => {
        for (const varga of VARGAS) {
          const { signIndex, division } = vargaPlace(varga, longitudeDeg);
          assert.ok(Number.isInteger(signIndex) && signIndex >= 0 && signIndex < 12);
          assert.ok(Number.isInteger(division) && division >= 0 && division < varga);
        }
      }),
    );
  });

  it('the navamsa goes around the zodiac nine times without a break', () => {
    fc.assert(
      fc.property(longitudes, (longitudeDeg) => {
        assert.equal(vargaPlace(9, longitudeDeg).signIndex, Math.floor((longitudeDeg * 9) / 30) % 12);
      }),
    );
  });

  it('divisions start exactly on their boundary', () => {
    for (let quarter = 0; quarter < 108; quarter++) {
      assert.equal(vargaPlace(9, (quarter * 10) / 3 + 1e-9).signIndex, quarter % 12);
      if (quarter > 0) assert.equal(vargaPlace(9, (quarter * 10) / 3 - 1e-9).signIndex, (quarter - 1) % 12);
    }
  });

  it('only Saturn of NY90 is vargottama', () => {
    assert.deepEqual(
      Object.keys(NY90_VARGAS).filter((id) => isVargottama(NY90_SIDEREAL[id]!)),
      ['saturn'],
    );
  });

  it('every shashtiamsa has its deity, in even signs in reverse', () => {
    const inOrder = (sign: number) => Array.from({ length: 60 }, (_, division) => vargaDeity(60, sign, division));
    assert.deepEqual(inOrder(0), inOrder(1).toReversed());
    assert.equal(vargaDeity(60, 0, 0), 'ghora');
    assert.equal(vargaDeity(60, 1, 0), 'chandrarekha');
    assert.equal(vargaDeity(60, 1, 59), 'ghora');
  });

  it('the rulers of the other divisions are those of BPHS 6, reversed in even signs where the text says so', () => {
    const rulers = (varga: VargaNumber, sign: number, count: number = varga): string =>
      Array.from({ length: count }, (_, division) => vargaDeity(varga, sign, division)).join(' ');
    assert.deepEqual([rulers(2, 0), rulers(2, 1)], ['deva pitri', 'pitri deva']);
    assert.deepEqual([rulers(3, 0), rulers(3, 1)], ['narada agastya durvasa', 'narada agastya durvasa']);
    assert.equal(rulers(4, 5), 'sanaka sananda kumara sanatana');
    assert.deepEqual(
      [rulers(7, 0), rulers(7, 1)],
      [
        'kshara kshira dadhi ghrita ikshurasa madya shuddhajala',
        'shuddhajala madya ikshurasa ghrita dadhi kshira kshara',
      ],
    );
    assert.deepEqual(
      [rulers(9, 0, 4), rulers(9, 1, 3), rulers(9, 2, 3)],
      ['deva manushya rakshasa deva', 'manushya rakshasa deva', 'rakshasa manushya deva'],
    );
    assert.deepEqual([vargaDeity(10, 2, 0), vargaDeity(10, 2, 9), vargaDeity(10, 3, 0)], ['indra', 'ananta', 'ananta']);
    assert.equal(rulers(12, 7, 5), 'ganesha ashvini_kumara yama sarpa ganesha');
    assert.deepEqual(
      [rulers(16, 0, 5), rulers(16, 1, 5)],
      ['brahma vishnu shiva surya brahma', 'surya shiva vishnu brahma surya'],
    );
    assert.deepEqual(
      [vargaDeity(20, 0, 0), vargaDeity(20, 0, 19), vargaDeity(20, 1, 0), vargaDeity(20, 1, 19)],
      ['kali', 'sumukhi', 'daya', 'aparajita'],
    );
    assert.deepEqual([vargaDeity(24, 0, 12), vargaDeity(24, 1, 12)], ['skanda', 'bhima']);
    assert.deepEqual([vargaDeity(27, 3, 0), vargaDeity(27, 3, 26)], ['dasra', 'pusha']);
    assert.deepEqual(
      [rulers(30, 0, 5), rulers(30, 1, 5)],
      ['agni vayu indra kubera varuna', 'varuna kubera indra vayu agni'],
    );
    assert.deepEqual([vargaDeity(40, 1, 12), vargaDeity(40, 1, 39)], ['vishnu', 'tvashta']);
    assert.deepEqual(
      [rulers(45, 0, 3), rulers(45, 1, 3), rulers(45, 2, 3)],
      ['brahma shiva vishnu', 'shiva vishnu brahma', 'vishnu brahma shiva'],
    );
  });

  it('every list of rulers is one for all signs, for odd and even ones, or for the three modalities', () => {
    const lists = z.array(z.array(z.string().regex(/^[a-z_]+$/)).min(2));
    z.record(z.enum(SHODASA_VARGAS.map(String)), lists.min(1).max(3)).parse({ 1: [['none', 'none']], ...deities });
  });

  it('every division has a ruler except in the rasi and in later vargas', () => {
    for (const varga of VARGAS) {
      const named = Array.from(
        { length: 24 * varga },
        (_, index) => vargaDeity(varga, index % 12, varga === 30 ? index % 5 : Math.floor(index / 24)) !== null,
      );
      assert.equal(
        named.every((has) => has),
        SHODASA_VARGAS.some((known) => known === varga && varga !== 1),
        `D${varga}`,
      );
    }
  });
});

describe('other readings and custom vargas', () => {
  it('Uma-Shambhu hora and the drekkanas of Jagannatha and Somanatha', () => {
    assert.deepEqual(
      [292.45, 231.57, 186.96].map((longitudeDeg) => readVargaPlace(2, longitudeDeg, { 2: 'uma_shambhu' }).signIndex),
      [6, 2, 0],
    );
    assert.deepEqual(
      [5, 35, 65].map((longitudeDeg) => readVargaPlace(3, longitudeDeg, { 3: 'jagannatha' }).signIndex),
      [0, 9, 6],
    );
    assert.deepEqual(
      [5, 35, 65, 95].map((longitudeDeg) => readVargaPlace(3, longitudeDeg, { 3: 'somanatha' }).signIndex),
      [0, 11, 3, 8],
    );
  });

  it('D144 is D12 of D12 as in PyJHora', () => {
    const longitudes144 = [292.4457, 231.5653, 186.9595, 145.5397, 249.9364, 265.8281, 203.7171, 336.8073];
    assert.deepEqual(
      longitudes144.map((longitudeDeg) => vargaPlace(144, longitudeDeg).signIndex),
      [4, 10, 5, 4, 10, 9, 8, 9],
    );
  });

  it('D108 is the navamsa of the dvadasamsa, or the dvadasamsa of the navamsa, each by the rules of BPHS 6', () => {
    // Scorpio 21°33′55″ (PyJHora's Sun of 1996-12-07): its 9th dvadasamsa is Cancer 18°47′, whose 6th navamsa is Sagittarius; its 7th navamsa is Capricorn 14°05′, whose 6th dvadasamsa is Gemini.
    const sun = 231.5653;
    assert.deepEqual(
      [
        vargaPlace(108, sun),
        readVargaPlace(108, sun, {}),
        readVargaPlace(108, sun, { 108: 'd9_of_d12' }),
        readVargaPlace(108, sun, { 108: 'd12_of_d9' }),
      ].map(({ signIndex }) => signIndex),
      [8, 8, 8, 2],
    );
    // Libra 6°57′34″ (its Moon): dvadasamsa 3, Sagittarius 23°31′, navamsa 8, Scorpio; navamsa 3, Sagittarius 2°38′, dvadasamsa 2, Capricorn.
    assert.deepEqual(
      [readVargaPlace(108, 186.9595, {}), readVargaPlace(108, 186.9595, { 108: 'd12_of_d9' })].map(
        ({ signIndex }) => signIndex,
      ),
      [7, 9],
    );
  });

  it('every counting maps every longitude to one sign and one division', () => {
    fc.assert(
      fc.property(
        longitudes,
        fc.integer({ min: 2, max: 300 }),
        fc.nat({ max: COUNTINGS.length - 1 }),
        (longitudeDeg, divisions, index) => {
          const { signIndex, division } = countedPlace(COUNTINGS[index]!, divisions, longitudeDeg);
          assert.ok(
            Number.isInteger(signIndex) && signIndex >= 0 && signIndex < 12 && division >= 0 && division < divisions,
          );
        },
      ),
    );
  });
});
