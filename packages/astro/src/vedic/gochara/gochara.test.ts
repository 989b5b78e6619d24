import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GRAHAS } from '../zodiac.ts';
import {
  isGoodHouse,
  kakshyaAt,
  KAKSHYAS,
  murtiOf,
  MURTIS,
  obstructors,
  oppositionHouse,
  VEDHA_TABLE_IDS,
} from './gochara.ts';

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

describe('good houses and vedhas', () => {
  it('every good house has a vedha that is another house, and no two good houses share one', () => {
    for (const table of VEDHA_TABLE_IDS)
      for (const graha of GRAHAS) {
        const good = HOUSES.filter((house) => isGoodHouse(table, graha, house));
        const vedhas = good.map((house) => oppositionHouse(table, graha, house));
        assert.ok(good.every((house, index) => vedhas[index] !== null && vedhas[index] !== house));
        assert.equal(new Set(vedhas).size, good.length, `${table} ${graha}`);
      }
  });

  it('viparita vedha is the same pair the other way round: a bad house that is a vedha is turned from its good house', () => {
    for (const table of VEDHA_TABLE_IDS)
      for (const graha of GRAHAS)
        for (const house of HOUSES.filter((one) => !isGoodHouse(table, graha, one))) {
          const from = oppositionHouse(table, graha, house);
          if (from === null) continue;
          assert.ok(isGoodHouse(table, graha, from));
          assert.equal(oppositionHouse(table, graha, from), house);
        }
    assert.deepEqual(
      [4, 8, 12].map((house) => oppositionHouse('narasimha_rao', 'sun', house)),
      [10, null, 6],
    );
  });

  it('the tables differ only for Venus in the 11th and 12th and in what turns her 3rd and 6th', () => {
    for (const graha of GRAHAS)
      for (const house of HOUSES) {
        const [a, b] = VEDHA_TABLE_IDS.map((table) => oppositionHouse(table, graha, house));
        assert.equal(a === b, !(graha === 'venus' && [6, 11, 12].includes(house)), `${graha} ${house}`);
      }
  });

  it('Sun and Saturn, Moon and Mercury never obstruct each other; all others may', () => {
    assert.deepEqual(
      obstructors('sun'),
      GRAHAS.filter((id) => id !== 'sun' && id !== 'saturn'),
    );
    for (const [a, b] of [
      ['moon', 'mercury'],
      ['saturn', 'sun'],
    ] as const)
      assert.ok(!obstructors(a).includes(b) && !obstructors(b).includes(a));
    assert.equal(obstructors('rahu').length, 8);
  });
});

describe('kakshyas and murtis', () => {
  it('each sign has eight kakshyas from Saturn to the lagna', () => {
    for (let index = 0; index < KAKSHYAS; index += 8) {
      const eight = Array.from({ length: 8 }, (_, place) => kakshyaAt(index + place));
      assert.ok(eight.every(({ signIndex }) => signIndex === index / 8));
      assert.deepEqual([eight[0]!.lord, eight[3]!.lord, eight[7]!.lord], ['saturn', 'sun', 'lagna']);
      assert.equal(new Set(eight.map(({ lord }) => lord)).size, 8);
    }
  });

  it('each metal belongs to three of the twelve houses', () => {
    for (const murti of MURTIS) assert.equal(HOUSES.filter((house) => murtiOf(house) === murti).length, 3);
  });
});
