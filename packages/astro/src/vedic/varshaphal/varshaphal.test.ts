import assert from 'node:assert/strict';
import { test } from 'node:test';
import { muddaDasha } from './mudda-dasha.ts';
import { tajikaAspect } from './tajika-bala.ts';
import { yearLord, type OfficeBearer } from './year-lord.ts';

test('the mudda dasha starts as the rule of nines says and fills the year', () => {
  const krittika = muddaDasha(3, 0, 0, 360);
  assert.deepEqual(krittika.map(({ lord, endJdUt, startJdUt }) => [lord, Math.round(endJdUt - startJdUt)]), [
    ['sun', 18], ['moon', 30], ['mars', 21], ['rahu', 54], ['jupiter', 48], ['saturn', 57], ['mercury', 51], ['ketu', 21], ['venus', 60],
  ]);
  assert.equal(muddaDasha(25, 34, 0, 1)[0]?.lord, 'mars');
  assert.equal(muddaDasha(1, 1, 0, 1)[0]?.lord, 'venus');
});

test('mudda periods and their parts partition the year exactly', () => {
  for (let star = 1; star <= 27; star++) {
    const periods = muddaDasha(star, star * 3, 2451545, 2451910.256);
    for (const { children, startJdUt, endJdUt, lord } of [{ children: periods, startJdUt: 2451545, endJdUt: 2451910.256, lord: periods[0]!.lord }, ...periods]) {
      assert.deepEqual([children[0]?.startJdUt, children.at(-1)?.endJdUt, children[0]?.lord], [startJdUt, endJdUt, lord]);
      children.slice(1).forEach((child, index) => assert.equal(child.startJdUt, children[index]?.endJdUt));
    }
  }
});

test('Tajika aspects fall on 1, 3, 4, 5, 7, 9, 10 and 11 only', () => {
  assert.deepEqual(Array.from({ length: 12 }, (_, sign) => tajikaAspect(0, sign)), [60, 0, 40, 15, 45, 0, 60, 0, 45, 15, 10, 0]);
});

const bearer = (planet: OfficeBearer['planet'], vishva: number, lagnaAspect: number): OfficeBearer =>
  ({ office: 'muntha_lord', planet, lagnaAspect, bala: { kshetra: 0, uccha: 0, hadda: 0, drekkana: 0, navamsa: 0, vishva } });

test('the year belongs to the strongest that sees the lagna; unseen, to the strongest; of equals to the better aspect', () => {
  assert.deepEqual(yearLord([bearer('sun', 15, 0), bearer('mars', 9, 15), bearer('venus', 7, 60)]), { planet: 'mars', reason: 'strongest_aspecting_lagna' });
  assert.deepEqual(yearLord([bearer('sun', 8, 0), bearer('mars', 9, 0)]), { planet: 'mars', reason: 'none_aspects_lagna_strongest' });
  assert.equal(yearLord([bearer('sun', 9, 10), bearer('mars', 9, 45)]).planet, 'mars');
});
